"""Does each level beat the one below? One of the better bot among copies of the other, at each seat equally often;
in a game for one, each of the two alone with the same deals:

    python -m subrosa.lab.strength.ladder nanty --games 1000 --keep ladder.jsonl

Prints a Markdown table: how often the one wins, beside its fair share, and how long it thinks. What was played
is kept in a file, so that a run that was stopped goes on where it was; the same seed gives the same games.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

from subrosa import bots, games
from subrosa.bots.bot import Bot, Think
from subrosa.bots.match import play
from subrosa.core.errors import SubRosaError
from subrosa.core.game import Game
from subrosa.lab.reporting.markdown import percent, table
from subrosa.lab.statistics.intervals import difference, rate

# Each with the one below, and all with chance.
RUNGS: Final = (
    ("hard", "normal"),
    ("normal", "easy"),
    ("easy", "random"),
    ("normal", "random"),
    ("hard", "random"),
)
BATCH: Final = 10  # games between two notes in the file


class Timed(Bot):
    """Another bot, and how long each of its decisions took on this processor."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.milliseconds: list[float] = []

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        start = process_time()
        choice = self.bot.choose(view, options, think)
        if len(options) > 1:
            self.milliseconds.append(1000 * (process_time() - start))
        return choice


class Note(NamedTuple):
    """Some games of one pair."""

    game: str
    seats: int
    better: str
    worse: str
    seed: str
    first: int
    until: int
    won: int
    times: list[float]  # in milliseconds; only some, they are for a median
    worse_won: int = 0  # of the same deals, where one plays alone


def play_some(game: Game, seats: int, pair: tuple[str, str], seed: str, first: int, until: int) -> Note:
    """Play games of one pair; which seat the better bot has goes round."""
    won, worse_won, times = 0, 0, list[float]()
    for number in range(first, until):
        alone = number % seats
        names = [pair[0] if seat == alone else pair[1] for seat in range(seats)]
        players = [bots.make(name, game, f"{seed} {number} {seat}") for seat, name in enumerate(names)]
        hero = players[alone] = Timed(players[alone])
        won += alone in play(game, players, seats, f"{seed} {number}").winners
        times += sorted(hero.milliseconds)[:: max(1, len(hero.milliseconds) // 10)]
        times.append(max(hero.milliseconds, default=0.0))
        if seats == 1:
            other = bots.make(pair[1], game, f"{seed} {number} 0")
            worse_won += bool(play(game, [other], 1, f"{seed} {number}").winners)
    rounded = [round(time, 2) for time in times]
    return Note(game.id, seats, *pair, seed, first, until, won, rounded, worse_won)


def read(path: Path | None) -> list[Note]:
    """Read what was played already."""
    if path is None or not path.exists():
        return []
    return [Note(*json.loads(line)) for line in path.read_text("utf-8").splitlines()]


def batches(notes: list[Note], game: Game, chosen: argparse.Namespace) -> Iterator[Note]:
    """Yield all batches that were asked for; those that are known already are not played again."""
    seats: int = game.usual_seats if chosen.seats is None else chosen.seats
    for pair in RUNGS:
        if not set(pair) <= set(bots.names(game.id)):
            continue
        for first in range(0, chosen.games, BATCH):
            until = min(first + BATCH, chosen.games)
            mark = (game.id, seats, *pair, chosen.seed, first, until)
            known = next((note for note in notes if note[:7] == mark), None)
            yield known or play_some(game, seats, pair, chosen.seed, first, until)


def rows(notes: list[Note]) -> list[list[str]]:
    """Return one row for each pair."""
    found = [["players", "one", "among", "games", "fair share", "wins", "ms, median", "longest"]]
    groups: dict[tuple[int, str, str], list[Note]] = {}
    for note in notes:
        groups.setdefault((note.seats, note.better, note.worse), []).append(note)
    for (seats, better, worse), group in groups.items():
        played = sum([note.until - note.first for note in group])
        won = sum([note.won for note in group])
        times = sorted([time for note in group for time in note.times])
        share, clear = compared(seats, won, played, sum([note.worse_won for note in group]))
        found.append(
            [
                str(seats),
                better,
                worse,
                str(played),
                f"{100 * share:.1f}",
                percent(rate(won, played)) + ("" if clear else " (not clear)"),
                f"{times[len(times) // 2]:.1f}",
                f"{times[-1]:.0f}",
            ]
        )
    return found


def compared(seats: int, won: int, played: int, worse_won: int) -> tuple[float, bool]:
    """Return what the better bot would win if it were no better, and whether it clearly wins more.

    That is one seat's share of a table, or what the other bot wins alone.
    """
    if seats > 1:
        return 1 / seats, 1 / seats < rate(won, played).low
    return worse_won / played, difference(won, played, worse_won, played).low > 0


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code; 2 means that something was asked for that is not there."""
    parser = argparse.ArgumentParser(
        prog="python -m subrosa.lab.strength.ladder",
        description="Let each level play against the one below and print win rates with 95 %% intervals.",
    )
    parser.add_argument("game", help="its id: see `subrosa games`")
    parser.add_argument("--games", type=int, default=1000, help="games for each pair (1000)")
    parser.add_argument("--seats", type=int, help="number of players (default: the usual number)")
    parser.add_argument("--seed", default="ladder", help="another seed gives other games")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where to keep the results")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1:
        parser.error("--games should be 1 or more")
    try:
        game = games.get(chosen.game)
        game.setup(game.usual_seats if chosen.seats is None else chosen.seats, 0, {})
    except SubRosaError as error:
        print(error, file=sys.stderr)
        return 2
    notes = read(chosen.keep)
    found: list[Note] = []
    for note in batches(notes, game, chosen):
        found.append(note)
        if chosen.keep is not None and note not in notes:
            with chosen.keep.open("a", encoding="utf-8") as file:
                print(json.dumps(note), file=file)
    print(f"**{game.id}** (wins in %, with 95 % intervals; times of the one, on one core)\n")
    print(table(rows(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
