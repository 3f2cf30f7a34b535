"""Whole games between bots, which see views and nothing else."""

from collections.abc import Callable
from typing import Any, Final

from subrosa.bots.bot import Bot, Think
from subrosa.core.game import Game
from subrosa.core.state import State

# Rules may let a stubborn player go on for ever. No bot should, but a long run must survive one that does.
MOST_DECISIONS: Final = 20_000
UNFINISHED: Final = "unfinished"


class Record:
    """What is left of a game: who won and how, and how long it took."""

    __slots__ = ("decisions", "ending", "identities", "roles", "rounds", "winners")

    def __init__(
        self,
        winners: tuple[int, ...],
        ending: str,
        decisions: int,
        rounds: int,
        identities: tuple[str | None, ...],
        roles: tuple[dict[str, str | None], ...],
    ) -> None:
        self.winners = winners
        self.ending = ending
        self.decisions = decisions
        self.rounds = rounds  # 0 in games that do not count them
        self.identities = identities  # by seat, as dealt; None in games without
        self.roles = roles  # by seat, as dealt


def play(
    game: Game,
    bots: list[Bot],
    seats: int,
    seed: int | str,
    options: dict[str, Any] | None = None,
    hurry: bool = True,
    think: Think | None = None,
    sealed: bool = False,
    keep: Callable[[State], None] | None = None,
) -> Record:
    """Play a game from its set-up to its end; `bots[seat]` decides for that seat; each may `think` that long.

    If somebody wants to `keep` the last state, it remembers all choices, so that it can be saved.
    """
    state = game.new(seats=seats, seed=seed, options=options, hurry=hurry, sealed=sealed)
    state.events = None  # nobody reads them
    dealt = [state.facts(seat) for seat in range(seats)]
    identities = tuple([game.identity_of(facts, seat) for seat, facts in enumerate(dealt)])
    roles = tuple([game.roles_of(facts, seat) for seat, facts in enumerate(dealt)])
    decisions = play_on(state, bots, think, remember=keep is not None)
    if keep is not None:
        keep(state)
    rounds = game.round_of(state.facts(None)) or 0
    if state.result is None:
        return Record((), UNFINISHED, decisions, rounds, identities, roles)
    return Record(state.result.winners, state.result.ending, decisions, rounds, identities, roles)


def play_on(state: State, bots: list[Bot], think: Think | None = None, remember: bool = False) -> int:
    """Play to the end and return the number of decisions. An answer that is not on offer raises IllegalChoice."""
    for decisions in range(MOST_DECISIONS):
        if not state.waiting:
            return decisions
        seat = state.waiting[0]
        view = state.view(seat)
        answer = bots[seat].choose(view, view["choices"], think)
        if remember:
            state.choose(seat, answer)
        else:  # checked as at a table; remembering it for saves and undo would cost more than the move
            state.apply(seat, state.option(seat, answer))
    return MOST_DECISIONS
