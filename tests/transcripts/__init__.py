"""The games that are written down: for each, some player counts, options and both paces."""

from pathlib import Path
from typing import Any

from subrosa import games
from subrosa.testing.transcript import transcript

HERE = Path(__file__).parent


def transcripts() -> dict[str, str]:
    """Return the file name and text of each transcript, made anew."""
    made: dict[str, str] = {}
    for name in games.names():
        game = games.get(name)
        first = game.options[0] if game.options else None
        for i, seats in enumerate(range(game.min_seats, game.max_seats + 1)):
            options: dict[str, Any] = {first.name: first.values[i % len(first.values)]} if first else {}
            made[f"{name}-{seats}.txt"] = transcript(game, seats, seats, options, hurry=i % 2 == 0)
    return made
