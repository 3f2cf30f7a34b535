"""Drawing from one's deck, and what the log says of it: whoever imports this has a text for the event `draw`."""

from subrosa.core.event import Secret
from subrosa.parts.decks import Decks


def draw(s: Decks, seat: int, count: int) -> None:
    """Draw as many cards as there are, up to this number; everybody is told how many, and the owner which."""
    drawn = s.draw(seat, count)
    if drawn and s.events is not None:
        cards = Secret([s.card_names[card] for card in drawn], (seat,))
        s.tell("draw", seat=seat, count=len(drawn), cards=cards)


def draw_unnoticed(s: Decks, seat: int) -> None:
    """Draw a card of which only its owner is told."""
    drawn = s.draw(seat, 1)
    if drawn and s.events is not None:
        s.tell("draw", seat=seat, count=len(drawn), cards=[s.card_names[card] for card in drawn], to=(seat,))
