"""The record of somebody who plays alone: by game, whom they face and how hard it is, how often they played and won.

It is counted from the games that are kept, on a server or in the folder of a terminal. Nothing else is written down
for it.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from subrosa.core.game import Game, Thing
from subrosa.core.state import State

DIFFICULTY: Final = (
    "difficulty"  # the option that makes a game for one easier or harder, in games that have it
)


class Outcome(NamedTuple):
    """How a game for one has ended."""

    game: str
    against: Thing | None  # as the game names it
    difficulty: str | None  # None: the usual one
    won: bool
    score: int | None  # None in games without points


class Line(NamedTuple):
    """What all games against the same opponent come to, those of one difficulty."""

    game: str
    against: Thing | None
    difficulty: str | None
    played: int
    won: int
    best: int | None  # the most points


def opponent_in(state: State) -> Thing | None:
    """Return whom somebody who plays alone faces; None where several play, and where it is just the game."""
    return state.setup.game.opponent_of(state.facts(None)) if state.seats == 1 else None


def difficulty_in(game: Game, options: Mapping[str, str]) -> str | None:
    """Return how hard a game was chosen to be; None if that is as usual, or if it cannot be chosen."""
    usual = next((option.values[0] for option in game.options if option.name == DIFFICULTY), None)
    chosen = options.get(DIFFICULTY)
    return None if chosen == usual else chosen


def outcome_of(state: State) -> Outcome | None:
    """Return how a game for one has ended; None if several play, or if it is not over."""
    result = state.result
    if state.seats != 1 or result is None:
        return None
    score = result.scores[0] if result.scores else None
    game = state.setup.game
    difficulty = difficulty_in(game, state.setup.options)
    return Outcome(game.id, opponent_in(state), difficulty, bool(result.winners), score)


def lines_of(outcomes: Iterable[Outcome]) -> list[Line]:
    """Return one line for each opponent and difficulty, in the order of their names, the usual difficulty first."""
    found: dict[tuple[str, Thing | None, str | None], Line] = {}
    for game, against, difficulty, won, score in outcomes:
        key = (game, against, difficulty)
        before = found.get(key, Line(*key, 0, 0, None))
        scores = [points for points in (before.best, score) if points is not None]
        found[key] = Line(*key, before.played + 1, before.won + won, max(scores, default=None))
    return sorted(
        found.values(), key=lambda line: (line.game, line.against or ("", ""), line.difficulty or "")
    )
