"""A puzzle in the terminal: in lines and drawn, in both languages."""

import pytest

from subrosa import games
from subrosa.cli import main
from subrosa.puzzles.puzzle import Scene, puzzle
from subrosa.terminal.session.puzzle import Riddle


def typing(monkeypatch: pytest.MonkeyPatch, answers: list[str]) -> None:
    """Answer with these lines, after which the input ends."""
    left = iter(answers)

    def typed(_: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", typed)


def test_a_right_answer_and_a_wrong_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.ours()[0]
    kept = puzzle(game, 1)
    right = kept.question.candidates.index(kept.answer) + 1
    for answers, said in ((["what?", "99", str(right)], "Right: "), ([str(right % 3 + 1)], "No, it is ")):
        typing(monkeypatch, answers)
        assert main(["puzzle", game, "--number", "1", "--plain", "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert said in told.partition("Who is it?")[2]
        assert told.count("Answer with a number") == len(answers) - 1
        assert "How likely each answer was" in told
        assert f"subrosa puzzle {game} --number 1" in told


@pytest.mark.parametrize("game", games.ours())
def test_every_game_in_polish(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(monkeypatch, ["1"])
    assert main(["puzzle", game, "--day", "2026-11-17", "--plain", "--lang", "pl"]) == 0
    told = capsys.readouterr().out
    assert "Jak prawdopodobna była każda odpowiedź" in told
    answer = told.index("Jak prawdopodobna")
    assert "%" not in told[:answer], "nothing is said about chances before the answer"


def test_a_name_will_do_and_the_end_of_the_input_ends_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    riddle = Riddle(Scene(puzzle("nanty", 1)), "en")
    assert [riddle.meant(name.lower()) for name in riddle.candidates] == list(
        riddle.puzzle.question.candidates
    )
    assert riddle.meant("") is riddle.meant("Zeno") is riddle.meant("0") is None
    typing(monkeypatch, [])
    assert main(["puzzle", "nanty", "--plain"]) == 0
    assert "%" not in capsys.readouterr().out


def test_what_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for more in (["--number", "0"], ["--number", "999"], ["--day", "someday"]):
        assert main(["puzzle", "overlord", *more]) == 2
        assert "subrosa: " in capsys.readouterr().err
