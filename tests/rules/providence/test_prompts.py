"""The questions that are asked: which paragraph asks them, and what they mention."""

from typing import Any

import pytest

from subrosa.core import Game, State
from subrosa.texts import Texts
from tests.rules.providence.table import CARDS, GAME, MAD, SANE, do, facts, player, printed, table


def question(state: State) -> tuple[str, str, dict[str, Any]]:
    """Return the question that is asked, its paragraph, and what it mentions."""
    prompt = state.view(None)["prompt"]
    return prompt["id"], prompt["rule"], prompt["args"]


def test_the_opening() -> None:
    """2"""
    s = GAME.new(2, 1, {"basic_agents": "chosen"})
    assert question(s) == ("choose-agent", "2.6", {})
    do(s, f"{s.waiting[0]} be friday", f"{s.waiting[0] ^ 1} be monday")
    name, rule, args = question(s)
    assert (name, rule) == ("place-agent", "2.9")
    assert args == {"piece": "friday" if s.waiting[0] == facts(s)["active"] else "monday", "influence": 1}


@pytest.mark.parametrize(
    ("position", "args"),
    [
        ({}, {"left": 2, "first": 1, "claims": 0}),
        ({"begun": True}, {"left": 2, "first": 0, "claims": 0}),
        ({"left": 0, "begun": True}, {"left": 0, "first": 0, "claims": 0}),
    ],
)
def test_the_turn(position: dict[str, Any], args: dict[str, int]) -> None:
    """3"""
    assert question(table(player("hart_island"), player(), **position)) == ("act", "3", args)


def test_how_much_can_be_claimed() -> None:
    """6.1, 6.2: by the board alone, and with the first action only"""
    mine = {"boston": 2, "arkham_card": 1, "chicago": 1}
    position: dict[str, Any] = {"cities": {"arkham": {"card": "tnt"}}}
    s = table(player("hart_island", cubes=mine), player(cubes={"chicago": 1}), **position)
    assert question(s)[2]["claims"] == 2
    s = table(player("hart_island", cubes=mine), player(), begun=True, **position)
    assert question(s)[2]["claims"] == 0


def test_how_many_cubes_come_back() -> None:
    """5.2"""
    s = do(table(player("speakeasy", cubes={"limbo": 2, "boston": 2}), player()), "0 retrieve with speakeasy")
    assert question(s) == ("take-cube", "5.2", {"left": 2})
    assert question(do(s, "0 limbo")) == ("take-cube", "5.2", {"left": 1})


MYTHOS_QUESTIONS = [
    ("mythos_cthulhu", "place-cthulhu", "17.1", {}),
    ("mythos_hastur", "put-recruit", "6.3", {"piece": "carl_jung"}),
    ("mythos_dagon", "send-cubes", "21.1", {"count": 2}),
    ("mythos_nyarlathotep", "who-is-tested", "21.1", {}),
    ("mythos_danvers_state_hospital", "choose-way", "21.1", {"card": "mythos_danvers_state_hospital"}),
    ("mythos_mi_go", "place-mi-go", "17.4", {}),
    ("mythos_colour_out_of_space", "raze-card", "21.1", {}),
]


@pytest.mark.parametrize(("card", "asks", "rule", "args"), MYTHOS_QUESTIONS)
def test_claimed_mythos_cards(card: str, asks: str, rule: str, args: dict[str, Any]) -> None:
    s = table(
        player(cubes={card: 2}, madness=1),
        player(),
        player(),
        cities={"boston": {"card": "tnt"}, "arkham": {"card": "fbi"}},
        row=[card],
        reserve=["carl_jung"],
    )
    assert question(do(s, f"0 claim {card}")) == (asks, rule, args)


CARD_QUESTIONS = [
    ("fbi", "take-away", "21.1", {"left": 2, "card": "fbi"}),
    ("labor_union", "blockade", "10", {"card": "labor_union"}),
    ("explorers_club", "move-pieces", "21.1", {"left": 1, "card": "explorers_club"}),
    ("amelia_earhart", "move-pieces", "21.1", {"left": 2, "card": "amelia_earhart"}),
    ("corruption", "destroy-agent", "16", {}),
    ("arkham_sanitarium", "calm", "21.1", {}),
    ("j_edgar_hoover", "peek", "21.1", {}),
    ("martial_law", "place-martial-law", "17.2", {}),
    ("deep_ones", "place-deep-ones", "17.3", {"left": 2}),
    ("bureau_of_prohibition", "take-away", "21.1", {"left": 2, "card": "bureau_of_prohibition"}),
]


@pytest.mark.parametrize(("card", "asks", "rule", "args"), CARD_QUESTIONS)
def test_actions_of_cards(card: str, asks: str, rule: str, args: dict[str, Any]) -> None:
    agents = {"monday": "boston", "amelia_earhart": "boston", "j_edgar_hoover": "boston"}
    s = table(
        player(card, agents=agents, madness=2, deep_ones={"boston": 1}),
        player(
            agents={"tuesday": "boston", "carl_jung": "boston", "eunice_hunt": "boston"},
            cubes={"boston": 2, "arkham": 1},
        ),
        player(),
    )
    assert question(do(s, f"0 use {card}")) == (asks, rule, args)


FREE_QUESTIONS = [
    ("freemasons", "redraw", "21.1", {"least": 0, "most": 2}),
    ("wall_street", "add-cubes", "21.1", {"left": 2}),
    ("hart_island", "recover", "21.1", {}),
    ("pinkerton_detectives", "move-pieces", "21.1", {"left": 1, "card": "pinkerton_detectives"}),
    ("black_market", "burn-card", "21.1", {}),
    ("palmer_raids", "raze-card", "21.1", {}),
    ("mythos_offering", "redraw", "21.1", {"least": 1, "most": 1}),
    ("mythos_whateleys", "put-whateley", "17.5", {}),
    ("mythos_night_gaunts", "move-pieces", "21.1", {"left": 1, "card": "mythos_night_gaunts"}),
]


@pytest.mark.parametrize(("card", "asks", "rule", "args"), FREE_QUESTIONS)
def test_free_actions_of_cards(card: str, asks: str, rule: str, args: dict[str, Any]) -> None:
    mythos = ["mythos_offering", "mythos_whateleys", "mythos_night_gaunts"]
    in_hand = [] if card in mythos else [card]
    s = table(
        player(*in_hand, "tnt", "anarchists", mythos=mythos, discards=["bootleggers", "speakeasy"]),
        player(),
        cities={"boston": {"card": "tnt"}, "arkham": {"card": "fbi"}},
    )
    assert question(do(s, f"0 free {card}")) == (asks, rule, args)


def test_the_other_questions() -> None:
    agents = {"monday": "arkham", "richard_upton_pickman": "boston", "wyatt_earp": "detroit"}
    other = player(agents={"tuesday": "chicago", "carl_jung": "detroit"})
    s = table(player("richard_upton_pickman", "tnt", "fbi", agents=agents), other, rolls=[MAD])
    do(s, "0 use richard_upton_pickman, close richard_upton_pickman with tnt")
    assert question(s) == ("save-agent", "9", {"piece": "richard_upton_pickman"})
    s = table(player("wyatt_earp", agents=agents, mythos=["mythos_herbert_west"]), other)
    assert question(do(s, "0 use wyatt_earp, kill carl_jung")) == (
        "raise-dead",
        "21.2",
        {"piece": "carl_jung"},
    )
    s = table(
        player(cubes={"boston_card": 1}, mythos=["mythos_yog_sothoth", "mythos_silver_key"]),
        player(),
        cities={"boston": {"card": "tnt", "stack": ["fbi"]}},
        reserve=["speakeasy"],
    )
    assert question(do(s, "0 claim boston_card")) == ("keep-in-hand", "21.2", {"card": "tnt"})
    assert question(do(s, "0 pile")) == ("take-or-burn", "21.2", {"card": "speakeasy"})
    s = table(player("speakeasy", mythos=["mythos_black_goat"]), player(), cities={"boston": {"card": "tnt"}})
    assert question(do(s, "0 add boston with speakeasy"))[:2] == ("extra-cube", "21.2")
    s = table(player("possessed", agents=agents, possessed=["wyatt_earp"]), other)
    do(s, "0 use possessed, way 1")
    assert question(s)[0] == "act", "Pickman is the only one to turn"
    s = table(player("possessed", agents=agents), other)
    assert question(do(s, "0 use possessed, way 1")) == ("flip-agent", "7", {})
    s = table(player(mythos=["mythos_whateleys"]), player(), whateleys=["boston"])
    assert question(do(s, "0 free mythos_whateleys")) == ("lift-whateley", "17.5", {})
    me = player(
        agents={"monday": "arkham", "mi_go": "boston", "carl_jung": "boston"}, mythos=["mythos_mi_go"]
    )
    s = do(table(me, player()), "0 use mythos_mi_go")
    assert question(s) == ("fly-mi-go", "17.4", {})
    assert question(do(s, "0 move mi_go detroit")) == ("carry-agent", "17.4", {})
    s = table(
        player(cubes={"mythos_cthulhu": 1}, agents={"monday": "boston"}), player(), row=["mythos_cthulhu"]
    )
    do(s, "0 claim mythos_cthulhu", "0 put boston")
    assert question(s) == ("displace", "17.1", {"piece": "monday"})
    s = table(player("arkham_advertiser", mythos=["mythos_impostor"]), player(), tracks={"investigation": 13})
    do(s, "0 track investigation_plus with arkham_advertiser")
    assert question(s) == ("swap-allegiance", "14", {})
    s = table(player("deep_ones", deep_ones={"indianapolis": 3}), player())
    assert question(do(s, "0 use deep_ones", "0 stop")) == ("claim-city", "21.1", {})


# ---- what the program asks about any game


def test_the_game_at_a_glance() -> None:
    """1: one to five players, about an hour and a half"""
    assert (GAME.id, GAME.min_seats, GAME.max_seats, GAME.usual_seats, GAME.minutes) == (
        "providence",
        1,
        5,
        4,
        90,
    )
    assert GAME.new().seats == 4


def test_what_facts_say_in_general() -> None:
    game: Game = GAME
    me = player(
        "tnt",
        "fbi",
        discards=["city_boston"],
        cities=["boston"],
        closed=["arkham"],
        opened=["detroit"],
        mythos=["mythos_dagon"],
        crypt=["moses_fleet"],
        agents={"monday": "boston", "carl_jung": "boston"},
        allegiance="cultist",
    )
    s = table(me, player(), turn=5)
    assert (game.round_of(facts(s)), game.turn_of(facts(s))) == (3, 5)
    assert game.hand_of(facts(s, 0)) == [("card", "tnt"), ("card", "fbi")]
    assert game.hand_of(facts(s)) == []
    row = game.player_of(facts(s), 0)
    assert [row[key] for key in ("cities", "gates_closed", "gates_opened", "agents")] == [1, 1, 1, 2]
    assert [row[key] for key in ("claimed", "mythos_cards", "kills")] == [4, 1, 1]
    assert game.roles_of(facts(s, 0), 0) == {"allegiance": "cultist"}


def test_which_card_a_choice_is_about() -> None:
    """Reports count claimed cards, of which a choice names only the place."""
    game: Game = GAME
    cubes = {"boston": 1, "arkham_card": 1, "mythos_dagon": 1}
    s = table(player("tnt", cubes=cubes), player(), cities={"arkham": {"card": "fbi"}}, row=["mythos_dagon"])
    named = {choice.text: game.card_used(facts(s), choice) for choice in s.options(0)}
    assert named["claim boston"] is None
    assert named["claim arkham_card"] == "claim fbi"
    assert named["claim mythos_dagon"] == "claim mythos_dagon"


def test_texts_mention_the_numbers_of_the_cards() -> None:
    """21: what is printed and what texts do, for both languages"""
    assert GAME.text_args("card-wall_street-text")["free_add_influence"] == 2
    assert GAME.text_args("card-carl_jung-text")["token_power"] == 0
    assert GAME.text_args("card-mythos_keziah_mason-text")["constant"] == 2
    assert GAME.text_args("card-mythos_great_race_of_yith-text")["end_each"] == 2
    assert GAME.text_args("city-boston-text") == {"control": 4, "gate": 4}
    assert GAME.text_args("card-nobody-text") == {}
    for allegiance in ("dissenter_investigator", "dissenter_cultist"):
        said = Texts("en", GAME).about("allegiance", allegiance)
        assert (
            "1 VP per token in the Crypt, and 3 VP for being hidden at the end; being revealed before costs 3 VP"
            in said
        )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Set the Ritual back", "Advance the Investigation", "End the turn"]),
        ("pl", ["Cofnij Rytuał", "Posuń Śledztwo naprzód", "Zakończ turę"]),
    ],
)
def test_answers_that_say_what_they_do(language: str, said: list[str]) -> None:
    """5.5, 3: a marker is advanced or set back; after the last action, passing is ending the turn"""
    texts = Texts(language, GAME)
    plain = [card for card, row in CARDS.items() if "agent" not in row]
    cards = [
        next(card for card in plain if printed(card, way)) for way in ("ritual_minus", "investigation_plus")
    ]
    s = table(player(*cards), player(), tracks={"ritual": 3, "investigation": 3})
    found = {text: texts.sentence(words) for text, words in GAME.answers(s.view(0)).items()}
    assert [found[text] for text in ("track ritual_minus", "track investigation_plus")] == said[:2]
    assert "pass" not in found
    s = table(player("hart_island"), player(), left=0, begun=True)
    assert texts.sentence(GAME.answers(s.view(0))["pass"]) == said[2]
    assert GAME.answers(s.view(1)) == {}


def test_a_blockade_is_told_of_before_cubes_are_added() -> None:
    """6.2: where one would have the most and cannot claim, unless Nyarlathotep helps"""

    def told(**mine: Any) -> dict[str, list[str]]:
        s = table(
            player("anarchists", "start_leverage", cubes={"boston": 3}, **mine),
            player(),
            cities={"arkham": {"card": "tnt", "stack": []}},
            blockades=["boston", "arkham_card"],
        )
        found = GAME.outcomes(s.view(0))
        return {
            text: [said["id"] for said in lines] for text, lines in found.items() if text.startswith("add ")
        }

    assert told() == {"add boston": ["outcome-add-blocked"], "add arkham_card": ["outcome-add-blocked"]}
    assert told(mythos=["mythos_nyarlathotep"]) == {}


def outcomes_of(s: State, choice: str) -> list[str]:
    return [said["id"] for said in GAME.outcomes(s.view(0)).get(choice, [])]


def test_what_a_gate_may_cost_is_told_before() -> None:
    """9.1, step 5: a Sanity Test, which may destroy a Recruited Agent, but not a Basic one"""

    s = table(player("blasphemous_rite", "tnt", agents={"monday": "boston"}), player())
    s.choose(0, "use blasphemous_rite")
    sane, mad = s.view(0)["facts"]["bag"]
    assert GAME.outcomes(s.view(0))["open monday"] == [
        {"id": "outcome-gate-test", "args": {"mad": mad, "tokens": sane + mad}}
    ]
    s = table(player("harry_houdini", "tnt", agents={"harry_houdini": "boston"}), player())
    s.choose(0, "use harry_houdini")
    assert outcomes_of(s, "close harry_houdini") == ["outcome-gate-test", "outcome-gate-agent"]


def test_passing_with_actions_left_is_said_to_end_the_turn() -> None:
    """4: the rest of the turn is lost"""
    s = table(player("anarchists"), player(), left=2)
    assert GAME.outcomes(s.view(0))["pass"][0] == {"id": "outcome-pass", "args": {"count": 2}}
    assert outcomes_of(table(player("hart_island"), player(), left=0, begun=True), "pass") == []


@pytest.mark.parametrize(("space", "told"), [(14, ["outcome-ends-by-track"]), (12, [])])
def test_a_marker_that_ends_the_game_is_told_of_before(space: int, told: list[str]) -> None:
    """13.4: the last space of a track"""
    s = table(player("arkham_advertiser"), player(), tracks={"investigation": space})
    do(s, "0 track investigation_plus", "0 pay arkham_advertiser")
    assert outcomes_of(s, "done") == told


@pytest.mark.parametrize(("vp", "ends"), [(32, True), (10, False)])
def test_a_claim_that_ends_the_game_is_told_of_before(vp: int, ends: bool) -> None:
    """13.1: the threshold with two players is 33"""
    s = table(player(cubes={"boston": 3}, vp=vp), player(), begun=False)
    assert ("outcome-ends-by-points" in outcomes_of(s, "claim boston")) is ends


def test_what_the_end_is_called() -> None:
    """13: endings and their paragraphs"""
    s = table(player("arkham_advertiser"), player(), tracks={"investigation": 14}, rolls=[SANE])
    do(s, "0 track investigation_plus with arkham_advertiser")
    assert s.result is not None
    assert (s.result.ending, s.result.rule) == ("track", "13.4")
    assert set(GAME.endings) >= {"points", "madness", "killed", "track", "deep_ones", "reveal", "standstill"}
