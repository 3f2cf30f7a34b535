"""Drawing from one's deck (RULES.md 5.3), and where a card goes whose text was used (9)."""

from subrosa.core.event import Secret
from subrosa.games.emerald.rules.state import Emerald
from subrosa.games.emerald.rules.words import CARDS


def draw(s: Emerald, seat: int, count: int) -> None:
    """Draw as many cards as there are, up to this number; the discard pile is reshuffled when the deck runs out."""
    drawn = s.draw(seat, count)
    if drawn and s.events is not None:
        cards = Secret([CARDS[card] for card in drawn], (seat,))
        s.tell("draw", seat=seat, count=len(drawn), cards=cards)


def draw_unnoticed(s: Emerald, seat: int) -> None:
    """Draw a card of which only its owner is told."""
    drawn = s.draw(seat, 1)
    if drawn and s.events is not None:
        s.tell("draw", seat=seat, count=len(drawn), cards=[CARDS[card] for card in drawn], to=(seat,))


def put_away(s: Emerald, seat: int, card: int) -> None:
    """Put away a card in play whose text was used: a one-use card for good, and if it gives points, for all to see."""
    if not s.edition.one_use[card]:
        s.gain(seat, card)
    elif s.edition.has_points[card]:
        s.lay_beside(seat, card)
    else:
        s.gone += (card,)
