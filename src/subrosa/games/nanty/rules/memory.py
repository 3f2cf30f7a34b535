"""What players remember of each other's hands (RULES.md 18.2).

Each Action card exists once, so a card is known to be in one of a set of hands until it is seen again. Nobody
can tell which of two hands it is in after an unseen card has passed between them; whoever gave or took that
card can.

A tip is (who knows, card, seats one of which holds it). Nobody keeps tips about their own hand. Where the discard
pile may not be looked through (H12), it is one of these places after cards were drawn from it unseen.
"""

from typing import TYPE_CHECKING

from subrosa.core.event import Secret
from subrosa.games.nanty.rules.words import CARDS, PILE, SPECTATOR
from subrosa.parts.hands import with_cards, without

if TYPE_CHECKING:
    from subrosa.games.nanty.rules.state import Nanty


def forget(s: "Nanty", card: int) -> None:
    """Forget a card that has been seen leaving a hand."""
    s.tips = tuple([tip for tip in s.tips if tip[1] != card])


def learn_hand(s: "Nanty", knower: int, owner: int) -> None:
    """Let one player look at another's hand."""
    hand = s.hands[owner]
    tips = [tip for tip in s.tips if tip[0] != knower or tip[1] not in hand]
    # Cards that might have been in this hand, and are not, are in one of the others.
    tips = [(k, card, seats & ~(1 << owner) if k == knower else seats) for k, card, seats in tips]
    s.tips = tuple(
        [tip for tip in tips if tip[2] != 1 << PILE] + [(knower, card, 1 << owner) for card in hand]
    )
    s.learn(knower)


def show_all(s: "Nanty", owner: int, cards: list[int]) -> None:
    """Show everybody which cards come into a hand."""
    knowers = [seat for seat in (*range(s.seats), SPECTATOR) if seat != owner]
    s.tips += tuple([(knower, card, 1 << owner) for knower in knowers for card in cards])


def draw_unseen(s: "Nanty", taker: int, drawn: list[int]) -> None:
    """Note that cards have passed from the discard pile to a hand; the top card of the pile shows again (H12)."""
    pile = 1 << PILE
    top = s.discards[-1:]
    tips: list[tuple[int, int, int]] = []
    for knower, card, seats in s.tips:
        if card in top or (knower == taker and card in drawn):
            continue
        tips.append((knower, card, seats | 1 << taker if knower != taker and seats & pile else seats))
    for knower in (*range(s.seats), SPECTATOR):
        if knower != taker:
            known = [tip[1] for tip in tips if tip[0] == knower]
            cards = [card for card in (*drawn, *s.discards[:-1]) if card not in known]
            tips += [(knower, card, pile | 1 << taker) for card in cards]
    if len(s.discards) < 2:
        tips = [(knower, card, seats & ~pile) for knower, card, seats in tips]
    s.tips = tuple(tips)


def hand_over(s: "Nanty", giver: int, taker: int, card: int) -> None:
    """Pass a card from one hand to another; only these two players see which."""
    s.hands[giver] = without(s.hands[giver], card)
    s.hands[taker] = with_cards(s.hands[taker], (card,))
    s.learn(taker)
    tips: list[tuple[int, int, int]] = []
    for knower, known, seats in s.tips:
        if knower in (giver, taker):
            if known == card:
                continue
        elif seats >> giver & 1:
            seats |= 1 << taker
        tips.append((knower, known, seats))
    tips.append((giver, card, 1 << taker))
    s.tips = tuple(tips)
    if s.events is not None:
        s.tell("hand-over", seat=giver, target=taker, card=Secret(CARDS[card], (giver, taker)))


def swap_hands(s: "Nanty", one: int, other: int) -> None:
    """Exchange two players' hands; each knows what the other has now."""
    s.hands[one], s.hands[other] = s.hands[other], s.hands[one]
    both = 1 << one | 1 << other
    tips: list[tuple[int, int, int]] = []
    for knower, card, seats in s.tips:
        if knower in (one, other):
            # What they did not have themselves, and do not see coming, is where it was.
            if card in s.hands[one] or card in s.hands[other]:
                continue
            seats &= ~both
        elif seats & both and seats & both != both:
            seats ^= both
        tips.append((knower, card, seats))
    tips = [tip for tip in tips if tip[2] != 1 << PILE]
    tips += [(one, card, 1 << other) for card in s.hands[other]]
    tips += [(other, card, 1 << one) for card in s.hands[one]]
    s.tips = tuple(tips)
    s.learn(one)
    s.learn(other)
