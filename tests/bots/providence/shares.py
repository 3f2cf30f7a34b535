"""What each Allegiance wins, beside its share: ./dev run python -m tests.bots.providence.shares games.jsonl

A share is what players of an Allegiance would win if everybody's totals came in every order equally often. It is not
the same for all (RULES.md 15): whoever has the least takes their partner with them, and a Dissenter has none. So with
four or five players those who have a partner win less often than others, whatever cards are worth.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cache
from itertools import permutations
from pathlib import Path

from subrosa.games.providence.rules.winning import judge
from subrosa.games.providence.rules.words import ALLEGIANCES
from subrosa.lab.statistics.intervals import wilson

KINDS = (*ALLEGIANCES, "dissenter", "with a partner", "without")

Deal = tuple[str, ...]


@cache
def shares(deal: Deal) -> tuple[float, ...]:
    """Return how likely each seat is to win if every order of the totals is equally likely."""
    seats = len(deal)
    sides = [ALLEGIANCES.index(name) for name in deal]
    won = [0.0] * seats
    orders = list(permutations(range(seats)))
    for totals in orders:
        winners = judge(list(totals), sides, [0] * seats, [False] * seats).winners
        for seat in winners:
            won[seat] += 1 / len(winners)
    return tuple([wins / len(orders) for wins in won])


def kinds_of(deal: Deal, seat: int) -> list[str]:
    """Return the groups that a seat is counted in."""
    name = deal[seat]
    dissents = name.startswith("dissenter")
    partner = not dissents and deal.count(name) > 1
    return [name, *["dissenter"] * dissents, "with a partner" if partner else "without"]


def read(files: Iterable[Path]) -> list[tuple[Deal, list[int]]]:
    """Return the deal and the winners of each game that `subrosa balance` has written down."""
    lines = [json.loads(line) for file in files for line in file.read_text().splitlines()]
    return [(tuple(line["roles"]["allegiance"]), line["winners"]) for line in lines if "winners" in line]


def main() -> None:
    """Print a table; a shared victory counts as a part of one."""
    parser = argparse.ArgumentParser(description="Compare what each Allegiance wins with its share.")
    parser.add_argument("files", type=Path, nargs="+", help="games.jsonl of subrosa balance")
    games = read(parser.parse_args().files)
    chairs: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    expected: defaultdict[str, float] = defaultdict(float)
    for deal, winners in games:
        for seat, share in enumerate(shares(deal)):
            for kind in kinds_of(deal, seat):
                chairs[kind] += 1
                expected[kind] += share
                won[kind] += (seat in winners) / max(1, len(winners))
    print(f"{len(games)} games\n")
    print("| who | chairs | share | wins | more than the share by |\n| --- | --- | --- | --- | --- |")
    for kind in KINDS:
        if count := chairs[kind]:
            share, rate = 100 * expected[kind] / count, 100 * won[kind] / count
            low, high = wilson(round(won[kind]), count)
            wins = f"{rate:.1f} ({100 * low:.1f}-{100 * high:.1f})"
            print(f"| {kind} | {count} | {share:.1f} | {wins} | {rate - share:+.1f} |")


if __name__ == "__main__":
    main()
