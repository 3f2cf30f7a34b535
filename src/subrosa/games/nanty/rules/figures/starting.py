"""Placing the starting Agents in variant 14.3: each player chooses their types, in turn order (A34 l)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import NUMBER, Holds
from subrosa.core.step import Refusal, Step
from subrosa.games.nanty.rules.placing import piece_placed, placements, why_not_placed
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.turn import start_turn
from subrosa.games.nanty.rules.words import DISTRICTS


class PlaceStart(Step[Nanty]):
    """Which Agent goes into this starting district?"""

    __slots__ = ("index",)
    holds: ClassVar[Holds] = {"index": NUMBER}
    prompt: ClassVar[str] = "place-start"
    rule: ClassVar[str] = "14.3"

    def __init__(self, seat: int, index: int) -> None:
        self.seat = seat
        self.index = index

    def options(self, s: Nanty) -> list[Choice]:
        return placements(s, self.seat, 1 << s.edition.start[self.index])

    def resolve(self, s: Nanty, choice: Choice) -> None:
        district = choice.args[0]
        s.place(self.seat, district, piece_placed(self.seat, choice), True)
        following = (self.seat + 1) % s.seats
        if self.index + 1 < len(s.edition.start):
            s.push(PlaceStart(self.seat, self.index + 1))
        elif following != s.active:
            s.push(PlaceStart(following, 0))
        else:
            before = s.trouble
            for start in s.edition.start:
                s.trouble |= 1 << start
            if s.events is not None:
                s.tell_trouble(before)
            start_turn(s, s.active)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_placed(s, seat, choice, 1 << s.edition.start[self.index])

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"district": DISTRICTS[s.edition.start[self.index]]}
