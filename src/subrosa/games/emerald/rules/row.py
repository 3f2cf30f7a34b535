"""What each seat may know (RULES.md 20), as a row of numbers: what `layout.py` makes of the facts in `view`."""

from typing import Final

from subrosa.games.emerald.rules.game import GAME
from subrosa.games.emerald.rules.state import (
    IN_SLOT,
    KILLED,
    KINDS,
    LIMBO,
    ON_MI_GO,
    ON_YOG_SOTHOTH,
    SUPPLY,
    VICTIMS,
    Emerald,
)
from subrosa.games.emerald.rules.view import knows_identity
from subrosa.games.emerald.rules.words import (
    CARDS,
    CITY_COUNT,
    FACTIONS,
    FIRST_GAME_CARD,
)
from subrosa.parts.pen import Pen

# What one copy of a card counts, in the edition that the layout is made for.
SHARE: Final = [1.0 / max(1, copies) for copies in GAME.edition.copies]
KILL_FIELDS: Final = [card for card, points in enumerate(GAME.edition.kill_vp) if points]
GAME_CARDS: Final = len(CARDS) - FIRST_GAME_CARD  # and the cards of cities


def write(s: Emerald, pen: Pen) -> None:
    """Write the table as a player sees it."""
    pen.number(s.turn, 100)
    pen.seat(s.active)
    pen.number(s.idle, 2 * s.seats)
    for number in range(CITY_COUNT):
        city(s, pen, number)
    for track in s.tracks:
        pen.number(track, 10)
    pen.number(s.pool, 6)
    pen.flag(s.leopold)
    pen.copies(s.gone, SHARE, FIRST_GAME_CARD, GAME_CARDS)
    pen.copies(s.hands[pen.me], SHARE, 0, len(CARDS))
    for seat in pen.around():
        player(s, pen, seat)


def city(s: Emerald, pen: Pen, number: int) -> None:
    """Write one city. Which royalty is in its slot, the city says."""
    step = s.seats * KINDS
    here = s.pieces[number * step : (number + 1) * step]
    pen.flag(True)
    pen.number(s.edition.kill_bombs[number], 10)
    pen.by_seat(here[::KINDS], 10)
    pen.by_seat(here[1::KINDS], 10)
    pen.number(s.zombies[number], 6)
    pen.one(s.top[number] - FIRST_GAME_CARD, GAME_CARDS)
    pen.number(len(s.stacks[number]), 7)
    pen.flag(s.royalty[number] == IN_SLOT)


def player(s: Emerald, pen: Pen, seat: int) -> None:
    """Write one player. What everybody knows of the hand is the same for all viewers: so it is for its owner."""
    kills = s.kill_points(seat)
    own = s.neutral[seat] + s.restorationist[seat] + s.loyalist[seat]
    pen.one(s.identities[seat] if knows_identity(s, seat, pen.me) else -1, len(FACTIONS))
    pen.flag(bool(s.changed >> seat & 1))
    pen.flag(s.is_revealed(seat))
    pen.seats_in(s.looked[seat])
    pen.number(s.sanity[seat], 3)
    pen.number(own + kills + s.lead(), 30)
    pen.number(s.neutral[seat], 30)
    pen.number(s.restorationist[seat], 30)
    pen.number(s.loyalist[seat], 30)
    pen.number(kills, 30)
    pen.number(s.agents(SUPPLY, seat), 10)
    pen.number(s.cubes(SUPPLY, seat), 10)
    pen.number(s.cubes(LIMBO, seat), 10)
    pen.number(s.agents(ON_MI_GO, seat), 2)
    pen.number(s.mi_go_turn[seat], 100)
    pen.number(s.agents(ON_YOG_SOTHOTH, seat), 10)
    pen.number(s.agents(KILLED, seat), 10)
    pen.number(len(s.hands[seat]), 10)
    pen.number(len(s.decks[seat]), 30)
    pen.copies(s.held[seat], SHARE, 0, len(CARDS))
    pen.copies(s.unseen(seat, None), SHARE, 0, len(CARDS))
    pen.copies(s.discards[seat], SHARE, 0, len(CARDS))
    beside(s, pen, seat)
    for number, owner in enumerate(s.royalty):
        pen.flag(owner == seat)
        pen.flag(owner == seat and bool(s.hidden >> number & 1))
    pen.number(s.pushed[2 * seat], 10)
    pen.number(s.pushed[2 * seat + 1], 10)


def beside(s: Emerald, pen: Pen, seat: int) -> None:
    """Write the cards beside an identity card; and for each kill field, whose agents lie on its copies."""
    start = pen.at
    fields = start + len(CARDS)
    for entry in s.beside[seat]:
        card, victim = entry // VICTIMS, entry % VICTIMS - 1
        pen.add(start + card, SHARE[card])
        if victim >= 0:
            field = KILL_FIELDS.index(card) if card in KILL_FIELDS else len(KILL_FIELDS)
            pen.add(fields + field * s.seats + (victim - pen.me) % s.seats, SHARE[card])
    pen.at = fields + (len(KILL_FIELDS) + 1) * s.seats
