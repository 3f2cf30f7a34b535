"""Players of A Study in Emerald made to find the weak spots of `hard`: each has one simple idea and follows it always.

They are offered to nobody; name one where bots are measured: `--bot subrosa.games.emerald.bots.league:Grabber`.
"""

from typing import Any, Final

from subrosa.games.emerald.bots.judge import Judge
from subrosa.games.emerald.bots.script import KnowingBot
from subrosa.games.emerald.bots.table import Table

IDEA: Final = 0.02  # chances to win, for each point, agent or step that the idea is about


class Biased(Judge):
    """The judge of `hard`, who also likes something for its own sake."""

    def worth(self, table: Table) -> float:
        return super().worth(table) + (0.0 if table.over() else IDEA * self.liking(table))

    def liking(self, table: Table) -> float:
        """Return how much there is on the table of what the idea is about."""
        raise NotImplementedError


class Greed(Biased):
    """Likes points that nobody can take away."""

    def liking(self, table: Table) -> float:
        return float(table.neutral[table.me])


class Blood(Biased):
    """Likes few agents of others on the board: whoever has none left is revealed."""

    def liking(self, table: Table) -> float:
        return -float(sum([table.agents_on_board(seat) for seat in range(table.seats) if seat != table.me]))


class Zeal(Biased):
    """Likes the lead of the own side's marker."""

    def liking(self, table: Table) -> float:
        return float(table.tracks[table.side] - table.tracks[1 - table.side])


class Idea(KnowingBot):
    """The script that knows as much as `hard`, with such a judge."""

    plays = ("emerald",)
    judge: type[Biased]

    def look(self, view: dict[str, Any]) -> tuple[Judge, Table]:
        table = Table(self.rules.edition, view)
        return self.judge(table, self.deals(view)), table


class Grabber(Idea):
    """A bot that takes neutral points wherever it can, and so tells nobody its side."""

    judge = Greed


class Hunter(Idea):
    """A bot that kills agents."""

    judge = Blood


class Pusher(Idea):
    """A bot that pushes the marker of its own side, to end the game there."""

    judge = Zeal


LEAGUE: Final = (Grabber, Hunter, Pusher)
