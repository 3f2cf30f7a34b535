"""Character in Estoril 1942: the bold go where others are and strike, the patient look for places of their own and
protect what they have, and the vindictive go after whoever stands in their way most.
"""

from typing import Any, Final

from subrosa.bots.styles import Manners
from subrosa.core.choice import Choice
from subrosa.games.estoril.rules.facts import Facts
from subrosa.games.estoril.rules.words import AREAS, LOCATIONS

POINTS: Final = 0.15  # ratings are points; so many are next to nothing
DARING: Final = {"assassinate": 2.0, "seduce": 1.0, "conspire": 1.0, "swap": 1.0, "protect": -1.0}


class EstorilManners(Manners):
    """What is done to characters, and who stands beside whom, says how daring it is."""

    def near(self, best: float, error: float) -> float:
        return max(POINTS, error / 2)

    def daring(self, view: dict[str, Any], option: Choice) -> float:
        if option.verb == "place":
            return float(len([seat for seat in beside(view, option.args[1]) if seat != view["seat"]]))
        return DARING.get(option.verb, 0.0)

    def foe(self, view: dict[str, Any]) -> int | None:
        me = view["seat"]
        facts: Facts = view["facts"]
        done = {place["location"] for place in facts["city"] if place["resolved"]}
        mine = [
            area for area, seat in enumerate(owners(view)) if seat == me and LOCATIONS[area >> 2] not in done
        ]
        others = [seat for area in mine for seat in beside(view, area) if seat != me]
        return max(others, key=others.count, default=None)

    def harm(self, view: dict[str, Any], option: Choice, foe: int) -> float:
        if option.verb == "place":
            return float(beside(view, option.args[1]).count(foe))
        if option.verb in ("assassinate", "seduce"):
            return float(owners(view)[option.args[0]] == foe)
        return 0.0


def owners(view: dict[str, Any]) -> list[int | None]:
    """Return whose character is on each area of the game; None if there is none."""
    facts: Facts = view["facts"]
    found: list[int | None] = [None] * len(AREAS)
    for area in facts["areas"]:
        found[AREAS.index(area["area"])] = area["seat"]
    return found


def beside(view: dict[str, Any], area: int) -> list[int]:
    """Return whose characters are at the location of an area."""
    first = area & ~3
    return [seat for seat in owners(view)[first : first + 4] if seat is not None]
