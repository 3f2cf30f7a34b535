"""Character in Nanty Narking: the bold kill, burn and stir up Trouble, the patient keep the peace and build, and the
vindictive go after whoever crowds them most.
"""

from typing import Any, Final

from subrosa.bots.styles import Manners
from subrosa.core.choice import Choice
from subrosa.games.nanty.rules.facts import Facts

DARING: Final = {
    **dict.fromkeys(("remove", "demolish"), 2.0),
    **dict.fromkeys(("stir", "event", "text", "aim"), 1.0),
    **dict.fromkeys(("calm", "build", "money", "save", "end", "done", "pass", "skip"), -1.0),
}
HOSTILE: Final = ("aim", "aim-near", "gift-from")  # questions about whom something bad happens to


class NantyManners(Manners):
    """What happens to the board says how daring it is."""

    close = 0.006

    def daring(self, view: dict[str, Any], option: Choice) -> float:
        return DARING.get(option.verb, 0.0)

    def foe(self, view: dict[str, Any]) -> int | None:
        me, crowd = view["seat"], [0] * view["seats"]
        facts: Facts = view["facts"]
        for district in facts["board"]:
            for seat, agents in enumerate(district["agents"]):
                if district["agents"][me] and seat != me:
                    crowd[seat] += agents + (district["house"] == seat)
        return crowd.index(max(crowd)) if any(crowd) else None

    def harm(self, view: dict[str, Any], option: Choice, foe: int) -> float:
        if option.verb == "remove":
            return float(option.args[1] == foe)
        if option.verb == "demolish":
            facts: Facts = view["facts"]
            return float(facts["board"][option.args[0]]["house"] == foe)
        if option.verb == "aim":
            return float(view["prompt"]["id"] in HOSTILE and option.args[0] == foe)
        return 0.0
