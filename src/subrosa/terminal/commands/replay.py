"""subrosa replay: step through a saved game, on the screen or in lines."""

import argparse

from subrosa.core.errors import BadSetup
from subrosa.terminal.commands.preferences import language_of, plain_wanted
from subrosa.terminal.commands.seating import read_names
from subrosa.terminal.line.replay import replay_plain
from subrosa.terminal.session import tablefile
from subrosa.terminal.session.replay import OPEN, Replay


def replay(given: argparse.Namespace) -> int:
    """Step through a saved game."""
    table, states = tablefile.read(given.file)
    language = language_of(given, table)
    seats = states[0].seats
    if given.seat is not None and not 0 <= given.seat < seats:
        known = "seat 0" if seats == 1 else f"a seat from 0 to {seats - 1}"
        raise BadSetup(f"--seat is {known}, not {given.seat}")
    names = table.names if table is not None else read_names(None, seats, [], "")
    story = Replay(states, names, language, OPEN if given.open else given.seat)
    if plain_wanted(given):
        return replay_plain(story)
    from subrosa.terminal.screen.replay import replay_on_screen  # only now: it takes a moment to load

    return replay_on_screen(story, given.theme == "dark")
