"""Character in A Study in Emerald: the bold kill and claim, the patient gather, and the vindictive go after whoever has
killed their agents, or else crowds them most.
"""

from typing import Any, Final

from subrosa.bots.styles import Manners
from subrosa.core.choice import Choice
from subrosa.games.emerald.rules.facts import Facts

DARING: Final = {
    **dict.fromkeys(("kill", "strike"), 2.0),
    **dict.fromkeys(("claim", "use", "tracks", "block"), 1.0),
    **dict.fromkeys(("retrieve", "discard", "pass", "end", "stop"), -1.0),
}


class EmeraldManners(Manners):
    """The action says how daring it is."""

    close = 0.006

    def daring(self, view: dict[str, Any], option: Choice) -> float:
        return DARING.get(option.verb, 0.0)

    def foe(self, view: dict[str, Any]) -> int | None:
        me: int = view["seat"]
        facts: Facts = view["facts"]
        killers = [
            player["seat"]
            for player in facts["players"]
            for laid in player["beside"]
            if laid["victim"] == me and player["seat"] != me
        ]
        if killers:
            return max(killers, key=killers.count)
        crowd = [0] * view["seats"]
        for city in facts["cities"]:
            for seat in range(view["seats"]):
                if city["cubes"][me] + city["agents"][me] and seat != me:
                    crowd[seat] += city["cubes"][seat] + city["agents"][seat]
        return crowd.index(max(crowd)) if any(crowd) else None

    def harm(self, view: dict[str, Any], option: Choice, foe: int) -> float:
        if option.verb in ("kill", "aim", "face"):
            return float(option.args[-1] == foe)
        if option.verb in ("place", "claim"):  # where they are strong, they lose most
            facts: Facts = view["facts"]
            city = facts["cities"][option.args[0]]
            return 0.1 * (city["cubes"][foe] + city["agents"][foe])
        return 0.0
