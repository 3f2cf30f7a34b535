"""Training: numbers learned from games, by a command that anybody can repeat."""

import pytest

from subrosa.cli import main
from subrosa.games.estoril.bots.training import EstorilTrainer, Moment, ridge
from subrosa.games.estoril.rules.game import GAME


def test_the_command_prints_the_same_numbers_again(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    for _ in range(2):
        assert main(["train", "estoril", "--player", "random", "--games", "2"]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert [line.split(",")[0] for line in said[0].splitlines()] == [f"{left} to come" for left in (1, 2, 3)]
    assert said[0].count("Numbers(points=") == 3


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "chess"),
        (["overlord"], "the bots of overlord judge by no numbers that could be learned; those of estoril do"),
        (["estoril", "--player", "nobody"], "no bot 'nobody' plays estoril"),
        (["estoril", "--games", "0"], "--games"),
    ],
)
def test_what_is_not_there_is_told(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *arguments, "--lang", "en"]) == 2
    assert problem in capsys.readouterr().err


def test_a_fit_finds_the_weights_that_made_the_points() -> None:
    weights = [1.5, 0.5, *[0.25] * 5, 2.0, 0.0]
    rows = [[float((7 * i * (j + 1) + i * i) % 23 - 11) for j in range(9)] for i in range(400)]
    points = [sum(x * w for x, w in zip(row, weights, strict=True)) for row in rows]
    assert ridge(rows, points, [1.0] * 9) == pytest.approx(weights, abs=0.02)


def test_what_wins_is_worth_something() -> None:
    """Whoever has the strong cards has the most points in the end: so strength must count more than by the guess."""
    trainer = EstorilTrainer(GAME)
    strong: tuple[int, ...] = (19, 20, 9)
    weak: tuple[int, ...] = (26, 28, 25)
    for i in range(40):
        hands = [strong, weak, weak] if i % 2 else [weak, weak, strong]
        scores = (40, 20, 20) if i % 2 else (20, 20, 40)
        trainer.seen.setdefault(3, []).append((Moment((0, 1), hands, [0, 0, 0]), scores))
    error, numbers = trainer.fit(3, trainer.seen[3], 0.8, 4.0)
    assert error < 1
    assert numbers.strength > 0.9
    assert trainer.scaled(numbers, trainer.seen[3]).scale > 0.4
