"""The games that are written down: for each, some player counts, options and both paces."""

from pathlib import Path
from typing import Any, NamedTuple

from subrosa import games
from subrosa.testing.transcript import transcript

HERE = Path(__file__).parent


class Written(NamedTuple):
    """A game that is written down."""

    game: str
    seats: int
    options: dict[str, Any]
    hurry: bool

    def play(self) -> str:
        """Return its transcript, made anew."""
        return transcript(games.get(self.game), self.seats, self.seats, self.options, hurry=self.hurry)


def written() -> dict[str, Written]:
    """Return what is written down, by the name of its file."""
    files: dict[str, Written] = {}
    for name in games.names():
        game = games.get(name)
        first = game.options[0] if game.options else None
        for i, seats in enumerate(range(game.min_seats, game.max_seats + 1)):
            options = {first.name: first.values[i % len(first.values)]} if first else {}
            files[f"{name}-{seats}.txt"] = Written(name, seats, options, hurry=i % 2 == 0)
    return files
