"""What the bots of Nanty Narking conclude from the table."""

from collections import Counter
from typing import Any

import pytest

from subrosa import games
from subrosa.bots.belief import Claim
from subrosa.core.state import State
from subrosa.games.nanty.bots.belief import CHANCE, SIGNS, Leads, Suspects, evidence, leads, odds
from subrosa.games.nanty.rules.data import CONDITIONS
from subrosa.games.nanty.rules.game import GAME
from subrosa.games.nanty.rules.progress import Goal
from tests.bots.support import moments, of

NO_LEAD = Leads(0.0, 0.0, 0.0, 0.0)
OTHERS = ("chelsea", "city", "east_end")


def goal(condition: str, reached: tuple[int, ...], needed: int) -> Goal:
    found = Goal(condition, condition, needed, reached)
    found.deck, found.full_deck = 30, 60
    return found


def position(board: dict[str, dict[str, Any]], money: int = 10) -> State:
    """Set up three players, the first of them the detective."""
    names = ("sherlock_holmes", "professor_moriarty", "fagin")
    players = [
        {"identity": name, "hand": [], "money": money if i == 1 else 10} for i, name in enumerate(names)
    ]
    return GAME.position({"players": players, "board": board, "hurry": True})


def agents(seat: int, *districts: str) -> dict[str, dict[str, Any]]:
    """Put an Agent of a seat in each of these, and the Agents of all others in three."""
    board: dict[str, dict[str, Any]] = {name: {"agents": [1, 1, 1]} for name in OTHERS}
    for name in districts:
        board[name] = {"agents": [int(other == seat) for other in range(3)]}
    return board


def test_every_kind_of_goal_can_be_read() -> None:
    assert set(SIGNS) == set(CONDITIONS)


def test_whoever_is_ahead_is_suspected() -> None:
    ahead = goal("districts_controlled", (3, 1, 1), 7)
    assert evidence(ahead, 0, 3, NO_LEAD) > evidence(ahead, 1, 3, NO_LEAD)


def test_whoever_sits_among_trouble_may_want_it() -> None:
    markers = goal("trouble_markers", (5, 5, 5), 8)
    assert evidence(markers, 0, 3, Leads(0.0, 1.0, 0.0, 0.0)) > evidence(markers, 0, 3, NO_LEAD)


def test_somebody_may_play_anyhow() -> None:
    goals = [goal("districts_controlled", (7, 0, 0), 7), goal("wealth", (0, 0, 0), 50)]
    found = odds(goals, 0, 3, NO_LEAD)
    assert found["wealth"] > CHANCE
    assert sum(found.values()) == pytest.approx(2)


def test_leads_are_on_the_mean_of_the_others() -> None:
    view = position(agents(1, "holborn", "strand"), money=20).view(0)
    first, second, third = leads(view["facts"], 3)
    assert second == Leads(0.5, 0.0, 0.0, 1.0)
    assert first == third == Leads(-0.25, 0.0, 0.0, -0.5)


def test_beliefs_know_all_sets_of_identities() -> None:
    game = games.get("nanty")
    for name in ("standard", "alternative", "classic"):
        state = game.new(3, 1, {"identities": name})
        for seat in range(3):
            assert Suspects(GAME, state.view(seat)).identities()


@pytest.mark.parametrize("options", [{}, {"identities": "alternative"}])
def test_everybody_is_somebody(options: dict[str, str]) -> None:
    for state in moments("nanty", options, 5):
        total: Counter[int] = Counter()
        for claim, chance in of(GAME).read(state.view(0)).chances().items():
            total[claim.seat] += chance  # type: ignore[assignment]
        assert sorted(total) == list(range(1, state.seats))
        assert list(total.values()) == pytest.approx([1.0] * len(total))


def test_an_identity_that_was_seen_out_of_use_is_nobody_s() -> None:
    state = GAME.new(3, 1)
    view = state.view(0)
    other = next(iter(Suspects(GAME, view).odds[1]))
    view["facts"]["own"]["peeks"] = [[0, [other]]]
    opinion = Suspects(GAME, view)
    assert other not in opinion.odds[1]
    assert Claim("identity", 1, other) not in opinion.chances()
