"""The simple actions (RULES.md 5): influence, wealth, travel, tracks, discarding, and revealing an Allegiance (12)."""

from itertools import compress
from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import NUMBER, Holds
from subrosa.core.step import Refusal, Step
from subrosa.games.providence.rules.claiming import add_cubes
from subrosa.games.providence.rules.effects.agents import move_piece
from subrosa.games.providence.rules.effects.cubes import gain_cubes, offer_extra
from subrosa.games.providence.rules.payments import cubes_bought, journeys, resource_of, room_for
from subrosa.games.providence.rules.sanity import reveal
from subrosa.games.providence.rules.scoring import reveal_points, reveals_enough
from subrosa.games.providence.rules.state import BY_REVEAL, LIMBO, POOL, Providence
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    CARDS,
    PLACES,
    SHIFTS,
    TAKE,
    TAKE_LIMBO,
)


def pay(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> list[int]:
    """Bring the cards that were gathered into play and return them."""
    cards = [choice.args[0] for choice in gathered[1:] if choice.verb == "pay"]
    for card in cards:
        s.play(seat, card)
    return cards


def names(cards: list[int]) -> list[str]:
    """Return cards by their names, for the log."""
    return [CARDS[card] for card in cards]


def total(s: Providence, head: Choice, cards: list[int]) -> int:
    """Return how many symbols for an action there are on cards."""
    worth = s.edition.worth[resource_of(head)]
    return sum([worth[card] for card in cards])


# ---- influence (5.1, 5.2, 5.3)


def add(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Put as many cubes as the cards show on one target, as far as the pool goes (5.1)."""
    head = gathered[0]
    cards = pay(s, seat, gathered)
    if s.events is not None:
        s.tell("add-action", seat=seat, place=PLACES[head.args[0]], cards=names(cards))
    add_cubes(s, seat, head.args[0], min(total(s, head, cards), s.count(POOL, seat)))
    offer_extra(s, seat)


def retrieve(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Take back as many cubes as the cards show (5.2)."""
    head = gathered[0]
    cards = pay(s, seat, gathered)
    count = min(total(s, head, cards), s.cubes_out(seat))
    if s.events is not None:
        s.tell("retrieve", seat=seat, count=count, cards=names(cards))
    s.push(TakeCube(seat, count))


class TakeCube(Step[Providence]):
    """From where does a cube come back?"""

    __slots__ = ("left",)
    holds: ClassVar[Holds] = {"left": NUMBER}
    prompt: ClassVar[str] = "take-cube"
    rule: ClassVar[str] = "5.2"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Providence) -> list[Choice]:
        options = list(compress(TAKE, s.cubes_on_board(self.seat)))
        if s.count(LIMBO, self.seat):
            options.append(TAKE_LIMBO)
        return options

    def resolve(self, s: Providence, choice: Choice) -> None:
        start = LIMBO if choice is TAKE_LIMBO else choice.args[0]
        s.shift(start, POOL, self.seat)
        if s.events is not None:
            s.tell("take-cube", seat=self.seat, place=None if start == LIMBO else PLACES[start])
        if self.left > 1:
            s.push(TakeCube(self.seat, self.left - 1))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "take":
            return Refusal("no-own-cube", self.rule, {"place": PLACES[choice.args[0]]})
        return Refusal("no-cube-in-limbo", self.rule) if choice is TAKE_LIMBO else None

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"left": self.left}


def buy(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Buy cubes from the common pool (5.3)."""
    head = gathered[0]
    cards = pay(s, seat, gathered)
    if s.events is not None:
        s.tell("buy", seat=seat, cards=names(cards))
    gain_cubes(s, seat, cubes_bought(s, seat, total(s, head, cards)))


# ---- travel (5.4)


def travel(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Move pieces along roads, each to its destination (5.4)."""
    cards = pay(s, seat, gathered)
    if s.events is not None:
        s.tell("travel", seat=seat, cards=names(cards))
    for trip in journeys(gathered):
        move_piece(s, seat, trip)


# ---- tracks (5.5)


def push_marker(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Move one marker in one direction, within its track (5.5)."""
    head = gathered[0]
    cards = pay(s, seat, gathered)
    shift = head.args[0]
    steps = min(total(s, head, cards), room_for(s, seat, head))
    if s.events is not None:
        s.tell("track", seat=seat, shift=SHIFTS[shift], cards=names(cards))
    s.move_marker(shift // 2, -steps if shift % 2 else steps)


# ---- discarding (5.7)


def discard(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Discard cards; nothing is drawn for them before the turn ends (5.7)."""
    cards = [choice.args[0] for choice in gathered[1:]]
    for card in cards:
        s.discard(seat, card)
    if s.events is not None:
        s.tell("discard", seat=seat, cards=names(cards))


# ---- revealing an Allegiance (12)


def reveal_allegiance(s: Providence, seat: int) -> None:
    """Reveal, score Gates and track at once, and end the game; after a miscalculation only the action is lost."""
    s.learn_all()
    if not reveals_enough(s, seat):
        s.exposed |= 1 << seat
        if s.events is not None:
            s.tell("reveal-failed", seat=seat, allegiance=ALLEGIANCES[s.identities[seat]])
        return
    points = reveal_points(s, seat)
    reveal(s, seat)
    s.reckoned |= 1 << seat
    s.trigger(BY_REVEAL)
    s.score(seat, points)
