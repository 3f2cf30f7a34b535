"""Who plays, how work is shared out, and what happens when workers die."""

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from subrosa.lab.problems import MissingPart, WorkerDied
from subrosa.lab.running.cluster import Cluster
from subrosa.lab.running.numbered import pool_for
from subrosa.lab.running.pool import InThisProcess, batch_size
from subrosa.lab.running.processes import Processes
from subrosa.lab.running.progress import Progress
from subrosa.lab.running.results import Record

ROOT = Path(__file__).parents[2]


class Squares(NamedTuple):
    """Work that is quickly done."""

    fatal: int = -1  # this number kills the process that works on it

    def play(self, number: int) -> Record:
        if number == self.fatal:
            os.kill(os.getpid(), signal.SIGKILL)
        return {"n": number, "square": number * number}


EXPECTED = [{"n": n, "square": n * n} for n in range(3, 700)]


def test_one_process_and_several_give_the_same_in_order() -> None:
    for pool in (InThisProcess(Squares()), Processes(Squares(), 3)):
        with pool:
            assert [record for records in pool.run(3, 700) for record in records] == EXPECTED


def test_workers_end_with_their_pool() -> None:
    with Processes(Squares(), 2) as pool:
        assert isinstance(pool, Processes)
        next(pool.run(0, 1000))
    assert all(process.exitcode is not None for process, _ in pool.workers)


def test_a_worker_that_dies_is_told_with_its_games() -> None:
    found: list[Record] = []

    def play() -> None:
        with Processes(Squares(fatal=90), 2) as pool:
            for records in pool.run(0, 200):
                found.extend(records)

    with pytest.raises(WorkerDied, match=r"games \d+ to \d+ ended with code -9"):
        play()
    assert [record["n"] for record in found] == list(range(len(found)))
    assert len(found) <= 90


def test_workers_end_when_the_one_that_started_them_is_killed() -> None:
    code = (
        "from subrosa.lab.running.processes import Processes\n"
        "from tests.lab.test_pool import Squares\n"
        "pool = Processes(Squares(), 2)\n"
        "next(pool.run(0, 1000))\n"
        "print(*[process.pid for process, _ in pool.workers], flush=True)\n"
        "input()\n"
    )
    starter = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert starter.stdout is not None
    assert starter.stdin is not None
    workers = [int(word) for word in starter.stdout.readline().split()]
    starter.kill()
    starter.wait()
    starter.stdin.close()
    starter.stdout.close()
    assert len(workers) == 2
    for _ in range(600):
        if not any(running(pid) for pid in workers):
            return
        time.sleep(0.1)
    raise AssertionError(f"still running: {[pid for pid in workers if running(pid)]}")


def running(pid: int) -> bool:
    """Tell whether a process is running; one that has ended and waits for somebody to notice is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_batches_grow_until_they_are_worth_the_trouble() -> None:
    assert batch_size(0, 0.0, 100) == 1  # nothing is known yet
    assert batch_size(10, 0.1, 1000) == 50  # half a second of games of 10 ms
    assert batch_size(10, 0.0001, 1000) == 200
    assert batch_size(2, 60.0, 1000) == 1
    assert batch_size(10, 0.1, 7) == 7  # the last ones are shared out evenly


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("nowhere", "--ray takes HOST:PORT"),
        ("127.0.0.1:1", "no Ray cluster answers at '127.0.0.1:1'"),
        ("127.0.0.1:many", "no Ray cluster answers"),
    ],
)
def test_a_cluster_that_is_not_there_is_told_at_once(address: str, message: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(MissingPart, match=message):
        pool_for(Squares(), 1, address)


def test_without_ray_the_remedy_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(MissingPart, match=r"pip install 'subrosa-games\[ray\]'"):
        Cluster(Squares(), "local")


def test_the_bar_is_for_terminals_only() -> None:
    quiet = io.StringIO()
    with Progress(10, "games", out=quiet) as bar:
        bar.reached(10)
    assert quiet.getvalue() == ""


def test_the_bar_tells_how_far_and_how_long() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    out = Terminal()
    with Progress(200, "games", there=100, out=out) as bar:
        assert bar.line(150, 10.0) == "[" + "#" * 22 + " " * 8 + "] 150/200 games, 5.0/s, 0:10"
        bar.reached(200)
    assert "100/200 games" in out.getvalue()
    assert out.getvalue().endswith("\r\x1b[K")  # the bar leaves nothing behind


@pytest.mark.slow
def test_a_ray_cluster_gives_the_same_results(tmp_path: Path) -> None:
    """In their own processes: Ray leaves threads and open files behind, for which other tests would be blamed."""
    here = arena("--workers", "1", "--out", str(tmp_path / "here"))
    for _ in range(
        3
    ):  # Ray gives itself 30 seconds to start, and no setting changes that: a busy machine needs more
        there = arena("--ray", "local", "--out", str(tmp_path / "there"))
        if "timed out during startup" not in there.stderr:
            break
    assert (here.returncode, there.returncode) == (0, 0)
    assert here.stdout == there.stdout
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


def arena(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a small arena."""
    line = [
        "arena",
        "overlord",
        "--players",
        "scripted,random",
        "--seats",
        "4",
        "--games",
        "8",
        "--lang",
        "en",
    ]
    command = [sys.executable, "-m", "subrosa", *line, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
