"""Character in Cthulhu: Dark Providence: the bold kill, claim and reveal themselves, the patient gather, and the
vindictive go after whoever has killed an Agent of theirs, or else crowds them most.
"""

from typing import Any, Final

from subrosa.bots.styles import Manners
from subrosa.core.choice import Choice
from subrosa.games.providence.rules.facts import Facts
from subrosa.games.providence.rules.words import PIECES, PLACES

DARING: Final = {
    **dict.fromkeys(("kill", "slay", "hunt", "reveal"), 2.0),
    **dict.fromkeys(("claim", "use", "track", "hit", "open", "close"), 1.0),
    **dict.fromkeys(("retrieve", "buy", "discard", "pass", "stop"), -1.0),
}


class ProvidenceManners(Manners):
    """The action says how daring it is."""

    close = 0.01

    def daring(self, view: dict[str, Any], option: Choice) -> float:
        return DARING.get(option.verb, 0.0)

    def foe(self, view: dict[str, Any]) -> int | None:
        me: int = view["seat"]
        facts: Facts = view["facts"]
        own = facts["players"][me]["agent"]
        for player in facts["players"]:
            if player["seat"] != me and own in player["crypt"]:
                return player["seat"]
        crowd = [0] * view["seats"]
        for cubes in places(view).values():
            for seat in range(view["seats"]):
                if cubes[me] and seat != me:
                    crowd[seat] += cubes[seat]
        return crowd.index(max(crowd)) if any(crowd) else None

    def harm(self, view: dict[str, Any], option: Choice, foe: int) -> float:
        if option.verb == "kill":
            piece = PIECES[option.args[0]]
            facts: Facts = view["facts"]
            return float(any(one["piece"] == piece and one["owner"] == foe for one in facts["pieces"]))
        if option.verb in ("face", "aim"):
            return float(option.args[-1] == foe)
        if option.verb in ("add", "claim"):  # where they are strong, they lose most
            return 0.1 * places(view)[PLACES[option.args[0]]][foe]
        return 0.0


def places(view: dict[str, Any]) -> dict[str, list[int]]:
    """Return the cubes on everything that can be claimed, by place and owner."""
    facts: Facts = view["facts"]
    found = {card["card"]: card["cubes"] for card in facts["row"]}
    for city in facts["cities"]:
        found[city["city"]] = city["cubes"]
        found[f"{city['city']}_card"] = city["card_cubes"]
    return found
