"""The scripted player of Estoril 1942: it takes the option that `decisions` rates best."""

from typing import Any

from subrosa.bots.bot import RatingBot, UnknownBot
from subrosa.core.game import Game
from subrosa.games.estoril.bots.decisions import rate
from subrosa.games.estoril.bots.table import Table
from subrosa.games.estoril.rules.game import EstorilGame


class ScriptedBot(RatingBot):
    """A bot that rates every option with the function for its prompt."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        if not isinstance(game, EstorilGame):
            raise UnknownBot(f"this bot plays estoril, not {game.id}")
        self.edition = game.edition

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        return rate(self.read(view), view["prompt"]["id"], options)

    def read(self, view: dict[str, Any]) -> Table:
        """Return a view in the form that decisions need."""
        return Table(self.edition, view)
