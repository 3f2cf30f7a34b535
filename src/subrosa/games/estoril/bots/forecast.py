"""What a network is worth in Estoril 1942 with rounds still to come, as games turned out.

The numbers were fitted to everybody's final points, after every round of 450 games between scripted bots, as
`subrosa train estoril` does it, and rounded. Early on, what wins places counts, above all strength and
Assassins; points on cards that will be replaced, and missions that are led for the moment, count little.
"""

from math import exp
from typing import Final, NamedTuple

from subrosa.games.estoril.rules.data import Edition
from subrosa.games.estoril.rules.missions import amount
from subrosa.games.estoril.rules.words import CARDS


class Numbers(NamedTuple):
    """What counts, in points at the end of the game."""

    points: float  # for each point printed on a card
    strength: float
    symbols: tuple[float, ...]  # Assassin, Conspirator, Nationalist, Diplomat, Seducer
    discard: float  # for each card discarded so far
    mission: float  # for each point of a mission, divided by who leads it
    spread: float  # what makes a lead in a mission likely to last
    strength_spread: float  # the same where strength is added up
    scale: float  # how much a lead in points says about the victory


# By rounds still to come.
FORECAST: Final = (
    Numbers(1.0, 0.0, (0.0, 0.0, 0.0, 0.0, 0.0), 1.0, 1.0, 0.35, 1.5, 0.45),
    Numbers(0.76, 0.27, (0.55, 0.08, 0.30, -0.15, 0.15), 0.92, 0.80, 0.6, 2.0, 0.31),
    Numbers(0.65, 0.63, (1.43, 0.35, 0.75, -0.15, 0.35), 0.60, 0.56, 0.8, 4.0, 0.225),
    Numbers(0.40, 0.92, (1.54, 0.38, 0.66, -0.10, 0.50), 0.65, 0.30, 0.5, 8.0, 0.2),
)


class Forecast:
    """The numbers applied to an edition of the cards."""

    def __init__(self, edition: Edition, numbers: tuple[Numbers, ...] = FORECAST) -> None:
        self.edition = edition
        self.numbers = numbers
        self.cards: list[list[float]] = [
            [self.card(card, by) for card in range(len(CARDS))] for by in numbers
        ]  # by rounds to come, by card

    def card(self, card: int, by: Numbers) -> float:
        """Return what a card in a network is worth by itself."""
        edition = self.edition
        worth = by.points * edition.vp[card] + by.strength * edition.strength[card]
        for symbol in edition.symbols[card]:
            worth += by.symbols[symbol]
        return worth

    def missions(
        self, missions: tuple[int, ...], hands: list[tuple[int, ...]], left: int, found: list[float]
    ) -> None:
        """Add what everybody may expect of the missions to what was `found` so far."""
        edition, by = self.edition, self.numbers[left]
        for mission in missions:
            counts = [amount(edition, mission, hand) for hand in hands]
            top = max(counts)
            if not top:
                continue
            spread = by.strength_spread if edition.worth[mission] is edition.strength else by.spread
            total = 0.0
            weights: list[float] = []
            for number in counts:
                weight = exp((number - top) / spread) if number else 0.0
                weights.append(weight)
                total += weight
            share = by.mission * edition.mission_vp[mission] / total
            for seat, weight in enumerate(weights):
                found[seat] += weight * share
