"""Cards that are taken from wherever they are (RULES.md 6, 8), and cards that are destroyed (16)."""

from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.words import CARDS, FIRST_CITY_CARD, FIRST_MYTHOS
from subrosa.parts.decks import IN_DECK, IN_HAND
from subrosa.parts.drawing import draw_unnoticed
from subrosa.parts.hands import without


def take_card(s: Providence, seat: int, card: int) -> None:
    """Take a card from its owner for good: from the hand, then they draw one, or from the deck, which they shuffle.

    Where it was tells nothing about what is where now, so the log leaves it out: views would have to keep it.
    A card in play has left the hand already, so nothing is drawn for it (A33).
    """
    if seat == s.active and card in s.in_play:
        s.in_play = without(s.in_play, card)
        return
    place = s.remove(seat, card)
    if s.events is not None and place >= 0:
        s.tell("lost-card", seat=seat, card=CARDS[card])
    if place == IN_HAND:
        draw_unnoticed(s, seat)
    elif place == IN_DECK:
        s.shuffle_deck(seat)


def destroy(s: Providence, card: int) -> None:
    """Put a card that has left its place out of the game; City cards go back to their supply (16)."""
    if FIRST_CITY_CARD <= card < FIRST_MYTHOS:
        s.supply |= 1 << (card - FIRST_CITY_CARD)
    else:
        s.gone += (card,)
    if s.events is not None:
        s.tell("destroyed", card=CARDS[card])
