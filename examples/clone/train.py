"""Imitate bots, improve by self-play, and see how much it helps: python -m examples.clone.train FILE [options]

FILE holds games of theirs, as `subrosa trajectories` writes them:

    subrosa arena overlord --players scripted,normal --games 2000 --saves games
    subrosa trajectories games --out overlord.parquet
    python -m examples.clone.train overlord.parquet --players scripted,normal --out trained.npz
"""

from __future__ import annotations

import argparse
import os
import time
from copy import deepcopy
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")  # threads do not help products as small as these

from examples.clone.imitate import imitate, read
from examples.clone.measure import measure, said
from examples.clone.selfplay import improve

TABLES = 32
MEASURING = 1_000_000_000  # seeds from here on are for measuring, lower ones for learning


def main() -> None:
    parser = argparse.ArgumentParser(description="Imitate bots, then improve by self-play.")
    parser.add_argument("file", type=Path, help="games to learn from, by `subrosa trajectories`")
    parser.add_argument("--players", default="scripted,normal", help="whom to imitate")
    parser.add_argument("--hidden", type=int, default=64, help="size of the hidden layer")
    parser.add_argument("--rounds", type=int, default=6, help="through all decisions")
    parser.add_argument("--parts", type=int, default=4, help="of self-play; 0 for none")
    parser.add_argument("--games", type=int, default=1000, help="per part")
    parser.add_argument("--rate", type=float, default=0.0003, help="of learning by self-play")
    parser.add_argument("--opponent", default="easy", help="bot to be measured against")
    parser.add_argument("--measured", type=int, default=500, help="games per measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to keep the network that was best")
    wanted = parser.parse_args()
    decisions = read(wanted.file, wanted.players.split(","))
    network, _ = imitate(decisions, wanted.hidden, wanted.rounds, 0.003, wanted.seed)
    best, most = deepcopy(network), 0.0

    def point(played: int) -> None:
        nonlocal best, most
        won = measure(network, wanted.opponent, wanted.measured, MEASURING + played)
        report(f"after {played:5} games of self-play", won, wanted.measured)
        if won > most:
            best, most = deepcopy(network), won

    def report(when: str, won: float, of: int) -> None:
        spent = time.process_time()
        print(f"{when}, {spent:4.0f} s: among {wanted.opponent} {said(won, of, network.seats)}", flush=True)

    point(0)
    for played in improve(network, wanted.parts, wanted.games, TABLES, wanted.rate, wanted.seed):
        point(played)
    final = measure(
        best, wanted.opponent, 2 * wanted.measured, 2 * MEASURING
    )  # others than those it was chosen by
    report("the best of these, in other games", final, 2 * wanted.measured)
    if wanted.out is not None:
        best.save(wanted.out)


if __name__ == "__main__":
    main()
