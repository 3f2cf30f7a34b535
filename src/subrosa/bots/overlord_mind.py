"""Kill the Overlord in imagined worlds: who is likely to do what, and what everybody's chances are.

The same judgement as in `overlord_table`, for all seats at once and from the cards in the hands of a world.
"""

from collections.abc import Callable, Sequence
from math import exp, sqrt
from random import Random
from typing import Any, Final

from subrosa.bots.mind import Mind
from subrosa.bots.overlord_position import GOOD
from subrosa.bots.overlord_table import (
    MOST_DEATHS,
    NEXT_IN_LINE,
    OUTLIVES,
    OUTLIVES_PEASANT,
    OUTLIVES_PER_CARD,
    OUTLIVES_PER_OTHER,
    OUTLIVES_ROOT_OF_OTHER_CARDS,
    PER_CARD,
    PER_GOLD,
    RULING,
)
from subrosa.core.choice import Choice
from subrosa.games.overlord.data import Edition
from subrosa.games.overlord.state import Overlord
from subrosa.games.overlord.words import (
    CARDS,
    NO_CHARACTER,
    NOBODY,
    PEASANT,
    SERVANT,
    TYRANT,
)

WORTH: Final = [GOOD[card] for card in CARDS]
DOUBT: Final = 0.05  # nobody knows exactly whose death he wants
PATIENT: Final = 0.9


class OverlordMind(Mind):
    """Judges worlds between executions."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.table: tuple[Any, ...] = ()
        self.grudges: list[list[float]] = []

    # ---- play

    def mark(self, world: Overlord) -> int:
        # Worlds of one decision look alike but for the hands, so once is enough for all of them.
        table = (world.round, world.holder, world.tokens, *world.gold, *world.characters)
        if table != self.table:
            self.table = table
            self.grudges = self.weigh_deaths(world)
        return world.round

    def settled(self, world: Overlord, mark: int) -> bool:
        return world.holder == NOBODY or world.round != mark

    def policy(self, world: Overlord, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        decide = POLICIES.get(world.agenda[-1].prompt)
        return options[0] if decide is None else decide(self, world, seat, options, chance)

    def attempt(self, world: Overlord, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """The Order goes to somebody whose death would be welcome."""
        grudge = self.grudges[seat]
        best, highest = options[0], -9.0
        for option in options:
            kinds = option.kinds
            if kinds and kinds[-1] == "seat":
                worth = grudge[option.args[-1]]
            else:
                worth = -0.5 if option.verb == "die" else -0.1  # book cards cost one's life, as a rule
            worth += DOUBT * chance.random()
            if worth > highest:
                best, highest = option, worth
        return best

    def halted(self, world: Overlord, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Hardly anybody takes the Order without need."""
        return options[0] if chance.random() < PATIENT else options[int(chance.random() * len(options))]

    def retaliate(self, world: Overlord, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Against a card that is meant for oneself."""
        played: Any = world.agenda[-2]
        return options[-1 if played.target == seat and chance.random() < PATIENT else 0]

    def uprising(self, world: Overlord, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Whose death is better, the Overlord's or the rebel's?"""
        ruler = world.ruler()
        grudge = self.grudges[seat]
        return options[-1 if ruler != NOBODY and grudge[ruler] > grudge[world.holder] else 0]

    def spare(self, world: Overlord, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """The card that is missed least; or gold for the other instead."""
        cards = [option for option in options if option.args]
        if len(cards) < len(options) and chance.random() < 0.5:
            return options[-1]
        return min(cards, key=lambda option: WORTH[option.args[0]])

    def weigh_deaths(self, world: Overlord) -> list[list[float]]:
        """What the death of each player would bring each player, if he died now."""
        now = self.values(world)
        deaths = [now] * world.seats
        for victim in world.active:
            after = world.copy()
            after.characters[victim] = NO_CHARACTER
            after.middle = (*world.middle, world.characters[victim])
            after.active = tuple([seat for seat in world.active if seat != victim])
            token = 1 + max(world.tokens)
            after.tokens = (*world.tokens[:victim], token, *world.tokens[victim + 1 :])
            deaths[victim] = self.values(after)
        seats = range(world.seats)
        return [[deaths[victim][seat] - now[seat] for victim in seats] for seat in seats]

    # ---- judgement

    def values(self, world: Overlord) -> list[float]:
        cards = [sum([WORTH[card] for card in hand]) for hand in world.hands]
        rank = self.edition.rank
        characters = world.characters
        line = sorted(world.active, key=lambda seat: -rank[characters[seat]])
        tokens = world.tokens
        executed = sorted([seat for seat, token in enumerate(tokens) if token], key=tokens.__getitem__)
        ladder = sorted([*[characters[seat] for seat in line], *world.middle], key=lambda who: -rank[who])
        ruler = world.ruler()
        if ruler == NOBODY:
            return self.next_round(world, line + executed, ladder, cards)
        if len(line) == 1:
            return [float(seat == ruler) for seat in range(world.seats)]
        heirs = line[1:]
        outlives = self.outlives(world, ruler, cards)
        found = [0.0] * world.seats
        deaths = min(len(heirs), MOST_DEATHS + 1)
        weight = (1 - outlives) / deaths
        for n in range(deaths):
            falls = self.next_round(world, [*heirs[n:], *executed, *heirs[:n], ruler], ladder, cards)
            for seat, chance in enumerate(falls):
                found[seat] += weight * chance
        found[ruler] += outlives
        return found

    def outlives(self, world: Overlord, ruler: int, cards: list[float]) -> float:
        """The chance that the Overlord will be the last one standing."""
        x = OUTLIVES + OUTLIVES_PER_CARD * cards[ruler]
        total = 0.0
        for seat in world.active:
            if seat != ruler:
                x += OUTLIVES_PER_OTHER
                total += cards[seat]
                if world.characters[seat] == PEASANT and world.gold[seat]:
                    x += OUTLIVES_PEASANT
        return 1 / (1 + exp(-x - OUTLIVES_ROOT_OF_OTHER_CARDS * sqrt(total)))

    def next_round(
        self, world: Overlord, line: list[int], ladder: list[int], cards: list[float]
    ) -> list[float]:
        """Everybody's chance if the next round begins with the players in this order of rank."""
        edition = self.edition
        gold: Any = world.gold
        ruler, last = line[0], line[-1]
        needed = edition.coronation_gold
        if ladder[0] == TYRANT:
            gold = gold[:]
            for _ in range(edition.tyrant_gold):
                richest = max([seat for seat in line if seat != ruler], key=gold.__getitem__)
                if gold[richest]:
                    gold[richest] -= 1
                    gold[ruler] += 1
        crown = gold[ruler] + edition.income[ladder[0]]
        if ladder[-1] == SERVANT and gold[last]:
            crown += edition.servant_gold
        if crown >= needed:
            return [float(seat == ruler) for seat in range(world.seats)]
        found = [0.0] * world.seats
        for place, seat in enumerate(line):
            x = PER_GOLD * min(needed, gold[seat] + edition.income[ladder[place]]) + PER_CARD * cards[seat]
            if place < 2:
                x += NEXT_IN_LINE if place else RULING
            found[seat] = exp(x)
        total = sum(found)
        return [strength / total for strength in found]


POLICIES: Final[dict[str, Callable[..., Choice]]] = {
    "attempt": OverlordMind.attempt,
    "halted": OverlordMind.halted,
    "retaliate": OverlordMind.retaliate,
    "uprising": OverlordMind.uprising,
    "discard": OverlordMind.spare,
    "coercion": OverlordMind.spare,
}
