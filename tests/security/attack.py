"""The attack on the fast generator: from what a spectator first sees at a table of Estoril 1942 to everything hidden.

The generator is x -> A * x mod P, for P = A * 2**32 - 1, and a draw below n shows in which of n equal parts of the
numbers below P the next x lies. Each such draw is a coordinate; all values of the generator together are a lattice, and
what was seen is a box with about P / (n1 * n2 * ...) of its points. If these are few, they are found at once, and
whatever else was seen tells which is the true one. More draws make the box smaller, however large the seed was.

What is seen: four missions, the open rewards, the first player, the six boards and how they are turned. With six open
rewards the box has some twenty points; with four it has thousands, which take a minute instead of seconds.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from subrosa.core.rng import MULTIPLIER, below, following, shuffle
from subrosa.games.estoril.rules.words import CARDS, LOCATIONS, MISSIONS, RECRUITS
from tests.security.lattice import points_near, reduced

P = (MULTIPLIER << 32) - 1
TURNS = 4
MISSION_DRAWS = len(MISSIONS) - 1
DECK_DRAWS = len(RECRUITS) - 1

# (when, out of how many, what): the draw number `when` gave `what` out of 0 .. n - 1.
Draw = tuple[int, int, int]


def swaps(start: list[int], ends: list[int]) -> list[tuple[int, int]]:
    """Return the draws of a shuffle of `start` that made its last places `ends`, the last one first: (n, drawn)."""
    cards, found = start[:], []
    for step, card in enumerate(ends):
        last = len(cards) - 1 - step
        j = cards.index(card)
        found.append((last + 1, j))
        cards[last], cards[j] = cards[j], cards[last]
    return found


def seen_draws(facts: dict[str, Any], boards: list[int], seats: int) -> list[Draw]:
    """Return what a first view tells about single draws, all rewards open, if the boards came in this order."""
    rewards = [CARDS.index(board["reward"]) for board in facts["city"]]
    draws: list[Draw] = []
    at = MISSION_DRAWS
    for offset, (n, j) in enumerate(swaps(list(RECRUITS), rewards)):
        draws.append((at + offset, n, j))
    at += DECK_DRAWS
    draws.append((at, seats, facts["first"]))
    at += 1
    for offset, (n, j) in enumerate(swaps(list(range(len(boards))), boards[:0:-1])):
        draws.append((at + offset, n, j))
    at += len(boards) - 1
    for offset, board in enumerate(facts["city"]):
        draws.append((at + offset, TURNS, board["turns"]))
    return draws


def orders(facts: dict[str, Any]) -> Iterator[list[int]]:
    """Return the boards in every order in which they may have come: two are in the box, in either order."""
    shown = [LOCATIONS.index(board["location"]) for board in facts["city"]]
    for rest in permutations([board for board in range(len(LOCATIONS)) if board not in shown]):
        yield shown + list(rest)


def starts(draws: list[Draw]) -> Iterator[int]:
    """Return the values that the generator may have had before its very first draw."""
    powers = [pow(MULTIPLIER, when + 2, P) for when, _, _ in draws]  # the value after draw `when` shows it
    sizes = [n for _, n, _ in draws]
    first_inverse = pow(powers[0], -1, P)
    rows = [[n * (power * first_inverse % P) for power, n in zip(powers, sizes, strict=True)]]
    rows += [[n * P if k == i else 0 for k, n in enumerate(sizes)] for i in range(1, len(draws))]
    target = [P * (j + 0.5) for _, _, j in draws]
    # A point of a box with sides P is about sqrt(sides / 12) P away from its middle, seldom a quarter more.
    radius = 1.25 * P * (len(draws) / 12) ** 0.5
    for point in points_near(reduced(rows), target, radius):
        yield point[0] // sizes[0] * first_inverse % P


def dealt(x: int, seats: int) -> tuple[list[int], list[int], int, list[int], list[int]]:
    """Return missions, deck, first player, boards and turns, as the rules draw them from this generator."""
    missions, deck, boards = list(range(len(MISSIONS))), list(RECRUITS), list(range(len(LOCATIONS)))
    x = shuffle(shuffle(x, missions), deck)
    x = following(x)
    first = below(x, seats)
    x = shuffle(x, boards)
    turns = []
    for _ in range(6):
        x = following(x)
        turns.append(below(x, TURNS))
    return missions, deck, first, boards, turns


def recovered_deck(view: dict[str, Any]) -> list[int] | None:
    """Return the order of the deck, from a spectator's first view; None if no generator can have dealt it."""
    facts, seats = view["facts"], view["seats"]
    for boards in orders(facts):
        for x in starts(seen_draws(facts, boards, seats)):
            missions, deck, first, found, turns = dealt(x, seats)
            if (
                [MISSIONS[mission] for mission in missions[: len(facts["missions"])]] == facts["missions"]
                and first == facts["first"]
                and found == boards
                and turns == [board["turns"] for board in facts["city"]]
            ):
                return deck[: -len(facts["city"])]
    return None
