"""What players and Cultists have alike in a written position: Cities, Gates, cubes, Main Advantage cards."""

from typing import Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.written import entry, many, one, whole
from subrosa.games.providence.rules.state import COMMON, LIMBO, POOL, Providence
from subrosa.games.providence.rules.words import CARDS, CITIES, FIRST_CITY_CARD, FIRST_MAIN, NOBODY, PLACES

MAIN_NAMES: Final = CARDS[FIRST_MAIN:FIRST_CITY_CARD]


def main_cards(value: Any, where: str) -> tuple[int, ...]:
    """Return Main Advantage cards."""
    return tuple([FIRST_MAIN + number for number in many(MAIN_NAMES, value, where)])


def take_city(s: Providence, colour: int, city: int, where: str) -> None:
    """Put a City under control."""
    if s.control[city] != NOBODY:
        raise BadPosition(f"cities {where}: {CITIES[city]} is under control already")
    s.control[city] = colour


def take_gate(s: Providence, colour: int, city: int, side: int, where: str) -> None:
    """Lay a Gate token."""
    if s.gates[city]:
        raise BadPosition(f"the Gate of {CITIES[city]} {where} is closed or open already")
    s.gates[city] = side
    s.gate_owner[city] = colour


def check_tokens(s: Providence, colour: int, where: str) -> None:
    """Refuse more Cities and Gates than there are Control tokens (16)."""
    if s.control_tokens(colour) < 0:
        most = s.edition.control_tokens
        raise BadPosition(
            f"cities and Gates {where}: there are {most} Control tokens, not {most - s.control_tokens(colour)}"
        )


def lay_cubes(s: Providence, colour: int, found: dict[str, Any], where: str) -> None:
    """Lay cubes where they are named; the rest is in the pools."""
    cubes = entry(found.get("cubes", {}), f"cubes {where}", "{'boston': 2}")
    names = (*PLACES, "limbo")
    start = POOL if colour >= s.seats else COMMON
    if colour < s.seats:
        s.shift(POOL, COMMON, colour, s.count(POOL, colour))
    for name in cubes:
        number = one(names, name, f"cubes {where}")
        count = whole(cubes, name, 0, 0, s.count(start, colour), f" in cubes {where}")
        s.shift(start, LIMBO if name == "limbo" else number, colour, count)
    if colour < s.seats:
        left = s.count(COMMON, colour)
        usual = max(0, left - s.edition.common_cubes)
        s.shift(COMMON, POOL, colour, whole(found, "pool", usual, 0, left, f" {where}"))
