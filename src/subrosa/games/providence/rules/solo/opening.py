"""Setting up the Great Old One (RULES.md 18.1)."""

from subrosa.games.providence.rules.state import POOL, Providence
from subrosa.games.providence.rules.words import (
    BEHAVIOURS,
    CITIES,
    FIRST_CULTIST,
    GREAT_OLD_ONES,
    NO_CARD,
    NOBODY,
    PIECES,
)


def clear_elder(s: Providence) -> None:
    """Lay nothing out: most games have no Great Old One."""
    s.elder = NOBODY
    s.elder_vp = s.elder_mad = s.elder_owned = s.unmasked = s.sane_gone = s.ends_after = 0
    s.elder_crypt = s.kept = s.behaviour_deck = s.behaviour_discards = ()
    s.claimed = [0, 0, 0]
    s.behaviour = NO_CARD


def set_up_elder(s: Providence) -> None:
    """Draw a Great Old One, put its Cultists on the board and shuffle the Behaviour cards."""
    edition = s.edition
    s.elder = s.rules.elder if s.rules.elder >= 0 else s.roll(len(GREAT_OLD_ONES))
    s.elder_vp = edition.solo.elder_vp[s.rules.difficulty]
    for number in range(2):
        s.shape.put(s.cubes, POOL, number + 1, 0, edition.cubes)
        piece = FIRST_CULTIST + number
        s.owner[piece] = number + 1
        s.where[piece] = edition.solo.first_cities[number]
    cards = list(range(len(BEHAVIOURS)))
    s.shuffle(cards)
    s.behaviour_deck = tuple(cards)
    if s.events is not None:
        s.tell("elder", elder=GREAT_OLD_ONES[s.elder], vp=s.elder_vp)
        for number in range(2):
            piece = FIRST_CULTIST + number
            s.tell("elder-at", piece=PIECES[piece], city=CITIES[s.where[piece]])
