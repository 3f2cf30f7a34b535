"""Results files: what is kept, what is continued, and what is refused."""

import json
from pathlib import Path

import pytest

from subrosa.lab.problems import BadResults
from subrosa.lab.running.results import Results

HEAD = {"results": "arena", "version": 1, "game": "overlord", "seed": "7"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Write a file with three games."""
    path = tmp_path / "games.jsonl"
    with Results(path, HEAD) as results:
        results.append([{"n": 0}, {"n": 1}])
        results.append([{"n": 2}])
    return path


def test_a_new_file_begins_with_what_is_played(file: Path) -> None:
    lines = file.read_text().splitlines()
    assert json.loads(lines[0]) == HEAD
    assert [json.loads(line)["n"] for line in lines[1:]] == [0, 1, 2]


def test_an_old_file_is_continued(file: Path) -> None:
    before = file.read_bytes()
    with Results(file, HEAD) as results:
        assert [record["n"] for record in results.records] == [0, 1, 2]
        results.append([{"n": 3}])
    assert file.read_bytes() == before + b'{"n":3}\n'


@pytest.mark.parametrize("cut", [1, 3, 8])
def test_a_line_that_was_cut_off_is_played_again(file: Path, cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    with Results(file, HEAD) as results:
        assert len(results.records) == 2
        results.append([{"n": 2}])
    assert file.read_bytes() == whole


@pytest.mark.parametrize("size", [0, 1, 20])
def test_a_first_line_that_was_cut_off_is_written_again(file: Path, size: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:size])
    with Results(file, HEAD) as results:
        assert not results.records
    assert file.read_bytes() == whole[: whole.index(b"\n") + 1]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"# my notes\n", "is not a results file"),
        (b"my notes", "is not a results file"),
        (b"\x00\xff\xfe", "is not a results file"),
        (b"[1, 2]\n", "is not a results file"),
        (b'{"results":"balance"}\n', "is not a file of arena"),
        (b'{"results":"arena","version":1,"game":"overlord","seed":"8"}\n', "seed is '8' there and '7' here"),
        (b'{"results":"arena","version":1,"game":"nanty","seed":"7"}\n', "game is 'nanty' there"),
    ],
)
def test_files_of_others_are_refused_and_stay_as_they_are(
    tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(BadResults, match=message):
        Results(path, HEAD)
    assert path.read_bytes() == content


def test_a_damaged_line_is_named(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], b'{"n":\n', *lines[3:]]))
    with pytest.raises(BadResults, match=r"line 3 of .* is damaged: cut the file before it"):
        Results(file, HEAD)
    file.write_bytes(b"".join([*lines[:2], *lines[3:]]))
    with pytest.raises(BadResults, match=r"line 3 of .* should be game 1, not 2"):
        Results(file, HEAD)


def test_two_runs_do_not_write_to_one_file(file: Path) -> None:
    with Results(file, HEAD), pytest.raises(BadResults, match="another run is writing to"):
        Results(file, HEAD)
    with Results(file, HEAD) as results:
        assert len(results.records) == 3


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match=r"cannot write results to .*: Is a directory"):
        Results(tmp_path, HEAD)
    with pytest.raises(BadResults, match=r"cannot write results to .*: No such file"):
        Results(tmp_path / "nowhere" / "file", HEAD)
