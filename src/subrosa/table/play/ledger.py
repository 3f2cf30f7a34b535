"""What has happened at a table: the state that its moves lead to, and how much of it each viewer has noticed.

A ledger does no input or output. The same moves make the same ledger, in every worker and after every restart;
a snapshot only makes that faster.

Viewers are the seats and the spectators, who are all alike. Each has a number of its own that goes up by one
whenever something happens that it notices. While several seats are asked at once, an answer is noticed by its own seat
only, so nobody can tell from the numbers who has answered, or who has thought twice.
"""

import json
from typing import Any

from subrosa.core.errors import NotYourTurn
from subrosa.core.event import Event, Secret
from subrosa.core.game import Game
from subrosa.core.past import Past
from subrosa.core.save import digest, dump, restore, snapshot
from subrosa.core.state import Setup, State
from subrosa.core.step import Gather, Together
from subrosa.table.storage.rows import UNDO, Move


class Ledger:
    """The state of a table and what is known of it."""

    def __init__(self, state: State, began: float, reserve: float) -> None:
        self.state = state
        self.seq = 0  # of the last move
        self.noticed = [1] * (state.seats + 1)  # by seat; spectators come last
        self.taken_back = (
            0  # how often a move was, since this ledger was opened: events then told are told no more
        )
        self.since = began  # when the present question was put
        self.reserve = [reserve] * state.seats  # as everybody may know it: before the present question
        self.spent = [0.0] * state.seats  # while it is being answered, shown when it is over
        self.ids: dict[tuple[int, str], int] = {}  # moves by seat and id: the number the seat knows each by

    def number(self, viewer: int | None) -> int:
        """Count what this viewer has noticed."""
        return self.noticed[-1 if viewer is None else viewer]

    def answered(self, seat: int) -> bool:
        """Tell whether this seat has said something that nobody else notices yet: others still think about it, or it
        gathers what it will show when it is done."""
        state = self.state
        step = state.agenda[-1] if state.agenda else None
        if isinstance(step, Gather):
            return seat == step.seat and bool(state.answers)
        if not isinstance(step, Together) or seat not in step.seats or not state.answers:
            return False
        return state.answers[step.seats.index(seat)] is not None

    def after(self, seat: int) -> int:
        """Return what the seat will count after its next move: every move is noticed by whoever makes it."""
        return self.noticed[seat] + 1

    def apply(self, move: Move) -> bool:
        """Make a move that stands in the log. True if everybody noticed it, False if only its seat did.

        Raises what the engine raises if the move cannot be made, and then nothing has changed.
        """
        state, seat = self.state, move.seat
        if move.kind == UNDO:
            alone = self.answered(seat)
            state.undo(seat)
            # An answer that nobody has seen was no event either, and nobody may know that it was taken back.
            self.taken_back += not alone
        else:
            step = state.agenda[-1] if state.agenda else None
            state.choose(seat, move.choice)
            alone = bool(state.agenda) and state.agenda[-1] is step and self.answered(seat)
        self.seq = move.seq
        self.spent[seat] += move.used
        if alone:
            self.noticed[seat] += 1
        else:
            self.noticed = [number + 1 for number in self.noticed]
            self.reserve = [max(0.0, r - s) for r, s in zip(self.reserve, self.spent, strict=True)]
            self.spent = [0.0] * state.seats
            self.since = move.at
        if move.move_id is not None:
            self.ids[seat, move.move_id] = self.noticed[seat]
        return not alone

    def check_undo(self, seat: int) -> None:
        """Raise NotYourTurn if the seat has nothing that it may take back."""
        if not self.state.can_undo(seat):
            raise NotYourTurn(f"seat {seat} has no choice that can be taken back")

    # ---- snapshots

    @property
    def restful(self) -> bool:
        """Tell whether it can be written down whole. What may be taken back cannot: it keeps the state before."""
        return self.state.before is None

    def write(self) -> str:
        """Write down everything but the ids of old moves, which the log knows."""
        state = self.state
        return dump(
            {
                "seq": self.seq,
                "noticed": self.noticed,
                "since": self.since,
                "reserve": self.reserve,
                "spent": self.spent,
                "digest": digest(state),
                "state": snapshot(state),
                "past": [[past.seat, past.choice.text, past.told] for past in state.history()],
                "events": [write_event(event) for event in state.events or []],
            }
        )


class BadSnapshot(Exception):
    """A snapshot that does not lead to the state it was made of; the log has to be played from its beginning."""


def begin(game: Game, setup: Setup, began: float, reserve: float) -> Ledger:
    """Begin the ledger of a table at which nothing has happened yet."""
    return Ledger(game.begin(setup), began, reserve)


def read(game: Game, setup: Setup, text: str) -> Ledger:
    """Read a ledger that was written down. Raises BadSnapshot."""
    try:
        data = json.loads(text)
        state = game.begin(setup)
        restore(game, state, data["state"])
        state.advance()
        if digest(state) != data["digest"]:
            raise BadSnapshot("the state of the snapshot is not the one that was written down")
        for seat, choice, told in data["past"]:
            state.past = Past(state.past, seat, game.words.by_text[choice], setup.hurry, told)
        state.events = [read_event(event) for event in data["events"]]
        ledger = Ledger(state, data["since"], 0.0)
        ledger.seq, ledger.noticed = data["seq"], data["noticed"]
        ledger.reserve, ledger.spent = data["reserve"], data["spent"]
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise BadSnapshot(f"the snapshot cannot be read: {error!r}") from error
    return ledger


def write_event(event: Event) -> list[Any]:
    """Write an event: secret arguments become [value, seats]; the others stay, wrapped in a list of one."""
    args = {
        name: [value.value, list(value.seats)] if isinstance(value, Secret) else [value]
        for name, value in event.args.items()
    }
    return [event.template, args, None if event.to is None else list(event.to)]


def read_event(data: list[Any]) -> Event:
    """Undo `write_event`."""
    template, args, to = data
    opened = {
        name: Secret(value[0], tuple(value[1])) if len(value) == 2 else value[0]
        for name, value in args.items()
    }
    return Event(template, opened, None if to is None else tuple(to))
