"""How the numbers of `forecast` are found: a least-squares fit of everybody's final points, round by round.

Numbers about which the games say little stay near a guess: a point is a point, and strength and symbols count a little
for each round to come.
"""

from math import exp, log
from typing import Final, NamedTuple

from subrosa.bots.training import Trainer
from subrosa.core.game import Game
from subrosa.games.estoril.bots.forecast import Forecast, Numbers
from subrosa.games.estoril.rules.game import EstorilGame
from subrosa.games.estoril.rules.state import Estoril

SPREADS: Final = (0.5, 0.8, 1.2, 2.0)
STRENGTH_SPREADS: Final = (2.0, 4.0, 8.0)
SCALES: Final = tuple([round(0.1 + 0.02 * step, 2) for step in range(20)])
SYMBOLS: Final = 5
# How many observations the guess counts as: for points, strength, symbols, discards and missions.
GUESSED: Final = (20.0, 5.0, *[20.0] * SYMBOLS, 20.0, 30.0)

Row = list[float]


class Moment(NamedTuple):
    """The networks at the end of a round."""

    missions: tuple[int, ...]
    hands: list[tuple[int, ...]]
    discards: list[int]


class EstorilTrainer(Trainer):
    """Somebody who sees the networks after each round, and who wins."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, EstorilGame)
        self.edition = game.edition
        # By rounds still to come: the networks and the points in the end.
        self.seen: dict[int, list[tuple[Moment, tuple[int, ...]]]] = {}
        self.moments: dict[int, Moment] = {}

    def begin(self, state: Estoril) -> None:
        self.moments = {}

    def look(self, state: Estoril) -> None:
        left = state.edition.rounds - state.round + 1
        if state.round > 1 and left not in self.moments:
            gone = [len(pile) for pile in state.discards]
            self.moments[left] = Moment(state.missions, list(state.hands), gone)

    def end(self, state: Estoril) -> None:
        assert state.result is not None
        for left, moment in self.moments.items():
            self.seen.setdefault(left, []).append((moment, state.result.scores))

    def learned(self) -> str:
        lines: list[str] = []
        for left, seen in sorted(self.seen.items()):
            fits = [
                self.fit(left, seen, spread, strength) for spread in SPREADS for strength in STRENGTH_SPREADS
            ]
            error, numbers = min(fits, key=lambda fit: fit[0])
            numbers = self.scaled(numbers, seen)
            lines.append(f"{left} to come, {len(seen)} games, mean squared error {error:.1f}: {numbers}")
        return "\n".join(lines)

    def fit(
        self, left: int, seen: list[tuple[Moment, tuple[int, ...]]], spread: float, strength: float
    ) -> tuple[float, Numbers]:
        """Return the numbers that fit best with these spreads, and their mean squared error."""
        guess = [1.0, 0.3 * left, *[0.25 * left] * SYMBOLS, 1.0, 1.0]
        shares = Forecast(self.edition, (Numbers(0, 0, (0.0,) * SYMBOLS, 0, 1.0, spread, strength, 1.0),))
        rows: list[Row] = []
        points: list[float] = []
        for moment, scores in seen:
            rows += less_mean(self.counts(moment, shares))
            mean = sum(scores) / len(scores)
            points += [score - mean for score in scores]
        found = ridge(rows, points, guess)
        errors = [
            y - sum([x * w for x, w in zip(row, found, strict=True)])
            for row, y in zip(rows, points, strict=True)
        ]
        error = sum([one * one for one in errors]) / len(errors)
        rounded = [round(one, 2) for one in found]
        symbols = tuple(rounded[2 : 2 + SYMBOLS])
        return error, Numbers(
            rounded[0], rounded[1], symbols, rounded[-2], rounded[-1], spread, strength, 1.0
        )

    def counts(self, moment: Moment, shares: Forecast) -> list[Row]:
        """Return what counts, for every seat."""
        edition = self.edition
        missions = [0.0] * len(moment.hands)
        shares.missions(moment.missions, moment.hands, 0, missions)
        found: list[Row] = []
        for seat, hand in enumerate(moment.hands):
            symbols = [symbol for card in hand for symbol in edition.symbols[card]]
            found.append(
                [
                    float(sum([edition.vp[card] for card in hand])),
                    float(sum([edition.strength[card] for card in hand])),
                    *[float(symbols.count(symbol)) for symbol in range(SYMBOLS)],
                    float(moment.discards[seat]),
                    missions[seat],
                ]
            )
        return found

    def scaled(self, numbers: Numbers, seen: list[tuple[Moment, tuple[int, ...]]]) -> Numbers:
        """Return the numbers with the scale by which they forecast victories best."""
        forecast = Forecast(self.edition, (numbers,))
        tables = []
        for moment, scores in seen:
            expected = [
                numbers.discard * moment.discards[seat] + sum([forecast.cards[0][card] for card in hand])
                for seat, hand in enumerate(moment.hands)
            ]
            forecast.missions(moment.missions, moment.hands, 0, expected)
            tables.append((expected, scores.index(max(scores))))
        best: float = min(SCALES, key=lambda scale: surprise(tables, scale))
        return numbers._replace(scale=best)


def surprise(tables: list[tuple[list[float], int]], scale: float) -> float:
    """Return how surprising the winners are, if points are turned into chances with this scale."""
    total = 0.0
    for expected, winner in tables:
        total += log(sum([exp(scale * (points - expected[winner])) for points in expected]))
    return total / len(tables)


def less_mean(rows: list[Row]) -> list[Row]:
    """Return by how much each seat has more than the average: only that makes a difference."""
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[one - mean for one, mean in zip(row, means, strict=True)] for row in rows]


def ridge(rows: list[Row], points: list[float], guess: list[float]) -> list[float]:
    """Return the weights that fit best, drawn towards a guess."""
    size = range(len(guess))
    rest = [
        y - sum([x * w for x, w in zip(row, guess, strict=True)]) for row, y in zip(rows, points, strict=True)
    ]
    matrix: list[Row] = [
        [sum([row[i] * row[j] for row in rows]) + (GUESSED[i] if i == j else 0.0) for j in size]
        + [sum([row[i] * y for row, y in zip(rows, rest, strict=True)])]
        for i in size
    ]
    for i in size:  # the matrix is positive definite: no need to exchange rows
        matrix[i] = [x / matrix[i][i] for x in matrix[i]]
        for j in size:
            if j != i:
                factor = matrix[j][i]
                matrix[j] = [x - factor * y for x, y in zip(matrix[j], matrix[i], strict=True)]
    return [one + row[-1] for one, row in zip(guess, matrix, strict=True)]
