"""What each seat may know (RULES.md 18), as a row of numbers: what `layout.py` makes of the facts in `view`."""

from typing import Final

from subrosa.games.nanty.rules.identities import cash
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.view import deed_holders, houses_worth, onlookers, remembered, rulers
from subrosa.games.nanty.rules.words import (
    AGENT_TYPES,
    AGENTS,
    BUILDINGS,
    CARDS,
    CITIZEN,
    DISTRICT_COUNT,
    EVENTS,
    FIRST_TYPED,
    GRENADIER,
    HOUSE,
    IDENTITIES,
    MAX_SEATS,
    OWNERS,
    PIECES,
    PILE,
)
from subrosa.parts.pen import Pen

THROWS: Final = 8


def write(s: Nanty, pen: Pen) -> None:
    """Write the table as a player sees it."""
    me = pen.me
    pen.number(s.turn, 60)
    pen.seat(s.active)
    board(s, pen)
    players(s, pen)
    pen.number(len(s.deck), 101)
    pen.several(s.discards if s.rules.open_discards else remembered(s, me), len(CARDS))
    pen.number(len(s.discards), 101)
    pen.one(s.played, len(CARDS))
    pen.number(s.plays, 4)
    for throw in s.rolled[:THROWS]:
        pen.number(throw, 12)
    pen.skip(max(0, THROWS - len(s.rolled)))
    pen.members(s.used, DISTRICT_COUNT)
    pen.members(s.fresh, DISTRICT_COUNT)
    seats_and_more(pen, s.immune)
    seats_and_more(pen, s.covered)
    pieces(pen, s.saved)
    pieces(pen, s.moved)
    pen.number(len(s.offered), 10)
    pen.several(s.events_gone, len(EVENTS))
    pen.number(len(s.event_deck), len(EVENTS))
    pen.seat(s.seer)
    pen.number(s.foreseen, len(EVENTS))
    pen.flag(s.bottom_known)
    for seat in s.swaps:
        pen.row[pen.at + (seat - me) % s.seats] = 1.0
    pen.skip(s.seats)
    tips(s, pen)
    pen.number(s.figure_used, 4)
    pen.number(s.extra, 4)
    pen.flag(s.gentleman)
    pen.number(len(s.building_pile) if s.where else 0, len(BUILDINGS))
    pen.several(s.cards_gone if s.where else (), len(AGENTS) + len(BUILDINGS))
    pen.several(s.spare if s.result is not None else (), len(IDENTITIES))
    own(s, pen)
    laid_aside(s, pen)


def board(s: Nanty, pen: Pen) -> None:
    """Write all districts, all of them public."""
    deeds = deed_holders(s)
    for d in range(DISTRICT_COUNT):
        base = d * OWNERS
        deed = deeds[d]
        pen.flag(True)
        pen.by_seat(s.figures[base : base + s.seats], 6)
        pen.number(s.figures[base + GRENADIER], 4)
        pen.number(s.figures[base + CITIZEN], 4)
        pen.flag(bool(s.trouble >> d & 1))
        pen.seat(s.buildings[d])
        pen.seat(-1 if deed is None else deed)
        if s.where:
            types(s, pen, d)
        else:
            pen.skip(len(BUILDINGS) + s.seats * AGENT_TYPES)


def types(s: Nanty, pen: Pen, d: int) -> None:
    """Write which Building and which Agents there are in a district, with cards for them (14.3)."""
    pen.one(s.house_types[d], len(BUILDINGS))
    for seat in pen.around():
        first = seat * AGENT_TYPES
        for kind in range(AGENT_TYPES):
            pen.flag(s.where[first + kind] == d)


def players(s: Nanty, pen: Pen) -> None:
    """Write what a viewer knows of the players."""
    ruled, worth = rulers(s), houses_worth(s)
    for seat in pen.around():
        pen.number(s.money[seat], 50)
        pen.number(len(s.hands[seat]), 10)
        pen.several(s.loans[seat], len(CARDS))
        pen.several(s.sticky[seat], len(CARDS))
        shown = seat == pen.me or s.result is not None
        pen.one(s.identities[seat] if shown else -1, len(IDENTITIES))
        for d in range(DISTRICT_COUNT):
            pen.flag(ruled[d] == seat)
        pen.number(cash(s, seat) + worth[seat], 100)
        if s.where:
            pen.number(len(s.agent_cards[seat]), 3)
            pen.several(s.agent_open[seat], len(AGENTS))
            pen.number(len(s.building_cards[seat]), 3)
            pen.several(s.building_open[seat], len(BUILDINGS))
        else:
            pen.skip(2 + len(AGENTS) + len(BUILDINGS))


def seats_and_more(pen: Pen, bits: int) -> None:
    """Write a set of seats; the last place is for a bit beyond them."""
    pen.seats_in(bits)
    pen.flag(bits >> pen.seats > 0)


def pieces(pen: Pen, numbers: tuple[int, ...]) -> None:
    """Write pieces in districts, given as numbers of district and piece in one."""
    for number in numbers:
        district, piece = divmod(number, len(PIECES))
        pen.row[pen.at + district * len(PIECES) + turned(pen, piece)] = 1.0
    pen.skip(DISTRICT_COUNT * len(PIECES))


def turned(pen: Pen, piece: int) -> int:
    """Return which piece it is if seats are counted from the one that looks; seats that are not in the game stay."""
    if FIRST_TYPED <= piece < HOUSE:
        owner, kind = divmod(piece - FIRST_TYPED, AGENT_TYPES)
        if owner < pen.seats:
            return FIRST_TYPED + (owner - pen.me) % pen.seats * AGENT_TYPES + kind
    elif piece < min(MAX_SEATS, pen.seats):
        return (piece - pen.me) % pen.seats
    return piece


def tips(s: Nanty, pen: Pen) -> None:
    """Write cards known to be in one of several hands; the discard pile has the last place."""
    start, size = pen.at, s.seats + 1
    for who, card, seats in s.tips:
        if who == pen.me:
            pen.at = start + card * size
            pen.seats_in(seats)
            pen.flag(bool(seats >> PILE & 1))
    pen.at = start + len(CARDS) * size


def own(s: Nanty, pen: Pen) -> None:
    """Write what a player has in hand and remembers."""
    me = pen.me
    pen.several(s.hands[me], len(CARDS))
    past = [old for seat, old in zip(s.swaps, s.past_identities, strict=True) if seat == me]
    pen.several(past, len(IDENTITIES))
    pen.several(s.offered if s.offered and me in onlookers(s) else (), len(CARDS))
    start = pen.at
    sees = s.seer == me and len(s.event_deck) > 0
    if sees:
        for event in s.event_deck[len(s.event_deck) - s.foreseen :][::-1]:
            pen.one(event, len(EVENTS))
    pen.at = start + len(EVENTS) * len(EVENTS)
    pen.one(s.event_deck[0] if sees and s.bottom_known else -1, len(EVENTS))
    if s.where:
        pen.several(s.agent_cards[me], len(AGENTS))
        pen.several(s.building_cards[me], len(BUILDINGS))
    else:
        pen.skip(len(AGENTS) + len(BUILDINGS))


def laid_aside(s: Nanty, pen: Pen) -> None:
    """Write which identities are known to have lain aside, and who has exchanged theirs after the last time."""
    if not s.peeks and pen.me not in s.swaps:
        return
    last = [-1] * len(IDENTITIES)
    for peek in s.peeks:
        if peek[0] == pen.me:
            for identity in peek[2:]:
                last[identity] = max(last[identity], peek[1])
    for before, old in enumerate(s.past_identities):
        if s.swaps[before] == pen.me:
            last[old] = max(last[old], before + 1)
    for since in last:
        pen.flag(since >= 0)
        if since >= 0:
            for seat in s.swaps[since:]:
                pen.row[pen.at + (seat - pen.me) % s.seats] = 1.0
        pen.skip(s.seats)
