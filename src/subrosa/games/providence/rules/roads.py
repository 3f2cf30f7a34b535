"""Roads and what it costs to travel on them (RULES.md 5.4), worked out once for each set of closed Cities."""

from typing import Final

from subrosa.core.cardfile import CardFile, Entry
from subrosa.games.providence.rules.words import CITIES, CITY_COUNT

FAR: Final = 99  # no way leads there


class Roads:
    """The map. Immutable but for the tables that have been worked out so far."""

    __slots__ = ("costs", "least", "neighbours", "tables")

    def __init__(self, costs: tuple[int, ...]) -> None:
        self.costs = costs  # of the road from each City to each, 0 where there is none
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([end for end in range(CITY_COUNT) if costs[start * CITY_COUNT + end]])
                for start in range(CITY_COUNT)
            ]
        )
        self.tables: dict[int, tuple[int, ...]] = {}
        self.least: dict[int, tuple[int, ...]] = {}

    def prices(self, closed: int) -> tuple[int, ...]:
        """Return the cheapest price from each City to each: neither into nor through closed ones, which are bits."""
        found = self.tables.get(closed)
        if found is None:
            table: list[int] = []
            for start in range(CITY_COUNT):
                table += self.prices_from(start, closed)
            found = tuple(table)
            self.tables[closed] = found
        return found

    def least_prices(self, closed: int) -> tuple[int, ...]:
        """Return what the cheapest journey from each City costs."""
        found = self.least.get(closed)
        if found is None:
            prices = self.prices(closed)
            found = tuple(
                [
                    min([price for price in prices[start * CITY_COUNT : (start + 1) * CITY_COUNT] if price])
                    for start in range(CITY_COUNT)
                ]
            )
            self.least[closed] = found
        return found

    def prices_from(self, start: int, closed: int) -> list[int]:
        """Return the cheapest price from a City, which one may always leave, to every other."""
        prices = [FAR] * CITY_COUNT
        prices[start] = 0
        left = list(range(CITY_COUNT))
        while left:
            here = left[0]
            for city in left:
                if prices[city] < prices[here]:
                    here = city
            left.remove(here)
            for end in self.neighbours[here]:
                price = prices[here] + self.costs[here * CITY_COUNT + end]
                if not closed >> end & 1 and price < prices[end]:
                    prices[end] = price
        return prices

    def way(self, start: int, end: int, closed: int) -> list[int]:
        """Return the Cities on a cheapest journey, the first and the last included."""
        first = start * CITY_COUNT
        prices = self.prices(closed)[first : first + CITY_COUNT]
        found = [end]
        while found[0] != start:
            here = found[0]
            for city in self.neighbours[here]:
                if prices[city] + self.costs[city * CITY_COUNT + here] == prices[here]:
                    found.insert(0, city)
                    break
        return found

    def nearest(self, start: int, closed: int) -> list[int]:
        """Return the open Cities next to one, or if there are none, the open ones that are nearest by road."""
        found = [city for city in self.neighbours[start] if not closed >> city & 1]
        if found:
            return found
        prices = self.prices_from(start, 0)
        there = [city for city in range(CITY_COUNT) if city != start and not closed >> city & 1]
        least = min([prices[city] for city in there])
        return [city for city in there if prices[city] == least]

    def is_connected(self) -> bool:
        """Tell whether every City can be reached."""
        return max(self.prices_from(0, 0)) < FAR


# ---- reading the card file


def read_roads(file: CardFile, cities: list[Entry]) -> Roads:
    """Read the roads between the Cities."""
    costs = [0] * (CITY_COUNT * CITY_COUNT)
    for road in file.entries("road"):
        start, end = road.word("from", CITIES), road.word("to", CITIES)
        cost = road.number("cost", 1, 9)
        if start == end:
            road.problem("to", f"a road should lead from {start} to another City")
            continue
        a, b = CITIES.index(start), CITIES.index(end)
        if costs[a * CITY_COUNT + b]:
            road.problem("to", f"there are two roads between {start} and {end}")
        costs[a * CITY_COUNT + b] = costs[b * CITY_COUNT + a] = cost
    for number, city in enumerate(cities):
        compare_roads(city, costs[number * CITY_COUNT : (number + 1) * CITY_COUNT])
    roads = Roads(tuple(costs))
    if not roads.is_connected():
        file.note(0, "the roads should join all Cities")
    return roads


def compare_roads(city: Entry, costs: list[int]) -> None:
    """Check that a City's own list of roads says the same as the [[road]] entries."""
    if city.index < 0:
        return
    wanted = {CITIES[end]: cost for end, cost in enumerate(costs) if cost}
    listed = city.values.get("roads")
    found = {}
    if isinstance(listed, list) and all(isinstance(road, dict) for road in listed):
        found = {road.get("to"): road.get("cost") for road in listed}
    if found != wanted:
        roads = ", ".join([f"{end} for {cost}" for end, cost in wanted.items()])
        city.problem("roads", f"roads should be as the [[road]] entries say: to {roads or 'nowhere'}")
