"""What `hard` does where it once went wrong."""

from typing import Any

from subrosa import bots
from subrosa.bots import Think
from subrosa.bots.bot import RatingBot
from subrosa.bots.levels import Habits, TryingBot
from subrosa.games.overlord.bots.belief import OverlordBelief
from subrosa.games.overlord.bots.mind import OverlordMind
from subrosa.games.overlord.bots.winning import WinningBot
from subrosa.games.overlord.rules.game import GAME


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


def one_execution_from_the_crown() -> Any:
    """Return a table where the Advisor, with the Order and gold enough, can send it to an Overlord without a card."""
    players: list[dict[str, Any]] = [
        {"character": "squire", "gold": 6, "hand": ["coercion", "martyrdom"]},
        {"character": "advisor", "gold": 24, "hand": ["blackmail", "repression"]},
        {"character": "general", "gold": 8, "hand": ["mutiny", "capitalize"]},
        {"character": "overlord", "gold": 9, "hand": []},
        {"character": "captain", "gold": 7, "hand": ["blackmail"]},
    ]
    used_up = ["retaliation"] * 4 + ["guilty_plea"] * 3  # so nobody can prevent it
    return GAME.position(
        {"players": players, "discards": used_up, "holder": 1, "now": "attempt", "hurry": True}
    )


class Gloomy(RatingBot):
    """A judge to whom all is alike except the Overlord's death, which it does not want."""

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        return [-float(option.endswith(" 3")) for option in options]


def test_a_win_at_once_is_taken_whatever_the_judge_says() -> None:
    state = one_execution_from_the_crown()
    view = state.view(1)

    def chosen(kind: type[TryingBot]) -> set[str]:
        habits = Habits(iterations=9, margin=0.5, most=4, tried=("attempt",))
        parts = (OverlordMind(GAME.edition), OverlordBelief(GAME.edition), habits)
        return {kind(Gloomy(GAME, seed), *parts, seed).choose(view, view["choices"]) for seed in range(5)}

    assert chosen(WinningBot) == {"play blackmail 3"}
    assert "play blackmail 3" not in chosen(TryingBot)
    state.choose(1, "play blackmail 3")
    assert state.result is not None
    assert state.result.winners == (1,)
