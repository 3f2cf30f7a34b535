"""A table of Estoril 1942 on which cards are worth what they turned out to be worth."""

from itertools import combinations
from typing import Any, Final

from subrosa.games.estoril.bots.forecast import Forecast
from subrosa.games.estoril.bots.table import STRENGTH_SPREAD, Table, chance
from subrosa.games.estoril.rules.data import Edition

SPREAD: Final = 0.9  # how sure a lead in a mission is while a round is played
LEAST: Final = 1.0  # what winning any card is worth: it can be discarded


class FittedTable(Table):
    """A view in which networks are worth what they turned out to be worth after such a round."""

    def __init__(self, edition: Edition, forecast: Forecast, view: dict[str, Any] | None = None) -> None:
        self.forecast = forecast
        super().__init__(edition, view)

    def read(self, view: dict[str, Any]) -> None:
        super().read(view)
        self.by_card = self.forecast.cards[self.left]
        self.by = self.forecast.numbers[self.left]

    def bare(self) -> Table:
        other = FittedTable(self.edition, self.forecast)
        other.by_card = self.by_card
        other.by = self.by
        return other

    def network_worth(self, cards: tuple[int, ...]) -> float:
        edition = self.edition
        total: float = sum([self.by_card[card] for card in cards])
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


def keeping(t: Table, cards: list[int]) -> list[float]:
    """Rate each card as the next one to go, by the best network that can be kept without it."""
    limit = t.edition.hand_limit
    nets = {kept: t.network_worth(kept) for kept in combinations(sorted(cards), limit)}
    return [max([worth for kept, worth in nets.items() if card not in kept]) for card in cards]
