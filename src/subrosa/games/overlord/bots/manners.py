"""Character in Kill the Overlord: the bold go for those of high rank and join in, the patient let the mighty be, and
the vindictive send the Order back to whoever sent it.
"""

from typing import Any, Final

from subrosa.bots.styles import Manners
from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.games.overlord.rules.facts import Facts
from subrosa.games.overlord.rules.game import OverlordGame
from subrosa.games.overlord.rules.words import CHARACTERS

SENDING: Final = ("pick", "play", "pay", "rob", "show")  # what is done to the player it names
JOINING: Final = ("play", "take", "offer", "ban")  # where one could as well stay out of it


class OverlordManners(Manners):
    """Whom it hits says how daring it is."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, OverlordGame)
        self.rank = dict(zip(CHARACTERS, game.edition.rank, strict=True))

    def daring(self, view: dict[str, Any], option: Choice) -> float:
        victim = victim_of(option)
        if victim is None:
            return float(option.verb in JOINING)
        facts: Facts = view["facts"]
        return float(self.rank.get(facts["players"][victim]["character"] or "", 0))

    def foe(self, view: dict[str, Any]) -> int | None:
        facts: Facts = view["facts"]
        me: int = view["seat"]
        if facts["holder"] != me:
            return None
        if facts["giver"] is not None:
            return facts["giver"]
        # Nobody gave it: the Overlord has picked me.
        high = [(self.rank.get(player["character"] or "", 0), player["seat"]) for player in facts["players"]]
        return max(high)[1] if max(high)[1] != me else None

    def harm(self, view: dict[str, Any], option: Choice, foe: int) -> float:
        return float(victim_of(option) == foe)


def victim_of(option: Choice) -> int | None:
    """Return the player to whom something is done."""
    if option.verb in SENDING and option.kinds and option.kinds[-1] == "seat":
        return option.args[-1]
    return None
