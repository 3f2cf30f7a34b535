"""A bot that plays as a network says: `--bot subrosa.env.trained:Trained`, wherever a bot can be named.

Networks that come with us lie beside the games they play (`trained.npz`), each for the usual number of players. With
others, and where it has no network, its stand-in plays, which is the same that plays for bots that fail.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from subrosa import bots
from subrosa.bots.bot import Bot, RatingBot, Think, UnknownBot
from subrosa.core import Game
from subrosa.env.network import Network
from subrosa.env.tables import Table, actions_of, observer_of

FILE = "trained.npz"


@cache
def network_of(game: Game) -> Network:
    """Read the network that comes with a game. Raises UnknownBot if there is none, or it is out of date."""
    kept = files(game.package) / FILE
    if not kept.is_file():
        raise UnknownBot(f"nobody has trained a network for {game.id} yet")
    with kept.open("rb") as file:
        network = Network.load(file)
    now = Table(game.id, network.seats).name
    if network.environment != now:
        raise UnknownBot(f"the network for {game.id} was trained with {network.environment}; now it is {now}")
    return network


class Trained(RatingBot):
    """Takes the action that its network rates best."""

    def __init__(self, game: Game, seed: int | str, network: Network | None = None) -> None:
        super().__init__(game, seed)
        self.network = network_of(game) if network is None else network
        self.stand_in: Bot = bots.make(bots.stand_in(game.id), game, seed)

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        if view["seats"] != self.network.seats:
            return self.stand_in.choose(view, options, think)
        return super().choose(view, options, think)

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        seats, seat = view["seats"], view["seat"]
        numbers = actions_of(self.game, seats).numbers[seat]
        actions = [numbers[choice.index] for text in options if (choice := self.game.words.get(text))]
        rated = self.network.rate(observer_of(self.game, seats).encode(view), actions)
        return [float(one) for one in rated]
