"""What each seat may know (RULES.md 11), as a row of numbers: what `layout.py` makes of the facts in `view`."""

from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import CARDS, CHARACTERS
from subrosa.parts.pen import Pen


def write(s: Overlord, pen: Pen) -> None:
    """Write the table as a player sees it."""
    pen.number(s.round, 30)
    pen.seat(s.holder)
    pen.seat(s.giver)
    pen.flag(s.tried)
    pen.one(s.banned, len(CARDS))
    pen.number(len(s.deck), 75)
    pen.counted(s.discards, len(CARDS), 8)
    pen.counted(s.played, len(CARDS), 4)
    pen.several(s.middle, len(CHARACTERS))
    pen.counted(s.hands[pen.me], len(CARDS), 4)
    for seat in pen.around():
        player(s, pen, seat)


def player(s: Overlord, pen: Pen, seat: int) -> None:
    """Write what a viewer knows of one player."""
    pen.one(s.characters[seat], len(CHARACTERS))
    pen.number(s.gold[seat], 30)
    pen.number(len(s.hands[seat]), 8)
    pen.number(s.tokens[seat], s.seats)
    pen.counted(s.shown[seat], len(CARDS), 4)
    pen.counted(s.known(pen.me, seat), len(CARDS), 4)
