"""Transcripts: seeded random games as readable text, kept in tests/transcripts and compared in every run.

A transcript changes only when the rules do. Then look at the difference, raise the game's rules_version if old saves
no longer play, and write the transcripts again: python -m tests.transcripts.write
"""

from random import Random
from typing import Any

from subrosa.core.game import Game
from subrosa.core.save import digest


def transcript(game: Game, seats: int, seed: int, options: dict[str, Any], hurry: bool) -> str:
    """Write down one game: every choice with the checksum after it, and everything that happened."""
    rng = Random(f"transcript {seed}")
    state = game.new(seats, seed, options, hurry=hurry)
    lines = [
        f"{game.id}, {seats} seats, seed {seed}, options {options}, {'in a hurry' if hurry else 'at a table'}"
    ]
    told = 0
    while True:
        events = state.events or []
        lines += [
            f"    {event.template} {written(event.whole()['args'])}".rstrip() for event in events[told:]
        ]
        told = len(events)
        if not state.waiting:
            break
        seat = rng.choice(state.waiting)
        choice = rng.choice(state.options(seat))
        state.choose(seat, choice)
        lines.append(f"{seat} {choice.text} #{digest(state)}")
    assert state.result is not None
    lines.append(f"result {written(state.result.plain())}")
    return "\n".join(lines) + "\n"


def written(args: dict[str, Any]) -> str:
    """Write arguments as name=value pairs."""
    return " ".join([f"{name}={value}" for name, value in args.items()])
