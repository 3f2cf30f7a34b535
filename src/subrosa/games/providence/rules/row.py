"""What each seat may know (RULES.md 19), as a row of numbers: what `layout.py` makes of the facts in `view`."""

from typing import Final

from subrosa.games.providence.rules.game import GAME
from subrosa.games.providence.rules.sanity import insane_at
from subrosa.games.providence.rules.solo.cultists import progress
from subrosa.games.providence.rules.solo.data import GOALS
from subrosa.games.providence.rules.state import COMMON, ENDINGS, LIMBO, ONCE, POOL, Providence
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    BASIC,
    BEHAVIOURS,
    CARDS,
    CITY_CARDS,
    CITY_COUNT,
    FIRST_CARD_PLACE,
    FIRST_CULTIST,
    FIRST_MAIN,
    FIRST_MYTHOS,
    FIRST_MYTHOS_PLACE,
    GREAT_OLD_ONES,
    MAIN,
    MYTHOS_COUNT,
    NO_CITY,
    NOBODY,
    PIECE_COUNT,
)
from subrosa.parts.pen import Pen

# What one copy of a card counts, in the edition that the layout is made for.
DECKS: Final = [*GAME.edition.starting, *GAME.edition.main_cards]
SHARE: Final = [1.0 / max(1, DECKS.count(card)) for card in range(len(CARDS))]
DECK: Final = FIRST_MYTHOS  # what decks consist of comes before the Mythos cards
IN_ROW: Final = 2  # places of a card in the row, besides one for each colour
PIECE: Final = 4 + CITY_COUNT  # and of a piece


def write(s: Providence, pen: Pen) -> None:
    """Write the table as a player sees it."""
    pen.number(s.turn, 100)
    pen.seat(s.active)
    pen.number(s.left, 4)
    pen.flag(s.begun)
    pen.members(s.once, len(ONCE))
    pen.number(s.idle, 3 * s.seats)
    for number in range(CITY_COUNT):
        city(s, pen, number)
    mythos_row(s, pen)
    pen.number(len(s.mythos_deck), MYTHOS_COUNT)
    pen.members(s.mythos_gone, MYTHOS_COUNT)
    pieces(s, pen)
    owner(s, pen, s.deep_owner)
    pen.number(s.deep_pool(), 8)
    pen.number(s.deep_gone, 8)
    owner(s, pen, s.whateley_owner)
    pen.number(s.edition.blockades - s.blockades.bit_count(), 12)
    for track in s.tracks:
        pen.number(track, 15)
    pen.number(s.bag_sane, 12)
    pen.number(s.bag_mad, 12)
    pen.number(len(s.reserve), 36)
    sunk(s, pen)
    pen.members(s.supply, len(CITY_CARDS))
    pen.copies(s.gone, SHARE, 0, DECK)
    pen.number(len(s.unused), 20)
    pen.copies(s.in_play, SHARE, 0, DECK)
    pen.one(s.aside - FIRST_MAIN, len(MAIN))
    pen.number(s.claimed_cubes, 6)
    pen.one(s.ending - 1, len(ENDINGS) - 1)
    pen.copies(s.hands[pen.me], SHARE, 0, DECK)
    for seat in pen.around():
        player(s, pen, seat)
    if s.elder >= 0:
        elder(s, pen)


# ---- the board


def owner(s: Providence, pen: Pen, colour: int) -> None:
    """Write whose something is. In a solo game the Cultists have colours of their own."""
    pen.one((colour - pen.me) % s.colours if colour != NOBODY else NOBODY, s.colours)


def cubes(s: Providence, pen: Pen, place: int) -> None:
    """Write how many cubes of each colour lie in a place."""
    at = place * s.colours
    pen.by_seat(s.cubes[at : at + s.colours], 6)


def city(s: Providence, pen: Pen, number: int) -> None:
    """Write one City."""
    pen.flag(True)
    pen.number(s.edition.control[number], 10)
    pen.number(s.edition.gate[number], 10)
    owner(s, pen, s.control[number])
    cubes(s, pen, number)
    pen.flag(bool(s.blockades >> number & 1))
    pen.one(s.top[number] - FIRST_MAIN, len(MAIN))
    cubes(s, pen, FIRST_CARD_PLACE + number)
    pen.flag(bool(s.blockades >> (FIRST_CARD_PLACE + number) & 1))
    pen.number(len(s.stacks[number]), 4)
    pen.flag(bool(s.exhausted >> number & 1))
    pen.one(s.gates[number] - 1, 2)
    owner(s, pen, s.gate_owner[number])
    closed_by_cthulhu = s.cthulhu == number
    pen.flag(closed_by_cthulhu)
    pen.flag(not closed_by_cthulhu and s.martial_law == number)
    pen.number(s.deep[number], 8)
    pen.number(s.whateleys.count(number), 3)


def mythos_row(s: Providence, pen: Pen) -> None:
    """Write the Mythos cards of the row."""
    start, size = pen.at, IN_ROW + s.colours
    for number in s.row:
        place = FIRST_MYTHOS_PLACE + number
        pen.at = start + number * size
        pen.flag(True)
        cubes(s, pen, place)
        pen.flag(bool(s.blockades >> place & 1))
    pen.at = start + MYTHOS_COUNT * size


def pieces(s: Providence, pen: Pen) -> None:
    """Write the pieces that somebody controls."""
    for number in range(PIECE_COUNT):
        if s.owner[number] == NOBODY:
            pen.skip(PIECE + s.colours)
            continue
        pen.flag(True)
        owner(s, pen, s.owner[number])
        pen.one(max(s.where[number], NO_CITY), CITY_COUNT)
        pen.flag(bool(s.possessed >> number & 1))
        pen.number(s.power_of(number), 4)
        pen.number(s.edition.counts_as[number] if number < FIRST_CULTIST else 0, 2)


def sunk(s: Providence, pen: Pen) -> None:
    """Write the cards at the bottom of the Reserve that everybody has seen: the less, the higher a group lies."""
    at = 0
    for height, size in enumerate(s.sunk):
        for card in sorted(s.reserve[at : at + size]):
            pen.add(pen.at + card - FIRST_MAIN, SHARE[card] / (1 + height))
        at += size
    pen.skip(len(MAIN))


# ---- players


def player(s: Providence, pen: Pen, seat: int) -> None:
    """Write one player. What everybody knows of the hand is the same for all viewers: so it is for its owner."""
    pen.one(s.basic_of(seat), len(BASIC))
    pen.one(s.identities[seat] if s.knows(pen.me, seat) else -1, len(ALLEGIANCES))
    pen.flag(s.is_revealed(seat))
    pen.flag(bool(s.exposed >> seat & 1))
    pen.flag(bool(s.reckoned >> seat & 1))
    pen.seats_in(s.looked[seat])
    pen.number(s.vp[seat], 35)
    pen.number(s.count(POOL, seat), 19)
    pen.number(s.count(COMMON, seat), 12)
    pen.number(s.count(LIMBO, seat), 19)
    pen.number(s.control_tokens(seat), CITY_COUNT)
    pen.number(s.mad[seat], 5)
    pen.number(s.sane[seat], 6)
    pen.number(insane_at(s, seat), 5)
    pen.several(s.crypts[seat], PIECE_COUNT)
    pen.members(s.owned[seat], MYTHOS_COUNT)
    pen.number(len(s.hands[seat]), 10)
    pen.number(len(s.decks[seat]), 30)
    pen.copies(s.held[seat], SHARE, 0, DECK)
    pen.copies(s.unseen(seat, None), SHARE, 0, DECK)
    pen.copies(s.discards[seat], SHARE, 0, DECK)


# ---- the Great Old One


def elder(s: Providence, pen: Pen) -> None:
    """Write the Great Old One of a solo game; of its Behaviour cards only the order of the deck is hidden."""
    pen.one(s.elder, len(GREAT_OLD_ONES))
    pen.number(s.elder_vp, 35)
    pen.number(s.elder_mad, 5)
    pen.one(s.edition.solo.goals[s.elder], len(GOALS))
    pen.number(s.goal_number(), 12)
    pen.number(progress(s), 12)
    pen.members(s.elder_owned, MYTHOS_COUNT)
    pen.copies(s.kept, SHARE, FIRST_MAIN, len(MAIN))
    pen.several(s.elder_crypt, PIECE_COUNT)
    for count in s.claimed:
        pen.number(count, 12)
    for number in range(2):
        cultist(s, pen, number)
    pen.one(s.behaviour, len(BEHAVIOURS))
    pen.number(len(s.behaviour_deck), len(BEHAVIOURS))
    pen.several(s.behaviour_discards, len(BEHAVIOURS))
    pen.number(s.sane_gone, 6)
    pen.one(s.ends_after - 1, len(ENDINGS) - 1)


def cultist(s: Providence, pen: Pen, number: int) -> None:
    """Write one of the two Cultists. Where it is, the pieces say."""
    revealed = s.unmasked >> number & 1
    influence, travel, power = s.edition.solo.cultists[2 * number + revealed]
    pen.flag(True)
    pen.flag(bool(revealed))
    pen.number(s.count(POOL, number + 1), 19)
    pen.number(s.count(LIMBO, number + 1), 19)
    pen.number(influence, 4)
    pen.number(travel, 4)
    pen.number(power, 4)
