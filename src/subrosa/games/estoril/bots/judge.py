"""The judge of `hard` in Estoril 1942: the script, with cards worth what they turned out to be worth, and with exact
discards.
"""

from random import Random
from typing import Any, Final

from subrosa.core.game import Game
from subrosa.games.estoril.bots.fitted import FittedTable, keeping
from subrosa.games.estoril.bots.forecast import Forecast
from subrosa.games.estoril.bots.reckoning import rate_discards
from subrosa.games.estoril.bots.script import ScriptedBot
from subrosa.games.estoril.bots.table import CARD, Table
from subrosa.games.estoril.rules.facts import Facts

CERTAIN: Final = 4  # worlds that are enough where some missions are secret


class SharpBot(ScriptedBot):
    """The script with such worths. It keeps the best network that is left, and in the end whatever wins most often."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        self.forecast = Forecast(self.edition)
        self.worlds = Random(f"discards {seed}")

    def read(self, view: dict[str, Any]) -> Table:
        return FittedTable(self.edition, self.forecast, view)

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        if view["prompt"]["id"] != "discard":
            return super().rate(view, options)
        cards = [CARD[option.split()[1]] for option in options]
        facts: Facts = view["facts"]
        if facts["round"] < self.edition.rounds:
            return keeping(self.read(view), cards)
        hidden = None in facts["secret_missions"] or None in facts["office"]
        total = [0.0] * len(cards)
        for _ in range(CERTAIN if hidden else 1):
            world: Any = self.game.imagine(view, self.worlds)
            rates = rate_discards(world, view["seat"], cards)
            total = [one + more for one, more in zip(total, rates, strict=True)]
        return total
