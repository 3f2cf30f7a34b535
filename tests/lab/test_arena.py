"""The arena: from the command to its tables, stopped and continued, with bots that fail."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from subrosa import bots, games
from subrosa.bots.bot import Bot, Think
from subrosa.cli import main
from subrosa.core.game import Game
from subrosa.lab.arena.ratings import ratings
from subrosa.lab.arena.round_robin import Arena
from subrosa.lab.arena.standings import meetings, scores
from subrosa.lab.problems import MissingPart
from subrosa.lab.running.watched import Watched

ARENA = Arena("overlord", ("scripted", "random"), 4, {}, "seed")


def run(*arguments: object) -> int:
    """Run a command that is small enough for a test."""
    return main(["arena", *map(str, arguments), "--lang", "en"])


# ---- games


def test_a_game_depends_on_its_number_alone() -> None:
    assert ARENA.play(7) == ARENA.play(7)
    assert ARENA.play(7) != ARENA.play(8)
    assert ARENA._replace(seed="other").play(7) != ARENA.play(7)


def test_results_do_not_depend_on_processes_or_interruptions(tmp_path: Path) -> None:
    one, many = tmp_path / "one", tmp_path / "many"
    common = ("overlord", "--players", "scripted,random", "--seats", 4, "--seed", "x")
    assert run(*common, "--games", 24, "--workers", 1, "--out", one) == 0
    assert run(*common, "--games", 8, "--workers", 2, "--out", many) == 0
    assert run(*common, "--games", 24, "--workers", 2, "--out", many) == 0
    assert one.read_bytes() == many.read_bytes()
    assert one.read_text().count("\n") == 25


def test_a_finished_arena_is_only_told_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    common = ("estoril", "--players", "scripted,random", "--seats", 2, "--games", 4, "--workers", 1)
    run(*common, "--out", tmp_path / "file")
    before = (tmp_path / "file").stat().st_mtime_ns
    first = capsys.readouterr().out
    run(*common, "--out", tmp_path / "file")
    assert capsys.readouterr().out == first
    assert (tmp_path / "file").stat().st_mtime_ns == before


def test_ctrl_c_leaves_a_file_that_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "file"
    line = [
        "arena",
        "overlord",
        "--players",
        "scripted,random",
        "--games",
        "100000",  # more than are ever played before the key is pressed
        "--out",
        str(file),
        "--lang",
        "en",
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "subrosa", *line, "--workers", "2"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        for _ in range(12_000):  # ten minutes; on an idle machine it is over in a second
            if file.exists() and file.read_bytes().count(b"\n") > 5:
                break
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=600)
    finally:
        process.kill()
    assert process.returncode == 130
    assert told == f"Stopped. What was played is in {file}; run the same command to continue.\n"
    played = file.read_bytes().count(b"\n") - 1
    assert 5 <= played < 100_000
    arena = Arena("overlord", ("scripted", "random"), 5, {}, "lab")
    with file.open() as lines:
        assert list(lines)[-1].startswith(f'{{"n":{played - 1},')
    assert arena.play(played - 1)["n"] == played - 1


# ---- bots that fail


class Broken(Bot):
    """A bot that does well for a while."""

    def __init__(self, game: Game, seed: int | str, answer: str | None = None) -> None:
        super().__init__(game, seed)
        self.answer = answer
        self.asked = 0

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        self.asked += 1
        if self.asked < 3:
            return options[0]
        if self.answer is None:
            raise RuntimeError("out of ideas\nand out of words")
        return self.answer


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add two bots that fail, each in its own way, and one that cannot even be made."""
    genuine = bots.make

    def make(name: str, game: Game, seed: int | str) -> Bot:
        if name == "raising":
            return Broken(game, seed)
        if name == "cheating":
            return Broken(game, seed, "play the_world")
        if name == "unmade" and seed != 0:
            raise OSError("no such program")
        return genuine("random" if name == "unmade" else name, game, seed)

    monkeypatch.setattr(bots, "make", make)


@pytest.mark.usefixtures("broken")
def test_a_bot_that_fails_is_counted_and_relieved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = "raising,cheating,unmade,random"
    assert (
        run(
            "overlord",
            "--players",
            names,
            "--seats",
            4,
            "--games",
            8,
            "--workers",
            1,
            "--out",
            tmp_path / "f",
        )
        == 0
    )
    out = capsys.readouterr().out
    assert re.search(r"^- raising, \d+ ×: RuntimeError: out of ideas$", out, re.MULTILINE)
    assert re.search(r"^- cheating, \d+ ×: 'play the_world' is not on offer$", out, re.MULTILINE)
    assert re.search(r"^- unmade, 8 ×: OSError: no such program$", out, re.MULTILINE)
    assert re.search(r"^\| unmade +\| +8 \| 0\.0 \(0\.0-32\.4\) .* 8 \|$", out, re.MULTILINE)


@pytest.mark.usefixtures("broken")
def test_whoever_failed_has_not_won() -> None:
    arena = Arena("overlord", ("unmade", "random"), 4, {}, "seed")
    records = [arena.play(number) for number in range(8)]
    unmade, random = scores(2, records)
    assert (unmade.chairs, unmade.won, unmade.failures.total()) == (16, 0, 16)
    assert random.won <= 8
    assert meetings(2, records) == [[0, 0], [random.won, 0]]


@pytest.mark.usefixtures("broken")
def test_the_stand_in_plays_on_from_the_failure() -> None:
    game = games.get("overlord")
    state = game.new(seats=4, seed=1, hurry=True)
    watched = Watched("unmade", game, "seed")
    view = state.view(state.waiting[0])
    assert watched.failure == "OSError: no such program"
    assert watched.choose(view, view["choices"]) in view["choices"]


PROGRAM = """
import json, sys
json.loads(sys.stdin.readline())
for number, line in enumerate(sys.stdin):
    options = json.loads(line)["options"]
    print("what?" if number == 2 else json.dumps({"choice": options[-1]}), flush=True)
"""


def test_programs_of_others_play_and_are_counted_when_they_fail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bot.py").write_text(PROGRAM)
    command = f"{sys.executable} {tmp_path / 'bot.py'} 1,2"
    common = ("--seats", 4, "--games", 4, "--workers", 1, "--out", tmp_path / "file")
    assert run("overlord", "--players", "random", "--bot", command, *common) == 0
    told = capsys.readouterr()
    assert re.search(rf"^- ! {re.escape(command)}, \d+ ×: nonsense$", told.out, re.MULTILINE)
    assert "what?" not in told.err  # it is reported at the end, not while the bar is drawn
    assert run("overlord", "--players", "random,! no_such_program", *common) == 2
    assert "there is no program 'no_such_program'" in capsys.readouterr().err


# ---- tables


def record(
    number: int, players: list[int], winners: list[int], failed: dict[str, str] | None = None
) -> dict[str, Any]:
    found = {
        "n": number,
        "players": players,
        "winners": winners,
        "ending": "end",
        "decisions": 5,
        "rounds": 0,
    }
    return found | ({"failed": failed} if failed else {})


def test_chairs_and_meetings_are_counted() -> None:
    records = [record(0, [0, 1, 2], [1]), record(1, [1, 2, 0], [0, 2]), record(2, [0, 0, 1], [0])]
    found = scores(3, records)
    assert [(score.chairs, score.won) for score in found] == [(4, 2), (3, 2), (2, 0)]
    # Game 0: bot 1 beats 0 and 2. Game 1: bots 1 and 0 share the victory over 2. Game 2: bot 0 beats 1.
    assert meetings(3, records) == [[0, 1, 1], [1, 0, 2], [0, 0, 0]]


def test_who_wins_more_is_rated_higher() -> None:
    pytest.importorskip("openskill")
    records = [record(n, [0, 1, 2], [0 if n % 3 else 1]) for n in range(60)]
    strong, middle, weak = ratings(3, records)
    assert strong.strength > middle.strength > weak.strength
    assert strong.doubt < 25 / 3
    assert ratings(3, records) == [strong, middle, weak]


def test_without_openskill_the_rest_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(MissingPart, match="pip install"):
        ratings(2, [])
    run("overlord", "--players", "scripted,random", "--games", 5, "--workers", 1, "--out", tmp_path / "f")
    out = capsys.readouterr().out
    assert "ratings need openskill: pip install 'subrosa-games[lab]'" in out
    assert "| scripted |" in out


def test_the_tables_speak_polish_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = [
        "arena",
        "overlord",
        "--players",
        "scripted,random",
        "--games",
        "5",
        "--workers",
        "1",
        "--lang",
        "pl",
    ]
    assert main([*line, "--option", "cast=mixed", "--out", str(tmp_path / "f")]) == 0
    out = capsys.readouterr().out
    assert "gry: 5, graczy: 5, cast=mixed, ziarno lab" in out
    assert "miejsca" in out


# ---- what is refused

GOOD = ("overlord", "--players", "scripted,random")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("chess", "--players", "scripted,random"), "there is no game 'chess'; there are: overlord"),
        (("overlord", "--players", "scripted,clever"), "no bot 'clever' plays overlord; there are:"),
        (("overlord", "--players", "scripted"), "--players takes two or more different bots"),
        (("overlord", "--players", "random,random"), "--players takes two or more different bots"),
        ((*GOOD, "--seats", "9"), "overlord is for 4 to 8 players, not 9"),
        ((*GOOD, "--option", "speed=high"), "overlord has no option 'speed'; its options are: cast"),
        ((*GOOD, "--option", "cast=silly"), "option cast is one of base"),
        ((*GOOD, "--option", "cast"), "--option takes NAME=VALUE, not 'cast'"),
        ((*GOOD, "--games", "0"), "--games should be 1 or more, not 0"),
        ((*GOOD, "--workers", "0"), "--workers should be 1 or more, not 0"),
        ((*GOOD, "--seconds", "0"), "more than 0 seconds"),
        ((*GOOD, "--iterations", "0"), "1 or more, not 0"),
        ((*GOOD, "--out", "."), "cannot write results to .: Is a directory"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: tuple[str, ...],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*arguments) == 2
    assert message in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_file_of_another_arena_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    common = ("--games", 5, "--workers", 1, "--out", file)
    run(*GOOD, *common)
    before = file.read_bytes()
    assert run(*GOOD, *common, "--seed", "2") == 2
    told = capsys.readouterr().err
    assert "holds other games: seed is 'lab' there and '2' here; name another file with --out" in told
    assert run("overlord", "--players", "random,scripted", *common) == 2
    assert "players is ['scripted', 'random'] there" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_without_a_name_each_arena_has_a_file_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for seed in ("1", "2", "1"):
        run(*GOOD, "--games", 5, "--workers", 1, "--seed", seed)
    assert len(list(tmp_path.glob("arena-overlord-*.jsonl"))) == 2
