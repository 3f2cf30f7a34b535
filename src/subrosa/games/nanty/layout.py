"""Where the facts of Nanty Narking lie in an observation."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Any, cast

from subrosa.env.actions import turned_name
from subrosa.env.layout import (
    Bits,
    BySeat,
    Each,
    Field,
    Flag,
    Name,
    Names,
    Number,
    Pairs,
    Record,
    Row,
    Rows,
    Seat,
    Seats,
    Skip,
)
from subrosa.games.nanty.rules import row
from subrosa.games.nanty.rules.checks import identities_in_play
from subrosa.games.nanty.rules.facts import Facts
from subrosa.games.nanty.rules.progress import unused
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    AGENTS,
    BUILDINGS,
    CARDS,
    DISTRICT_COUNT,
    DISTRICTS,
    EVENTS,
    FIRST_TYPED,
    HOUSE,
    IDENTITIES,
    PIECES,
)

VERSION = 3  # who may have an identity that once lay aside is part of it
write = row.write  # writes the same, straight from a state


class SeatBits(Field):
    """A set of seats as a number with one bit for each member; the last place is for a bit beyond them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.size = seats + 1

    def write(self, row: Row, at: int, value: int, me: int) -> None:
        for seat in range(self.seats):
            if value >> seat & 1:
                row[at + (seat - me) % self.seats] = 1.0
        if value >> self.seats:
            row[at + self.seats] = 1.0


class Holders(Field):
    """Hands in one of which a card is known to be; -1 is the discard pile, which has the last place."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.size = seats + 1

    def write(self, row: Row, at: int, value: list[int], me: int) -> None:
        for seat in value:
            row[at + (self.seats if seat < 0 else (seat - me) % self.seats)] = 1.0


class LaidAside(Field):
    """An identity that once lay aside, with the seats that have exchanged theirs since: one of them may have it."""

    zero_counts = True

    def __init__(self, seats: int) -> None:
        self.since = Seats(seats)
        self.size = 1 + seats

    def write(self, row: Row, at: int, value: list[int], me: int) -> None:
        row[at] = 1.0
        self.since.write(row, at + 1, value, me)


class Known(Record):
    """The facts, and what the exchanges of identities say about those that were seen aside."""

    concluded = frozenset({"aside"})

    def write(self, row: Row, at: int, value: dict[str, Any], me: int) -> None:
        facts = cast(Facts, value)
        super().write(row, at, value | {"aside": laid_aside(facts, me)}, me)


def laid_aside(facts: Facts, me: int) -> list[tuple[str, list[int]]]:
    """Return the identities that a seat knows to have lain aside, with those who exchanged theirs since."""
    last: dict[str, int] = {}
    for since, names in unused(facts, me):
        for name in names:
            last[name] = max(since, last.get(name, 0))
    return [(name, facts["swaps"][since:]) for name, since in last.items()]


class PiecesThere(Field):
    """Pieces in districts, as numbers of district and piece in one."""

    size = DISTRICT_COUNT * len(PIECES)

    def __init__(self, seats: int) -> None:
        place = {name: i for i, name in enumerate(PIECES)}
        self.turned = [
            [place[turned_name(name, seats - me, seats)] for name in PIECES] for me in range(seats)
        ]

    def write(self, row: Row, at: int, value: Iterable[int], me: int) -> None:
        for number in value:
            district, piece = divmod(number, len(PIECES))
            row[at + district * len(PIECES) + self.turned[me][piece]] = 1.0

    def names(self) -> Iterator[tuple[int, Hashable]]:
        for district in range(DISTRICT_COUNT):
            yield from ((district * len(PIECES) + place, name) for place, name in enumerate(PIECES))


def absent(start: Nanty) -> set[str]:
    """Return the names of things that this table does not have: other identities, and figures without cards (14.3)."""
    found = set(IDENTITIES) - {IDENTITIES[i] for i in identities_in_play(start)}
    found.add("mrs_hudson" if start.rules.identities == "classic" else "mrs_hudson_classic")
    if not start.rules.figure_cards:
        found |= {*AGENTS, *BUILDINGS, *PIECES[FIRST_TYPED:HOUSE]}
    return found


def facts(seats: int) -> Field:
    return Known(
        turn=Number(60),
        active=Seat(seats),
        board=board(seats),
        players=BySeat(seats, player()),
        deck=Number(101),
        discards=Names(CARDS),
        discarded=Number(101),
        played=Name(CARDS),
        plays=Number(4),
        rolled=Each(8, Number(12)),
        used=Bits(DISTRICT_COUNT),
        fresh=Bits(DISTRICT_COUNT),
        immune=SeatBits(seats),
        covered=SeatBits(seats),
        saved=PiecesThere(seats),
        moved=PiecesThere(seats),
        offered=Number(10),
        happened=Names(EVENTS),
        events=Number(len(EVENTS)),
        seer=Seat(seats),
        foreseen=Number(len(EVENTS)),
        bottom_known=Flag(),
        swaps=Seats(seats),
        known=Pairs(CARDS, Holders(seats)),
        figure_used=Number(4),
        extra=Number(4),
        gentleman=Flag(),
        buildings_left=Number(len(BUILDINGS)),
        gone=Names((*AGENTS, *BUILDINGS)),
        spare=Names(IDENTITIES),
        own=own(),
        aside=Pairs(IDENTITIES, LaidAside(seats)),
    )


def board(seats: int) -> Field:
    return Rows(
        "district",
        DISTRICTS,
        agents=BySeat(seats, Number(6)),
        grenadiers=Number(4),
        citizens=Number(4),
        trouble=Flag(),
        house=Seat(seats),
        card=Seat(seats),
        building=Name(BUILDINGS),
        types=BySeat(seats, Names(AGENTS)),
    )


def player() -> Field:
    return Record(
        seat=Skip(),
        money=Number(50),
        cards=Number(10),
        loans=Names(CARDS),
        sticky=Names(CARDS),
        identity=Name(IDENTITIES),
        controls=Names(DISTRICTS),
        wealth=Number(100),
        agent_cards=Number(3),
        agents_open=Names(AGENTS),
        building_cards=Number(3),
        buildings_open=Names(BUILDINGS),
    )


def own() -> Field:
    return Record(
        hand=Names(CARDS),
        past_identities=Names(IDENTITIES),
        peeks=Skip(),  # they are part of `aside`,
        offered=Names(CARDS),
        foreseen=Each(len(EVENTS), Name(EVENTS)),
        bottom_event=Name(EVENTS),
        agent_cards=Names(AGENTS),
        building_cards=Names(BUILDINGS),
    )
