"""Where the facts of A Study in Emerald lie in an observation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from subrosa.env.layout import (
    BySeat,
    Copies,
    Each,
    Field,
    Flag,
    Name,
    Number,
    Record,
    Row,
    Rows,
    Seat,
    Seats,
    Skip,
)
from subrosa.games.emerald.rules import row
from subrosa.games.emerald.rules.game import GAME
from subrosa.games.emerald.rules.words import CARDS, CITIES, FACTIONS, GAME_CARDS, ROYALTY

VERSION = 2  # the house rules are part of it
write = row.write  # writes the same, straight from a state
# How many copies of a card one player, or the board, can have: most are there once.
COPIES = {name: max(1, copies) for name, copies in zip(CARDS, GAME.edition.copies, strict=True)}
# Cards on which killed agents lie. In other editions there may be more; these share a place.
KILL_FIELDS = tuple(name for name, points in zip(CARDS, GAME.edition.kill_vp, strict=True) if points)


def cards(names: Iterable[str]) -> Copies:
    """Return the place for a list of cards."""
    return Copies({name: COPIES[name] for name in names})


class Beside(Field):
    """The cards beside an identity card; and for each kill field, whose agents lie on its copies."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.cards = cards(CARDS)
        self.fields = {name: self.cards.size + i * seats for i, name in enumerate(KILL_FIELDS)}
        self.others = self.cards.size + len(KILL_FIELDS) * seats
        self.size = self.others + seats

    def write(self, row: Row, at: int, value: Sequence[dict[str, Any]], me: int) -> None:
        self.cards.write(row, at, [laid["card"] for laid in value], me)
        for laid in value:
            victim = laid["victim"]
            if victim is not None:
                i = at + self.fields.get(laid["card"], self.others) + (victim - me) % self.seats
                row[i] = min(1.0, row[i] + self.cards.share[laid["card"]])


def facts(seats: int) -> Field:
    return Record(
        turn=Number(100),
        active=Seat(seats),
        idle=Number(2 * seats),
        cities=cities(seats),
        tracks=Each(2, Number(10)),
        pool=Number(6),
        leopold=Flag(),
        gone=cards((*GAME_CARDS, *CITIES)),
        hand=cards(CARDS),
        players=BySeat(seats, player(seats)),
    )


def cities(seats: int) -> Field:
    return Rows(
        "city",
        CITIES,
        bombs=Number(10),
        cubes=BySeat(seats, Number(10)),
        agents=BySeat(seats, Number(10)),
        zombies=Number(6),
        card=Name((*GAME_CARDS, *CITIES)),
        stack=Number(7),
        royalty=Flag(),  # which one it is, the city says
    )


def player(seats: int) -> Field:
    return Record(
        seat=Skip(),
        identity=Name(FACTIONS),
        changed=Flag(),
        revealed=Flag(),
        looked=Seats(seats),
        sanity=Number(3),
        points=Number(30),
        neutral=Number(30),
        restorationist=Number(30),
        loyalist=Number(30),
        kills=Number(30),
        agents=Number(10),
        cubes=Number(10),
        limbo=Number(10),
        mi_go=Number(2),
        mi_go_turn=Number(100),
        yog_sothoth=Number(10),
        killed=Number(10),
        cards=Number(10),
        deck=Number(30),
        held=cards(CARDS),
        unseen=cards(CARDS),
        discards=cards(CARDS),
        beside=Beside(seats),
        royalty=Rows("royalty", ROYALTY, hidden=Flag()),
        pushed=Each(2, Number(10)),
        score=Skip(),  # when the game is over and nothing is to be decided
    )
