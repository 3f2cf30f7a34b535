"""Games of an arena are kept as saves, and saves become tables of decisions."""

import json
import shutil
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

from subrosa import games
from subrosa.cli import main
from subrosa.core import BadSetup
from subrosa.env.observing import Observer
from subrosa.env.trajectories import batches, read

SAVES = Path(__file__).parents[1] / "saves"


@pytest.fixture(scope="module", params=["overlord", "estoril"])
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the saves of four games, one more that is not over, and their decisions."""
    made = tmp_path_factory.mktemp(request.param)
    common = ["--players", "scripted,random", "--seats", "4", "--games", "4", "--workers", "1"]
    kept = ["--out", str(made / "results"), "--saves", str(made / "saves")]
    assert main(["arena", request.param, *common, *kept]) == 0
    begun = games.get(request.param).new(4, 1)
    (made / "saves" / "begun.save").write_text(begun.setup.game.save(begun))
    options = ["--views", "--workers", "1"]
    assert main(["trajectories", str(made / "saves"), "--out", str(made / "file.parquet"), *options]) == 0
    return made


def test_the_results_of_an_arena_are_the_same_with_and_without_saves(folder: Path, tmp_path: Path) -> None:
    results = (folder / "results").read_text()
    game = json.loads(results.partition("\n")[0])["game"]
    common = ["--players", "scripted,random", "--seats", "4", "--games", "4", "--workers", "1"]
    assert main(["arena", game, *common, "--out", str(tmp_path / "results")]) == 0
    assert (tmp_path / "results").read_text() == results
    # To go on with saves where none were made would leave a gap.
    assert main(["arena", game, *common, "--out", str(tmp_path / "results"), "--saves", str(tmp_path)]) == 2


def test_a_row_says_what_the_seat_saw_and_did(folder: Path) -> None:
    seen = read(folder / "file.parquet")
    views = pyarrow.parquet.read_table(folder / "file.parquet", columns=["view", "text"])
    observer = Observer(seen.table.game, 4)
    words, masks = seen.table.actions.choices, seen.mask()
    assert len(seen) == len(views) > 50
    for row, (told, text) in enumerate(zip(*views.to_pydict().values(), strict=True)):
        view, seat = json.loads(told), seen.seat[row]
        assert view["seat"] == seat
        assert (observer.encode(view) == seen.observation[row]).all()
        assert {words[seat][number].text for number in masks[row].nonzero()[0]} == set(view["choices"])
        assert words[seat][seen.choice[row]].text == text


def test_a_row_says_what_came_of_it(folder: Path) -> None:
    seen = read(folder / "file.parquet")
    lines = [json.loads(line) for line in (folder / "results").read_text().splitlines()]
    names = lines[0]["players"]
    assert set(seen.game) == {0, 1, 2, 3}  # and not the one that is not over
    for record in lines[1:]:
        rows = seen.game == record["n"]
        assert [seat in record["winners"] for seat in seen.seat[rows]] == list(seen.win[rows] > 0)
        assert [names[record["players"][seat]] for seat in seen.seat[rows]] == list(seen.player[rows])
    assert np.isfinite(seen.score).all()  # gold counts as points in Overlord


def test_the_decisions_of_one_player_can_be_read_alone_and_in_pieces(folder: Path) -> None:
    whole = read(folder / "file.parquet")
    some = read(folder / "file.parquet", players=["random"])
    rows = (whole.player == "random").nonzero()[0]
    assert (some.observation == whole.observation[rows]).all()
    assert (some.mask() == whole.mask(rows)).all()
    pieces = list(batches(folder / "file.parquet", rows=10))
    assert sum([len(piece) for piece in pieces]) == len(whole)
    assert max([len(piece) for piece in pieces]) <= 10
    with pytest.raises(BadSetup, match="no decisions of nobody"):
        read(folder / "file.parquet", players=["nobody"])


def test_games_that_do_not_go_together_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("nanty-middle-3.save", "overlord-finished-4.save"):
        shutil.copy(SAVES / name, tmp_path)
    line = ["trajectories", str(tmp_path), "--out", str(tmp_path / "file"), "--workers", "1", "--lang", "en"]
    assert main(line) == 2
    assert "is a game of another kind" in capsys.readouterr().err
    assert main(["trajectories", str(tmp_path / "results"), *line[2:]]) == 2


def test_other_tables_are_refused(tmp_path: Path) -> None:
    pyarrow.parquet.write_table(pyarrow.table({"a": [1]}), tmp_path / "file")
    with pytest.raises(BadSetup, match="holds no trajectories"):
        read(tmp_path / "file")
