"""A Study in Emerald in imagined worlds: the rest of the turn as the scripted bot plays it, and what comes of it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from subrosa.bots.mind import Mind
from subrosa.core.choice import Choice
from subrosa.games.emerald.bots.judge import Judge
from subrosa.games.emerald.bots.script import KnowingBot, ScriptedBot
from subrosa.games.emerald.bots.table import Table
from subrosa.games.emerald.rules.game import EmeraldGame
from subrosa.games.emerald.rules.state import Emerald
from subrosa.games.emerald.rules.suspicion import Deal


class EmeraldMind(Mind):
    """A mind that judges worlds when the turn has passed on, from the point of view of the seat that thinks."""

    def __init__(self, game: EmeraldGame) -> None:
        self.game = game
        self.knowing = KnowingBot(game, 0)
        self.bots = [ScriptedBot(game, seat) for seat in range(game.max_seats)]
        self.me = 0
        self.deals: list[Deal] = []

    def prepare(self, view: dict[str, Any]) -> None:
        self.me = view["seat"]
        self.deals = self.knowing.deals(view)

    def mark(self, world: Emerald) -> int:
        return world.turn

    def settled(self, world: Emerald, mark: int) -> bool:
        return world.turn != mark

    def policy(self, world: Emerald, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        view = world.view(seat)
        return self.game.words.by_text[self.bots[seat].choose(view, view["choices"])]

    def values(self, world: Emerald) -> list[float]:
        """Return what the table is worth to the seat that thinks; nobody asks what the others think of it."""
        found = [0.0] * world.seats
        table = Table(self.game.edition, world.view(self.me))
        found[self.me] = Judge(table, self.deals).worth(table)
        return found
