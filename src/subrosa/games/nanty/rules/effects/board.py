"""Texts about the board: placing, moving, exchanging, Trouble and Buildings (RULES.md 20)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, Holds, bits, thing
from subrosa.core.step import NO_SEAT, Refusal, Step, Task
from subrosa.games.nanty.rules.effects.aiming import AimText
from subrosa.games.nanty.rules.placing import MoveOwn, PlaceAgain, PlaceAgent, can_place, set_down
from subrosa.games.nanty.rules.reactions import BY_TEXT, threaten_move
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    BITS,
    CARD,
    CARDS,
    DISTRICT,
    DISTRICT_COUNT,
    DISTRICTS,
    EVERYWHERE,
    FIGURES,
    GRENADIER,
    LIFT,
    OWNER,
    PIECE,
    PIECES,
    PLACE,
    STIR,
)

# ---- placing (20.88, 20.90; 20.93; 20.101; 20.67, 20.91)


def place_near(s: Nanty, seat: int, card: int) -> None:
    """Place one or two Agents in a district or next to it, one at a time."""
    district, most = s.edition.args[card]
    mask = s.edition.hood[district]
    if most > 1:
        s.push(PlaceAgain(seat, mask, 0))
    s.push(PlaceAgent(seat, mask, 0))


def can_place_near(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether it can be done: always, but for a lack of Agents."""
    return can_place(s, seat, s.edition.hood[s.edition.args[card][0]])


def place_in_trouble(s: Nanty, seat: int, card: int) -> None:
    """Place an Agent in a district with Trouble."""
    s.push(PlaceAgent(seat, s.trouble, 0))


def can_place_in_trouble(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is Trouble, and an Agent for it."""
    return can_place(s, seat, s.trouble)


def own_houses(s: Nanty, seat: int) -> int:
    """Return the districts with a Building of this player."""
    return sum([1 << d for d in s.houses_of(seat)])


def place_at_own_building(s: Nanty, seat: int, card: int) -> None:
    """Place an Agent where one has a Building."""
    s.push(PlaceAgent(seat, own_houses(s, seat), 0))


def can_place_at_own_building(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is one."""
    return can_place(s, seat, own_houses(s, seat))


def place_anywhere_no_trouble(s: Nanty, seat: int, card: int) -> None:
    """Place an Agent anywhere, and without Trouble."""
    s.push(PlaceAgent(seat, EVERYWHERE, 1))


# ---- Trouble (20.75, 20.80)


def place_trouble(s: Nanty, seat: int, card: int) -> None:
    """Put Trouble where somebody is and none is yet."""
    s.push(PlaceTrouble(seat, troublable(s, EVERYWHERE)))


def place_trouble_adjacent(s: Nanty, seat: int, card: int) -> None:
    """Do the same next to a district with Trouble."""
    s.push(PlaceTrouble(seat, troublable(s, beside_trouble(s))))


def troublable(s: Nanty, mask: int) -> int:
    """Return the districts that can get a marker: with figures, without Trouble (6, A10)."""
    crowd = s.crowd
    found = 0
    for d in BITS[mask & ~s.trouble]:
        if crowd[d]:
            found |= 1 << d
    return found


def beside_trouble(s: Nanty) -> int:
    """Return the districts adjacent to Trouble."""
    mask = 0
    for d in BITS[s.trouble]:
        mask |= s.edition.near[d]
    return mask


def can_place_trouble(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is a place for it."""
    return troublable(s, EVERYWHERE) != 0


def can_place_trouble_adjacent(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is a place for it."""
    return troublable(s, beside_trouble(s)) != 0


class PlaceTrouble(Step[Nanty]):
    """Where does the Trouble marker go?"""

    __slots__ = ("mask",)
    holds: ClassVar[Holds] = {"mask": bits(DISTRICT)}
    prompt: ClassVar[str] = "stir"
    rule: ClassVar[str] = "6"

    def __init__(self, seat: int, mask: int) -> None:
        self.seat = seat
        self.mask = mask

    def options(self, s: Nanty) -> list[Choice]:
        return [STIR[d] for d in BITS[self.mask]]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        s.stir(choice.args[0])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "stir":
            return None
        district = choice.args[0]
        named = {"district": DISTRICTS[district]}
        if s.trouble >> district & 1:
            return Refusal("trouble-already", "6", named)
        return Refusal("out-of-reach" if s.crowd[district] else "no-figures-there", "6", named)


# ---- moving one's own (20.39; 20.49, 20.69; 20.76)


def move_own_from_trouble(s: Nanty, seat: int, card: int) -> None:
    """Move an Agent out of Trouble to a neighbouring district."""
    s.push(MoveOwn(seat, s.trouble, 1))


def can_move_from_trouble(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether one is in Trouble."""
    return s.present[seat] & s.trouble != 0


def move_own_anywhere(s: Nanty, seat: int, card: int) -> None:
    """Move an Agent to any other district."""
    s.push(MoveOwn(seat, EVERYWHERE, 0))


def any_own_agent(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether one has an Agent on the board."""
    return s.out[seat] > 0


def pay_to_move_own(s: Nanty, seat: int, card: int) -> None:
    """Pay a player, then move."""
    s.push(CabPaid(seat, card))


def can_pay_to_move(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether it can be done; payments must be affordable (5.7)."""
    return s.out[seat] > 0 and s.money[seat] >= s.edition.args[card][0]


class CabPaid(AimText):
    """Whom does one pay? Receiving money is no harm, so they are not asked for a reaction."""

    __slots__ = ()
    prompt: ClassVar[str] = "pay-whom"
    gains: ClassVar[bool] = True

    def aimed(self, s: Nanty, target: int) -> None:
        s.pay(self.seat, target, s.edition.args[self.card][0])
        s.push(MoveOwn(self.seat, EVERYWHERE, 0))


# ---- moving others (20.13, 20.17, 20.56)


def movable(s: Nanty, seat: int) -> list[tuple[int, int]]:
    """Return (district, figure) of other players' Agents, and of neutrals unless the table excludes them (H4)."""
    last = FIGURES if s.rules.neutrals_moved else GRENADIER
    return [
        (d, piece)
        for d in range(DISTRICT_COUNT)
        if s.crowd[d]
        for piece in s.pieces_in(d)
        if OWNER[piece] != seat and OWNER[piece] < last
    ]


def move_other_adjacent(s: Nanty, seat: int, card: int) -> None:
    """Move somebody else's figure to a neighbouring district."""
    s.push(MoveOther(seat, card))


def can_move_other(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is one."""
    return len(movable(s, seat)) > 0


class MoveOther(Step[Nanty]):
    """Which figure?"""

    __slots__ = ("card",)
    holds: ClassVar[Holds] = {"card": thing(CARD)}
    prompt: ClassVar[str] = "move-other"
    rule: ClassVar[str] = "A9"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return [LIFT[d][piece] for d, piece in movable(s, self.seat)]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        s.push(MoveWhere(self.seat, choice.args[0], choice.args[1], self.card))

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_moved(s, seat, choice)


def why_not_moved(s: Nanty, seat: int, choice: Choice) -> Refusal | None:
    """Tell why not: one's own Agent, a neutral that may not be moved, or nobody."""
    if choice.verb != "lift":
        return None
    district, piece = choice.args
    if OWNER[piece] == seat:
        return Refusal("own-agent", "A9")
    if piece not in s.pieces_in(district):
        return Refusal("not-standing-there", "A9", {"district": DISTRICTS[district]})
    return Refusal("neutral", "H4")


class MoveWhere(Step[Nanty]):
    """To which neighbouring district?"""

    __slots__ = ("card", "district", "piece")
    holds: ClassVar[Holds] = {"card": thing(CARD), "district": thing(DISTRICT), "piece": thing(PIECE)}
    prompt: ClassVar[str] = "move-where"
    rule: ClassVar[str] = "A9"

    def __init__(self, seat: int, district: int, piece: int, card: int) -> None:
        self.seat = seat
        self.district = district
        self.piece = piece
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return [PLACE[d] for d in BITS[s.edition.near[self.district]]]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        s.push(MoveFigure(self.seat, self.district, self.piece, choice.args[0]))
        threaten_move(s, self.seat, BY_TEXT, self.card, self.district, self.piece, choice.args[0])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "place":
            return Refusal("not-adjacent", "2", {"district": DISTRICTS[choice.args[0]]})
        return None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"district": DISTRICTS[self.district], "piece": PIECES[self.piece]}


class MoveFigure(Task[Nanty]):
    """Nobody objected: the figure moves."""

    __slots__ = ("district", "piece", "player", "to")
    holds: ClassVar[Holds] = {
        "district": thing(DISTRICT),
        "piece": thing(PIECE),
        "player": A_SEAT,
        "to": thing(DISTRICT),
    }

    def __init__(self, player: int, district: int, piece: int, to: int) -> None:
        self.seat = NO_SEAT
        self.player = player
        self.district = district
        self.piece = piece
        self.to = to

    def run(self, s: Nanty) -> None:
        before = s.trouble
        s.take(self.district, self.piece)
        set_down(s, self.player, self.piece, self.district, self.to, 0, before)


# ---- exchanging two (20.54)


def swap_two_agents(s: Nanty, seat: int, card: int) -> None:
    """Let any two figures in different districts change places."""
    s.push(SwapFirst(seat, card))


def can_swap_two(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there are figures in two districts."""
    return sum([1 for crowd in s.crowd if crowd]) > 1


class SwapFirst(Step[Nanty]):
    """The one figure."""

    __slots__ = ("card",)
    holds: ClassVar[Holds] = {"card": thing(CARD)}
    prompt: ClassVar[str] = "swap-first"
    rule: ClassVar[str] = "20.54"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return [LIFT[d][piece] for d in range(DISTRICT_COUNT) for piece in s.pieces_in(d)]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        s.push(SwapSecond(self.seat, choice.args[0], choice.args[1], self.card))

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("nobody-there", self.rule) if choice.verb == "lift" else None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"card": CARDS[self.card]}


class SwapSecond(Step[Nanty]):
    """The other figure, in another district."""

    __slots__ = ("card", "district", "piece")
    holds: ClassVar[Holds] = {"card": thing(CARD), "district": thing(DISTRICT), "piece": thing(PIECE)}
    prompt: ClassVar[str] = "swap-second"
    rule: ClassVar[str] = "20.54"

    def __init__(self, seat: int, district: int, piece: int, card: int) -> None:
        self.seat = seat
        self.district = district
        self.piece = piece
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return [
            LIFT[d][piece] for d in range(DISTRICT_COUNT) if d != self.district for piece in s.pieces_in(d)
        ]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        district, piece = choice.args
        s.push(SwapFigures(self.district, self.piece, district, piece))
        threaten_move(s, self.seat, BY_TEXT, self.card, self.district, self.piece, district, piece)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "lift":
            return None
        return Refusal("same-district" if choice.args[0] == self.district else "nobody-there", self.rule)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"district": DISTRICTS[self.district], "piece": PIECES[self.piece]}


class SwapFigures(Task[Nanty]):
    """Lift both, then set each down in the other's district (15.14)."""

    __slots__ = ("district", "other_district", "other_piece", "piece")
    holds: ClassVar[Holds] = {
        "district": thing(DISTRICT),
        "other_district": thing(DISTRICT),
        "other_piece": thing(PIECE),
        "piece": thing(PIECE),
    }

    def __init__(self, district: int, piece: int, other_district: int, other_piece: int) -> None:
        self.seat = NO_SEAT
        self.district = district
        self.piece = piece
        self.other_district = other_district
        self.other_piece = other_piece

    def run(self, s: Nanty) -> None:
        before = s.trouble
        s.take(self.district, self.piece)
        s.take(self.other_district, self.other_piece)
        s.put(self.other_district, self.piece)
        s.put(self.district, self.other_piece)
        if s.events is not None:
            s.tell(
                "swap",
                piece=PIECES[self.piece],
                district=DISTRICTS[self.district],
                target_piece=PIECES[self.other_piece],
                target_district=DISTRICTS[self.other_district],
            )
            s.tell_trouble(before)
