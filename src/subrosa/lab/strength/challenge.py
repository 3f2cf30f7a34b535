"""How good is a bot? One of it against others, or with its own kind, over many games:

    python -m subrosa.lab.strength.challenge overlord --bots scripted,random --games 2000 --seats 5 --option cast=mixed

The first bot sits alone among copies of the second, at each seat equally often; then it plays among its own
kind, which shows what a seat is worth. With one name only the latter is played. Results are Markdown tables. In games
with identities one of them has the win rate with each, as dealt, even if it was exchanged later; `--bots random`
shows what an identity is worth without any skill.
"""

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from typing import Final, NamedTuple

from subrosa import bots, games
from subrosa.bots.match import play
from subrosa.core.errors import SubRosaError
from subrosa.lab.options import read_options
from subrosa.lab.reporting.markdown import percent, table
from subrosa.lab.statistics.intervals import rate

BATCH: Final = 25  # games that a process plays before it reports


class Job(NamedTuple):
    """Some games of one challenge."""

    game: str
    hero: str  # the bot in question
    others: str  # the bot at the other seats
    seats: int
    options: dict[str, str]
    seed: str
    first: int  # games are numbered
    until: int


class Tally:
    """What many games came to. By seat, and by identity: how often the bot in question had it, and won."""

    def __init__(self, seats: int) -> None:
        self.played = [0] * seats
        self.won = [0] * seats
        self.played_as: Counter[str] = Counter()
        self.won_as: Counter[str] = Counter()
        self.rounds = 0
        self.decisions = 0
        self.endings: Counter[str] = Counter()

    def add(self, other: "Tally") -> None:
        """Take over the games of another tally."""
        self.played = [mine + more for mine, more in zip(self.played, other.played, strict=True)]
        self.won = [mine + more for mine, more in zip(self.won, other.won, strict=True)]
        self.played_as += other.played_as
        self.won_as += other.won_as
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.endings += other.endings


def run(job: Job) -> Tally:
    """Play the games of a job. Each game has its own seeds, so how games are shared out changes nothing."""
    game = games.get(job.game)
    tally = Tally(job.seats)
    for number in range(job.first, job.until):
        alone = number % job.seats
        names = [job.hero if seat == alone else job.others for seat in range(job.seats)]
        players = [bots.make(name, game, f"{job.seed} {number} {seat}") for seat, name in enumerate(names)]
        record = play(game, players, job.seats, f"{job.seed} {number}", job.options)
        heroes = range(job.seats) if job.hero == job.others else [alone]
        for seat in heroes:
            tally.played[seat] += 1
            tally.won[seat] += seat in record.winners
            identity = record.identities[seat]
            if identity is not None:
                tally.played_as[identity] += 1
                tally.won_as[identity] += seat in record.winners
        tally.rounds += record.rounds
        tally.decisions += record.decisions
        tally.endings[record.ending] += 1
    return tally


def challenge(job: Job, pool: ProcessPoolExecutor | None) -> Tally:
    """Play the games of a job in several processes, or in this one."""
    starts = range(job.first, job.until, BATCH)
    batches = [job._replace(first=start, until=min(start + BATCH, job.until)) for start in starts]
    total = Tally(job.seats)
    for tally in map(run, batches) if pool is None else pool.map(run, batches):
        total.add(tally)
    return total


# ---- printing


def players(seats: int) -> str:
    """Name a number of players."""
    return "1 player" if seats == 1 else f"{seats} players"


def overview(tallies: dict[int, Tally], mirror: bool) -> list[list[str]]:
    """Return one row per number of players. Among its own kind a bot's rate over all seats says nothing.

    Alone it says how often the bot beats the game.
    """
    rows = [["players", "games", "fair share", "wins", "rounds", "decisions", "endings"]]
    for seats, tally in tallies.items():
        played = sum(tally.endings.values())
        endings = ", ".join(f"{name} {100 * n / played:.0f} %" for name, n in tally.endings.most_common())
        wins = "–" if mirror and seats > 1 else percent(rate(sum(tally.won), sum(tally.played)))
        share = "–" if seats == 1 else f"{100 / seats:.1f}"  # alone, nobody shares the victory
        rounds = f"{tally.rounds / played:.1f}" if tally.rounds else "–"
        lengths = [rounds, f"{tally.decisions / played:.0f}"]
        rows.append([str(seats), str(played), share, wins, *lengths, endings])
    return rows


def by_seat(tallies: dict[int, Tally]) -> list[list[str]]:
    """Show the win rate at each seat."""
    width = max(tallies)
    rows = [["players", *[f"seat {seat}" for seat in range(width)]]]
    for seats, tally in tallies.items():
        cells = [percent(rate(won, played)) for won, played in zip(tally.won, tally.played, strict=True)]
        rows.append([str(seats), *cells, *[""] * (width - seats)])
    return rows


def by_identity(tallies: dict[int, Tally]) -> list[list[str]]:
    """Show the win rate with each identity, a column per number of players; nothing in games without identities."""
    names = sorted({name for tally in tallies.values() for name in tally.played_as})
    if not names:
        return []
    rows = [["identity", *[players(seats) for seats in tallies]]]
    for name in names:
        cells = [percent(rate(tally.won_as[name], tally.played_as[name])) for tally in tallies.values()]
        rows.append([name, *cells])
    return rows


def report(job: Job, tallies: dict[int, Tally]) -> str:
    """Put all tables under a title."""
    mirror = job.hero == job.others
    title = f"{job.hero} at every seat" if mirror else f"one {job.hero} among {job.others}"
    if list(tallies) == [1]:
        title = f"{job.hero} alone"
    told = "".join([f", {name} = {value}" for name, value in job.options.items()])
    head = f"**{job.game}: {title}{told}** (wins in %, with 95 % intervals)"
    found = [overview(tallies, mirror), by_seat(tallies), by_identity(tallies)]
    return "\n\n".join([head, *[table(rows) for rows in found if rows], ""])


# ---- the command


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m subrosa.lab.strength.challenge",
        description="Play many games between bots and print win rates in percent, each with its 95 % interval.",
    )
    add = parser.add_argument
    add("game", help="its id: see `subrosa games`")
    add("--bots", default="scripted,random", help="the bot in question, and its opponents")
    add("--games", type=int, default=2000, help="games for each number of players (2000)")
    add("--seats", type=int, help="number of players; without it, every number the game allows")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="set an option; may be repeated")
    add("--seed", default="compare", help="another seed gives other games")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="processes (as many as cores)")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1 or chosen.jobs < 1:
        parser.error("--games and --jobs should be 1 or more")
    if len(chosen.bots.split(",")) > 2:
        parser.error("--bots takes one name or two, such as scripted,random")
    return chosen


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code; 2 means that something was asked for that is not there."""
    chosen = parse(arguments)
    hero, _, others = chosen.bots.partition(",")
    others = others or hero
    try:
        options = read_options(chosen.option)
        game = games.get(chosen.game)
        counts = [chosen.seats] if chosen.seats is not None else range(game.min_seats, game.max_seats + 1)
        for seats in counts:
            game.setup(seats, chosen.seed, options)
        for name in (hero, others):
            bots.make(name, game, chosen.seed)
    except SubRosaError as error:
        print(error, file=sys.stderr)
        return 2
    if list(counts) == [1]:
        others = hero  # there are none: everybody plays alone
    with ProcessPoolExecutor(chosen.jobs) if chosen.jobs > 1 else nullcontext() as pool:
        for opponents in dict.fromkeys([others, hero]):
            tallies: dict[int, Tally] = {}
            for seats in counts:
                print(f"{players(seats)} ...", file=sys.stderr)
                job = Job(chosen.game, hero, opponents, seats, options, chosen.seed, 0, chosen.games)
                tallies[seats] = challenge(job, pool)
            print(report(job, tallies), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
