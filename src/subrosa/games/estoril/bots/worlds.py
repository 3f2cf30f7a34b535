"""Worlds of Estoril 1942 drawn exactly as a belief weighs them, and quickly: one world is imagined from the view, and
the others are copies of it in which only what nobody told us is dealt again.
"""

from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from random import Random
from typing import Any

from subrosa.bots.belief import imagine
from subrosa.bots.levels import TryingBot
from subrosa.core.state import State
from subrosa.games.estoril.bots.belief import Networks
from subrosa.games.estoril.rules.facts import Facts
from subrosa.games.estoril.rules.game import EstorilGame
from subrosa.games.estoril.rules.state import Estoril
from subrosa.games.estoril.rules.words import LOCATIONS


class Worlds:
    """The worlds that fit a view."""

    def __init__(self, game: EstorilGame, view: dict[str, Any], opinion: Networks, chance: Random) -> None:
        self.game = game
        self.view = view
        self.opinion = opinion
        self.chance = chance
        facts: Facts = view["facts"]
        # Secret missions and cards put aside are rare enough to be left to `imagine`.
        others = [player for seat, player in enumerate(facts["players"]) if seat != view["seat"]]
        self.plain: bool = not (
            None in facts["secret_missions"]
            or None in facts["office"]
            or any(player["aside"] for player in others)
        )
        if not self.plain:
            return
        first = game.imagine(view, chance)
        assert isinstance(first, Estoril)
        self.first: Estoril = first
        self.rewards = [
            LOCATIONS.index(place["location"])
            for place in facts["city"]
            if place["face"] is not None and place["reward"] is None
        ]
        known = [
            facts["deck"] - 1 - place["below_top"] for place in facts["known"] if place["card"] is not None
        ]
        self.deck = [i for i in range(facts["deck"]) if i not in known]
        self.ways = {
            seat: list(accumulate(network.chances())) for seat, network in opinion.networks.items()
        }  # by seat, added up from the first to the last

    def draw(self) -> Estoril:
        """Return one of the worlds."""
        if not self.plain:
            found = imagine(self.game, self.opinion, self.view, self.chance)
            assert isinstance(found, Estoril)
            return found
        chance = self.chance
        world: Estoril = self.first.copy()
        world.rng = 1 + chance.getrandbits(60)
        for seat, chances in self.ways.items():
            network = self.opinion.networks[seat]
            drawn = bisect(chances, chance.random() * chances[-1])
            way = network.ways[min(drawn, len(network.ways) - 1)]
            for area, card in zip(network.areas, way, strict=True):
                world.cards[area] = card
            world.hands[seat] = tuple([card for card in network.cards if card not in way])
        self.deal(world)
        return world

    def deal(self, world: Estoril) -> None:
        """Deal the cards of the deck and the rewards that lie face down."""
        left = [world.rewards[location] for location in self.rewards] + [world.deck[i] for i in self.deck]
        self.chance.shuffle(left)
        for location in self.rewards:
            world.rewards[location] = left.pop()
        for i in self.deck:
            world.deck[i] = left.pop()


class SharpTryingBot(TryingBot):
    """A bot that tries things out in such worlds."""

    def worlds(self, view: dict[str, Any]) -> Callable[[], State]:
        opinion = self.belief.read(view)
        assert isinstance(self.game, EstorilGame)
        assert isinstance(opinion, Networks)
        return Worlds(self.game, view, opinion, self.random).draw
