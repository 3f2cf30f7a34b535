"""What a choice brings about is said before it is made, where everybody can see it (RULES.md 6 to 10)."""

from random import Random

from subrosa.core import State
from subrosa.texts import LANGUAGES, Texts
from tests.rules.estoril.table import GAME, choices, do, each, player, prompt, resolving, table
from tests.rules.estoril.test_locations import CHURCH
from tests.test_texts import reads_well

NAMES = ["Ada", "Bo", "Cy"]
OPEN = "It lies face up there: everybody sees who it is."


def said(state: State, choice: str) -> list[str]:
    """Return what whoever is asked is told of a choice."""
    texts = Texts("en", GAME, NAMES)
    assert choice in choices(state)
    return [texts.sentence(line) for line in GAME.outcomes(state.view(state.waiting[0])).get(choice, [])]


class TestPlacing:
    def test_a_card_lies_face_up_only_where_nothing_is_top_secret(self) -> None:
        """6.4, 9.3"""
        state = table(player(), player())
        assert said(state, "place s_veteran 3ii") == [OPEN]
        assert said(state, "place s_veteran 6iii") == []

    def test_assassins_have_no_work_in_the_church(self) -> None:
        """9.1"""
        state = table(player(), player(), city=CHURCH)
        assert said(state, "place s_assassin 1i") == ["Assassins cannot be used there."]
        assert said(state, "place s_veteran 1i") == []

    def test_a_hotel_favours_its_flag(self) -> None:
        """9.2"""
        state = table(player(hand=["windsor", "s_veteran"]), player())
        assert said(state, "place windsor 2iii") == ["Its flag gives it +1 influence there."]
        assert said(state, "place s_veteran 2iii") == []

    def test_who_would_lead_is_told_among_open_cards(self) -> None:
        """7.5: of those tied, whoever is on the lowest area"""
        state = table(player(hand=["garbo", "s_assassin"]), player({"3ii": "s_nationalist"}))
        assert said(state, "place garbo 3iii") == [OPEN, "By strength alone you would lead there, 3 to 0."]
        assert said(state, "place s_assassin 3iii")[1:] == [
            "By strength alone Bo would lead there, 0 to 0: the lower area breaks the tie."
        ]

    def test_a_card_face_down_is_left_out_of_it(self) -> None:
        """13.3, 13.4: whoever has looked at it knows"""
        yours = player({"8i": "garbo"}, hand=["s_veteran"])
        state = table(player(hand=["s_veteran"]), yours)
        assert said(state, "place s_veteran 8ii") == []
        state = table(player(hand=["s_veteran"], seen=["8i"]), yours)
        assert said(state, "place s_veteran 8ii") == ["By strength alone Bo would lead there, 3 to 2."]


class TestAbilities:
    def test_an_assassins_victim_goes_home_and_may_miss_its_turn(self) -> None:
        """8.2: symbols it has not used are lost; what it has done is done"""
        yours = player({"3i": "otto_m", "3iii": "amelia"})
        state = resolving(player({"3ii": "c_rosa"}), yours, rewards={"tamariz": "smith"}, until="tamariz")
        do(state, "1 pass")
        assert said(state, "assassinate 3iii") == [
            "Amélia returns to the hand of Bo before it can do anything.",
            "Bo wins S. Smith with influence 2.",
        ]
        assert said(state, "assassinate 3i") == [
            "Otto M. returns to the hand of Bo.",
            "Then Bo leads here, 4 to 2.",
        ]
        assert said(state, "pass") == []  # the Seducer is still to come

    def test_ones_own_card_returns_to_ones_own_hand(self) -> None:
        """8.2"""
        state = resolving(player({"3i": "c_rosa", "3ii": "amelia"}), player(), until="tamariz")
        assert said(state, "assassinate 3ii")[0] == "Amélia returns to your hand before it can do anything."

    def test_whoever_acts_last_settles_the_location(self) -> None:
        """7.5, 7.6"""
        rewards = {"tamariz": "smith"}
        state = resolving(
            player({"3ii": "s_diplomat"}), player({"3i": "garbo"}), rewards=rewards, until="tamariz"
        )
        assert said(state, "pass") == said(state, "protect 3ii") == ["Bo wins S. Smith with influence 3."]

    def test_flags_are_counted_beforehand(self) -> None:
        """8.4"""
        mine = player({"3ii": "salazar", "3iii": "s_veteran"})
        state = resolving(mine, player({"3i": "garbo"}), rewards={"tamariz": "smith"}, until="tamariz")
        flags = state.view(0)["prompt"]["args"]["flags"]
        assert flags >= 1
        assert said(state, "rally") == [f"Then you lead here, {4 + flags} to 3."]
        do(state, "0 rally")
        assert said(state, "rally") == [f"You win S. Smith with influence {4 + 2 * flags}."]

    def test_where_flags_are_counted_at_the_end_nobody_is_promised_anything(self) -> None:
        """15.2"""
        mine = player({"3ii": "salazar", "3iii": "s_veteran"})
        options = {"flags_counted": "at_end"}
        state = resolving(mine, player({"3i": "garbo"}), options=options, until="tamariz")
        assert said(state, "rally") == []
        do(state, "0 rally")
        assert said(state, "pass") == said(state, "rally") == []

    def test_whoever_is_seduced_counts_here_as_far_as_one_knows_them(self) -> None:
        """8.6: face up or face down; R23: with the bonus of the hotel"""
        mine = {"2i": "amelia"}
        rewards = {"palacio": "smith"}
        hidden = resolving(player(mine), player({"8i": "windsor"}), rewards=rewards, until="palacio")
        [told] = said(hidden, "seduce 8i ii")
        assert told == "Whoever it is: it is turned face up here, and its strength counts for Bo."
        looked = resolving(player(mine, seen=["8i"]), player({"8i": "windsor"}), rewards=rewards)
        assert said(looked, "seduce 8i ii") == ["Bo wins S. Smith with influence 5."]
        plain = resolving(
            player(mine, seen=["8i"]),
            player({"8i": "windsor"}),
            rewards=rewards,
            options={"seduced_bonus": "no"},
        )
        assert said(plain, "seduce 8i ii") == ["You win S. Smith with influence 4."]

    def test_a_conspirator_sees_what_goes_under_the_deck_and_who_gets_the_other(self) -> None:
        """8.3"""
        mine = player({"3i": "otto_m"})
        state = resolving(mine, player(), rewards={"tamariz": "smith"}, deck=["garbo"], until="tamariz")
        assert said(state, "conspire") == []
        do(state, "0 conspire")
        assert said(state, "keep") == [
            "Garbo goes face down under the deck.",
            "You win S. Smith with influence 2.",
        ]
        assert said(state, "swap") == [
            "S. Smith goes face down under the deck.",
            "You win Garbo with influence 2.",
        ]


class TestLocations:
    def test_the_dice_of_the_casino_are_still_to_come(self) -> None:
        """9.6"""
        state = resolving(
            player({"6i": "c_rosa"}), player({"6ii": "garbo", "6iii": "luciano"}), until="casino"
        )
        assert said(state, "pass") == []
        assert said(state, "assassinate 6iii")[1:] == ["Then Bo leads here, 3 to 2."]

    def test_at_boca_somebody_is_lost_before_somebody_wins(self) -> None:
        """9.7"""
        yours = player({"7ii": "luciano", "7iii": "garbo"})
        state = resolving(player({"7i": "c_rosa"}), yours, rewards={"boca": "smith"}, until="boca")
        assert said(state, "pass") == [
            "Then you are the weakest here and lose one of your characters for good.",
            "Bo wins S. Smith with influence 8.",
        ]

    def test_the_loser_knows_what_it_costs(self) -> None:
        """9.7: it goes to the box and scores nothing"""
        state = resolving(
            player({"7i": "luciano"}),
            player({"7ii": "s_veteran", "7iii": "garbo"}),
            rewards={"boca": "smith"},
            until="boca",
        )
        assert (prompt(state), state.waiting) == ("sacrifice", (1,))
        assert said(state, "lose 7iii") == [
            "Garbo leaves the game with its 4 VP.",
            "Ada wins S. Smith with influence 5.",
        ]


class TestDiscarding:
    def test_a_discard_scores_itself_and_no_mission(self) -> None:
        """10.1, 10.2, 10.3"""
        cards = ["windsor", "garbo", "luciano", "rene", "green", "smith", "pires"]
        missions = ["m_britain", "m_diplomat", "m_flags", "m_women"]
        state = table(player(hand=cards), player(), now="discarding", missions=missions)
        assert said(state, "discard windsor") == [
            "As a discard it scores 1 VP, in hand 2. No longer counted by: British network, Diplomats."
        ]
        assert said(state, "discard pires") == ["As a discard it scores 1 VP, in hand 1."]

    def test_a_second_card_of_a_country_is_not_missed(self) -> None:
        """11.3"""
        cards = ["rene", "antoine_se", "garbo", "luciano", "green", "smith", "pires"]
        missions = ["m_flags", "m_women", "m_usa", "m_seducer"]
        state = table(player(hand=cards), player(), now="discarding", missions=missions)
        assert "No longer" not in said(state, "discard rene")[0]
        assert said(state, "discard garbo")[0].endswith("No longer counted by: International network.")


def test_nobody_else_is_told() -> None:
    state = resolving(player({"3ii": "c_rosa"}), player({"3i": "garbo"}), until="tamariz")
    assert GAME.outcomes(state.view(None)) == GAME.outcomes(state.view(1)) == {}


def test_a_promised_reward_is_won_whatever_lies_face_down() -> None:
    """What is promised comes true in the game, and in every other that looks the same to whoever is asked."""
    promised = 0
    for seed in range(4):
        rng = Random(seed)
        state = GAME.new(3, seed, {"recruitment_office": "yes", "second_place": "yes"})
        while state.waiting:
            seat = rng.choice(state.waiting)
            choice = rng.choice(state.options(seat))
            view = state.view(seat)
            wins = [line for line in GAME.outcomes(view).get(choice.text, []) if line["id"] == "outcome-wins"]
            for world in (GAME.imagine(view, rng), GAME.imagine(view, rng)) if wins else ():
                winner, card = wins[0]["args"]["seat"], wins[0]["args"]["card"]
                assert card not in each(world, "network")[winner]
                world.choose(seat, choice)
                if prompt(world) == "sacrifice":
                    world.choose(world.waiting[0], world.options(world.waiting[0])[0])
                assert card in each(world, "network")[winner]
                promised += 1
            state.choose(seat, choice)
    assert promised > 30


def test_all_of_it_reads_well_in_both_languages() -> None:
    speakers = [Texts(language, GAME, NAMES) for language in LANGUAGES]
    seen = set()
    for seed in range(3):
        rng = Random(seed)
        state = GAME.new(3, seed, {"secret_missions": "yes"})
        while state.waiting:
            seat = rng.choice(state.waiting)
            for lines in GAME.outcomes(state.view(seat)).values():
                for line in lines:
                    seen.add(line["id"])
                    assert all(reads_well(texts.sentence(line)) for texts in speakers), line
            state.choose(seat, rng.choice(state.options(seat)))
    assert len(seen) > 8
