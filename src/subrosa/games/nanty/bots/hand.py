"""What the Action cards of a hand are worth in Nanty Narking: to play now, to keep, to give away.

Cards with "play another card" cost nothing, so they come first, and the best of the others ends the turn.
"""

from typing import Final

from subrosa.games.nanty.bots.effects import text_gain
from subrosa.games.nanty.bots.moves import NEVER, Moves
from subrosa.games.nanty.rules.data import (
    ASSASSINATE,
    BUILD_HOUSE,
    END_TURN,
    PLACE_AGENT,
    PLAY_ANOTHER,
    PLAY_TWO,
    RANDOM_EVENT,
    REMOVE_TROUBLE,
    SCROLL,
    TAKE_MONEY,
)
from subrosa.games.nanty.rules.words import CARDS, EVENTS, EVERYWHERE, RIOTS

CARD: Final = {name: i for i, name in enumerate(CARDS)}
EVENT: Final = 0.012  # what a random event costs on average
SPOILT: Final = 0.1  # and how much more for somebody who only has to wait for their next turn
FRESH: Final = 0.004  # a played card makes room for a new one
# What a symbol is worth on a card that is kept for later, whatever it would do now.
LATER: Final = {
    PLACE_AGENT: 0.012,
    REMOVE_TROUBLE: 0.006,
    ASSASSINATE: 0.012,
    BUILD_HOUSE: 0.010,
    SCROLL: 0.006,
}
LATER_CHAIN: Final = 0.010
LATER_POUND: Final = 0.002
SHIELD: Final = 0.010  # the least that a protecting card is worth, and its share of what it may save
SHIELDED: Final = 0.25
USUAL: Final = 0.030  # what an unseen card from the deck is worth to keep


class Hand:
    """My cards, weighed on the table as it is."""

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        self.edition = moves.edition
        self.cards: list[int] = [CARD[name] for name in moves.facts["own"]["hand"]]
        self.gains: dict[int, float] = {}

    def symbol(self, symbol: int, amount: int, card: int) -> float:
        """Return what one symbol would gain now; I may skip it unless it is a random event."""
        m = self.moves
        if symbol == PLACE_AGENT:
            gain = m.best_place(m.table.reach())
        elif symbol == TAKE_MONEY:
            gain = m.earn(amount)
        elif symbol == REMOVE_TROUBLE:
            gain = m.best_calm(EVERYWHERE)
        elif symbol == ASSASSINATE:
            gain = m.best_kill(m.table.trouble)
        elif symbol == BUILD_HOUSE:
            gain = m.best_build()
        elif symbol == SCROLL:
            gain = text_gain(m, card)
        elif symbol == RANDOM_EVENT:
            return self.event()
        else:
            return 0.0
        return max(0.0, gain)

    def event(self) -> float:
        """Return what a random event would gain; with much Trouble it may be the Riots, and then points decide."""
        m = self.moves
        if not m.facts["events"]:
            return 0.0
        won = m.values.chance(m.table, m.values.goal) >= m.values.temper.held and not m.values.waits
        gain = -EVENT - (SPOILT if won else 0.0)
        if EVENTS[RIOTS] not in m.facts["happened"] and m.table.trouble.bit_count() >= self.edition.riots:
            gain += (m.values.ahead(m.table) - m.now) / m.facts["events"]
        return gain

    def own(self, card: int) -> float:
        """Return what a card gains by itself, without those played after it."""
        if card not in self.gains:
            symbols = self.edition.symbols[card]
            total: float = sum([self.symbol(symbol, amount, card) for symbol, amount in symbols])
            self.gains[card] = total
        return self.gains[card]

    def chains(self, card: int) -> bool:
        """Tell whether another card may follow."""
        symbols = self.edition.symbols[card]
        return self.edition.effect[card] == PLAY_TWO or any(s[0] == PLAY_ANOTHER for s in symbols)

    def rest(self, card: int) -> float:
        """Return what the other cards will gain after one that chains: all that chain, and the last one or two."""
        others = [other for other in self.cards if other != card and not self.edition.reacts[other]]
        chained = [self.own(other) for other in others if self.chains(other)]
        last = sorted([self.own(other) for other in others if not self.chains(other)])
        count = 2 if self.edition.effect[card] == PLAY_TWO else 1
        return sum([gain for gain in chained + last[-count:] if gain > 0])

    def play(self, card: int) -> float:
        """Return what the turn gains if this card is played next."""
        gain = self.own(card) + FRESH
        if self.chains(card):
            gain += self.rest(card)
        return gain

    def keep(self, card: int) -> float:
        """Return what a card is worth in hand."""
        edition, m = self.edition, self.moves
        if edition.reacts[card]:
            if edition.effect[card] == END_TURN:
                return USUAL / 2
            return 0.0 if m.values.waits else SHIELD + SHIELDED * m.worst_loss()
        worth = 0.5 * max(0.0, self.own(card))
        for symbol, amount in edition.symbols[card]:
            worth += LATER.get(symbol, 0.0) + LATER_POUND * amount
        return worth + (LATER_CHAIN if self.chains(card) else 0.0)

    def useless_reaction(self, card: int) -> bool:
        """Tell whether this reaction should make room for a fresh card. Two at a time are enough; the detective needs
        none.
        """
        if self.moves.values.waits:
            return True
        held = [other for other in self.cards if self.edition.reacts[other]]
        return len(held) > 2 and self.keep(card) <= min([self.keep(other) for other in held])

    def worst(self) -> float:
        """Return what the card that I miss least is worth."""
        return min([self.keep(card) for card in self.cards], default=-NEVER)
