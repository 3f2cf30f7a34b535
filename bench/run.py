"""Measure speed: ./dev bench [--peers] [options]

Every build and every peer is a worker process (worker.py, peer_worker.py) that does nothing until it is asked for one
short measurement. The harness goes round all of them several times, the same measure of all engines one after the
other, so that whatever else the machine does affects all alike; ratios are taken within a round.
"""

from __future__ import annotations

import argparse
import json
import os
import select
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Any

from report import Series, machine, markdown, plain, sections

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"
PEERS = ("rlcard", "open_spiel", "catanatron")
WARM_UP = 0.05
PATIENCE = 60.0  # seconds to wait beyond what was asked for


class WorkerFailed(Exception):
    """The worker died, hung or could not measure; says why in one line."""


class Worker:
    """A process that measures on request."""

    def __init__(self, command: list[str], path: Path | None = None) -> None:
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - lives as long as the worker
        env = dict(os.environ)
        env.pop("PYTHONPATH", None)
        if path is not None:
            env["PYTHONPATH"] = str(path)
        try:
            self.process = subprocess.Popen(
                command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, text=True
            )
        except OSError as error:
            raise WorkerFailed(str(error)) from error
        hello = self.answer(0)
        self.rows: list[str] = hello["rows"]
        self.about: dict[str, str] = hello["about"]

    def measure(self, row: str, seconds: float) -> float:
        """Return how often per second."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"row": row, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise WorkerFailed(self.last_words()) from error
        answer = self.answer(seconds)
        if "error" in answer:
            raise WorkerFailed(answer["error"])
        return float(answer["count"] / answer["seconds"])

    def answer(self, seconds: float) -> dict[str, Any]:
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], seconds + PATIENCE)
        if not ready:
            self.process.kill()
            raise WorkerFailed(f"no answer for {seconds + PATIENCE:.0f} s")
        line = self.process.stdout.readline()
        if not line:
            raise WorkerFailed(self.last_words())
        answer: dict[str, Any] = json.loads(line)
        return answer

    def last_words(self) -> str:
        self.process.wait()
        self.errors.seek(0)
        lines = self.errors.read().strip().splitlines()
        return lines[-1] if lines else f"the worker ended with code {self.process.returncode}"

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class Bench:
    def __init__(self) -> None:
        self.workers: list[Worker] = []
        self.series: list[tuple[Worker, str, Series]] = []
        self.failures: list[Series] = []  # workers that did not even start
        self.about: dict[str, str] = {}

    def add(self, engine: str, name: str, command: list[str], path: Path | None = None) -> None:
        try:
            worker = Worker(command, path)
        except WorkerFailed as failure:
            self.failures.append(Series(engine, name, "decisions", error=str(failure)))
            return
        self.workers.append(worker)
        self.about |= worker.about
        for row in worker.rows:
            subject, measure = row.split("/")
            self.series.append((worker, row, Series(engine, subject, measure)))

    def all_series(self) -> list[Series]:
        return [series for _, _, series in self.series] + self.failures

    def go_round(self, seconds: float, keep: bool, backwards: bool = False) -> None:
        measures = list(dict.fromkeys(series.measure for _, _, series in self.series))
        turns = sorted(self.series, key=lambda turn: measures.index(turn[2].measure))
        for worker, row, series in reversed(turns) if backwards else turns:
            if series.error:
                continue
            try:
                rate = worker.measure(row, seconds)
            except WorkerFailed as failure:
                series.error = str(failure)
            else:
                if keep:
                    series.rates.append(rate)

    def go_rounds(self, rounds: int, seconds: float) -> None:
        """Warm up, then measure everything in turn, there and back."""
        start = monotonic()
        self.go_round(WARM_UP, keep=False)
        for number in range(rounds):
            self.go_round(seconds, keep=True, backwards=number % 2 == 1)
            say(f"round {number + 1} of {rounds} ... {monotonic() - start:.0f} s")

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench", description="Measure speed, all engines in turn.")
    parser.add_argument("--game", action="append", default=[], help="only this game (may be repeated)")
    parser.add_argument("--seconds", type=float, default=0.4, help="length of one measurement (default 0.4)")
    parser.add_argument("--rounds", type=int, default=7, help="how many times to go round (default 7)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every measurement")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables")
    parser.add_argument("--compiled", type=Path, help="folder of the compiled package (./dev gives it)")
    parser.add_argument("--peers-python", help="Python of the peers' environment (./dev --peers gives it)")
    return parser.parse_args()


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    wanted = options()
    bench = Bench()
    try:
        for build, path in (("pure", SOURCES), ("compiled", wanted.compiled)):
            if path:
                line = [sys.executable, str(HERE / "worker.py"), build, *wanted.game]
                bench.add(build, "subrosa", line, path)
        for peer in PEERS if wanted.peers_python else ():
            bench.add("peer", peer, [wanted.peers_python, str(HERE / "peer_worker.py"), peer])

        rows = len(bench.series)
        length = rows * wanted.seconds * wanted.rounds
        say(f"{rows} rows, {wanted.rounds} rounds of {wanted.seconds:g} s: {length:.0f} s and more")
        bench.go_rounds(wanted.rounds, wanted.seconds)
    finally:
        bench.stop()

    about = machine() | bench.about
    series = bench.all_series()
    found = sections(series)
    print(plain(found))
    if wanted.markdown:
        wanted.markdown.write_text(markdown(found, about, wanted.rounds, wanted.seconds), encoding="utf-8")
    if wanted.json:
        record = {"about": about, "seconds": wanted.seconds, "series": [vars(one) for one in series]}
        wanted.json.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    broken = [one for one in series if one.error and one.engine != "peer"]
    return 1 if broken or not any(one.rates for one in series) else 0


if __name__ == "__main__":
    sys.exit(main())
