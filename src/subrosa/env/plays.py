"""A play: a position with all that has led to it, and what the seats remember of it. For OpenSpiel."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, NamedTuple

from subrosa.core import BadSave, Choice, Setup, State
from subrosa.env.draws import Cast, Draws, begin
from subrosa.env.tables import Table

DIGEST = 16  # bytes

Seen = tuple[dict[str, Any], ...]  # events as a seat's log tells them


class Play:
    """A position and what has led to it. What the seats remember is worked out only when somebody asks."""

    __slots__ = ("before", "draws", "knower", "memory", "moves", "position", "seed", "start", "table")

    def __init__(
        self,
        table: Table,
        start: State,
        seed: int | None,
        before: Play | None = None,
        knower: int | None = None,
    ) -> None:
        self.table = table
        self.start = start  # never changed
        self.seed = seed  # None in an imagined world, and where chance goes draw by draw
        self.draws: Draws = ()
        self.position = start.copy()
        self.moves: list[tuple[int, Choice]] = []
        self.before = (
            before  # of an imagined world: the play it was imagined in, which only the knower remembers
        )
        self.knower = knower
        self.memory = Memory(0, start, (b"",) * table.seats, ((),) * table.seats)

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """Copy the play; OpenSpiel asks for it whenever it clones a state."""
        other = Play.__new__(Play)
        other.table = self.table
        other.start = self.start
        other.seed = self.seed
        other.draws = self.draws
        other.position = self.position.copy()
        other.moves = self.moves[:]
        other.before = self.before
        other.knower = self.knower
        other.memory = self.memory
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Say how to play it again; OpenSpiel asks for it when it serialises a state."""
        if self.before is not None:
            raise BadSave("an imagined world cannot be serialised: it has no history from the start")
        moves = [(seat, choice.text) for seat, choice in self.moves]
        return played_again, (self.table, self.seed, self.draws, moves)

    def apply(self, seat: int, choice: Choice) -> None:
        self.moves.append((seat, choice))
        self.position.apply(seat, choice)

    def follow(self, seat: int, choice: Choice, found: Cast) -> None:
        """Do the same where chance goes draw by draw: the choice has led to this."""
        self.moves.append((seat, choice))
        self.draws, self.position = found.draws, found.state

    def remembered(self, seat: int) -> str:
        """Return a digest of what a seat saw whenever it had to decide, and of what it chose."""
        digest = self._memory().digests[seat].hex()
        if self.before is not None and seat == self.knower:
            return f"{self.before.remembered(seat)} {digest}".strip()
        return digest

    def noticed(self, seat: int) -> Seen:
        """Return the last events that a seat noticed, as many as the table shows, the newest last."""
        seen = self._memory().noticed[seat]
        if self.before is not None and seat == self.knower:
            seen = (*self.before.noticed(seat), *seen)
        return seen[-self.table.history :]

    def _memory(self) -> Memory:
        if self.memory.moves < len(self.moves):
            self.memory = self.memory.after(self.moves, self.position.setup, self.table.history)
        return self.memory


class Memory(NamedTuple):
    """What all seats remember after a number of moves. It never changes, so clones can share it."""

    moves: int
    position: State
    digests: tuple[bytes, ...]
    noticed: tuple[Seen, ...]

    def after(self, moves: list[tuple[int, Choice]], setup: Setup, history: int) -> Memory:
        """Return what they remember after all these moves, the first of which are known already."""
        state, digests, noticed = self.position.copy(), list(self.digests), list(self.noticed)
        state.setup = setup  # which knows all draws that were made since
        for seat, choice in moves[self.moves :]:
            seen = f"{as_text(state, seat)} {choice}".encode()
            digests[seat] = blake2b(digests[seat] + seen, digest_size=DIGEST).digest()
            state.events = [] if history else None
            state.apply(seat, choice)
            if history:
                noticed = [(*old, *state.log(i))[-history:] for i, old in enumerate(noticed)]
        return Memory(len(moves), state, tuple(digests), tuple(noticed))


def played_again(table: Table, seed: int | None, draws: Draws, moves: list[tuple[int, str]]) -> Play:
    """Return the play that these moves lead to."""
    play = Play(table, table.start(seed) if seed is not None else begin(table, draws), seed)
    play.draws = draws
    for seat, text in moves:
        play.apply(seat, play.position.option(seat, text))
    return play


def as_text(state: State, seat: int | None) -> str:
    """Write a view on one line."""
    return json.dumps(state.view(seat), separators=(",", ":"))
