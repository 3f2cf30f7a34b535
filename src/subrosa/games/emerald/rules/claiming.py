"""Claiming cards (RULES.md 6.2)."""

from typing import ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import Holds, thing
from subrosa.core.step import NO_SEAT, Task
from subrosa.games.emerald.rules.reveals import check_reveals, roll_sanity
from subrosa.games.emerald.rules.scoring import tell_points
from subrosa.games.emerald.rules.state import AGENT, CUBE, SUPPLY, Emerald
from subrosa.games.emerald.rules.words import CARDS, CITIES, CITY, NO_CARD


def can_claim(s: Emerald, seat: int, city: int) -> bool:
    """Tell whether there is a card, and a majority with at least one cube in it."""
    return s.top[city] != NO_CARD and s.cubes(city, seat) > 0 and s.leader(city) == seat


def claimable(s: Emerald, seat: int) -> list[int]:
    """Return the cities from which a player can claim a card."""
    return [city for city, cubes in enumerate(s.by_city(seat, CUBE)) if cubes and can_claim(s, seat, city)]


def claim_with_card(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Discard a card with a claim symbol and claim one for it."""
    s.discard(seat, gathered[1].args[0])
    claim(s, seat, gathered[0].args[0], gathered[1].args[0])


def claim(s: Emerald, seat: int, city: int, with_card: int) -> None:
    """Take the top card of a city, step by step."""
    edition = s.edition
    card = s.top[city]
    s.top[city] = NO_CARD
    s.gain(seat, card)
    if s.events is not None:
        s.tell("claim", seat=seat, city=CITIES[city], card=CARDS[card], with_card=CARDS[with_card])
    s.clear_cubes(city, seat)
    recruits = min(edition.agents[card], s.agents(SUPPLY, seat))
    if recruits:
        s.shift(SUPPLY, city, seat, AGENT, recruits)
        if s.events is not None:
            s.tell("recruit", seat=seat, city=CITIES[city], count=recruits)
    score_printed(s, seat, card, 1)
    tell_points(s, seat, "neutral", edition.neutral_vp[card])
    tell_points(s, seat, "restorationist", edition.restorationist_vp[card])
    tell_points(s, seat, "loyalist", edition.loyalist_vp[card])
    if edition.mad[card]:
        s.push(TurnUp(city))
        roll_sanity(s, seat)
        check_reveals(s)
    else:
        s.turn_up(city)


def score_printed(s: Emerald, seat: int, card: int, sign: int) -> None:
    """Score the points printed on a card, or take them away (15)."""
    edition = s.edition
    s.neutral[seat] += sign * edition.neutral_vp[card]
    s.restorationist[seat] += sign * edition.restorationist_vp[card]
    s.loyalist[seat] += sign * edition.loyalist_vp[card]


class TurnUp(Task[Emerald]):
    """The next card of a stack is turned up, after whatever came first."""

    __slots__ = ("city",)
    holds: ClassVar[Holds] = {"city": thing(CITY)}

    def __init__(self, city: int) -> None:
        self.seat = NO_SEAT
        self.city = city

    def run(self, s: Emerald) -> None:
        s.turn_up(self.city)
