"""What bots expect of a table: hopes that the rules would disappoint are none."""

import pytest

from subrosa.games.providence.rules.prospects import Eyes, Judge, blend, known_deal
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.words import CITIES, FIRST_CARD_PLACE
from tests.rules.providence.table import player, table

AGENTS = ("monday", "wyatt_earp", "carl_jung", "eliot_ness", "eunice_hunt", "amelia_earhart")


def test_values_count_by_how_likely_their_allegiance_is() -> None:
    rows = [[1.0, 0.0], [3.0, 2.0]]
    assert blend(rows, [0.5, 0.5]) == [2.0, 1.0]
    assert blend(rows, [0.0, 1.0]) == [3.0, 2.0]


@pytest.mark.parametrize(("count", "hope"), [(5, True), (6, False)])
def test_nobody_hopes_for_a_seventh_agent(count: int, hope: bool) -> None:
    """6.2, 7"""
    s = table(
        player(agents=dict.fromkeys(AGENTS[:count], "chicago"), cubes={"boston_card": 1}),
        player(),
        cities={"boston": {"card": "harry_houdini"}},
    )
    assert isinstance(s, Providence)
    boston = CITIES.index("boston")
    judge = Judge(s, Eyes(s, 0, known_deal(s)))
    assert (judge.claimed(0, FIRST_CARD_PLACE + boston, boston) > 0) == hope
