"""Where the facts of Kill the Overlord lie in an observation."""

from __future__ import annotations

from subrosa.env.layout import BySeat, Field, Flag, Name, Names, Number, Record, Seat, Skip
from subrosa.games.overlord.rules import row
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import CARDS, CHARACTERS

VERSION = 2  # the house rules are part of it
write = row.write  # writes the same, straight from a state
COPIES = 8  # of the most frequent card, about


def absent(start: Overlord) -> set[str]:
    """Return the names of things that this table does not have: characters outside of its cast, unless it is drawn."""
    if start.setup.options["cast"] in ("random", "mixed"):
        return set()
    return set(CHARACTERS) - {CHARACTERS[character] for character in start.cast}


def facts(seats: int) -> Field:
    return Record(
        round=Number(30),
        holder=Seat(seats),
        giver=Seat(seats),
        tried=Flag(),
        banned=Name(CARDS),
        deck=Number(75),
        discards=Names(CARDS, COPIES),
        played=Names(CARDS, 4),
        middle=Names(CHARACTERS),
        hand=Names(CARDS, 4),
        players=BySeat(
            seats,
            Record(
                seat=Skip(),
                character=Name(CHARACTERS),
                gold=Number(30),
                cards=Number(8),
                token=Number(seats),
                shown=Names(CARDS, 4),
                known=Names(CARDS, 4),
            ),
        ),
    )
