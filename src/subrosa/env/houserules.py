"""Which house rules and variants a game is played with, as numbers: a place for every value of every option."""

from __future__ import annotations

from collections.abc import Mapping

from subrosa.core import Game


class HouseRules:
    """The places for the options of a game. Those that take any text have one more, for text of one's own."""

    def __init__(self, game: Game) -> None:
        self.places: dict[tuple[str, str], int] = {}
        self.own: dict[str, int] = {}
        self.size = 0
        for option in game.options:
            for value in option.values:
                self.places[option.name, value] = self.size
                self.size += 1
            if option.free:
                self.own[option.name] = self.size
                self.size += 1

    def of(self, options: Mapping[str, str]) -> list[int]:
        """Return the places that these options fill."""
        return [
            place if (place := self.places.get(chosen)) is not None else self.own[chosen[0]]
            for chosen in options.items()
        ]
