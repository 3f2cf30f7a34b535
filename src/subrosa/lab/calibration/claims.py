"""Is a belief right as often as it says? When it gives 70 %, the claim should hold in 70 % of the cases:

    python -m subrosa.lab.calibration.claims nanty --games 200 --bots easy,normal,hard --plot docs/images

Games between a mix of bots are stopped now and then; every claim of the seat asked is compared with what its subject
sees himself. Prints a Markdown table and draws a reliability plot. Claims of one game hang together, so
intervals are computed over games, not over claims.
"""

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from subrosa import bots, games
from subrosa.bots.belief import Belief
from subrosa.core.errors import SubRosaError
from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.lab.statistics.intervals import Z
from subrosa.lab.strength.challenge import add_option, table

BINS: Final = 10
SELDOM: Final = 0.08  # the share of decisions at which beliefs are asked for
FEW: Final = 30  # claims that say nothing about a bin


class Told(NamedTuple):
    """One claim at one moment of one game."""

    game: int
    chance: float
    holds: bool


class Bin(NamedTuple):
    """All claims with about the same chance."""

    claims: int
    said: float
    true: float
    spread: float  # half of the 95 % interval


def watch(
    game: Game, belief: Belief, number: int, levels: list[str], seed: str, options: dict[str, str]
) -> Iterator[Told]:
    """Play one game and ask for opinions on the way."""
    chance = Random(f"calibrate {seed} {number}")
    seats = chance.randint(game.min_seats, game.max_seats)
    state = game.new(seats, f"{seed} {number}", options, hurry=True, quiet=True)
    players = [bots.make(chance.choice(levels), game, f"{seed} {number} {seat}") for seat in range(seats)]
    while state.waiting:
        seat = state.waiting[0]
        view = state.view(seat)
        if chance.random() < SELDOM:
            yield from asked(state, belief, number, seat)
        state.apply(seat, state.option(seat, players[seat].choose(view, view["choices"])))


def asked(state: State, belief: Belief, number: int, seat: int) -> Iterator[Told]:
    """What a seat thinks, and what is."""
    own = [state.view(other) for other in range(state.seats)]
    for claim, likely in belief.read(own[seat]).chances().items():
        yield Told(number, likely, belief.holds(claim, own[claim.seat]))


def bins_of(told: list[Told]) -> list[Bin | None]:
    """The claims sorted by chance; nothing for bins with too few."""
    found: list[Bin | None] = []
    for i in range(BINS):
        here = [one for one in told if min(BINS - 1, int(one.chance * BINS)) == i]
        found.append(summary(here) if len(here) >= FEW else None)
    return found


def summary(told: list[Told]) -> Bin:
    """The share of true claims, with the spread that comes from there being so many games."""
    count = len(told)
    said = sum([one.chance for one in told]) / count
    true = sum([one.holds for one in told]) / count
    surplus: dict[int, float] = {}
    for one in told:
        surplus[one.game] = surplus.get(one.game, 0.0) + one.holds - true
    groups = len(surplus)
    variance = sum([x * x for x in surplus.values()]) * groups / max(1, groups - 1) / count**2
    return Bin(count, said, true, Z * sqrt(variance))


def brier(told: list[Told]) -> float:
    """The mean squared error of the chances: less is better."""
    return sum([(one.chance - one.holds) ** 2 for one in told]) / len(told)


# ---- telling


def rows(bins: list[Bin | None]) -> list[list[str]]:
    """For a Markdown table, in percent."""
    found = [["said", "claims", "mean said", "true"]]
    for i, one in enumerate(bins):
        if one is not None:
            low, high = max(0.0, one.true - one.spread), min(1.0, one.true + one.spread)
            interval = f"{100 * one.true:.1f} ({100 * low:.1f}-{100 * high:.1f})"
            found.append([f"{10 * i}-{10 * i + 10} %", str(one.claims), f"{100 * one.said:.1f}", interval])
    return found


SIZE: Final = 360
EDGE: Final = 48
STYLE: Final = """
  svg { background: #FFFAF0; font: 13px Georgia, serif; fill: #241A22; }
  .grid { stroke: #D8C8AE; } .right { stroke: #957C55; stroke-dasharray: 5 4; }
  .bar { stroke: #A3203A; stroke-width: 2; } .dot { fill: #A3203A; } .small { fill: #5F4E55; font-size: 11px; }
  @media (prefers-color-scheme: dark) {
    svg { background: #221B25; fill: #F6ECDB; } .grid { stroke: #44384A; } .right { stroke: #857489; }
    .bar { stroke: #F4788F; } .dot { fill: #F4788F; } .small { fill: #C3B3AA; }
  }
"""


def plot(title: str, bins: list[Bin | None]) -> str:
    """A reliability plot as SVG: what was said across, what was true upwards; on the dashed line both agree."""
    inner = SIZE - 2 * EDGE

    def x(value: float) -> str:
        return f"{EDGE + inner * value:.1f}"

    def y(value: float) -> str:
        return f"{SIZE - EDGE - inner * value:.1f}"

    parts = [f'<text x="{SIZE / 2}" y="26" text-anchor="middle">{title}</text>']
    for i in range(0, 11, 2):
        v = i / 10
        parts.append(f'<line class="grid" x1="{x(0)}" y1="{y(v)}" x2="{x(1)}" y2="{y(v)}"/>')
        parts.append(f'<line class="grid" x1="{x(v)}" y1="{y(0)}" x2="{x(v)}" y2="{y(1)}"/>')
        here = f"{10 * i} %"
        parts.append(
            f'<text class="small" x="{x(v)}" y="{SIZE - EDGE + 16}" text-anchor="middle">{here}</text>'
        )
        parts.append(f'<text class="small" x="{EDGE - 6}" y="{y(v)}" dy="4" text-anchor="end">{here}</text>')
    parts.append(f'<line class="right" x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}"/>')
    most = max([one.claims for one in bins if one is not None], default=1)
    for one in bins:
        if one is not None:
            low, high = max(0.0, one.true - one.spread), min(1.0, one.true + one.spread)
            across = x(one.said)
            parts.append(f'<line class="bar" x1="{across}" y1="{y(low)}" x2="{across}" y2="{y(high)}"/>')
            radius = 3 + 4 * sqrt(one.claims / most)
            parts.append(f'<circle class="dot" cx="{across}" cy="{y(one.true)}" r="{radius:.1f}"/>')
    parts.append(f'<text class="small" x="{SIZE / 2}" y="{SIZE - 10}" text-anchor="middle">said</text>')
    parts.append(f'<text class="small" x="14" y="{SIZE / 2}" text-anchor="middle">true</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" role="img">'
    return "\n".join([head, f"<title>{title}</title>", f"<style>{STYLE}</style>", *parts, "</svg>", ""])


# ---- the command


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m subrosa.lab.calibration.claims",
        description="Play games between a mix of bots and compare beliefs with what is true.",
    )
    add = parser.add_argument
    add("game", help="its id: see `subrosa games`")
    add("--games", type=int, default=200, help="how many games (200)")
    add("--bots", default="easy,normal", help="who plays: each seat one of these, by lot")
    add_option(parser)
    add("--seed", default="calibrate", help="another seed gives other games")
    add("--plot", type=Path, metavar="FOLDER", help="where to draw belief-GAME.svg")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1:
        parser.error("--games should be 1 or more")
    return chosen


def main(arguments: list[str] | None = None) -> int:
    """The command; 2 means that something was asked for that is not there."""
    chosen = parse(arguments)
    levels = [name.strip() for name in chosen.bots.split(",")]
    try:
        game = games.get(chosen.game)
        options = dict(chosen.option)
        game.setup(game.min_seats, chosen.seed, options)
        for name in levels:
            bots.make(name, game, 0)
    except SubRosaError as error:
        print(error, file=sys.stderr)
        return 2
    belief = bots.belief_of(game)
    if belief is None:
        print(f"nobody has thought about what may be concluded in {game.id}", file=sys.stderr)
        return 2
    told = [
        one
        for number in range(chosen.games)
        for one in watch(game, belief, number, levels, chosen.seed, options)
    ]
    if not told:
        print(f"no game had anything to conclude; more than {chosen.games} may have", file=sys.stderr)
        return 2
    bins = bins_of(told)
    mix = ", ".join([*levels, *[f"{name} = {value}" for name, value in options.items()]])
    print(f"**{game.id}: {len(told)} claims in {chosen.games} games of {mix}** (in %, with 95 % intervals)\n")
    print(table(rows(bins)))
    print(f"\nMean squared error {brier(told):.4f}.")
    if chosen.plot is not None:
        name = "-".join([game.id, *options.values()])
        (chosen.plot / f"belief-{name}.svg").write_text(plot(f"Beliefs in {game.id}", bins), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
