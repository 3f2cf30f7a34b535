"""What actions are best paid with: the cards in hand that are good for least else."""

from collections.abc import Sequence
from typing import Final

from subrosa.games.emerald.bots.cards import CardValues
from subrosa.games.emerald.bots.table import Table
from subrosa.games.emerald.rules.payments import fits
from subrosa.games.emerald.rules.words import FENIANS, INFERNAL_MACHINE

MOST_CARDS: Final = 8  # so many are combined; whoever holds more has other worries


class Wallet:
    """The hand, as means to pay with."""

    def __init__(self, table: Table, values: CardValues) -> None:
        self.table = table
        self.values = values
        self.prices: dict[int, float] = {card: values.in_hand(table, card) for card in set(table.hand)}

    def price(self, cards: Sequence[int]) -> float:
        """Return what cards are good for otherwise."""
        return sum([self.prices[card] for card in cards])

    def showing(self, symbols: Sequence[int]) -> list[int]:
        """Return the cards that show a symbol, those first that are good for least else."""
        cards = [card for card in self.table.hand if symbols[card]]
        cards.sort(key=self.prices.__getitem__)
        return cards[:MOST_CARDS]

    def sets(self, symbols: Sequence[int], room: int, exact: bool = False) -> dict[int, list[int]]:
        """Return the cheapest lawful set of cards for each number of pieces that can be placed, retrieved or moved."""
        found: dict[int, list[int]] = {}
        for cards in subsets(self.showing(symbols)):
            paid = [symbols[card] for card in cards]
            if fits(paid[:-1], paid[-1], room, exact):
                self.keep(found, min(sum(paid), room), cards)
        return found

    def bombs(self, needed: int, agents: int, weapon: int) -> list[int] | None:
        """Return the cheapest lawful set of bombs beside a weapon, or None if there is none."""
        if needed <= 0:
            return []
        bombs = self.table.edition.bombs
        cards = [card for card in self.table.hand if bombs[card] or card == FENIANS]
        if weapon in cards:
            cards.remove(weapon)
        cards.sort(key=self.bomb_price)
        best: list[int] | None = None
        cheapest = 0.0
        for chosen in subsets(cards[:MOST_CARDS]):
            given = [agents if card == FENIANS else bombs[card] for card in chosen]
            if chosen.count(FENIANS) < 2 and sum(given) - min(given) < needed <= sum(given):
                price: float = sum([self.bomb_price(card) for card in chosen])
                if best is None or price < cheapest:
                    best, cheapest = chosen, price
        return best

    def bomb_price(self, card: int) -> float:
        """Return what it costs to use a card for its bombs."""
        lost = self.values.owned[card] if card in (FENIANS, INFERNAL_MACHINE) else 0.0
        return self.prices[card] + max(0.0, lost)

    def keep(self, found: dict[int, list[int]], count: int, cards: list[int]) -> None:
        """Remember a set of cards unless a cheaper one does the same."""
        if count not in found or self.price(cards) < self.price(found[count]):
            found[count] = cards

    def worst(self, least: float) -> list[int]:
        """Return the cards that are good for less than this."""
        return [card for card in self.table.hand if self.prices[card] < least]


def subsets(cards: Sequence[int]) -> list[list[int]]:
    """Return all sets of at least one of these cards."""
    found: list[list[int]] = [[]]
    for card in cards:
        found += [[*chosen, card] for chosen in found]
    return found[1:]
