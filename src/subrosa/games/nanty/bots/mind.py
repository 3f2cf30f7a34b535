"""Nanty Narking in imagined worlds: the rest of the turn as the scripted bot would play it, and the table after it.

The script adds up what the symbols of a card gain one by one; here they are carried out, one after the other, with the
dice, draws and reactions of a world.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from subrosa.bots.mind import Mind
from subrosa.core.choice import Choice
from subrosa.games.nanty.bots.decisions import rate
from subrosa.games.nanty.bots.script import KnowingBot, ScriptedBot
from subrosa.games.nanty.bots.table import Table
from subrosa.games.nanty.bots.values import Values
from subrosa.games.nanty.rules.game import NantyGame
from subrosa.games.nanty.rules.state import Nanty


class NantyMind(Mind):
    """A mind that judges worlds when the turn has passed on, from the point of view of the seat that thinks."""

    def __init__(self, game: NantyGame) -> None:
        self.game = game
        self.knowing = KnowingBot(game, 0)
        self.others = [ScriptedBot(game, seat) for seat in range(game.max_seats)]
        self.me = 0
        self.wishes: Values | None = None

    def prepare(self, view: dict[str, Any]) -> None:
        self.me = view["seat"]
        self.wishes = self.knowing.goals(view)

    def mark(self, world: Nanty) -> int:
        return world.turn

    def settled(self, world: Nanty, mark: int) -> bool:
        return world.turn != mark

    def policy(self, world: Nanty, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        view = world.view(seat)
        if seat != self.me:
            return self.game.words.by_text[self.others[seat].choose(view, view["choices"])]
        assert self.wishes is not None
        rates = rate(self.game, self.wishes, view, view["choices"])
        return options[rates.index(max(rates))]

    def values(self, world: Nanty) -> list[float]:
        """Return what the table is worth to the seat that thinks; nobody asks what the others think of it."""
        assert self.wishes is not None
        found = [0.0] * world.seats
        found[self.me] = self.wishes.worth(Table(self.game.edition, world.view(self.me)))
        return found
