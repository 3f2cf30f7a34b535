"""Break the rules of a game, one break at a time, and tell which breaks its tests do not notice: ./dev mutate

Rules tests are run until one fails, those that run the broken function first. Mostly a process that has gathered all
tests forks and exchanges the function (`tries.py`); what is worked out while modules are imported is broken in a
copy of the package instead, and tried in a process of its own. A break that changes nothing anybody could notice is
written down in `tests/rules/<id>/equivalent.toml`, with the reason.
"""

from __future__ import annotations

import argparse
import difflib
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from breaks import Break, breaks

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
RULES_TESTS = ROOT / "tests" / "rules"
# Files of a game that have no rules in them: names, the card file, what the laws of tests/conformance prove, and rows
# of numbers, which tests/env compares with what the layout makes of a view.
NO_RULES = {"__init__", "words", "data", "checks", "view", "imagine", "position", "row"}
MEMORY = 2 << 30  # for a break that makes a loop collect things for ever
PATIENCE = 10  # times as long as a test took unbroken, plus a second
EQUIVALENT = "equivalent.toml"  # beside the tests of a game's rules


class Place(NamedTuple):
    """A break, and the file in which it is made."""

    file: str  # inside the game's folder
    change: Break


class Notes(NamedTuple):
    """What is known from a run of the unbroken rules."""

    seconds: dict[str, float]  # of each test; "" is what is done before the first one
    functions: dict[str, set[tuple[str, int]]]  # that each test runs

    def tests(self) -> list[str]:
        """Return all tests."""
        return [test for test in self.seconds if test]

    def is_everywhere(self, place: Place) -> bool:
        """Tell whether a break matters while modules are imported, and so to all tests."""
        return place.change.function is None or (place.file, place.change.function) in self.functions[""]

    def is_run(self, place: Place) -> bool:
        """Tell whether any test runs the broken function: no other break of a function can be noticed."""
        function = (place.file, place.change.function)
        return any(function in functions for functions in self.functions.values())

    def tests_of(self, place: Place) -> list[str]:
        """Return all tests: those that ran the broken function first, and the quickest of them before the others.

        The others count too: what a function worked out may be remembered from one test to the next.
        """
        function = (place.file, place.change.function)
        return sorted(
            self.tests(), key=lambda test: (function not in self.functions[test], self.seconds[test])
        )


def games() -> list[str]:
    """Return the games that have rules tests."""
    return sorted(
        [folder.name for folder in (ROOT / "tests" / "rules").iterdir() if any(folder.glob("test_*.py"))]
    )


def folder_of(game: str, source: Path = SOURCE) -> Path:
    """Return where a game's rules are."""
    return source / "subrosa" / "games" / game / "rules"


def all_breaks(game: str) -> list[Place]:
    """Return every break of every file of rules."""
    folder = folder_of(game)
    found: list[Place] = []
    for file in sorted(folder.rglob("*.py")):
        if file.stem not in NO_RULES:
            name = str(file.relative_to(folder))
            found += [Place(name, change) for change in breaks(file.read_bytes())]
    return found


class Copy:
    """A copy of the package in which breaks are made, and a process that tries what needs no fresh one."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        self.folder = folder
        shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__"))
        self.rules = folder_of(game, folder)
        self.numbers = count(1)
        self.trying: subprocess.Popen[bytes] | None = None

    @contextmanager
    def broken(self, place: Place) -> Iterator[None]:
        """Keep a break in the copy for a while."""
        file = self.rules / place.file
        whole = file.read_bytes()
        self.write(file, place.change.apply(whole))
        try:
            yield
        finally:
            self.write(file, whole)

    def write(self, file: Path, content: bytes) -> None:
        """Write a file that cannot be mistaken for anything compiled before: Python goes by times and sizes."""
        file.write_bytes(content)
        moment = next(self.numbers)
        os.utime(file, (moment, moment))

    def command(self, tests: list[str], plugins: list[str]) -> list[str]:
        """Return the line that runs tests until one fails."""
        arguments = self.folder / f"tests-{next(self.numbers)}.txt"  # a process may read its own much later
        arguments.write_text("\n".join(tests))
        # Rules tests need no plugin but the one that pyproject.toml has settings for; all of them take seconds to load.
        words = [
            word
            for plugin in ["no:cacheprovider", "pytest_asyncio.plugin", *plugins]
            for word in ("-p", plugin)
        ]
        return [sys.executable, "-m", "pytest", "-x", "-q", *words, f"@{arguments}"]

    def environment(self, **variables: str) -> dict[str, str]:
        """Return the variables of a process that uses the copy."""
        own = {"PYTHONPATH": os.pathsep.join([str(self.folder), str(ROOT / "tools")])}
        own |= {"PYTHONPYCACHEPREFIX": str(self.folder / "pycache"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        return {**inherited, **own, **variables}

    def passes(self, tests: list[str], plugin: str, **variables: str) -> bool:
        """Run tests until one fails."""
        run = subprocess.run(
            self.command(tests, [plugin]),
            cwd=ROOT,
            env=self.environment(**variables),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=limit_memory,
        )
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

    def start(self, notes: Notes) -> None:
        """Start the process that tries breaks of functions, and wait until it has imported the unbroken rules."""
        limits = self.folder / "limits.json"
        limits.write_text(
            json.dumps({test: 1 + PATIENCE * seconds for test, seconds in notes.seconds.items()})
        )
        theirs_in, ours_out = os.pipe()
        ours_in, theirs_out = os.pipe()
        self.trying = subprocess.Popen(
            self.command([str(Path("tests", "rules", self.game))], ["limits", "tries"]),
            cwd=ROOT,
            env=self.environment(BREAK_LIMITS=str(limits), BREAK_PIPES=f"{theirs_in} {theirs_out}"),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(theirs_in, theirs_out),
            preexec_fn=limit_memory,
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self.questions, self.answers = os.fdopen(ours_out, "w"), os.fdopen(ours_in)
        self.answer()

    def stop(self) -> None:
        """End that process: it has nothing more to read."""
        if self.trying is not None:
            self.questions.close()
            self.answers.close()
            self.trying.wait()

    def notices(self, place: Place, notes: Notes) -> bool:
        """Tell whether any test fails."""
        everywhere = notes.is_everywhere(place)
        if not everywhere and not notes.is_run(place):
            return False
        tests = notes.tests_of(place)
        answer = "cannot" if everywhere else self.ask(place, tests)
        if answer != "cannot":
            return answer == "noticed"
        with self.broken(place):
            limits = str(self.folder / "limits.json")
            return not self.passes(tests, "limits", BREAK_LIMITS=limits)

    def ask(self, place: Place, tests: list[str]) -> str:
        """Return what the process that tries breaks says."""
        file = self.rules / place.file
        source = place.change.apply(file.read_bytes()).decode()
        ask = {"file": str(file), "line": place.change.function, "source": source, "tests": tests}
        print(json.dumps(ask), file=self.questions, flush=True)
        return self.answer()

    def answer(self) -> str:
        """Return the next line of the process that tries breaks."""
        answer = self.answers.readline().strip()
        assert answer, "the process that tries breaks has ended"
        return answer


def limit_memory() -> None:
    """Limit the memory of one run of tests."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def difference(game: str, place: Place) -> list[str]:
    """Return the break as the lines that changed."""
    file = folder_of(game) / place.file
    before = file.read_bytes()
    after = place.change.apply(before)
    lines = difflib.unified_diff(before.decode().splitlines(), after.decode().splitlines(), n=0, lineterm="")
    return list(lines)[3:]


class Judged(NamedTuple):
    """A break that somebody has judged impossible to notice."""

    game: str
    file: str
    before: str  # the line that changes, without spaces around it
    after: str
    why: str


@cache
def judged() -> list[Judged]:
    """Return the breaks that are equivalent."""
    found: list[Judged] = []
    for path in sorted(RULES_TESTS.glob(f"*/{EQUIVALENT}")):
        entries = tomllib.loads(path.read_text("utf-8"))["equivalent"]
        found += [Judged(path.parent.name, **entry) for entry in entries]
    return found


def judgement(game: str, place: Place) -> str:
    """Return why a break is equivalent, or nothing."""
    here = [one for one in judged() if (one.game, one.file) == (game, place.file)]
    lines = [line[1:].strip() for line in difference(game, place)] if here else []
    return next((one.why for one in here if lines == [one.before, one.after]), "")


def drawn(game: str, every: list[Place], seed: int) -> list[Place]:
    """Return breaks in a random order that stays the same when other lines of the rules change."""
    lots: dict[Place, bytes] = {}
    alike: Counter[str] = Counter()
    for place in every:
        words = "\n".join([str(seed), game, place.file, place.change.kind, *difference(game, place)])
        lots[place] = blake2b(f"{words}{alike[words] or ''}".encode()).digest()
        alike[words] += 1
    return sorted(every, key=lots.__getitem__)


def try_game(game: str, sample: int, seed: int, processes: int, folder: Path) -> tuple[int, list[Place]]:
    """Try a sample of breaks; return how many were tried, and those that nothing noticed."""
    every = all_breaks(game)
    chosen = drawn(game, every, seed)[:sample]  # so a larger sample contains the smaller one
    copies = [Copy(game, folder / str(number)) for number in range(processes)]
    notes = copies[0].notes()
    print(f"{game}: {len(chosen)} of {len(every)} breaks, {len(notes.tests())} tests", flush=True)
    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        copy.start(notes)
        free.put(copy)

    def survives(place: Place) -> bool:
        copy = free.get()
        try:
            noticed = copy.notices(place, notes)
        finally:
            free.put(copy)
        if not noticed:
            tell(game, place)
        return not noticed

    try:
        with ThreadPoolExecutor(processes) as pool:
            survived = list(pool.map(survives, chosen))
    finally:
        for copy in copies:
            copy.stop()
    return len(chosen), [place for place, lives in zip(chosen, survived, strict=True) if lives]


def tell(game: str, place: Place) -> None:
    """Print a break that nothing noticed."""
    path = (folder_of(game) / place.file).relative_to(ROOT)
    lines = [f"\n{path}:{place.change.line}: {place.change.kind}", *difference(game, place)]
    if why := judgement(game, place):
        lines.append(f"equivalent: {why}")
    print("\n    ".join(lines), flush=True)


def report(game: str, tried: int, survivors: list[Place]) -> float:
    """Print one line per game; return the percentage noticed."""
    percent = 100 * (tried - len(survivors)) / tried if tried else 100.0
    print(f"\n{game}: {tried - len(survivors)} of {tried} breaks noticed, {percent:.1f} %")
    unjudged = [place for place in survivors if not judgement(game, place)]
    for kind, number in Counter([place.change.kind for place in unjudged]).most_common():
        print(f"    not noticed: {number} x {kind}")
    if len(unjudged) < len(survivors):
        print(
            f"    not noticed: {len(survivors) - len(unjudged)} x equivalent, see tests/rules/{game}/{EQUIVALENT}"
        )
    print(flush=True)
    return percent


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev mutate", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, if none is named")
    parser.add_argument("--sample", type=int, default=60, metavar="N", help="how many breaks per game (60)")
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
