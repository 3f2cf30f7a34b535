"""The scripted player of Kill the Overlord: it takes the option that `decisions` rates best."""

from typing import Any

from subrosa.bots.bot import RatingBot, UnknownBot
from subrosa.core.game import Game
from subrosa.games.overlord.bots.decisions import rate
from subrosa.games.overlord.bots.table import Values
from subrosa.games.overlord.rules.game import OverlordGame


class ScriptedBot(RatingBot):
    """A bot that takes the most promising option."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        if not isinstance(game, OverlordGame):
            raise UnknownBot(f"this bot plays overlord, not {game.id}")
        self.values = Values(game.edition)

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        return rate(self.values, view, options)
