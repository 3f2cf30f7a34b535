"""Places with pieces of several owners and kinds."""

import pytest

from subrosa.core import BrokenInvariant
from subrosa.parts.areas import Areas

CITIES = 3
SUPPLY, LIMBO = CITIES, CITIES + 1
RED, BLUE, NEUTRAL = range(3)
CUBE, AGENT = range(2)
AREAS = Areas(CITIES + 2, 3, 2)


def set_up() -> list[int]:
    counts = AREAS.empty()
    for owner in (RED, BLUE):
        AREAS.put(counts, SUPPLY, owner, CUBE, 5)
        AREAS.put(counts, SUPPLY, owner, AGENT, 4)
    AREAS.put(counts, 0, NEUTRAL, AGENT)
    return counts


def test_pieces_only_move() -> None:
    counts = set_up()
    AREAS.move(counts, SUPPLY, 1, RED, CUBE, 3)
    AREAS.move(counts, SUPPLY, 1, RED, AGENT)
    AREAS.move(counts, 1, 2, RED, AGENT)
    assert AREAS.count(counts, 1, RED, CUBE) == 3
    assert AREAS.count(counts, 2, RED, AGENT) == 1
    assert AREAS.count(counts, SUPPLY, RED, CUBE) == 2
    assert AREAS.total(counts, RED, CUBE) == 5
    assert AREAS.total(counts, RED, AGENT) == 4
    assert sum(counts) == 19


def test_what_is_not_there_cannot_be_moved() -> None:
    counts = set_up()
    before = counts[:]
    with pytest.raises(BrokenInvariant, match="owner 0 has 5 pieces in place 3, not 6"):
        AREAS.move(counts, SUPPLY, 0, RED, CUBE, 6)
    with pytest.raises(BrokenInvariant, match="owner 1 has 0 pieces in place 1, not 1"):
        AREAS.move(counts, 1, SUPPLY, BLUE, AGENT)
    assert counts == before


def test_all_at_once() -> None:
    counts = set_up()
    AREAS.move(counts, SUPPLY, 0, RED, CUBE, 4)
    AREAS.move(counts, SUPPLY, 0, BLUE, CUBE, 2)
    assert AREAS.move_all(counts, 0, LIMBO, RED, CUBE) == 4
    assert AREAS.move_all(counts, 0, SUPPLY, BLUE, CUBE) == 2
    assert AREAS.move_all(counts, 0, SUPPLY, BLUE, CUBE) == 0
    assert AREAS.count(counts, LIMBO, RED, CUBE) == 4
    assert AREAS.count(counts, SUPPLY, BLUE, CUBE) == 5
    assert AREAS.count(counts, 0, NEUTRAL, AGENT) == 1
