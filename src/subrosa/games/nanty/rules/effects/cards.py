"""Texts about one's own cards: drawing, discarding, and identities (RULES.md 20)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.event import Secret
from subrosa.core.holding import FLAG, NUMBER, Holds
from subrosa.core.step import Refusal, Step
from subrosa.games.nanty.rules.effects.hands import why_not_in_hand
from subrosa.games.nanty.rules.houserules import SHORT_DRAW
from subrosa.games.nanty.rules.memory import draw_unseen, show_all
from subrosa.games.nanty.rules.scoring import deck_is_out
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import CARDS, DISCARD, DONE, IDENTITIES
from subrosa.parts.hands import with_cards

# ---- drawing (20.26, 20.29, 20.30, 20.60, 20.62, 20.74, 20.81, 20.87; 20.27)


def draw_by_text(s: Nanty, seat: int, count: int) -> None:
    """Draw, as many as remain if fewer; that ends the game only by house rule (A7, H2)."""
    enough = s.draw(seat, count)
    if s.deck_ran_out(not enough):
        deck_is_out(s)


def can_draw(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there are cards. If a draw that falls short ends the game (H2), there need not be."""
    return len(s.deck) > 0 or s.rules.deck_end == SHORT_DRAW


def draw(s: Nanty, seat: int, card: int) -> None:
    """Draw some cards from the deck."""
    draw_by_text(s, seat, s.edition.args[card][0])


def draw_per_own_building(s: Nanty, seat: int, card: int) -> None:
    """Draw one card for each of one's Buildings."""
    draw_by_text(s, seat, s.built[seat])


def can_draw_for_buildings(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there are Buildings of one's own, and cards."""
    return s.built[seat] > 0 and can_draw(s, seat, card)


def any_discards(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is a discard pile."""
    return len(s.discards) > 0


def draw_from_discard(s: Nanty, seat: int, card: int) -> None:
    """Draw some at random from the discard pile; whoever may look through it knows which (A41)."""
    s.shuffle(s.discards)
    drawn: list[int] = []
    while s.discards and len(drawn) < s.edition.args[card][0]:
        drawn.append(s.discards.pop())
    s.hands[seat] = with_cards(s.hands[seat], drawn)
    s.learn_all()
    if s.rules.open_discards:
        show_all(s, seat, drawn)
    else:
        draw_unseen(s, seat, drawn)
    if s.events is not None:
        seats = (*range(s.seats),) if s.rules.open_discards else (seat,)
        names = [CARDS[known] for known in sorted(drawn)]
        s.tell(
            "salvage",
            seat=seat,
            count=len(drawn),
            cards=names if s.rules.open_discards else Secret(names, seats),
        )


# ---- discarding (20.24, 20.42; 20.32, 20.79; 20.50)


def discard_for_money(s: Nanty, seat: int, card: int) -> None:
    """Discard any number of cards, for money each."""
    s.push(DiscardMany(seat, s.edition.args[card][0], 99, 0))


def discard_one(s: Nanty, seat: int, card: int) -> None:
    """Discard exactly one card."""
    s.push(DiscardOne(seat, 0))


def discard_and_refill(s: Nanty, seat: int, card: int) -> None:
    """Discard some cards, then draw up to the limit."""
    s.push(DiscardMany(seat, 0, s.edition.args[card][0], 1))


def can_refill(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is a card to discard, or one to draw."""
    return len(s.hands[seat]) > 0 or can_draw(s, seat, card)


class DiscardOne(Step[Nanty]):
    """Which card goes? Some powers pay for it."""

    __slots__ = ("amount",)
    holds: ClassVar[Holds] = {"amount": NUMBER}
    prompt: ClassVar[str] = "discard"
    rule: ClassVar[str] = "5.7"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def options(self, s: Nanty) -> list[Choice]:
        return [DISCARD[card] for card in s.hands[self.seat]]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        s.discard(self.seat, choice.args[0])
        s.earn(self.seat, self.amount)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_in_hand(s, seat, choice, "discard", self.rule)


class DiscardMany(Step[Nanty]):
    """One card after the other, until one has had enough."""

    __slots__ = ("amount", "left", "refill")
    holds: ClassVar[Holds] = {"amount": NUMBER, "left": NUMBER, "refill": FLAG}
    prompt: ClassVar[str] = "discard-many"
    rule: ClassVar[str] = "5.7"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def __init__(self, seat: int, amount: int, left: int, refill: int) -> None:
        self.seat = seat
        self.amount = amount
        self.left = left
        self.refill = refill

    def options(self, s: Nanty) -> list[Choice]:
        return [DONE, *[DISCARD[card] for card in s.hands[self.seat]]] if self.left else [DONE]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice is not DONE:
            s.discard(self.seat, choice.args[0])
            s.earn(self.seat, self.amount)
            if self.left > 1 and s.hands[self.seat]:
                s.push(DiscardMany(self.seat, self.amount, self.left - 1, self.refill))
                return
        if self.refill and s.room(self.seat) > 0:
            draw_by_text(s, self.seat, s.room(self.seat))

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_in_hand(s, seat, choice, "discard", self.rule)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"gold": self.amount, "count": self.left}


# ---- identities (20.8, 20.161, 20.48)


def peek_identities(s: Nanty, seat: int, card: int) -> None:
    """Look at all but one of those not in use (A20)."""
    seen = s.spare[:]
    s.shuffle(seen)
    seen = sorted(seen[s.edition.args[card][0] :])
    s.peeks += ((seat, len(s.swaps), *seen),)
    s.learn(seat)
    if s.events is not None:
        s.tell("peek", seat=seat, count=len(seen), identities=Secret([IDENTITIES[i] for i in seen], (seat,)))


def swap_identity(s: Nanty, seat: int, card: int) -> None:
    """Exchange one's identity for a random one of those not in use; there is no way back."""
    old = s.identities[seat]
    new = s.spare.pop(s.roll(len(s.spare)))
    s.spare = sorted([*s.spare, old])
    s.identities[seat] = new
    s.swaps += (seat,)
    s.past_identities += (old,)
    s.learn(seat)
    if s.events is not None:
        s.tell("new-identity", seat=seat, identity=Secret(IDENTITIES[new], (seat,)))
