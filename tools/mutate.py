"""Break the rules of a game, one break at a time, and tell which breaks its tests do not notice: ./dev mutate

Each break is made in a copy of the package, and the rules tests that run the broken function are run on it, the quick
ones first. A break that these do not notice is tried on all rules tests of the game before it is reported, since
what a function worked out may be remembered from one test to the next.
"""

from __future__ import annotations

import argparse
import difflib
import json
import os
import py_compile
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import NamedTuple

from breaks import Break, breaks

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
# Files of a game that have no rules in them: names, the card file, and what the laws of tests/conformance prove.
NO_RULES = {"__init__", "words", "data", "checks", "view", "imagine", "worlds", "position"}
MEMORY = 2 << 30  # for a break that makes a loop collect things for ever
PATIENCE = 10  # times as long as a test took unbroken, and a second


class Place(NamedTuple):
    """A break, and the file in which it is made."""

    file: str  # inside the game's folder
    change: Break


class Notes(NamedTuple):
    """What is known from a run of the unbroken rules."""

    seconds: dict[str, float]  # of each test; "" is what is done before the first one
    functions: dict[str, set[tuple[str, int]]]  # that each test runs

    def tests(self) -> list[str]:
        """All tests."""
        return [test for test in self.seconds if test]

    def tests_of(self, place: Place) -> list[str]:
        """The tests that could notice a break, the quickest first."""
        function = (place.file, place.change.function)
        everywhere = place.change.function is None or function in self.functions[""]
        found = [test for test in self.tests() if everywhere or function in self.functions[test]]
        return sorted(found, key=lambda test: self.seconds[test])


def games() -> list[str]:
    """The games that have rules tests."""
    return sorted(
        [folder.name for folder in (ROOT / "tests" / "rules").iterdir() if any(folder.glob("test_*.py"))]
    )


def folder_of(game: str, source: Path = SOURCE) -> Path:
    """Where a game's rules lie."""
    folder = source / "subrosa" / "games" / game
    return folder / "rules" if (folder / "rules").is_dir() else folder


def all_breaks(game: str) -> list[Place]:
    """Every break of every file of rules."""
    folder = folder_of(game)
    found: list[Place] = []
    for file in sorted(folder.rglob("*.py")):
        if file.stem not in NO_RULES:
            name = str(file.relative_to(folder))
            found += [Place(name, change) for change in breaks(file.read_bytes())]
    return found


class Copy:
    """A copy of the package in which breaks are made."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        self.folder = folder
        shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__"))
        self.rules = folder_of(game, folder)
        for file in folder.rglob("*.py"):
            py_compile.compile(str(file), doraise=True)

    @contextmanager
    def broken(self, place: Place) -> Iterator[None]:
        """The copy with a break in it. Python may not keep what it compiled: it goes by times and sizes of files."""
        file = self.rules / place.file
        whole = file.read_bytes()
        Path(py_compile.compile(str(file)) or "").unlink()
        file.write_bytes(place.change.apply(whole))
        try:
            yield
        finally:
            file.write_bytes(whole)
            py_compile.compile(str(file), doraise=True)

    def passes(self, tests: list[str], plugin: str, **variables: str) -> bool:
        """Run tests until one fails."""
        arguments = self.folder / "tests.txt"
        arguments.write_text("\n".join(tests))
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.folder), str(ROOT / "tools")])}
        # Rules tests need no plugin but the one that pyproject.toml has settings for; all of them take seconds to load.
        env |= {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **variables}
        plugins = ["-p", "no:cacheprovider", "-p", "pytest_asyncio.plugin", "-p", plugin]
        line = [sys.executable, "-m", "pytest", "-x", "-q", *plugins, f"@{arguments}"]
        silent = subprocess.DEVNULL
        run = subprocess.run(line, cwd=ROOT, env=env, stdout=silent, stderr=silent, preexec_fn=limit_memory)
        return run.returncode == 0

    def notes(self) -> Notes:
        """Run all rules tests of the game on the unbroken copy."""
        file = self.folder / "notes.json"
        whole_run = [str(Path("tests", "rules", self.game))]
        if not self.passes(whole_run, "traces", BREAK_FILES=str(self.rules), BREAK_NOTES=str(file)):
            sys.exit(
                f"The rules tests of {self.game} fail without any break: ./dev run pytest {whole_run[0]}"
            )
        found = json.loads(file.read_text())
        functions = {test: {(name, line) for name, line in note[1]} for test, note in found.items()}
        return Notes({test: note[0] for test, note in found.items()}, functions)

    def notices(self, place: Place, notes: Notes) -> bool:
        """Does any test fail?"""
        likely = notes.tests_of(place)
        others = [test for test in notes.tests() if test not in set(likely)]
        limits = self.folder / "limits.json"
        limits.write_text(
            json.dumps({test: 1 + PATIENCE * seconds for test, seconds in notes.seconds.items()})
        )
        with self.broken(place):
            for tests in (likely, others):
                if tests and not self.passes(tests, "limits", BREAK_LIMITS=str(limits)):
                    return True
        return False


def limit_memory() -> None:
    """For one run of tests."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def difference(game: str, place: Place) -> str:
    """The break as the lines that changed."""
    file = folder_of(game) / place.file
    before = file.read_bytes()
    after = place.change.apply(before)
    lines = difflib.unified_diff(before.decode().splitlines(), after.decode().splitlines(), n=0, lineterm="")
    return "\n".join([f"    {line}" for line in list(lines)[3:]])


def try_game(game: str, sample: int, seed: int, processes: int, folder: Path) -> tuple[int, list[Place]]:
    """Try a sample of breaks; returns how many were tried, and those that nothing noticed."""
    every = all_breaks(game)
    Random(f"{game} {seed}").shuffle(every)
    chosen = every[:sample]  # so a larger sample contains the smaller one
    copies: SimpleQueue[Copy] = SimpleQueue()
    first = Copy(game, folder / "0")
    notes = first.notes()
    print(f"{game}: {len(chosen)} of {len(every)} breaks, {len(notes.tests())} tests", flush=True)
    copies.put(first)
    for number in range(1, processes):
        copies.put(Copy(game, folder / str(number)))

    def survives(place: Place) -> bool:
        copy = copies.get()
        try:
            noticed = copy.notices(place, notes)
        finally:
            copies.put(copy)
        if not noticed:
            path = (folder_of(game) / place.file).relative_to(ROOT)
            print(f"\n{path}:{place.change.line}: {place.change.kind}\n{difference(game, place)}", flush=True)
        return not noticed

    with ThreadPoolExecutor(processes) as pool:
        survived = list(pool.map(survives, chosen))
    return len(chosen), [place for place, lives in zip(chosen, survived, strict=True) if lives]


def report(game: str, tried: int, survivors: list[Place]) -> float:
    """One line a game; returns the percentage noticed."""
    percent = 100 * (tried - len(survivors)) / tried if tried else 100.0
    print(f"\n{game}: {tried - len(survivors)} of {tried} breaks noticed, {percent:.1f} %")
    for kind, number in Counter([place.change.kind for place in survivors]).most_common():
        print(f"    not noticed: {number} x {kind}")
    print(flush=True)
    return percent


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev mutate", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, if none is named")
    parser.add_argument("--sample", type=int, default=60, metavar="N", help="how many breaks a game (60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="how many at a time (1)")
    parser.add_argument("--least", type=float, default=95.0, metavar="PERCENT", help="fail below this (95)")
    words = parser.parse_args()
    for game in words.games:
        if game not in games():
            parser.error(f"there is no game {game!r} with rules tests; there are {', '.join(games())}")
    if words.sample < 1 or words.processes < 1:
        parser.error("--sample and --processes should be 1 or more")
    enough = True
    for game in words.games or games():
        with tempfile.TemporaryDirectory(prefix="subrosa-mutate-") as folder:
            tried, survivors = try_game(game, words.sample, words.seed, words.processes, Path(folder))
        enough = report(game, tried, survivors) >= words.least and enough
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
