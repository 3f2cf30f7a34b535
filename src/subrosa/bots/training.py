"""Numbers that bots judge by, learned from games. A trainer sees everything; each game with such numbers has its own.

`subrosa train GAME` lets bots play and prints what the trainer of the game has learned.
"""

from abc import ABC, abstractmethod
from typing import Any

from subrosa.core.game import Game


class Trainer(ABC):
    """Something that looks on while bots play, and fits numbers to what became of it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def begin(self, state: Any) -> None:  # noqa: B027 - not every trainer has to
        """Get ready for a game."""

    @abstractmethod
    def look(self, state: Any) -> None:
        """Look at a table where somebody is about to decide."""

    @abstractmethod
    def end(self, state: Any) -> None:
        """Remember what became of a finished game."""

    @abstractmethod
    def learned(self) -> str:
        """Return the numbers, as the file that keeps them has them, and how well they forecast."""
