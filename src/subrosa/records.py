"""The record of somebody who plays alone: by game and by whom they face, how often they have played and won.

It is counted from the games that are kept, on a server or in the folder of a terminal. Nothing else is written down
for it.
"""

from collections.abc import Iterable
from typing import NamedTuple

from subrosa.core.game import Thing
from subrosa.core.state import State


class Outcome(NamedTuple):
    """How a game for one has ended."""

    game: str
    against: Thing | None  # as the game names it
    won: bool
    score: int | None  # None in games without points


class Line(NamedTuple):
    """What all games against the same opponent come to."""

    game: str
    against: Thing | None
    played: int
    won: int
    best: int | None  # the most points


def opponent_in(state: State) -> Thing | None:
    """Return whom somebody who plays alone faces; None where several play, and where it is just the game."""
    return state.setup.game.opponent_of(state.facts(None)) if state.seats == 1 else None


def outcome_of(state: State) -> Outcome | None:
    """Return how a game for one has ended; None if several play, or if it is not over."""
    result = state.result
    if state.seats != 1 or result is None:
        return None
    score = result.scores[0] if result.scores else None
    return Outcome(state.setup.game.id, opponent_in(state), bool(result.winners), score)


def lines_of(outcomes: Iterable[Outcome]) -> list[Line]:
    """Return one line for each opponent, in the order of their names."""
    found: dict[tuple[str, Thing | None], Line] = {}
    for game, against, won, score in outcomes:
        before = found.get((game, against), Line(game, against, 0, 0, None))
        scores = [points for points in (before.best, score) if points is not None]
        found[game, against] = Line(
            game, against, before.played + 1, before.won + won, max(scores, default=None)
        )
    return sorted(found.values(), key=lambda line: (line.game, line.against or ("", "")))
