"""What a bot should not have done. A watcher sees everything; each game with something to count has its own.

`python -m subrosa.lab.blunders GAME` lets bots play and prints what the watcher of the game has counted.
"""

from typing import Any

from subrosa.core.choice import Choice
from subrosa.core.game import Game


class Watcher:
    """Something that looks on while bots play, and counts what they could have done better."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.missed: dict[str, int] = {}  # how often something was done wrong
        self.cases: dict[str, int] = {}  # and how often it could have been

    def begin(self, state: Any) -> None:
        """Get ready for a game."""

    def look(self, state: Any, seat: int, choice: Choice) -> None:
        """Look at a choice that a seat is about to make."""

    def end(self, state: Any) -> None:
        """Look back at a finished game."""

    def count(self, what: str, wrong: bool) -> None:
        """Count a case of something that can go wrong."""
        self.cases[what] = self.cases.get(what, 0) + 1
        self.missed[what] = self.missed.get(what, 0) + wrong
