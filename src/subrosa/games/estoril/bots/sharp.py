"""What `hard` knows of Estoril 1942 beyond the script: symbols are used to win the place at hand, and the last round
ends with the discards that everybody should make.
"""

from collections.abc import Sequence
from itertools import combinations
from math import exp
from random import Random
from typing import Any, Final

from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.games.estoril.bots.mind import REWARD, EstorilMind, soft
from subrosa.games.estoril.bots.reckoning import Way, everything, marks, rate_discards, ways
from subrosa.games.estoril.bots.script import ScriptedBot
from subrosa.games.estoril.bots.table import CARD, Table
from subrosa.games.estoril.rules.data import Edition
from subrosa.games.estoril.rules.locations import influence, standings
from subrosa.games.estoril.rules.state import Estoril

CLOSE: Final = 1.5  # points that make a win likely when everything is counted
DOUBT: Final = 0.15  # players do not weigh what they do exactly
ELSEWHERE: Final = 0.25  # what a point of strength is worth in a place that is still to be resolved
CERTAIN: Final = 4  # worlds that are enough where some missions are secret


class SharpMind(EstorilMind):
    """A mind for which everybody uses their symbols with an eye on who wins, and which counts exactly in the end."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.ways: dict[tuple[Any, ...], list[Way]] = {}

    def prepare(self, view: dict[str, Any]) -> None:
        self.ways = {}

    def policy(self, world: Estoril, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        if options[0].verb == "keep":
            return options[self.swaps(world, seat)]
        return super().policy(world, seat, options, chance)

    def swaps(self, world: Estoril, seat: int) -> bool:
        """Tell whether a Conspirator exchanges the reward: for a better one if they win it, else for a worse one."""
        better = self.plain[world.deck[-1]] > self.plain[world.rewards[world.here]]
        return better == (max(standings(world))[2] == seat)

    def acted(self, world: Estoril, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Use a symbol where it does most for winning this place."""
        if options[0].verb != "pass" or len(options) == 1:
            return options[0]
        if options[1].verb == "look":
            return super().acted(world, seat, options, chance)
        total = [0.0] * world.seats
        for strength, lowest, owner in standings(world):
            total[owner] = strength + 0.1 * lowest + 0.5  # the lowest area wins ties
        reward = REWARD + self.plain[world.rewards[world.here]]
        best, highest = options[0], -99.0
        for option in options:
            worth = self.gain(world, seat, option, total, reward) + DOUBT * chance.random()
            if worth > highest:
                best, highest = option, worth
        return best

    def gain(self, world: Estoril, seat: int, option: Choice, total: list[float], reward: float) -> float:
        """Return what a use of a symbol does for a seat: here, and in places that are still to be resolved."""
        verb = option.verb
        if verb == "rally":
            return 99.0
        elsewhere = 0.0
        if option.args:
            area = option.args[0]
            owner = world.owners[area]
            mine = owner == seat
            open_still = not world.resolved >> (area >> 2) & 1
            if verb == "protect":
                elsewhere = 0.3 if mine and open_still else 0.0
            elif verb == "assassinate":
                total = total[:]
                total[owner] -= influence(world, area)
                elsewhere = -0.2 if mine else 0.1
            else:
                total = total[:]
                strength = self.edition.strength[world.cards[area]]
                total[owner] += strength
                if open_still:
                    elsewhere = -ELSEWHERE * strength if mine else ELSEWHERE * strength
        elif verb == "conspire":
            elsewhere = 0.3
        lead = total[seat] - max([other for who, other in enumerate(total) if who != seat])
        return reward * soft(lead) + elsewhere

    def values(self, world: Estoril) -> list[float]:
        if world.round < self.edition.rounds or world.agenda[-1].prompt != "discard":
            return super().values(world)
        seats = range(world.seats)
        all_ways = [self.ways_of(world, seat) for seat in seats]
        feared = [everything(world, seat) for seat in seats]
        chosen = [richest(world, seat, all_ways[seat], feared) for seat in seats]
        points = [mark[0] + 0.1 * mark[1] for mark in marks(world, chosen)]
        top = max(points)
        weights = [exp((mine - top) / CLOSE) for mine in points]
        return [weight / sum(weights) for weight in weights]

    def ways_of(self, world: Estoril, seat: int) -> list[Way]:
        """Return the ways to keep a hand; hands come again and again while one decision is thought about."""
        key = (seat, world.hands[seat], world.secret, world.office)
        if key not in self.ways:
            self.ways[key] = ways(world, seat, world.hands[seat] + world.aside[seat])
        return self.ways[key]


def richest(world: Estoril, seat: int, own: list[Way], feared: list[Way]) -> Way:
    """Return the way that brings most points if nobody else had to discard anything."""
    if len(own) == 1:
        return own[0]
    return max(own, key=lambda way: marks(world, [*feared[:seat], way, *feared[seat + 1 :]])[seat])


class SharpBot(ScriptedBot):
    """The script, with exact discards: the best network that is left, and in the end whatever wins most often."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        self.worlds = Random(f"discards {seed}")

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        if view["prompt"]["id"] != "discard":
            return super().rate(view, options)
        cards = [CARD[option.split()[1]] for option in options]
        if view["facts"]["round"] < self.edition.rounds:
            return keeping(Table(self.edition, view), cards)
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
