"""What `hard` does where it once went wrong."""

from typing import Any

from subrosa import bots, games
from subrosa.bots import Think

GAME = games.get("overlord")


def under_coercion() -> Any:
    """Return a table where the Captain, next but one in line, is coerced and can choose what to give."""
    players: list[dict[str, Any]] = [
        {"character": "squire", "gold": 6, "hand": ["coercion", "martyrdom"]},
        {"character": "captain", "gold": 5, "hand": ["revolution", "retaliation"]},
        {"character": "overlord", "gold": 8, "hand": ["mutiny"]},
        {"gold": 5, "hand": ["capitalize"], "executed": 1},
        {"character": "general", "gold": 7, "hand": ["blackmail"]},
    ]
    state: Any = GAME.position(
        {"players": players, "middle": ["peasant"], "holder": 0, "giver": 2, "now": "attempt", "hurry": True}
    )
    state.choose(0, "play coercion 1")
    while state.view(state.waiting[0])["prompt"]["id"] != "coercion":
        state.choose(state.waiting[0], "pass")
    return state


def test_the_captain_does_not_give_the_revolution_away_to_die() -> None:
    state = under_coercion()
    view = state.view(1)
    assert view["choices"] == ["gold", "give revolution", "give retaliation"]

    def chosen(name: str) -> set[str]:
        return {
            bots.make(name, GAME, seed).choose(view, view["choices"], Think(iterations=90))
            for seed in range(4)
        }

    assert "give revolution" not in chosen("hard")
    assert chosen("hard-2026-11") == {"give revolution"}  # so it is this that has changed
