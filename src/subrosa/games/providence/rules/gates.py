"""Closing and opening Gates (RULES.md 9)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, Holds, thing
from subrosa.core.step import NO_SEAT, Refusal, Step, Task, gathered_so_far
from subrosa.games.providence.rules.agents import destroy_agent, is_recruited, power_in
from subrosa.games.providence.rules.power import PowerStep, play_power, spare_power
from subrosa.games.providence.rules.sanity import MAD, make_test
from subrosa.games.providence.rules.state import CLOSED, NO_GATE, OPENED, Providence
from subrosa.games.providence.rules.vocabulary import (
    ANY_OWN_AGENT,
    CLOSE_MODE,
    GATE_DISCOUNT,
    OPEN_MODE,
    THIS_AGENT,
    Op,
)
from subrosa.games.providence.rules.words import (
    CARD_TO_PIECE,
    CARDS,
    CITIES,
    CLOSE,
    DROP,
    FIRST_CULTIST,
    OPEN,
    PASS,
    PIECE,
    PIECES,
)
from subrosa.parts.hands import distinct


def gate_need(s: Providence, seat: int, city: int) -> int:
    """Return the power that the Gate of a City takes: its value, or less for the owner of Keziah Mason."""
    value = s.edition.gate[city]
    op = s.rule_of(seat, GATE_DISCOUNT)
    if op is not None:
        return min(value, max(op.low, value - op.n))
    return value


def actors(s: Providence, seat: int, op: Op, card: int) -> list[int]:
    """Return the Agents that could close or open a Gate where they stand, power not counted."""
    where, owner, gates = s.where, s.owner, s.gates
    if op.kind == ANY_OWN_AGENT:
        return [
            piece
            for piece in range(FIRST_CULTIST)
            if owner[piece] == seat and where[piece] >= 0 and gates[where[piece]] == NO_GATE
        ]
    piece = s.piece_of(card) if op.kind == THIS_AGENT else s.basic_of(seat)
    if piece < 0 or owner[piece] != seat or where[piece] < 0 or gates[where[piece]] != NO_GATE:
        return []
    return [piece]


def able(s: Providence, seat: int, op: Op, card: int) -> list[int]:
    """Return the Agents that can close or open a Gate, there being power enough."""
    found = actors(s, seat, op, card)
    if found and not op.other:
        power = spare_power(s, seat, card)
        found = [
            piece
            for piece in found
            if power_in(s, seat, s.where[piece]) + power >= gate_need(s, seat, s.where[piece])
        ]
    return found if found and s.control_tokens(seat) > 0 else []


def gate_choices(s: Providence, seat: int, op: Op, card: int) -> list[Choice]:
    """Return who can close or open a Gate, and which of the two."""
    found = able(s, seat, op, card)
    choices = [CLOSE[piece] for piece in found] if op.mask & CLOSE_MODE else []
    return [*choices, *[OPEN[piece] for piece in found]] if op.mask & OPEN_MODE else choices


class ActAtGate(PowerStep):
    """Which Gate is closed or opened, and with which cards? Asked where a card does something else before."""

    __slots__ = ()
    prompt: ClassVar[str] = "gate"
    rule: ClassVar[str] = "9"

    def targets(self, s: Providence) -> list[Choice]:
        return gate_choices(s, self.seat, self.op(s), self.card)

    def need(self, s: Providence, target: Choice) -> int:
        return gate_power(s, self.seat, self.op(s), target)

    def use(self, s: Providence, gathered: tuple[Choice, ...]) -> None:
        commit_gate(s, self.seat, gathered)

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        from subrosa.games.providence.rules.refusals import why_no_gate

        return why_no_gate(s, seat, self.op(s), self.card, choice, gathered_so_far(s))


def gate_power(s: Providence, seat: int, op: Op, deed: Choice) -> int:
    """Return the power that cards have to give for a Gate."""
    if op.other:
        return 0
    city = s.where[deed.args[0]]
    return gate_need(s, seat, city) - power_in(s, seat, city)


def commit_gate(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Close or open a Gate with the cards that were gathered after whoever does it."""
    deed = gathered[0]
    piece = deed.args[0]
    cards = play_power(s, seat, gathered)
    city = s.where[piece]
    set_gate(s, seat, city, CLOSED if deed.verb == "close" else OPENED)
    if s.events is not None:
        if deed.verb == "close":
            s.tell("gate-closed", seat=seat, piece=PIECES[piece], city=CITIES[city], cards=cards)
        else:
            s.tell("gate-opened", seat=seat, piece=PIECES[piece], city=CITIES[city], cards=cards)
    s.push(GateTest(seat, piece))


def set_gate(s: Providence, colour: int, city: int, side: int) -> None:
    """Lay a Gate token with a Control token on it."""
    s.gates[city] = side
    s.gate_owner[city] = colour


class GateTest(Task[Providence]):
    """Whoever has closed or opened a Gate makes a Sanity Test; Madness destroys a Recruited Agent who did it (9)."""

    __slots__ = ("piece", "player")
    holds: ClassVar[Holds] = {"piece": thing(PIECE), "player": A_SEAT}

    def __init__(self, player: int, piece: int) -> None:
        self.seat = NO_SEAT
        self.player = player
        self.piece = piece

    def run(self, s: Providence) -> None:
        seat, piece = self.player, self.piece
        if make_test(s, seat) != MAD or not is_recruited(piece):
            return
        if s.edition.saved[piece - CARD_TO_PIECE] and s.hands[seat]:
            s.push(SaveAgent(seat, piece))
        else:
            destroy_agent(s, piece)


class SaveAgent(Step[Providence]):
    """Is a card discarded to save an Agent from Madness at a Gate? (Richard Upton Pickman)"""

    __slots__ = ("piece",)
    holds: ClassVar[Holds] = {"piece": thing(PIECE)}
    prompt: ClassVar[str] = "save-agent"
    rule: ClassVar[str] = "9"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def options(self, s: Providence) -> list[Choice]:
        return [PASS, *[DROP[card] for card in distinct(s.hands[self.seat])]]

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is PASS:
            destroy_agent(s, self.piece)
            return
        card = choice.args[0]
        s.discard(self.seat, card)
        if s.events is not None:
            s.tell("saved", seat=self.seat, piece=PIECES[self.piece], card=CARDS[card])

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "drop":
            return Refusal("not-in-hand", self.rule, {"card": CARDS[choice.args[0]]})
        return None

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"piece": PIECES[self.piece]}
