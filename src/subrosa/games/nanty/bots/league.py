"""Players of Nanty Narking made to find the weak spots of `hard`: each has one simple idea and follows it always.

They are offered to nobody; name one where bots are measured: `--bot subrosa.games.nanty.bots.league:Rusher`.
"""

from typing import Any, Final

from subrosa.games.nanty.bots.outlook import Outlook
from subrosa.games.nanty.bots.script import WaryBot
from subrosa.games.nanty.bots.table import Table
from subrosa.games.nanty.bots.values import Values
from subrosa.games.nanty.bots.ways import Foresee, Prevent, Reach

HARMLESS: Final = 0.02  # chances to win soon that worry nobody


class Rusher(WaryBot):
    """A bot that looks at nothing but its own goal."""

    plays = ("nanty",)

    def goals(self, view: dict[str, Any]) -> Values:
        values = super().goals(view)
        return values if values.waits else Reach(values.goals, view["seat"], values.goal.identity)


class Spoiler(WaryBot):
    """A bot that holds back whoever is likeliest to win, and minds its own goal while nobody is."""

    plays = ("nanty",)

    def goals(self, view: dict[str, Any]) -> Values:
        values = super().goals(view)
        fears = Outlook(values).fears(Table(self.rules.edition, view))
        risk, seat, goal = max(fears, key=lambda fear: fear[0], default=(0.0, 0, values.goal))
        return Prevent(values, view["seat"], seat, goal) if risk > HARMLESS else values


class Lurker(WaryBot):
    """A bot that does not come near its goal before it can pass it: it judges every action like the end of a turn."""

    plays = ("nanty",)

    def goals(self, view: dict[str, Any]) -> Values:
        values = super().goals(view)
        return Foresee(values, view["seat"], Outlook(values))


LEAGUE: Final = (Rusher, Spoiler, Lurker)
