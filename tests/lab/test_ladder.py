"""The ladder of levels: each among copies of the one below."""

from pathlib import Path

import pytest

from subrosa.lab.strength import ladder


def test_a_ladder_that_was_stopped_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "RUNGS", (("normal", "random"), ("easy", "random")))
    arguments = ["overlord", "--games", "20", "--seats", "4", "--keep", str(tmp_path / "kept")]
    assert ladder.main(arguments) == 0
    first = capsys.readouterr().out
    assert "| 4       | normal | random |    20 |" in first

    def nothing(*args: object) -> None:
        raise AssertionError("these games are known")

    kept = (tmp_path / "kept").read_text()
    half = "".join(kept.splitlines(keepends=True)[:2])
    (tmp_path / "kept").write_text(half)
    assert ladder.main(arguments) == 0
    again = [note[:8] for note in ladder.read(tmp_path / "kept")]
    capsys.readouterr()
    monkeypatch.setattr(ladder, "play_some", nothing)
    assert ladder.main(arguments) == 0
    assert [note[:8] for note in ladder.read(tmp_path / "kept")] == again
    assert len(again) == 4


def test_a_ladder_says_what_is_not_clear() -> None:
    note = ladder.Note("overlord", 4, "hard", "normal", "x", 0, 100, 25, [1.0])
    assert "(not clear)" in ladder.rows([note])[1][5]
    assert "(not clear)" not in ladder.rows([note._replace(won=50)])[1][5]


@pytest.mark.parametrize("wrong", [["chess"], ["overlord", "--seats", "3"]])
def test_a_ladder_for_nothing_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main(wrong) == 2
    assert capsys.readouterr().err
