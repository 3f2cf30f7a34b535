"""Decisions that Building cards bring (RULES.md 14.3, A34)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import NUMBER, Holds, thing
from subrosa.core.step import NO_SEAT, Refusal, Step, Task
from subrosa.games.nanty.rules.effects.board import SwapFigures
from subrosa.games.nanty.rules.placing import lift, own_agents, piece_placed, placements, why_not_placed
from subrosa.games.nanty.rules.reactions import BY_FIGURE, BY_ONESELF, attempt, threaten_move
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    DISTRICT,
    DISTRICTS,
    EVERYWHERE,
    GRENADIER,
    LIFT,
    NO_CARD,
    OWNER,
    OWNERS,
    PIECE,
    REMOVE,
    SKIP,
)

# ---- Mansion


def mansion_pairs(s: Nanty, seat: int, d: int) -> list[tuple[int, int, int, int]]:
    """Return (district, own Agent, district, other figure): one of the two in the Mansion's district (A42, H13)."""
    last = OWNERS if s.rules.neutrals_moved else GRENADIER
    found: list[tuple[int, int, int, int]] = []
    for own_d, own in own_agents(s, seat, EVERYWHERE):
        for other_d in range(len(DISTRICTS)):
            here = other_d == d or (own_d == d and s.rules.mansion_either)
            if other_d != own_d and here and s.crowd[other_d]:
                for piece in s.pieces_in(other_d):
                    if OWNER[piece] != seat and OWNER[piece] < last:
                        found.append((own_d, own, other_d, piece))
    return found


class MansionFirst(Step[Nanty]):
    """Which of one's own Agents?"""

    __slots__ = ("district",)
    holds: ClassVar[Holds] = {"district": thing(DISTRICT)}
    prompt: ClassVar[str] = "mansion-first"
    rule: ClassVar[str] = "A42"

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def options(self, s: Nanty) -> list[Choice]:
        pairs = sorted({pair[:2] for pair in mansion_pairs(s, self.seat, self.district)})
        return [LIFT[d][piece] for d, piece in pairs]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        s.push(MansionSecond(self.seat, self.district, choice.args[0], choice.args[1]))

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("not-for-the-mansion", self.rule) if choice.verb == "lift" else None


class MansionSecond(Step[Nanty]):
    """For which other figure?"""

    __slots__ = ("district", "own_district", "piece")
    holds: ClassVar[Holds] = {
        "district": thing(DISTRICT),
        "own_district": thing(DISTRICT),
        "piece": thing(PIECE),
    }
    prompt: ClassVar[str] = "mansion-second"
    rule: ClassVar[str] = "A42"

    def __init__(self, seat: int, district: int, own_district: int, piece: int) -> None:
        self.seat = seat
        self.district = district
        self.own_district = own_district
        self.piece = piece

    def options(self, s: Nanty) -> list[Choice]:
        own = (self.own_district, self.piece)
        return [LIFT[p[2]][p[3]] for p in mansion_pairs(s, self.seat, self.district) if p[:2] == own]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        district, piece = choice.args
        s.push(SwapFigures(self.own_district, self.piece, district, piece))
        threaten_move(s, self.seat, BY_FIGURE, NO_CARD, self.own_district, self.piece, district, piece)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("not-for-the-mansion", self.rule) if choice.verb == "lift" else None


# ---- Factory and Tenement


class Factory(Step[Nanty]):
    """An Agent for the Factory, from the supply or, if that is empty, from elsewhere on the board."""

    __slots__ = ("district", "left")
    holds: ClassVar[Holds] = {"district": thing(DISTRICT), "left": NUMBER}
    prompt: ClassVar[str] = "factory"
    rule: ClassVar[str] = "14.3"

    def __init__(self, seat: int, district: int, left: int) -> None:
        self.seat = seat
        self.district = district
        self.left = left

    def options(self, s: Nanty) -> list[Choice]:
        here = 1 << self.district
        if s.out[self.seat] < s.edition.agents:
            return placements(s, self.seat, here)
        return [LIFT[d][p] for d, p in own_agents(s, self.seat, EVERYWHERE & ~here)] or [SKIP]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if self.left > 1 and choice is not SKIP:
            s.push(Factory(self.seat, self.district, self.left - 1))
        else:
            s.push(FactoryTrouble(self.district))
        if choice.verb == "lift":
            lift(s, self.seat, choice, 1 << self.district, 0)
        elif choice.verb == "place":
            s.place(self.seat, self.district, piece_placed(self.seat, choice))

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_placed(s, seat, choice, 1 << self.district)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"district": DISTRICTS[self.district], "count": self.left}


class FactoryTrouble(Task[Nanty]):
    """And a Trouble marker, if there is none."""

    __slots__ = ("district",)
    holds: ClassVar[Holds] = {"district": thing(DISTRICT)}

    def __init__(self, district: int) -> None:
        self.seat = NO_SEAT
        self.district = district

    def run(self, s: Nanty) -> None:
        if not s.trouble >> self.district & 1:
            s.stir(self.district)


def tenants(s: Nanty, d: int) -> list[int]:
    """Return the figures that the Tenement can remove."""
    last = OWNERS if s.rules.neutrals_moved else GRENADIER
    return [piece for piece in s.pieces_in(d) if OWNER[piece] < last]


class TenementRemoves(Step[Nanty]):
    """Who has to leave the Tenement's district?"""

    __slots__ = ("district",)
    holds: ClassVar[Holds] = {"district": thing(DISTRICT)}
    prompt: ClassVar[str] = "tenement"
    rule: ClassVar[str] = "14.3"

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def options(self, s: Nanty) -> list[Choice]:
        return [REMOVE[self.district][piece] for piece in tenants(s, self.district)]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        cause = BY_ONESELF if OWNER[choice.args[1]] == self.seat else BY_FIGURE
        attempt(s, self.seat, choice.args[0], choice.args[1], cause, NO_CARD)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "remove":
            return None
        district, piece = choice.args
        if district != self.district:
            return Refusal("out-of-reach", self.rule, {"district": DISTRICTS[district]})
        if piece in s.pieces_in(district):
            return Refusal("neutral", "H4")
        return Refusal("nobody-there", self.rule, {"district": DISTRICTS[district]})
