"""What each seat may know (RULES.md 13), as a row of numbers: what `layout.py` makes of the facts in `view`."""

from array import array
from typing import Final

from subrosa.games.estoril.rules.geometry import COLS, City, members
from subrosa.games.estoril.rules.locations import influence
from subrosa.games.estoril.rules.state import EVERYBODY, Estoril
from subrosa.games.estoril.rules.view import cards_on_boards, knows_office, knows_secret_mission
from subrosa.games.estoril.rules.words import AREAS, CARDS, LOCATIONS, MISSIONS, NO_CARD, RECRUITS
from subrosa.parts.pen import Pen

# How many places one of a list takes, besides one or two for each seat.
PLACE: Final = 6 + len(CARDS)
BARE: Final = 4  # places that say where an area lies
AREA: Final = BARE + 7 + len(CARDS)
KNOWN: Final = 2 + len(CARDS)
REVEALED: Final = 1 + len(CARDS)
ROLLED: Final = 3
UP: Final = 0
DOWN: Final = 1
FACES: Final = 2


def write(s: Estoril, pen: Pen) -> None:
    """Write the table as a player sees it. A card that they may not know is left out."""
    me = pen.me
    pen.number(s.round, 4)
    pen.seat(s.first)
    pen.several(s.missions, len(MISSIONS))
    for seat in pen.around():
        pen.one(s.secret[seat] if s.secret and knows_secret_mission(s, me, seat) else -1, len(MISSIONS))
    for seat in pen.around():
        pen.one(s.office[seat] if s.office and knows_office(s, me, seat) else -1, len(MISSIONS))
    pen.one(s.here, len(LOCATIONS))
    locations(s, pen)
    areas(s, pen)
    revealed(s, pen)
    dice(s, pen)
    pen.number(len(s.deck), len(RECRUITS))
    known_deck(s, pen)
    pen.several(s.hands[me], len(CARDS))
    pen.several(s.aside[me], len(CARDS))
    on_boards = cards_on_boards(s)
    for seat in pen.around():
        player(s, pen, seat, on_boards[seat])


def locations(s: Estoril, pen: Pen) -> None:
    """Write the locations of the city with their rewards."""
    start, size = pen.at, PLACE + s.seats
    for code in s.plan:
        location = code >> 2
        reward, knows = s.rewards[location], s.reward_knows[location]
        lies = reward != NO_CARD
        pen.at = start + location * size
        pen.flag(True)
        pen.number(code & 3, 3)
        pen.flag(bool(s.resolved >> location & 1))
        pen.one(reward if lies and knows >> pen.me & 1 else NO_CARD, len(CARDS))
        pen.one(face(s.rewards_up, location) if lies else -1, FACES)
        pen.seats_in(knows)
        pen.flag(knows == EVERYBODY)
    pen.at = start + len(LOCATIONS) * size


def face(up: int, number: int) -> int:
    """Return how a card lies."""
    return UP if up >> number & 1 else DOWN


def areas(s: Estoril, pen: Pen) -> None:
    """Write all areas in play: where they lie, and the characters on them."""
    start, size = pen.at, AREA + 2 * s.seats
    city = s.city()
    ground = city.ground.get(s.seats)
    if ground is None:
        ground = city.ground[s.seats] = bare(city, size)
    pen.row[start : start + len(ground)] = ground
    for number in members(s.taken):
        pen.at = start + number * size + BARE
        character(s, pen, number)
    pen.at = start + len(ground)


def bare(city: City, size: int) -> "array[float]":
    """Return the areas with nothing on them. Where they lie stays for a round, so it is worked out once."""
    ground = array("f", bytes(4 * size * len(AREAS)))
    for number in city.areas():
        pen = Pen(ground, number * size, 0, 0)
        pen.flag(True)
        pen.number(city.cell(number) // COLS, 6)
        pen.number(city.cell(number) % COLS, 6)
        pen.flag(bool(city.outer >> number & 1))
    return ground


def character(s: Estoril, pen: Pen, number: int) -> None:
    """Write the character on an area."""
    knows = s.knows[number]
    pen.seat(s.owners[number])
    pen.one(s.cards[number] if knows >> pen.me & 1 else NO_CARD, len(CARDS))
    pen.one(face(s.up, number), FACES)
    pen.flag(bool(s.white >> number & 1))
    pen.flag(bool(s.mute >> number & 1))
    pen.seats_in(knows)
    if number >> 2 == s.here:
        pen.number(influence(s, number), 20)
        pen.number(s.bonus[number & 3], 12)
        pen.number(s.zeal[number & 3], 6)


def revealed(s: Estoril, pen: Pen) -> None:
    """Write which characters were turned up this round."""
    start, size = pen.at, REVEALED + s.seats
    for number, seat, card in s.revealed:
        pen.at = start + number * size
        pen.flag(True)
        pen.seat(seat)
        pen.one(card, len(CARDS))
    pen.at = start + len(AREAS) * size


def dice(s: Estoril, pen: Pen) -> None:
    """Write what was rolled this round."""
    start = pen.at
    for number, one, other in s.dice:
        pen.at = start + number * ROLLED
        pen.flag(True)
        pen.number(one, 6)
        pen.number(other, 6)
    pen.at = start + len(AREAS) * ROLLED


def known_deck(s: Estoril, pen: Pen) -> None:
    """Write the cards of the deck that somebody knows, by distance from the top; that they do is public (13.4)."""
    start, size, top = pen.at, KNOWN + s.seats, len(s.deck) - 1
    for i, knows in enumerate(s.deck_knows):
        if knows:
            pen.at = start + (top - i) * size
            pen.flag(True)
            pen.one(s.deck[i] if knows >> pen.me & 1 else NO_CARD, len(CARDS))
            pen.seats_in(knows)
            pen.flag(knows == EVERYBODY)
    pen.at = start + len(RECRUITS) * size


def player(s: Estoril, pen: Pen, seat: int, on_boards: list[int]) -> None:
    """Write one player, with all their cards, in hand, on the boards and aside: all can know them (13.3)."""
    pen.number(len(s.hands[seat]), 20)
    pen.number(len(s.aside[seat]), 10)
    pen.number(s.markers[seat], 6)
    network = pen.at
    for cards in (s.hands[seat], s.aside[seat], on_boards):
        pen.at = network
        pen.several(cards, len(CARDS))
    pen.several(s.discards[seat], len(CARDS))
    pen.several(s.box[seat], len(CARDS))
