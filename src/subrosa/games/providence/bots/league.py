"""Players of Cthulhu: Dark Providence made to find the weak spots of `hard`: each has one simple idea and follows it.

They are offered to nobody; name one where bots are measured: `--bot subrosa.games.providence.bots.league:Claimer`.
"""

from typing import Any, ClassVar, Final

from subrosa.games.providence.bots.attempts import Attempt
from subrosa.games.providence.bots.script import SoberBot

IDEA: Final = 0.03  # chances to win: the idea comes first unless it is clearly bad
LIKELY: Final = 0.4  # a chance to win at which one may well reveal oneself


class Idea(SoberBot):
    """The bot that plays as `hard` does, but likes some actions for their own sake."""

    plays = ("providence",)
    liked: ClassVar[tuple[str, ...]]

    def plan(self, view: dict[str, Any]) -> list[Attempt]:
        tried = super().plan(view)
        for attempt in tried:
            if attempt.gathered[0].verb in self.liked:
                attempt.worth += IDEA
        return tried


class Claimer(Idea):
    """A bot that claims something in every turn and adds Influence for the next claim."""

    liked: ClassVar = ("claim", "add")


class Pusher(Idea):
    """A bot that moves the markers, to end the game on a track."""

    liked: ClassVar = ("track",)


class Revealer(Idea):
    """A bot that ends the game as soon as it is likely to win, before others catch up."""

    liked: ClassVar = ()

    def plan(self, view: dict[str, Any]) -> list[Attempt]:
        tried = super().plan(view)
        for attempt in tried:
            if attempt.gathered[0].verb == "reveal" and attempt.worth >= LIKELY:
                attempt.worth += 1
        return tried


LEAGUE: Final = (Claimer, Pusher, Revealer)
