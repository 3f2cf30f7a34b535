"""What pages are told besides the facts: worked out by the rules, from views alone."""

from random import Random
from typing import Any

import pytest

from subrosa.core import State
from subrosa.games.nanty.rules.facts import Aim, Shown
from subrosa.games.nanty.rules.game import GAME, NantyGame
from subrosa.texts import Texts
from tests.rules.nanty.table import FOLDER, do, player, table

BOARD = {
    "city": {"agents": [2, 1], "house": 0, "trouble": True},
    "strand": {"agents": [3, 0], "house": 0, "grenadiers": 1},
    "lambeth": {"house": 1},
}


def shown(state: State, seat: int | None = None) -> Shown:
    game = state.setup.game
    assert isinstance(game, NantyGame)
    return game.shown(state.view(seat))


def aim(state: State, identity: str, seat: int | None = None) -> Aim:
    return next(aim for aim in shown(state, seat)["aims"] if identity in aim["identities"])


def indebted() -> dict[str, Any]:
    return {
        "players": [
            player("pickwick_club", "toby", identity="fagin", money=33, loans=["mr_merryweather"]),
            player("navvies", identity="lord_bellinger", money=11, loans=["city_and_suburban_bank"]),
        ],
        "board": BOARD,
        "deck_size": 0,
        "hurry": True,
    }


def dearer_loans() -> NantyGame:
    """Return the game with a card file in which loans cost more than is printed on the cards."""
    text = (FOLDER / "cards.toml").read_text("utf-8")
    game = GAME.with_cards(text.replace("loan_repayment = 12", "loan_repayment = 20"))
    assert isinstance(game, NantyGame)
    return game


def test_what_is_owed_is_what_the_card_file_says() -> None:
    state = dearer_loans().position(indebted())
    assert [holdings["owed"] for holdings in shown(state)["players"]] == [20, 20]
    assert aim(state, "monsieur_de_sidonia")["reached"] == [33 - 20 + 6, 11 - 20 + 18]
    assert [player["wealth"] for player in state.view(None)["facts"]["players"]] == [19, 9]


def test_points_are_told_by_what_they_are_made_of() -> None:
    state = dearer_loans().position(indebted())
    assert shown(state)["points"] == []
    do(state, "0 play pickwick_club", "0 end")
    assert state.result is not None
    assert shown(state)["points"] == [
        {"agents": 10, "houses": 6, "money": 33, "loans": -20, "total": 29},
        {"agents": 5, "houses": 18, "money": 11, "loans": -15, "total": 19},
    ]
    assert state.result.scores == (29, 19)


def test_what_is_left_and_who_controls_what() -> None:
    state = GAME.position(indebted())
    found = shown(state)
    assert found["players"][0]["agents_left"] == GAME.edition.agents - 5
    assert found["players"][0]["houses_left"] == GAME.edition.houses - 2
    assert found["players"][0]["houses"] == 6
    assert found["trouble"] == 1
    assert found["riots"] == GAME.edition.riots
    board = [row["district"] for row in state.view(None)["facts"]["board"]]
    assert {name: found["control"][board.index(name)] for name in BOARD} == {
        "city": 0,
        "strand": None,
        "lambeth": 1,
    }


def test_districts_that_do_not_count_because_of_grenadiers_are_named() -> None:
    """Each goal by its own measure: Agents, control and Buildings are lost there, Trouble is not."""
    state = GAME.position(indebted())
    assert aim(state, "professor_moriarty")["cancelled"] == [["strand"], []]
    assert aim(state, "lord_bellinger")["cancelled"] == [["strand"], []]
    assert aim(state, "monsieur_de_sidonia")["cancelled"] == [["strand"], []]
    assert aim(state, "fagin")["cancelled"] == [[], []]
    assert aim(state, "sherlock_holmes")["cancelled"] == [[], []]


def test_whoever_counts_agents_on_the_board_hears_why_there_are_more() -> None:
    board = {
        "city": {"agents": [1, 0]},
        "strand": {"agents": [1, 0], "grenadiers": 1},
        "holborn": {"agents": [0, 1], "grenadiers": 1},
    }
    state = table(player(identity="professor_moriarty"), player(), board=board)
    goal = GAME.page(state.view(0))["shown"]["goal"][0]
    assert (goal["args"]["reached"], goal["args"]["cancelled_districts"]) == (1, ["strand"])
    assert "So far: 1. Not counted, as Grenadiers stand there: Strand." in Texts("en", GAME).sentence(goal)


def test_why_a_district_card_is_of_no_use_now() -> None:
    state = GAME.position(indebted())
    board = [row["district"] for row in state.view(None)["facts"]["board"]]
    assert shown(state)["deeds"][board.index("strand")] == "guarded"
    assert shown(state)["deeds"][board.index("city")] == ""
    state = table(
        player("toby", "navvies"), player("estella"), board={"lambeth": {"agents": [1], "house": 0}}
    )
    lambeth = board.index("lambeth")
    assert shown(state)["deeds"][lambeth] == ""
    use = next(text for text in state.view(0)["choices"] if text.startswith("use"))
    state.choose(0, use)
    assert shown(state)["deeds"][lambeth] == "used"


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("mrs_hudson", [("act", 0), ("act", 1), ("act", 2), ("end", None)]),
        ("rosetta_davis", [("act", 0), ("act", 1), ("immunity", 1), ("sell", 1), ("end", None)]),
    ],
)
def test_the_symbol_that_is_being_carried_out(card: str, steps: list[tuple[str, int | None]]) -> None:
    """It stays the same while something else is asked in between, and there is none when all are done."""
    state = table(player(card, "navvies"), player("estella"), hurry=False)
    assert shown(state)["symbol"] is None
    state.choose(0, f"play {card}")
    seen: list[tuple[str, int | None]] = []
    while not seen or seen[-1][0] != "end":
        seen.append((state.view(None)["prompt"]["id"], shown(state)["symbol"]))
        seat = state.waiting[0]
        offered = state.view(seat)["choices"]
        state.choose(seat, next((text for text in ("money", "text") if text in offered), offered[0]))
    assert seen == steps


def test_everybody_is_told_what_they_may_know_of_aims() -> None:
    state = GAME.position(indebted())
    assert aim(state, "fagin", None)["seats"] == [0, 1]
    assert aim(state, "fagin", 0)["seats"] == [0]
    assert aim(state, "fagin", 1)["seats"] == [0]


@pytest.mark.parametrize("options", [{}, {"identities": "alternative"}, {"figure_cards": "yes"}])
def test_parts_add_up_whatever_happens(options: dict[str, str]) -> None:
    for seed in range(8):
        state = GAME.new(3, seed, options, hurry=True, quiet=True)
        rng = Random(seed)
        while state.waiting:
            seat = rng.choice(state.waiting)
            state.apply(seat, rng.choice(state.options(seat)))
        assert state.result is not None
        for points, score in zip(shown(state)["points"], state.result.scores, strict=True):
            assert (
                points["agents"] + points["houses"] + points["money"] + points["loans"]
                == points["total"]
                == score
            )


@pytest.mark.parametrize(("cards", "last"), [(12, True), (13, False)])
def test_the_last_cards_of_the_deck_are_told(cards: int, last: bool) -> None:
    """11: about a round before the deck runs out"""
    assert shown(table(player("navvies", "toby"), player(), deck_size=cards))["last_cards"] is last
