"""Texts about other players' hands: giving, selling, looking, stealing, exchanging (RULES.md 20)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.event import Secret
from subrosa.core.holding import A_SEAT, NUMBER, Holds, thing
from subrosa.core.step import Refusal, Step
from subrosa.games.nanty.rules.effects.aiming import AimText, OnTarget, strike, with_cards
from subrosa.games.nanty.rules.memory import hand_over, learn_hand, swap_hands
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import CARD, CARDS, DISCARD, GIVE, TAKE


def why_not_in_hand(s: Nanty, seat: int, choice: Choice, verb: str, rule: str) -> Refusal | None:
    """Give the common reason against doing something with a card: one has not got it."""
    if choice.verb == verb and choice.args[0] not in s.hands[seat]:
        return Refusal("not-in-hand", rule, {"card": CARDS[choice.args[0]]})
    return None


# ---- other hands (20.5, 20.37; 20.40, 20.43; 20.55; 20.94; 20.58)


class AimAtHand(AimText):
    """A player with at least one card."""

    __slots__ = ()

    def targets(self, s: Nanty) -> list[int]:
        return with_cards(s, self.seat)


def any_hands(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether another player holds a card."""
    return any(s.hands[other] for other in s.others(seat))


def demand_cards(s: Nanty, seat: int, card: int) -> None:
    """Have a player give cards of their choice."""
    s.push(CardsDemanded(seat, card))


class CardsDemanded(AimAtHand):
    """From whom?"""

    __slots__ = ()

    def aimed(self, s: Nanty, target: int) -> None:
        strike(s, MustGive(self.seat, target, self.card))


class MustGive(OnTarget):
    """All of them, if there are no more than that."""

    __slots__ = ()

    def hit(self, s: Nanty) -> None:
        give_up(s, self.target, self.player, s.edition.args[self.card][0])


def give_up(s: Nanty, giver: int, to: int, count: int) -> None:
    """Give that many cards, one after the other."""
    if len(s.hands[giver]) <= count:
        for card in s.hands[giver]:
            hand_over(s, giver, to, card)
    elif count:
        s.push(GiveCard(giver, to, count))


class GiveCard(Step[Nanty]):
    """Which card do they part with?"""

    __slots__ = ("left", "to")
    holds: ClassVar[Holds] = {"left": NUMBER, "to": A_SEAT}
    prompt: ClassVar[str] = "give"
    rule: ClassVar[str] = "5.7"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def __init__(self, seat: int, to: int, left: int) -> None:
        self.seat = seat
        self.to = to
        self.left = left

    def options(self, s: Nanty) -> list[Choice]:
        return [GIVE[card] for card in s.hands[self.seat]]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        hand_over(s, self.seat, self.to, choice.args[0])
        if self.left > 1:
            give_up(s, self.seat, self.to, self.left - 1)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_in_hand(s, seat, choice, "give", self.rule)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"target": self.to, "count": self.left}


def any_own_card(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether one has a card in hand."""
    return len(s.hands[seat]) > 0


def any_card_at_all(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether anybody holds a card."""
    return any(s.hands)


def sell_card(s: Nanty, seat: int, card: int) -> None:
    """Sell a card."""
    s.push(Customer(seat, card))


class Customer(AimText):
    """To whom?"""

    __slots__ = ()

    def aimed(self, s: Nanty, target: int) -> None:
        strike(s, Sale(self.seat, target, self.card))


class Sale(OnTarget):
    """The seller chooses the card."""

    __slots__ = ()

    def hit(self, s: Nanty) -> None:
        s.push(SellCard(self.player, self.target, self.card))


class SellCard(Step[Nanty]):
    """Which card is sold?"""

    __slots__ = ("card", "to")
    holds: ClassVar[Holds] = {"card": thing(CARD), "to": A_SEAT}
    prompt: ClassVar[str] = "sell"
    rule: ClassVar[str] = "5.7"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def __init__(self, seat: int, to: int, card: int) -> None:
        self.seat = seat
        self.to = to
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return [GIVE[card] for card in s.hands[self.seat]]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        hand_over(s, self.seat, self.to, choice.args[0])
        s.pay(self.to, self.seat, s.edition.args[self.card][0])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_in_hand(s, seat, choice, "give", self.rule)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"target": self.to, "gold": s.edition.args[self.card][0]}


def inspect_and_discard(s: Nanty, seat: int, card: int) -> None:
    """Look at a hand and throw one card of it away."""
    s.push(Inspected(seat, card))


class Inspected(AimAtHand):
    """Whose?"""

    __slots__ = ()

    def aimed(self, s: Nanty, target: int) -> None:
        strike(s, Inspection(self.seat, target, self.card))


class Inspection(OnTarget):
    """The hand is shown to one player alone."""

    __slots__ = ()

    def hit(self, s: Nanty) -> None:
        look_at_hand(s, self.player, self.target)
        s.push(ThrowAway(self.player, self.target))


def look_at_hand(s: Nanty, seat: int, target: int) -> None:
    """Show one player another's hand."""
    learn_hand(s, seat, target)
    if s.events is not None:
        s.tell(
            "look",
            seat=seat,
            target=target,
            cards=Secret([CARDS[card] for card in s.hands[target]], (seat, target)),
        )


class ThrowAway(Step[Nanty]):
    """Which card of the other hand goes to the discard pile?"""

    __slots__ = ("target",)
    holds: ClassVar[Holds] = {"target": A_SEAT}
    prompt: ClassVar[str] = "throw-away"
    rule: ClassVar[str] = "20.55"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, s: Nanty) -> list[Choice]:
        return [DISCARD[card] for card in s.hands[self.target]]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        s.discard(self.target, choice.args[0])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_in_hand(s, self.target, choice, "discard", self.rule)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"target": self.target}


def steal_random(s: Nanty, seat: int, card: int) -> None:
    """Look at two cards at random and keep one."""
    s.push(Picked(seat, card))


class Picked(AimAtHand):
    """From whom?"""

    __slots__ = ()

    def aimed(self, s: Nanty, target: int) -> None:
        strike(s, Pickpocket(self.seat, target, self.card))


class Pickpocket(OnTarget):
    """The cards are drawn from the hand; both players see them."""

    __slots__ = ()

    def hit(self, s: Nanty) -> None:
        left = list(s.hands[self.target])
        seen: list[int] = []
        while left and len(seen) < s.edition.args[self.card][0]:
            seen.append(left.pop(s.roll(len(left))))
        s.offered = tuple(sorted(seen))
        s.learn(self.player)
        s.learn(self.target)
        if s.events is not None:
            cards = Secret([CARDS[card] for card in s.offered], (self.player, self.target))
            s.tell("look", seat=self.player, target=self.target, cards=cards)
        s.push(KeepOne(self.player, self.target))


class KeepOne(Step[Nanty]):
    """Which of the two is kept?"""

    __slots__ = ("target",)
    holds: ClassVar[Holds] = {"target": A_SEAT}
    prompt: ClassVar[str] = "keep-one"
    rule: ClassVar[str] = "20.94"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, s: Nanty) -> list[Choice]:
        return [TAKE[card] for card in s.offered]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        kept = choice.args[0]
        returned = [card for card in s.offered if card != kept]
        s.offered = ()
        hand_over(s, self.target, self.seat, kept)
        s.learn(self.target)
        others = [tip for tip in s.tips if tip[0] != self.seat or tip[1] not in returned]
        s.tips = tuple(others + [(self.seat, card, 1 << self.target) for card in returned])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "take":
            return Refusal("not-drawn", self.rule, {"card": CARDS[choice.args[0]]})
        return None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"target": self.target}


def exchange_hands(s: Nanty, seat: int, card: int) -> None:
    """Exchange the whole hand for another (A40)."""
    s.push(HandsSwapped(seat, card))


class HandsSwapped(AimText):
    """With whom?"""

    __slots__ = ()

    def aimed(self, s: Nanty, target: int) -> None:
        strike(s, Exchange(self.seat, target, self.card))


class Exchange(OnTarget):
    """Whatever their sizes."""

    __slots__ = ()

    def hit(self, s: Nanty) -> None:
        swap_hands(s, self.player, self.target)
        if s.events is not None:
            s.tell("swap-hands", seat=self.player, target=self.target)
