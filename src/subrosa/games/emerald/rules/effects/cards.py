"""Texts about cards, tracks and identities, which need no choice on the board (RULES.md 19)."""

from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.event import Secret
from subrosa.core.holding import Holds, thing
from subrosa.core.step import Refusal, Step
from subrosa.games.emerald.rules.actions import names, raise_marker
from subrosa.games.emerald.rules.assassination import score_hand
from subrosa.games.emerald.rules.claiming import score_printed
from subrosa.games.emerald.rules.reveals import change_sides, check_reveals, roll_sanity
from subrosa.games.emerald.rules.scoring import end_game
from subrosa.games.emerald.rules.state import Emerald, laid
from subrosa.games.emerald.rules.words import (
    BLACK_HAND,
    CARD,
    CARDS,
    FACE,
    FACTIONS,
    LOYALIST,
    RESTORATIONIST,
    VAMPIRES,
    ZOMBIES,
)
from subrosa.parts.decks import IN_HAND, NOT_THERE
from subrosa.parts.drawing import draw, draw_unnoticed

DRAWN: Final = 2  # by Doctor Watson and the Diogenes Club
STEPS: Final = 2  # of Golovinski and Freud


def play(s: Emerald, seat: int, card: int) -> None:
    """Use the text of a card that has left the hand and lies where it belongs afterwards."""
    s.lose(seat, card)
    put_away(s, seat, card)


def put_away(s: Emerald, seat: int, card: int) -> None:
    """Put away a card in play whose text was used: a one-use card for good, and if it gives points, for all to see."""
    if not s.edition.one_use[card]:
        s.gain(seat, card)
    elif s.edition.has_points[card]:
        s.lay_beside(seat, card)
    else:
        s.gone += (card,)


def draw_two(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Draw; the card itself joins the discard pile afterwards (R9)."""
    card = gathered[0].args[0]
    s.lose(seat, card)
    draw(s, seat, DRAWN)
    put_away(s, seat, card)


def redraw(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Discard any number of cards and draw as many, and one for the card itself, which is discarded last."""
    card = gathered[0].args[0]
    s.lose(seat, card)
    cards = [choice.args[0] for choice in gathered[1:]]
    for other in cards:
        s.discard(seat, other)
    if cards and s.events is not None:
        s.tell("discard", seat=seat, cards=names(cards))
    draw(s, seat, len(cards) + 1)
    put_away(s, seat, card)


def golovinski(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Move the Loyalists' marker."""
    play(s, seat, gathered[0].args[0])
    raise_marker(s, seat, LOYALIST, STEPS)


def freud(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Come to one's senses, and move the Restorationists' marker."""
    play(s, seat, gathered[0].args[0])
    s.sanity[seat] = s.edition.sanity
    if s.events is not None:
        s.tell("sane", seat=seat)
    raise_marker(s, seat, RESTORATIONIST, STEPS)


def black_hand(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Score for the royalty one has; more will count as it comes."""
    play(s, seat, BLACK_HAND)
    score_hand(s, seat, s.royalty.count(seat))


def change_of_heart(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Change sides. A revealed Loyalist becomes a revealed Restorationist, and the game ends."""
    change_sides(s, seat)
    if s.is_revealed(seat) and s.faction(seat) == RESTORATIONIST:
        end_game(s, "revealed", "13.1")


def leopold(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Remove all zombies, and all cards of Zombies and Vampires that are owned; this card is discarded last (R9)."""
    card = gathered[0].args[0]
    s.lose(seat, card)
    s.zombies = [0] * len(s.zombies)
    s.leopold = True
    for i in range(s.seats):
        owner = (seat + i) % s.seats
        for monster in (ZOMBIES, VAMPIRES):
            purge(s, owner, monster)
    put_away(s, seat, card)


def purge(s: Emerald, owner: int, card: int) -> None:
    """Remove a card from wherever its owner has it; its points go with it, and a hand is made up.

    Only its owner is told of the card drawn: whether it was in hand or in the deck is nobody else's business (R42).
    """
    while (place := s.remove(owner, card)) != NOT_THERE:
        banish(s, owner, card)
        if place == IN_HAND:
            draw_unnoticed(s, owner)
    while laid(card) in s.beside[owner]:
        beside = list(s.beside[owner])
        beside.remove(laid(card))
        s.beside[owner] = tuple(beside)
        banish(s, owner, card)


def banish(s: Emerald, owner: int, card: int) -> None:
    s.gone += (card,)
    score_printed(s, owner, card, -1)
    if s.events is not None:
        s.tell("banish", seat=owner, card=CARDS[card])


# ---- at another player


class Aimed(Step[Emerald]):
    """At whom?"""

    __slots__ = ("card",)
    holds: ClassVar[Holds] = {"card": thing(CARD)}
    prompt: ClassVar[str] = "face"
    rule: ClassVar[str] = "19"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seats(self, s: Emerald) -> list[int]:
        """Return who can be chosen."""
        return [seat for seat in range(s.seats) if seat != self.seat]

    def options(self, s: Emerald) -> list[Choice]:
        return [FACE[seat] for seat in self.seats(s)]

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "face":
            return None
        target = choice.args[0]
        if target >= s.seats:
            return Refusal("no-such-seat", "4", {"seat": target})
        return Refusal("not-yourself" if target == seat else "is-revealed", self.rule)

    def prompt_args(self, s: Emerald) -> dict[str, Any]:
        return {"card": CARDS[self.card]}


def terrors(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    card = gathered[0].args[0]
    play(s, seat, card)
    s.push(Terrify(seat, card))


class Terrify(Aimed):
    """Another player rolls the sanity die."""

    __slots__ = ()
    rule: ClassVar[str] = "19.26"

    def resolve(self, s: Emerald, choice: Choice) -> None:
        target = choice.args[0]
        if s.events is not None:
            s.tell("terrify", seat=self.seat, target=target)
        roll_sanity(s, target)
        check_reveals(s)


def burtsev(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    card = gathered[0].args[0]
    play(s, seat, card)
    s.push(LookAt(seat, card))


def unrevealed_others(s: Emerald, seat: int) -> list[int]:
    """Return the other players whose identity card lies face down."""
    return [other for other in range(s.seats) if other != seat and not s.is_revealed(other)]


class LookAt(Aimed):
    """A look at another player's identity card."""

    __slots__ = ()
    rule: ClassVar[str] = "19.29"

    def seats(self, s: Emerald) -> list[int]:
        return unrevealed_others(s, self.seat)

    def resolve(self, s: Emerald, choice: Choice) -> None:
        target = choice.args[0]
        s.looked[target] |= 1 << self.seat
        s.learn(self.seat)
        if s.events is not None:
            faction = Secret(FACTIONS[s.identities[target]], (self.seat, target))
            s.tell("look", seat=self.seat, target=target, faction=faction)
