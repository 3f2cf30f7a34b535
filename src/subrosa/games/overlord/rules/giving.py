"""Giving the Order (RULES.md 5.6) and what characters do when it is given."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import Holds, thing
from subrosa.core.step import Refusal, Step
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import (
    ADVISOR,
    BAILIFF,
    CAPTAIN,
    CARD,
    CARDS,
    DISCARD,
    KNIGHT,
    NO_CARD,
    SERVANT,
)
from subrosa.parts.hands import distinct


def hand_order(s: Overlord, giver: int, target: int) -> None:
    """Move the Order, which was given."""
    s.holder = target
    s.giver = giver
    s.tried = False
    if s.events is not None:
        s.tell("give-order", seat=giver, target=target)


def can_be_made_to_discard(s: Overlord, seat: int, why: str) -> bool:
    """Tell whether this player has a card and is not the Knight (7.5)."""
    if s.characters[seat] == KNIGHT:
        s.tell_immune(seat, why)
        return False
    return bool(s.hands[seat])


def captain_demands_card(s: Overlord, giver: int, target: int) -> bool:
    """Tell whether the giver is the Captain and the receiver has to discard a card, which comes first (7.4)."""
    return s.characters[giver] == CAPTAIN and can_be_made_to_discard(s, target, "captain")


def receive(s: Overlord, giver: int, target: int) -> None:
    """Use the receiver's ability. Hands are compared as they are now, after the Captain's discard (7.8)."""
    character = s.characters[target]
    if character == SERVANT:
        if len(s.hands[giver]) > len(s.hands[target]):
            s.draw(target, s.edition.servant_cards, s.rules.limit_every_draw)
    elif character == ADVISOR:
        s.take_gold(target, giver, s.edition.advisor_gold, "advisor")
    elif character == BAILIFF:
        s.earn(target, s.edition.bailiff_gold, "bailiff")


class DiscardCard(Step[Overlord]):
    """A player discards a card of their choice: for Repression, or, with NO_CARD, because the Captain demands it."""

    __slots__ = ("card",)
    holds: ClassVar[Holds] = {"card": thing(CARD)}
    prompt: ClassVar[str] = "discard"
    rule: ClassVar[str] = "5.6"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Overlord) -> list[Choice]:
        return [DISCARD[card] for card in distinct(s.hands[self.seat])]

    def resolve(self, s: Overlord, choice: Choice) -> None:
        s.discard(self.seat, choice.args[0])

    def refusal(self, s: Overlord, seat: int, choice: Choice) -> Refusal | None:
        return not_in_hand(s, seat, choice, "discard", self.rule)

    def prompt_args(self, s: Overlord) -> dict[str, Any]:
        return {"target": s.giver, "cause": "captain" if self.card == NO_CARD else "repression"}


def not_in_hand(s: Overlord, seat: int, choice: Choice, verb: str, rule: str) -> Refusal | None:
    """Give the common reason against doing something with a card: one has not got it."""
    if choice.verb == verb and choice.args[0] not in s.hands[seat]:
        return Refusal("not-in-hand", rule, {"card": CARDS[choice.args[0]]})
    return None
