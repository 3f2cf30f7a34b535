"""What a page shows of journeys (RULES.md 5.4): where each piece can go, for how much, and by which way."""

from typing import Any

from subrosa.core import State
from tests.rules.providence.table import GAME, can, player, table


def shown(state: State) -> dict[str, Any]:
    found: dict[str, Any] = GAME.page(state.view(0))["shown"]
    return found


def test_trips_go_the_cheapest_way() -> None:
    s = table(
        player("pullman_line", "start_railway_pass", agents={"monday": "detroit"}),
        player(agents={"tuesday": "atlanta"}),
    )
    (trip,) = [trip for trip in shown(s)["trips"] if trip["to"] == "washington"]
    assert (trip["piece"], trip["city"], trip["price"]) == ("monday", "detroit", 2)
    assert trip["way"] == ["detroit", "pittsburgh", "washington"]


def test_no_way_leads_through_a_closed_city() -> None:
    s = table(
        player("pullman_line", "start_railway_pass", "start_automobile", agents={"monday": "detroit"}),
        player(agents={"tuesday": "atlanta"}),
        martial_law="pittsburgh",
    )
    ways = {trip["to"]: trip["way"] for trip in shown(s)["trips"]}
    assert "pittsburgh" not in ways
    assert ways["new_york"] == ["detroit", "boston", "new_york"]


def test_a_journey_that_is_planned_says_its_way() -> None:
    s = table(player("pullman_line", agents={"monday": "detroit"}), player(agents={"tuesday": "atlanta"}))
    s.choose(0, "travel")
    s.choose(0, "move monday indianapolis")
    payment = shown(s)["payment"]
    assert payment["needed"] == 1
    assert [trip["way"] for trip in payment["trips"]] == [["detroit", "indianapolis"]]


def test_one_travel_is_enough_for_a_deep_one_beside_a_cheap_road() -> None:
    """5.4: no road out of New Orleans costs less than 2"""
    s = table(player("deep_ones", agents={"monday": "new_orleans"}, deep_ones={"boston": 1}), player())
    assert can(s, "travel")
    s = table(player("deep_ones", agents={"monday": "new_orleans"}, deep_ones={"new_orleans": 1}), player())
    assert not can(s, "travel")
