"""Placing and moving one's own Agents (RULES.md 5.1), for symbols, texts and District cards alike."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import FLAG, Holds, bits, thing
from subrosa.core.step import Refusal, Step
from subrosa.games.nanty.rules.houserules import ALL_TWELVE, ANYWHERE
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    AGENT_TYPES,
    BITS,
    DISTRICT,
    DISTRICTS,
    EVENTS,
    EVERYWHERE,
    FIGURES,
    FIRST_TYPED,
    LIFT,
    NOWHERE,
    OWNER,
    PIECE,
    PIECES,
    PLACE,
    PLACE_TYPE,
    SKIP,
)
from subrosa.parts.seats import InTurn


def placements(s: Nanty, seat: int, mask: int) -> list[Choice]:
    """Return the ways to place an Agent from the supply into one of these districts."""
    if not s.where:
        return [PLACE[d] for d in BITS[mask]]
    first = seat * AGENT_TYPES
    supply = [kind for kind in range(AGENT_TYPES) if s.where[first + kind] == NOWHERE]
    return [PLACE_TYPE[d][kind] for d in BITS[mask] for kind in supply]


def piece_placed(seat: int, choice: Choice) -> int:
    """Return the figure that a `place` names: in variant 14.3 a certain one."""
    return seat if len(choice.args) == 1 else FIRST_TYPED + seat * AGENT_TYPES + choice.args[1]


def own_agents(s: Nanty, seat: int, mask: int) -> list[tuple[int, int]]:
    """Return (district, figure) of a player's Agents in these districts."""
    return [(d, piece) for d in BITS[s.present[seat] & mask] for piece in s.agents_in(seat, d)]


def lifts(s: Nanty, seat: int, mask: int) -> list[Choice]:
    """Return the ways to take up one of one's own Agents."""
    return [LIFT[d][piece] for d, piece in own_agents(s, seat, mask)]


# ---- the symbol (5.1)


def symbol_placements(s: Nanty, seat: int) -> list[Choice]:
    """Return the ways within reach; with all Agents on the board, which one to move instead (A8)."""
    if s.out[seat] < s.edition.agents:
        return placements(s, seat, s.edition.reach[s.present[seat]])
    return lifts(s, seat, EVERYWHERE)


def place_by_symbol(s: Nanty, seat: int, choice: Choice) -> None:
    """Place, or lift one and measure reach from the others."""
    district = choice.args[0]
    if choice.verb == "place":
        s.place(seat, district, piece_placed(seat, choice))
        return
    before = s.present[seat]
    s.pick_up(district, choice.args[1])
    mask = s.edition.reach[s.present[seat]]
    if s.rules.twelve_agents == ALL_TWELVE:
        mask = s.edition.reach[before]
    elif s.rules.twelve_agents == ANYWHERE:
        mask = EVERYWHERE
    s.push(PutDown(seat, choice.args[1], district, mask & ~(1 << district), 0))


# ---- texts and District cards that name the place themselves


def can_place(s: Nanty, seat: int, mask: int) -> bool:
    """Tell whether there is an Agent that could be placed in one of these districts."""
    if not mask:
        return False
    return s.out[seat] < s.edition.agents or any(mask & ~(1 << d) for d in BITS[s.present[seat]])


class PlaceAgent(Step[Nanty]):
    """An Agent goes into one of the districts named, wherever one's other Agents stand."""

    __slots__ = ("mask", "quiet")
    holds: ClassVar[Holds] = {"mask": bits(DISTRICT), "quiet": FLAG}
    prompt: ClassVar[str] = "place"
    rule: ClassVar[str] = "5.1"

    def __init__(self, seat: int, mask: int, quiet: int) -> None:
        self.seat = seat
        self.mask = mask
        self.quiet = quiet

    def options(self, s: Nanty) -> list[Choice]:
        if s.out[self.seat] < s.edition.agents:
            return placements(s, self.seat, self.mask)
        return [LIFT[d][p] for d, p in own_agents(s, self.seat, EVERYWHERE) if self.mask & ~(1 << d)]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice.verb == "place":
            s.place(self.seat, choice.args[0], piece_placed(self.seat, choice), bool(self.quiet))
        else:
            lift(s, self.seat, choice, self.mask, self.quiet)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_placed(s, seat, choice, self.mask)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {
            "all_out": s.out[self.seat] == s.edition.agents,
            "anywhere": self.mask == EVERYWHERE,
            "districts": [DISTRICTS[d] for d in BITS[self.mask]],
        }


class PlaceAgain(PlaceAgent):
    """A further Agent may follow (20.88)."""

    __slots__ = ()
    prompt: ClassVar[str] = "place-again"
    rule: ClassVar[str] = "20.88"

    def options(self, s: Nanty) -> list[Choice]:
        return [SKIP, *super().options(s)] if can_place(s, self.seat, self.mask) else [SKIP]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice is not SKIP:
            super().resolve(s, choice)


def lift(s: Nanty, seat: int, choice: Choice, mask: int, quiet: int) -> None:
    """Take up a figure and ask where it goes, not to where it came from."""
    district, piece = choice.args
    s.pick_up(district, piece)
    s.push(PutDown(seat, piece, district, mask & ~(1 << district), quiet))


class Exodus(InTurn[Nanty]):
    """Whoever's turn it is has to move Agents out of some districts; each is set down before the next is lifted."""

    __slots__ = ()


class PutDown(Step[Nanty]):
    """The figure that was lifted is set down."""

    __slots__ = ("district", "mask", "piece", "quiet")
    holds: ClassVar[Holds] = {
        "district": thing(DISTRICT),
        "mask": bits(DISTRICT),
        "piece": thing(PIECE),
        "quiet": FLAG,
    }
    prompt: ClassVar[str] = "put-down"
    rule: ClassVar[str] = "5.1"

    def __init__(self, seat: int, piece: int, district: int, mask: int, quiet: int) -> None:
        self.seat = seat
        self.piece = piece
        self.district = district  # where it came from
        self.mask = mask
        self.quiet = quiet

    def options(self, s: Nanty) -> list[Choice]:
        return [PLACE[d] for d in BITS[self.mask]]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        set_down(s, self.seat, self.piece, self.district, choice.args[0], self.quiet, s.trouble)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "place" and not self.mask >> choice.args[0] & 1:
            return Refusal("out-of-reach", self.rule, {"district": DISTRICTS[choice.args[0]]})
        return Refusal("already-lifted", self.rule) if choice.verb in ("place", "lift") else None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        flees = len(s.agenda) > 1 and isinstance(s.agenda[-2], Exodus)
        return {
            "district": DISTRICTS[self.district],
            "piece": PIECES[self.piece],
            "event_card": EVENTS[s.events_gone[-1]] if flees else None,
        }


def set_down(s: Nanty, seat: int, piece: int, origin: int, district: int, quiet: int, before: int) -> None:
    """Let the figure arrive, and say what became of the Trouble that there was before."""
    if quiet:
        s.enter(district, piece)
    else:
        s.put(district, piece)
    if s.events is not None:
        s.tell(
            "move",
            seat=seat,
            piece=PIECES[piece],
            district=DISTRICTS[origin],
            target_district=DISTRICTS[district],
        )
        s.tell_trouble(before)


class Relocate(PutDown):
    """An Agent that was removed comes back elsewhere (7.3)."""

    __slots__ = ()
    prompt: ClassVar[str] = "relocate"
    rule: ClassVar[str] = "7.3"


def relocate(s: Nanty, seat: int, piece: int, district: int) -> None:
    """Ask where the Agent goes, measured from those that remain (A13)."""
    mask = EVERYWHERE if s.rules.relocate_anywhere else s.edition.reach[s.present[seat]]
    s.push(Relocate(seat, piece, district, mask & ~(1 << district), 0))


# ---- moving (20.39, 20.49, 20.69, 20.76)


class MoveOwn(Step[Nanty]):
    """One of one's own Agents moves."""

    __slots__ = ("adjacent", "mask")
    holds: ClassVar[Holds] = {"adjacent": FLAG, "mask": bits(DISTRICT)}
    prompt: ClassVar[str] = "move-own"
    rule: ClassVar[str] = "5.7"

    def __init__(self, seat: int, mask: int, adjacent: int) -> None:
        self.seat = seat
        self.mask = mask  # from where
        self.adjacent = adjacent  # to a neighbouring district only

    def options(self, s: Nanty) -> list[Choice]:
        return lifts(s, self.seat, self.mask)

    def resolve(self, s: Nanty, choice: Choice) -> None:
        lift(s, self.seat, choice, s.edition.near[choice.args[0]] if self.adjacent else EVERYWHERE, 0)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_lifted(s, seat, choice, self.mask)


# ---- why not


def why_not_by_symbol(s: Nanty, seat: int, choice: Choice) -> Refusal | None:
    """Tell why not: too far from one's Agents, or the wrong figure."""
    mask = s.edition.reach[s.present[seat]]
    if choice.verb == "place" and not mask >> choice.args[0] & 1:
        return Refusal("no-agent-near", "5.1", {"district": DISTRICTS[choice.args[0]]})
    return why_not_placed(s, seat, choice, mask)


def why_not_placed(s: Nanty, seat: int, choice: Choice, mask: int) -> Refusal | None:
    """Tell why not: out of reach, or the wrong figure."""
    if choice.verb == "lift":
        return why_not_lifted(s, seat, choice, EVERYWHERE)
    if choice.verb != "place":
        return None
    district = choice.args[0]
    if not mask >> district & 1:
        return Refusal("out-of-reach", "5.1", {"district": DISTRICTS[district]})
    if s.out[seat] == s.edition.agents:
        return Refusal("supply-empty", "5.1")
    if (len(choice.args) == 2) != bool(s.where):
        return Refusal("types-matter" if s.where else "types-do-not-matter", "14.3")
    return Refusal("not-in-supply", "5.1")


def why_not_lifted(s: Nanty, seat: int, choice: Choice, mask: int) -> Refusal | None:
    """Tell why not: not one's own, not there, not from there, or (with an empty supply) nowhere else to go."""
    if choice.verb != "lift":
        return None
    district, piece = choice.args
    if piece >= FIGURES or OWNER[piece] != seat:
        return Refusal("not-your-agent", "5.1")
    if piece not in s.agents_in(seat, district):
        return Refusal("not-standing-there", "5.1", {"district": DISTRICTS[district]})
    if not mask >> district & 1:
        return Refusal("not-from-there", "5.7", {"district": DISTRICTS[district]})
    if s.out[seat] == s.edition.agents:
        return Refusal("already-there", "5.1", {"district": DISTRICTS[district]})
    return Refusal("supply-first", "5.1")
