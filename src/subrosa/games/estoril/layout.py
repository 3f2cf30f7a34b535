"""Where the facts of Estoril 1942 lie in an observation."""

from __future__ import annotations

from subrosa.env.layout import BySeat, Field, Flag, Name, Names, Number, Record, Rows, Seat, Seats, Skip
from subrosa.games.estoril.rules import row
from subrosa.games.estoril.rules.words import AREAS, CARDS, LOCATIONS, MISSIONS, RECRUITS

VERSION = 2  # the house rules are part of it
write = row.write  # writes the same, straight from a state
FACES = ("up", "down")


def facts(seats: int) -> Field:
    return Record(
        round=Number(4),
        first=Seat(seats),
        missions=Names(MISSIONS),
        secret_missions=BySeat(seats, Name(MISSIONS)),
        office=BySeat(seats, Name(MISSIONS)),
        here=Name(LOCATIONS),
        city=Rows(
            "location",
            LOCATIONS,
            turns=Number(3),
            resolved=Flag(),
            reward=Name(CARDS),
            face=Name(FACES),
            seen_by=Seats(seats),
            known_to_all=Flag(),
        ),
        areas=Rows(
            "area",
            AREAS,
            row=Number(6),
            col=Number(6),
            outer=Flag(),
            seat=Seat(seats),
            card=Name(CARDS),
            face=Name(FACES),
            white=Flag(),
            seduced=Flag(),
            seen_by=Seats(seats),
            influence=Number(20),
            bonus=Number(12),
            zeal=Number(6),
        ),
        revealed=Rows("area", AREAS, seat=Seat(seats), card=Name(CARDS)),
        dice=Rows("area", AREAS, one=Number(6), other=Number(6)),
        deck=Number(len(RECRUITS)),
        known=Rows(
            "below_top",
            range(len(RECRUITS)),
            card=Name(CARDS),
            seen_by=Seats(seats),
            known_to_all=Flag(),
        ),
        hand=Names(CARDS),
        aside=Names(CARDS),
        players=BySeat(
            seats,
            Record(
                seat=Skip(),
                cards=Number(20),
                aside=Number(10),
                markers=Number(6),
                network=Names(CARDS),
                discards=Names(CARDS),
                lost=Names(CARDS),
                score=Skip(),  # when the game is over and nothing is to be decided
            ),
        ),
    )
