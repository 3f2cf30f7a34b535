"""Holborn (RULES.md 8, 9): money to the lawyers, and a Random Event passes a piece by."""

from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.holding import Holds, pairs, thing
from subrosa.core.step import Refusal, Step
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    DISTRICT,
    DISTRICTS,
    EVENT,
    EVENTS,
    NOBODY,
    NOWHERE,
    PIECE,
    PIECES,
    SAVE,
    SKIP,
)

SPAN: Final = 56  # pieces of a district, as numbered in `words`


def key(district: int, piece: int) -> int:
    """Return a piece in a district as one number."""
    return district * SPAN + piece


def client(s: Nanty) -> int:
    """Return who can call on the lawyers of Holborn now, or NOBODY (A28)."""
    holborn = s.edition.lawyers
    if holborn == NOWHERE or (s.fresh | s.guarded) >> holborn & 1:
        return NOBODY
    for seat in range(s.seats):
        if s.deeds[seat] >> holborn & 1:
            return seat
    return NOBODY


def fee(s: Nanty) -> int:
    """Return what they ask for each piece."""
    return s.edition.ability_amount[s.edition.lawyers]


def call_lawyers(s: Nanty, seat: int, event: int, things: tuple[int, ...]) -> None:
    """Ask the client which of these to save, one at a time, while there is money."""
    if things and s.money[seat] >= fee(s):
        s.push(Lawyers(seat, event, things))


class Lawyers(Step[Nanty]):
    """Pay for one of the pieces that the event threatens?"""

    __slots__ = ("event", "things")
    holds: ClassVar[Holds] = {"event": thing(EVENT), "things": pairs(DISTRICT, PIECE)}
    prompt: ClassVar[str] = "lawyers"
    rule: ClassVar[str] = "8.5"

    def __init__(self, seat: int, event: int, things: tuple[int, ...]) -> None:
        self.seat = seat
        self.event = event
        self.things = things

    def options(self, s: Nanty) -> list[Choice]:
        distinct = sorted(set(self.things))
        return [SKIP, *[SAVE[thing // SPAN][thing % SPAN] for thing in distinct]]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice is SKIP:
            return
        s.spend(self.seat, fee(s))
        district, piece = choice.args
        s.saved += (key(district, piece),)
        if s.events is not None:
            s.tell("saved", seat=self.seat, district=DISTRICTS[district], piece=PIECES[piece])
        left = list(self.things)
        left.remove(key(district, piece))
        call_lawyers(s, self.seat, self.event, tuple(left))

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "save":
            return Refusal("not-threatened", self.rule, {"district": DISTRICTS[choice.args[0]]})
        return None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"gold": fee(s), "event_card": EVENTS[self.event]}
