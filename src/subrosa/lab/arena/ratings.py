"""Ratings by the Plackett-Luce model of openskill, which knows games of more than two players."""

from importlib import import_module
from typing import Any, NamedTuple

from subrosa.lab.problems import MissingPart
from subrosa.lab.running.results import Record


class Rating(NamedTuple):
    """How strong a bot is, and how unsure that is."""

    strength: float
    doubt: float

    def careful(self) -> float:
        """Return what the strength very likely is at least: three doubts below."""
        return self.strength - 3 * self.doubt


def ratings(players: int, records: list[Record]) -> list[Rating]:
    """Rate each bot after all games, in the order of their numbers. Raises MissingPart without openskill."""
    try:
        models: Any = import_module("openskill.models")
    except ImportError as error:
        raise MissingPart("ratings need openskill: pip install 'subrosa-games[lab]'") from error
    model = models.PlackettLuce()
    now = [(float(model.mu), float(model.sigma))] * players
    for record in records:
        teams = [[model.rating(*now[player])] for player in record["players"]]
        rated = model.rate(teams, ranks=ranks(record))
        for player in set(record["players"]):
            # A bot that has several chairs at a table takes the mean of what each of them has learned.
            mine = [team[0] for team, who in zip(rated, record["players"], strict=True) if who == player]
            now[player] = (
                sum([rating.mu for rating in mine]) / len(mine),
                sum([rating.sigma for rating in mine]) / len(mine),
            )
    return [Rating(*pair) for pair in now]


def ranks(record: Record) -> list[int]:
    """Rank the seats: winners before all others, and bots that failed behind them."""
    failed = record.get("failed", {})
    return [
        2 if str(seat) in failed else 0 if seat in record["winners"] else 1
        for seat in range(len(record["players"]))
    ]
