"""What bots count on a table: the same as the rules do."""

from random import Random

import pytest

from subrosa.games.providence.bots.tally import Tally
from subrosa.games.providence.rules.agents import power_in
from subrosa.games.providence.rules.influence import standing
from subrosa.games.providence.rules.scoring import reckon_one
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.words import CITY_COUNT, FIRST_CARD_PLACE
from tests.rules.providence.table import GAME, player, table


def compare(s: Providence) -> None:
    """Compare points, Influence and power with what the rules make of them."""
    tally = Tally(s)
    for seat in range(s.seats):
        points = tally.common_points(seat) + tally.side_points(seat, s.identities[seat])
        assert points == reckon_one(s, seat)["total"]
        power = [tally.power[city * s.colours + seat] for city in range(CITY_COUNT)]
        assert power == [power_in(s, seat, city) for city in range(CITY_COUNT)]
    for city in range(CITY_COUNT):
        place = FIRST_CARD_PLACE + city  # Deep Ones do not count there
        there = tally.presence[city * s.colours : (city + 1) * s.colours]
        assert there == [all_ - s.count(place, who) for who, all_ in enumerate(standing(s, place))]


@pytest.mark.parametrize("seats", [1, 4])
def test_points_influence_and_power_are_counted_as_the_rules_do(seats: int) -> None:
    chance = Random(3)
    s = GAME.new(seats, seed=11, hurry=True)
    assert isinstance(s, Providence)
    while s.waiting and s.turn < 60:
        s.apply(s.waiting[0], chance.choice(s.options(s.waiting[0])))
        if chance.random() < 0.1:
            compare(s)


@pytest.mark.parametrize(
    "allegiance", ["investigator", "cultist", "dissenter_investigator", "dissenter_cultist"]
)
@pytest.mark.parametrize("revealed", [False, True])
def test_what_random_games_rarely_have_is_counted_too(allegiance: str, revealed: bool) -> None:
    """14, 17"""
    s = table(
        player(agents={"monday": "boston"}),
        player(
            "wyatt_earp",
            allegiance=allegiance,
            revealed=revealed,
            agents={"wyatt_earp": "boston", "tuesday": "detroit"},
            possessed=["tuesday"],
            crypt=["eliot_ness"],
            closed=["chicago"],
            opened=["atlanta"],
            mythos=["mythos_whateleys", "mythos_cthulhu", "mythos_silver_key", "mythos_great_race_of_yith"],
        ),
        tracks={"ritual": 4, "investigation": 9},
        whateleys=["boston", "new_york"],
    )
    assert isinstance(s, Providence)
    compare(s)
