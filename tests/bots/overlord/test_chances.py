"""What `hard` makes of worlds between executions: chances add up, and whatever helps raises them."""

from typing import Any

import pytest

from subrosa import games
from subrosa.games.overlord.bots.chances import chances
from subrosa.games.overlord.rules.game import OverlordGame
from subrosa.games.overlord.rules.state import Overlord

GAME = games.get("overlord")
CAST = ["overlord", "captain", "squire", "peasant"]


def world(*changes: dict[str, Any], cast: list[str] = CAST) -> Overlord:
    """Set up four players about to see an execution, each with five gold and a card."""
    players: list[dict[str, Any]] = [
        {"character": character, "gold": 5, "hand": ["coercion"]} for character in cast
    ]
    for player, change in zip(players, changes, strict=False):
        player |= change
    middle = [player.pop("character") for player in players if "executed" in player]
    state = GAME.position({"players": players, "middle": middle, "now": "choice", "hurry": True})
    assert isinstance(state, Overlord)
    return state


def judged(state: Overlord) -> list[float]:
    assert isinstance(GAME, OverlordGame)
    return chances(GAME.edition, state)


@pytest.mark.parametrize(
    "state",
    [world(), world({}, {"executed": 1}), world(cast=["tyrant", "bailiff", "merchant", "actor"])],
    ids=["all alive", "one executed", "under a Tyrant"],
)
def test_somebody_wins(state: Overlord) -> None:
    found = judged(state)
    assert sum(found) == pytest.approx(1)
    assert all(chance > 0 for chance in found)


@pytest.mark.parametrize("seat", range(4))
def test_gold_and_cards_help_their_owner(seat: int) -> None:
    before = judged(world())
    for more in ({"gold": 12}, {"hand": ["coercion", "mutiny"]}):
        changes: list[dict[str, Any]] = [{}, {}, {}, {}]
        changes[seat] = more
        after = judged(world(*changes))
        assert [after[other] > before[other] for other in range(4)] == [other == seat for other in range(4)]


def test_who_is_dead_needs_his_gold_less() -> None:
    alive = judged(world({}, {}, {"gold": 20}))[2] / judged(world())[2]
    dead = judged(world({}, {}, {"gold": 20, "executed": 1}))[2] / judged(world({}, {}, {"executed": 1}))[2]
    assert 1 < dead < alive


def test_a_peasant_with_gold_keeps_the_overlord_from_outliving_all() -> None:
    assert judged(world())[0] < judged(world({}, {}, {}, {"gold": 0}))[0]
