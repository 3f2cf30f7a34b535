"""The scripted player of Nanty Narking: advice for the game that it follows, and how it does against random."""

from typing import Any

import pytest

from subrosa import bots
from subrosa.core.state import State
from subrosa.games.nanty.bots.decisions import DECISIONS
from subrosa.games.nanty.rules.game import GAME
from subrosa.lab.strength.challenge import Job, run
from tests.rules.nanty.table import die, whole_row

Player = dict[str, Any]
Board = dict[str, dict[str, Any]]


def player(identity: str, *hand: str, money: int = 10, **more: Any) -> Player:
    return {"identity": identity, "hand": list(hand), "money": money, **more}


def position(players: list[Player], board: Board, **more: Any) -> State:
    whole = {name: whole_row(row, len(players)) for name, row in board.items()}
    return GAME.position({"players": players, "board": whole, "hurry": True, **more})


def chosen(state: State, seat: int) -> str:
    """Return what the bot does, which must not depend on how it breaks ties."""
    answers = any_of(state, seat)
    assert len(answers) == 1, answers
    return answers.pop()


def any_of(state: State, seat: int) -> set[str]:
    """Return all that the bot may do, where several answers are equally good."""
    view = state.view(seat)
    return {bots.make("scripted", GAME, seed).choose(view, view["choices"]) for seed in range(8)}


def alone(*districts: str, seat: int = 0) -> Board:
    """Put a single Agent of a seat in each of these."""
    return {name: {"agents": [0] * seat + [1]} for name in districts}


# ---- strength


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (2, {"identities": "classic"}),
        (3, {"identities": "alternative"}),
        (3, {"figure_cards": "yes"}),
    ],
)
def test_it_beats_random_by_a_wide_margin(seats: int, options: dict[str, str]) -> None:
    # The seeds are fixed, so this is no gamble: it wins about nine games out of ten.
    tally = run(Job("nanty", "scripted", "random", seats, options, "strength", 0, 24))
    assert sum(tally.won) >= 18


# ---- one's own goal


SEVEN = ("chelsea", "westminster", "strand", "holborn", "city", "east_end", "southwark")
OTHERS = [player("fagin"), player("lord_bellinger"), player("sherlock_holmes")]


def test_moriarty_plays_the_agent_that_wins_and_not_the_money() -> None:
    state = position(
        [player("professor_moriarty", "royal_mint", "peterson_the_commissionaire"), *OTHERS], alone(*SEVEN)
    )
    assert chosen(state, 0) == "play peterson_the_commissionaire"
    state.choose(0, "play peterson_the_commissionaire")
    assert any_of(state, 0) <= {
        f"place {name}" for name in ("west_end", "highbury", "bermondsey", "lambeth", "battersea")
    }


def test_a_goal_that_is_met_is_not_risked_for_a_random_event() -> None:
    # Lord Melbourne places an Agent near Westminster and lets another card follow, but first something happens.
    for districts, answer in ((SEVEN, "play lord_melbourne"), ((*SEVEN, "lambeth"), "play royal_mint")):
        state = position(
            [player("professor_moriarty", "lord_melbourne", "royal_mint", money=2), *OTHERS],
            alone(*districts),
        )
        assert chosen(state, 0) == answer


def test_a_lord_one_district_short_takes_one_more() -> None:
    board: Board = alone("chelsea", "westminster", "strand") | {
        "city": {"agents": [0, 1]},
        "highbury": {"agents": [0, 2]},
        "holborn": {"agents": [0, 1]},
        "lambeth": {"agents": [1, 1]},
    }
    rivals = [player("fagin"), player("sherlock_holmes"), player("professor_moriarty")]
    state = position([player("lord_bellinger", "goldinis_restaurant", "navvies"), *rivals], board)
    state.choose(0, "play navvies")
    state.choose(0, any_of(state, 0).pop())
    assert len(state.view(0)["facts"]["players"][0]["controls"]) == 4


def test_fagin_makes_trouble() -> None:
    board: Board = alone("chelsea", "westminster") | {"strand": {"agents": [0, 1]}}
    state = position([player("fagin", "peterson_the_commissionaire", "navvies"), *OTHERS[1:]], board)
    state.choose(0, "play peterson_the_commissionaire")
    state.choose(0, answer := any_of(state, 0).pop())
    assert [
        row["trouble"] for row in state.view(0)["facts"]["board"] if row["district"] == answer.split()[1]
    ] == [True]


def test_fagin_spares_his_enemies_since_murder_ends_trouble() -> None:
    board: Board = {name: {"agents": [1, 1], "trouble": True} for name in SEVEN[:5]}
    state = position([player("fagin", "count_dracula"), *OTHERS[1:]], board)
    assert chosen(state, 0) == "skip"


@pytest.mark.parametrize(("identity", "answer"), [("monsieur_de_sidonia", "skip"), ("lord_balmoral", "text")])
def test_who_counts_his_wealth_borrows_nothing(identity: str, answer: str) -> None:
    state = position([player(identity, "mr_merryweather", "navvies"), *OTHERS], alone(*SEVEN[:3]))
    state.choose(0, "play mr_merryweather")
    assert chosen(state, 0) == answer


@pytest.mark.parametrize(("identity", "builds"), [("ebenezer_scrooge", False), ("miss_havisham", True)])
def test_scrooge_keeps_his_money_and_miss_havisham_builds(identity: str, builds: bool) -> None:
    state = position(
        [player(identity, "royal_mint", "navvies", money=25), player("bill_sikes"), player("gaffer_hexam")],
        alone("lambeth", "chelsea"),
        options={"identities": "alternative"},
    )
    state.choose(0, "play royal_mint")
    assert chosen(state, 0) == ("build lambeth" if builds else "skip")


def test_the_detective_draws_for_the_end_of_the_deck() -> None:
    state = position(
        [player("sherlock_holmes", "langdale_pike", "goldinis_restaurant", money=20), *OTHERS[:2]],
        alone(*SEVEN[:3]),
    )
    assert chosen(state, 0) == "play langdale_pike"


def test_cards_that_let_you_play_another_come_first() -> None:
    hand = ("alhambra_music_hall", "goldinis_restaurant", "peterson_the_commissionaire")
    state = position([player("lord_bellinger", *hand), player("fagin")], alone(*SEVEN[:3]))
    assert chosen(state, 0) == "play alhambra_music_hall"


def test_a_hopeless_case_takes_another_identity_and_a_winner_keeps_his() -> None:
    for districts, answer in ((SEVEN[:1], "text"), (SEVEN, "skip")):
        others = [player(identity) for identity in ("fagin", "lord_bellinger", "lord_holdhurst")]
        state = position(
            [player("professor_moriarty", "dr_jekyll_and_mr_hyde", "navvies"), *others],
            alone(*districts) | {"highbury": {"agents": [3]}},
        )
        state.choose(0, "play dr_jekyll_and_mr_hyde")
        assert chosen(state, 0) == answer


# ---- everybody else's


def test_a_lord_about_to_win_loses_a_district() -> None:
    board: Board = {
        "chelsea": {"agents": [0, 1]},
        "westminster": {"agents": [0, 2]},
        "strand": {"agents": [0, 2]},
        "city": {"agents": [1, 2], "trouble": True},
        "highbury": {"agents": [1, 0, 2], "trouble": True},
    }
    state = position(
        [player("professor_moriarty", "count_dracula"), player("lord_bellinger"), *OTHERS[::2]], board
    )
    assert chosen(state, 0) == "remove city 1"


def test_a_player_everywhere_is_thinned_out_where_he_stands_alone() -> None:
    board: Board = alone(*SEVEN, seat=1) | {
        "chelsea": {"agents": [1, 1], "trouble": True},
        "battersea": {"agents": [1, 2], "trouble": True},
    }
    state = position(
        [player("sherlock_holmes", "count_dracula"), player("professor_moriarty"), *OTHERS[:2]], board
    )
    assert chosen(state, 0) == "remove chelsea 1"


def test_eight_troubles_are_one_too_many() -> None:
    board: Board = {name: {"agents": [1, 1], "trouble": True} for name in (*SEVEN, "lambeth")}
    hand = ("athelney_jones", "royal_mint", "peterson_the_commissionaire")
    state = position([player("monsieur_de_sidonia", *hand), player("fagin"), *OTHERS[1:]], board)
    assert chosen(state, 0) == "play athelney_jones"


def test_nobody_fears_what_nobody_can_be() -> None:
    # The bot is Fagin, so nobody else can be: Trouble is its own business.
    board: Board = {name: {"agents": [1, 1], "trouble": True} for name in (*SEVEN, "lambeth")}
    hand = ("athelney_jones", "peterson_the_commissionaire")
    state = position([player("fagin", *hand), *OTHERS[1:]], board)
    assert chosen(state, 0) == "play peterson_the_commissionaire"


def test_money_is_taken_from_the_rich_who_may_be_counting_it() -> None:
    state = position(
        [
            player("lord_bellinger", "charley_bates", "navvies"),
            player("fagin", money=9),
            player("monsieur_de_sidonia", money=49),
        ],
        alone("chelsea"),
    )
    state.choose(0, "play charley_bates")
    state.choose(0, "text")
    assert chosen(state, 0) == "aim 2"


def test_a_hired_murderer_spares_his_own_people() -> None:
    board: Board = {
        "city": {"agents": [1, 1, 2], "trouble": True},
        "strand": {"agents": [0, 2, 1]},
        "lambeth": {"agents": [0, 1]},
    }
    state = position(
        [
            player("fagin", "henry_holy_peters", "navvies"),
            player("professor_moriarty"),
            player("lord_bellinger"),
        ],
        board,
    )
    for choice in ("play henry_holy_peters", "text", "aim 1"):
        state.choose(0, choice)
    assert chosen(state, 1) == "remove city 2"


# ---- reactions


def attacked(
    card: str, board: Board, *moves: str, identity: str = "professor_moriarty", money: int = 10
) -> State:
    """Give seat 1 a reaction, and let seat 0 do something to it."""
    attacker, *answers = moves
    state = position(
        [player("fagin", attacker, "navvies"), player(identity, card, "estella", money=money)], board
    )
    for choice in (f"play {attacker}", *answers):
        state.choose(0, choice)
    return state


@pytest.mark.parametrize("card", ["toby", "amy_dorrit"])
def test_protection_is_for_the_agent_that_the_goal_rests_on(card: str) -> None:
    board: Board = alone(*SEVEN, seat=1) | {"city": {"agents": [1, 1], "trouble": True}}
    assert chosen(attacked(card, board, "count_dracula", "remove city 1"), 1) == f"play {card}"


@pytest.mark.parametrize("card", ["toby", "amy_dorrit"])
def test_and_not_for_one_among_three(card: str) -> None:
    board: Board = alone(*SEVEN, seat=1) | {"city": {"agents": [1, 3], "trouble": True}}
    assert chosen(attacked(card, board, "count_dracula", "remove city 1"), 1) == "pass"


@pytest.mark.parametrize("card", ["red_headed_league", "victor_frankenstein"])
def test_an_attack_is_a_free_ride_to_where_moriarty_is_missing(card: str) -> None:
    board: Board = alone(*SEVEN, seat=1) | {"city": {"agents": [1, 2], "trouble": True}}
    state = attacked(card, board, "count_dracula", "remove city 1")
    assert chosen(state, 1) == f"play {card}"
    state.choose(1, f"play {card}")
    assert any_of(state, 1) <= {
        f"place {name}" for name in ("west_end", "highbury", "bermondsey", "lambeth", "battersea")
    }


def test_goodyear_is_too_good_for_two_pounds() -> None:
    assert chosen(attacked("mr_goodyear", alone("chelsea", seat=1), "forty_elephants", "text"), 1) == "pass"


def test_goodyear_keeps_milverton_away_from_the_poor() -> None:
    board: Board = alone("chelsea", seat=1)
    state = attacked("mr_goodyear", board, "charles_augustus_milverton", "text", money=2)
    assert chosen(state, 1) == "play mr_goodyear"


def test_who_can_pay_milverton_does() -> None:
    state = attacked("toby", alone("chelsea", seat=1), "charles_augustus_milverton", "text", money=20)
    assert chosen(state, 1) == "pay"


def test_toby_holds_an_agent_where_it_is_needed() -> None:
    board: Board = alone(*SEVEN, seat=1) | {"lambeth": {"agents": [1]}}
    state = attacked("toby", board, "henry_baker", "text", "lift city 1", "place strand")
    assert chosen(state, 1) == "play toby"


def test_the_suffragette_saves_those_who_are_missed() -> None:
    board: Board = {
        "westminster": {"agents": [[], ["suffragette"]]},
        "city": {"agents": [["sailor"], ["cyclist"]], "trouble": True},
        **{
            name: {"agents": [[], [kind]]}
            for name, kind in (("strand", "jockey"), ("chelsea", "newsboy"), ("lambeth", "gentleman"))
        },
        **{
            name: {"agents": [[], [kind]]}
            for name, kind in (("holborn", "housemaid"), ("highbury", "governess"))
        },
    }
    state = position(
        [
            player("fagin", "count_dracula"),
            player("professor_moriarty", "estella", agent_cards=["suffragette"]),
        ],
        board,
        options={"figure_cards": "yes"},
    )
    state.choose(0, "remove city 1-cyclist")
    assert chosen(state, 1) == "reveal suffragette"


def test_the_detective_throws_reactions_away_to_draw_more() -> None:
    state = position(
        [player("sherlock_holmes", "toby", "navvies"), player("fagin")],
        alone("chelsea"),
        played="estella",
        now="end",
    )
    assert chosen(state, 0) == "throw toby"


def test_others_keep_theirs() -> None:
    state = position(
        [player("professor_moriarty", "toby", "amy_dorrit"), player("fagin")],
        alone("chelsea"),
        played="estella",
        now="end",
    )
    assert chosen(state, 0) == "end"


# ---- Doctor Watson


def test_watson_brings_a_good_last_card_back() -> None:
    state = position(
        [player("professor_moriarty", "doctor_watson"), player("fagin")],
        alone(*SEVEN[:4]),
        played="navvies",
        now="end",
    )
    assert chosen(state, 0) == "play doctor_watson"


def test_watson_is_not_discarded_for_a_poor_one() -> None:
    state = position(
        [player("professor_moriarty", "doctor_watson"), player("fagin")],
        alone(*SEVEN[:4]),
        played="athelney_jones",
        now="end",
    )
    assert chosen(state, 0) == "end"


def test_watson_waits_until_the_card_has_done_its_work() -> None:
    state = position(
        [player("professor_moriarty", "doctor_watson", "navvies"), player("fagin")], alone(*SEVEN[:4])
    )
    state.choose(0, "play navvies")
    assert all(answer.startswith("place") for answer in any_of(state, 0))


# ---- District cards and Buildings


def test_money_for_nothing_is_taken_first() -> None:
    board: Board = alone("chelsea") | {"lambeth": {"agents": [1], "house": 0}}
    state = position([player("lord_bellinger", "navvies", "royal_mint"), player("fagin")], board)
    assert chosen(state, 0) == "use lambeth"


@pytest.mark.parametrize(("troubles", "answer"), [(8, "use strand"), (2, "play navvies")])
def test_the_strand_is_paid_when_trouble_is_near(troubles: int, answer: str) -> None:
    places = ("chelsea", "westminster", "holborn", "city", "east_end", "southwark", "lambeth", "highbury")
    board: Board = {name: {"agents": [1, 1], "trouble": True} for name in places[:troubles]}
    board["strand"] = {"agents": [1], "house": 0}
    state = position(
        [player("lord_bellinger", "navvies", "royal_mint"), player("fagin"), player("sherlock_holmes")], board
    )
    assert chosen(state, 0) == answer


@pytest.mark.parametrize(("agents", "answer"), [(1, "save city 0"), (3, "skip")])
def test_holborn_is_paid_for_what_the_goal_rests_on(agents: int, answer: str) -> None:
    board: Board = alone(*SEVEN) | {"holborn": {"agents": [1], "house": 0}, "city": {"agents": [agents]}}
    state = die(
        [6],  # the City
        player("professor_moriarty", money=20),
        player("fagin", "tracy_tupman", "navvies"),
        board=board,
        active=1,
        event_deck=["mysterious_murders"],
    )
    state.choose(1, "play tracy_tupman")
    assert chosen(state, 0) == answer


def test_a_building_worth_more_than_the_ransom_is_saved() -> None:
    board: Board = {"lambeth": {"agents": [0, 1], "house": 1}}
    state = attacked(
        "toby", board, "metropolitan_fire_brigade", "text", identity="monsieur_de_sidonia", money=8
    )
    assert chosen(state, 1) == "pay"


# ---- all questions


def test_every_question_of_the_game_has_a_considered_answer() -> None:
    asked = {step.prompt for step in GAME.steps if getattr(step, "prompt", "")}
    assert asked == set(DECISIONS)


def test_an_unknown_question_is_answered_harmlessly() -> None:
    bot = bots.make("scripted", GAME, 1)
    view = GAME.new(seed=1).view(0)
    view["prompt"] = {"id": "something new", "rule": "99", "args": {}}
    assert bot.choose(view, ["leap", "skip", "sing"]) == "skip"
    assert bot.choose(view, ["leap", "sing"]) in ("leap", "sing")
