"""Who sits where, as the command line says it: people, bots, programs, and what they are called."""

from typing import Final

from subrosa import bots
from subrosa.bots import others
from subrosa.core.errors import BadSetup
from subrosa.core.game import Game
from subrosa.files import HUMAN
from subrosa.terminal.session.typed import typed_number

NAMES: Final = ("Bruno", "Ines", "Kai", "Ola", "Remi", "Tomek", "Hania", "Kuba", "Marta")
LONGEST_NAME: Final = 16


def read_seats(text: str | None, seats: int) -> list[int]:
    """Read the seats of people: '0', '0,3' or 'none'. Raises BadSetup."""
    if text is None:
        return [0]
    if text.strip().lower() in ("none", ""):
        return []
    chosen: list[int] = []
    for word in text.split(","):
        seat = typed_number(word)
        if seat is None or seat >= seats:
            known = "seat 0" if seats == 1 else f"seats from 0 to {seats - 1}"
            raise BadSetup(f"--me takes {known} or 'none', not {word.strip()!r}")
        chosen.append(seat)
    return sorted(set(chosen))


def read_bots(text: str | None, programs: list[str], game: Game, seats: int, humans: list[int]) -> list[str]:
    """Name a player for every seat: 'human' or a bot. Those of --bot take the first seats of bots. Raises BadSetup."""
    known, styles = bots.names(game.id), bots.styles_of(game.id)
    best = "normal" if "normal" in known else known[0]
    levels = [word.strip() for word in (text or best).split(",")]
    empty = [seat for seat in range(seats) if seat not in humans]
    if len(programs) > len(empty):
        raise BadSetup(f"--bot is given {len(programs)} times, but there are {len(empty)} seats for bots")
    players = [HUMAN] * seats
    for text in programs:
        players[empty.pop(0)] = bots.named(text)
        bots.make(bots.named(text), game, 0)  # complains if there is no such bot
    if len(levels) == 1:
        levels *= len(empty)
    elif len(levels) == seats:
        levels = [levels[seat] for seat in empty]
    if len(levels) != len(empty) and not empty:
        raise BadSetup(
            f"--bots is for seats that bots play, and there are none; {len(levels)} levels are given"
        )
    if len(levels) != len(empty):
        raise BadSetup(f"--bots takes one level, or {len(empty)}, one for each bot; {len(levels)} are given")
    for seat, level in zip(empty, levels, strict=True):
        if not bots.is_offered(level, game.id):
            if level not in others.installed():
                there = [*known, *[f"hard-{one}" for one in styles], *others.installed()]
                raise BadSetup(f"there is no bot {level!r} for {game.id}; there are: {', '.join(there)}")
            bots.make(level, game, 0)  # complains if it does not play this game
        players[seat] = level
    return players


def with_styles(players: list[str], lot: str) -> list[str]:
    """Draw the styles that are to be drawn, by this lot."""
    return [bots.draw(player, f"{lot} {seat}") for seat, player in enumerate(players)]


def read_names(text: str | None, seats: int, humans: list[int], guest: str) -> list[str]:
    """Name every seat: as given, else with names of the house. Raises BadSetup."""
    names = [] if text is None else [word.strip() for word in text.split(",")]
    if len(names) > seats:
        raise BadSetup(f"--names gives {len(names)} names for {seats} seats")
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSetup(f"a name has at most {LONGEST_NAME} letters, unlike {name!r}")
    given = [name for name in names if name]
    if len({name.casefold() for name in given}) != len(given):
        raise BadSetup("every player needs a different name")
    spare = [name for name in NAMES if name.casefold() not in {used.casefold() for used in given}]
    for seat in range(seats):
        if seat >= len(names):
            names.append("")
        if not names[seat]:
            alone = seat in humans and len(humans) == 1 and guest not in given
            names[seat] = guest if alone else spare.pop(0)
    return names
