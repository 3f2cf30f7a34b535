"""How often would a report cry wolf? Give the victories of each game to other seats of it, and count the alarms:

    python -m subrosa.lab.balance.alarms overlord --games 400 --tables 2000

After that nothing a player did has anything to do with winning, so every row that stands out is a false alarm. At most
one table in twenty may have any. Everything else about the games stays as it was played, and so does how the seats of
a game depend on each other: how many of them win, and who used the same cards.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from subrosa import bots, games
from subrosa.core.errors import SubRosaError
from subrosa.lab.balance.card_table import cards
from subrosa.lab.balance.measures import Trial
from subrosa.lab.balance.tables import by_role, by_seat
from subrosa.lab.options import read_options, worker_count
from subrosa.lab.reporting.markdown import percent, table
from subrosa.lab.reporting.table import Table
from subrosa.lab.running.numbered import play
from subrosa.lab.running.results import Record
from subrosa.lab.statistics.intervals import rate

SURE: Final = 0.05


def shuffled(records: list[Record], seats: int, chance: Random) -> list[Record]:
    """Give the victories of each game to as many of its seats, drawn by lot."""
    return [
        record | {"winners": sorted(chance.sample(range(seats), len(record["winners"])))}
        for record in records
    ]


def tested(records: list[Record], seats: int) -> Iterator[Table]:
    """Make the tables in which winning is tested."""
    yield by_seat(records, seats)
    for kind in dict.fromkeys([kind for record in records for kind in record["roles"]]):
        yield by_role(records, seats, kind)
    yield cards(records, seats)


def alarms(records: list[Record], seats: int, tables: int, seed: str) -> Counter[str]:
    """Count by its name how often each table has an alarm, in this many drawings of lots."""
    chance = Random(seed)
    found: Counter[str] = Counter()
    for _ in range(tables):
        for made in tested(shuffled(records, seats, chance), seats):
            found[made.name] += any(test < SURE for test in made.column("p_holm"))
    return found


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m subrosa.lab.balance.alarms",
        description="Play games, give their victories to other seats, and count the alarms of the balance report.",
    )
    add = parser.add_argument
    add("game", help="its id: see `subrosa games`")
    add("--games", type=int, default=400, help="how many games are played (400)")
    add("--tables", type=int, default=2000, help="how often their victories are dealt again (2000)")
    add("--seats", type=int, help="players at a table (the usual number)")
    add("--player", default="scripted", help="the bot at every seat (scripted)")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="set an option; may be repeated")
    add("--seed", default="alarms", help="another seed gives other games and other lots")
    add("--workers", type=int, metavar="N", help="processes (as many as cores)")
    chosen = parser.parse_args(arguments)
    if chosen.games < 2 or chosen.tables < 1:
        parser.error("--games should be 2 or more, and --tables 1 or more")
    return chosen


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code; 2 means that something was asked for that is not there."""
    chosen = parse(arguments)
    try:
        game = games.get(chosen.game)
        seats = game.usual_seats if chosen.seats is None else chosen.seats
        options = game.setup(seats, 0, read_options(chosen.option)).options
        bots.make(chosen.player, game, 0)  # complains if there is no such bot
        workers = worker_count(chosen.workers)
    except SubRosaError as error:
        print(error, file=sys.stderr)
        return 2
    trial = Trial(game.id, "", chosen.player, seats, options, chosen.seed)
    records: list[Record] = []
    play(trial, range(chosen.games), records.extend, workers, None, "games")
    found = alarms(records, seats, chosen.tables, chosen.seed)
    rows = [["table", "alarms", "% of tables"]]
    for made in tested(records, seats):
        count = found[made.name]
        rows.append([made.name, str(count), percent(rate(count, chosen.tables))])
    print(f"**{game.id}: {chosen.games} games of {seats} {chosen.player}, {chosen.tables} times**\n")
    print(table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
