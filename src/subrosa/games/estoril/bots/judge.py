"""The judge of `hard` in Estoril 1942: the script, with cards worth what they turned out to be worth, and with exact
discards.
"""

from itertools import combinations
from random import Random
from typing import Any, Final

from subrosa.core.game import Game
from subrosa.games.estoril.bots.forecast import Forecast
from subrosa.games.estoril.bots.reckoning import rate_discards
from subrosa.games.estoril.bots.script import ScriptedBot
from subrosa.games.estoril.bots.table import CARD, STRENGTH_SPREAD, Table, chance
from subrosa.games.estoril.rules.data import Edition

SPREAD: Final = 0.9  # how sure a lead in a mission is while a round is played
LEAST: Final = 1.0  # what winning any card is worth: it can be discarded
CERTAIN: Final = 4  # worlds that are enough where some missions are secret


class FittedTable(Table):
    """A view in which networks are worth what they turned out to be worth after such a round."""

    def __init__(self, edition: Edition, view: dict[str, Any], forecast: Forecast) -> None:
        super().__init__(edition, view)
        self.by_card = forecast.cards[self.left]
        self.by = forecast.numbers[self.left]

    def network_worth(self, cards: tuple[int, ...]) -> float:
        edition = self.edition
        total = sum([self.by_card[card] for card in cards])
        for mission, rivals in zip(self.missions, self.rivals, strict=True):
            mine = self.count(mission, cards)
            spread = STRENGTH_SPREAD if edition.worth[mission] is edition.strength else SPREAD
            if mine:
                prize = self.by.mission * edition.mission_vp[mission]
                total += prize * chance((mine - max(rivals)) / spread)
        if self.office is not None:
            total += self.count(self.office, cards)
        return total

    def worth(self, card: int) -> float:
        """Return what winning a card is worth: a better network, of which something else may have to go."""
        if card not in self.worths:
            mine = self.networks[self.me]
            every = (*mine, card)
            after = self.network_worth(every)
            if len(every) > self.edition.hand_limit:
                kept = [tuple([one for one in every if one != gone]) for gone in mine]
                after = max([self.network_worth(cards) for cards in kept]) + self.by.discard
            self.worths[card] = max(LEAST, after - self.network_worth(mine))
        return self.worths[card]


class SharpBot(ScriptedBot):
    """The script with such worths. It keeps the best network that is left, and in the end whatever wins most often."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        self.forecast = Forecast(self.edition)
        self.worlds = Random(f"discards {seed}")

    def read(self, view: dict[str, Any]) -> Table:
        return FittedTable(self.edition, view, self.forecast)

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        if view["prompt"]["id"] != "discard":
            return super().rate(view, options)
        cards = [CARD[option.split()[1]] for option in options]
        if view["facts"]["round"] < self.edition.rounds:
            return keeping(self.read(view), cards)
        facts = view["facts"]
        hidden = None in facts["secret_missions"] or None in facts["office"]
        total = [0.0] * len(cards)
        for _ in range(CERTAIN if hidden else 1):
            world: Any = self.game.imagine(view, self.worlds)
            rates = rate_discards(world, view["seat"], cards)
            total = [one + more for one, more in zip(total, rates, strict=True)]
        return total


def keeping(t: Table, cards: list[int]) -> list[float]:
    """Rate each card as the next one to go, by the best network that can be kept without it."""
    limit = t.edition.hand_limit
    nets = {kept: t.network_worth(kept) for kept in combinations(sorted(cards), limit)}
    return [max([worth for kept, worth in nets.items() if card not in kept]) for card in cards]
