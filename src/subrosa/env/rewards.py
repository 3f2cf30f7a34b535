"""What a finished game is worth to each seat: by who won, by points, or by place. Among several, it adds up to nothing.

Whoever plays alone plays against the game: they gain one from it or lose one to it, or have the points they made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from subrosa.core import BadSetup, State


def rewards(winners: Sequence[int], seats: int) -> list[float]:
    """Return the reward of each seat: each loser pays one, and the winners share it.

    Among several seats all have 0 if nobody or everybody has won.
    """
    if seats == 1:
        return [1.0 if winners else -1.0]
    losers = seats - len(winners)
    if not winners or not losers:
        return [0.0] * seats
    share = losers / len(winners)
    return [share if seat in winners else -1.0 for seat in range(seats)]


def by_win(state: State) -> list[float]:
    """Reward the winners, as `rewards` says."""
    return rewards(winners_of(state), state.seats)


def by_score(state: State) -> list[float]:
    """Reward each seat with its points less the average of the others'.

    Where a game ended before points were counted, they are what they would have been. Raises BadSetup for a game that
    counts none.
    """
    game = state.setup.game
    scores = (state.result.scores if state.result is not None else ()) or game.standing(state)
    if not scores:
        raise BadSetup(f"{game.id} counts no points: take 'win' or 'rank' as reward")
    if state.seats == 1:
        return [float(scores[0])]
    others, total = state.seats - 1, sum(scores)
    return [score - (total - score) / others for score in scores]


def by_rank(state: State) -> list[float]:
    """Reward the first with 1 and the last with -1, whoever comes between in steps; those who share a place alike.

    Winners come first, then the points count if the game counts any.
    """
    winners = winners_of(state)
    if state.seats == 1:
        return rewards(winners, 1)
    scores = (state.result.scores if state.result is not None else ()) or (0,) * state.seats
    marks = [(seat in winners, score) for seat, score in enumerate(scores)]
    better = [len([1 for other in marks if other > mark]) for mark in marks]
    worse = [len([1 for other in marks if other < mark]) for mark in marks]
    return [(below - above) / (state.seats - 1) for below, above in zip(worse, better, strict=True)]


def winners_of(state: State) -> tuple[int, ...]:
    """Return who has won so far."""
    return () if state.result is None else state.result.winners


Reward = Callable[[State], list[float]]
KINDS: dict[str, Reward] = {"win": by_win, "score": by_score, "rank": by_rank}


def reward_of(name: str) -> Reward:
    """Return the way of rewarding that has this name. Raises BadSetup."""
    if name not in KINDS:
        raise BadSetup(f"reward is one of {', '.join(KINDS)}, not {name!r}")
    return KINDS[name]
