"""What beliefs claim in the middle of games, beside what was true."""

from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from subrosa import bots
from subrosa.bots.belief import Belief
from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.lab.statistics.intervals import Z

BINS: Final = 10
SELDOM: Final = 0.08  # the share of decisions at which beliefs are asked for
FEW: Final = 30  # fewer claims than this say nothing about a bin


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
    """Ask what a seat thinks, and compare it with what is."""
    own = [state.view(other) for other in range(state.seats)]
    for claim, likely in belief.read(own[seat]).chances().items():
        yield Told(number, likely, belief.holds(claim, own[claim.seat]))


def bins_of(told: list[Told]) -> list[Bin | None]:
    """Sort the claims by chance; there is nothing for bins with too few."""
    found: list[Bin | None] = []
    for i in range(BINS):
        here = [one for one in told if min(BINS - 1, int(one.chance * BINS)) == i]
        found.append(summary(here) if len(here) >= FEW else None)
    return found


def summary(told: list[Told]) -> Bin:
    """Return the share of true claims, with the spread that comes from the number of games."""
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
    """Return the mean squared error of the chances: less is better."""
    return sum([(one.chance - one.holds) ** 2 for one in told]) / len(told)


def rows(bins: list[Bin | None]) -> list[list[str]]:
    """Return the bins as the rows of a Markdown table, in percent."""
    found = [["said", "claims", "mean said", "true"]]
    for i, one in enumerate(bins):
        if one is not None:
            low, high = max(0.0, one.true - one.spread), min(1.0, one.true + one.spread)
            interval = f"{100 * one.true:.1f} ({100 * low:.1f}-{100 * high:.1f})"
            found.append([f"{10 * i}-{10 * i + 10} %", str(one.claims), f"{100 * one.said:.1f}", interval])
    return found
