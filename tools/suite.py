"""What `./dev test` runs, and on which build.

Core, parts, the games' rules and what bots judge by are compiled. Tests that compare the two builds (the laws,
transcripts, saves) run on both, and so do those of core and parts, which others extend. Everything else runs once,
since the sources are the same: what tests rules or plays games on the compiled package, if there is one, because it is
faster and stricter about types, and the rest on pure Python.
"""

from __future__ import annotations

import contextlib
import glob
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from environments import ROOT, say

ON_BOTH = ("conformance", "core", "examples", "parts", "saves", "transcripts")
ON_THE_FASTER = ("bots", "browser", "env", "lab", "rules", "security")
# Waits for pages most of the time: runs beside everything else, from the beginning to the end.
BROWSER = "tests/browser"
# What starts processes, listens or waits, and could depend on the speed of the machine.
IN_TIME = ("bots", "browser", "lab", "project", "table", "terminal")
NEWER = ("3.11", "3.12", "3.13", "3.14")


def on_pure(compiled: bool) -> list[str]:
    """Return what pytest is told on pure Python: everything, but for what a compiled package does faster."""
    return ["-m", "not once", *[f"--ignore=tests/{name}" for name in ON_THE_FASTER]] if compiled else []


def quick() -> list[str]:
    """Return what pytest is told when somebody waits for it."""
    return ["-m", "not slow"]


CORES = os.cpu_count() or 1


def workers(beside: bool = False) -> list[str]:
    """Return how many tests run at a time, by themselves or beside those of another build.

    Many wait for a server or a screen: more workers than there are cores keep the cores busy.
    """
    return ["-n", str(CORES + (0 if beside else 1))]


def busy_workers() -> list[str]:
    """Return how many tests run at a time where they keep a core busy, beside two other sets of tests.

    A single one is no worker: nobody has to hand out tests to it.
    """
    return ["-n", str(CORES // 2 if CORES > 3 else 0)]


def on_compiled() -> dict[str, list[str]]:
    """Return what pytest is told on the compiled package, in runs side by side, by what they test."""
    others = [f"tests/{name}" for name in (*ON_BOTH, *ON_THE_FASTER)]
    others.remove(BROWSER)
    return {" in the browser": [*busy_workers(), BROWSER], "": [*busy_workers(), *others]}


def in_time(faster: str, arguments: list[str]) -> dict[str, list[str]]:
    """Return what pytest is told beside busy cores, by build: each test on the build on which it usually runs."""
    if is_chosen(arguments):
        return {faster: []}
    wanted: dict[str, list[str]] = {}
    for name in IN_TIME:
        wanted.setdefault(faster if name in ON_THE_FASTER else "pure", []).append(f"tests/{name}")
    return wanted


def is_chosen(arguments: list[str]) -> bool:
    """Tell whether somebody has said which files they want: these then run on both builds."""
    return any(
        not word.startswith("-") and Path(ROOT, word.partition("::")[0]).exists() for word in arguments
    )


def pythons() -> dict[str, str]:
    """Return the Pythons of this machine that Sub Rosa is for, by version."""
    managed = os.environ.get("PYENV_ROOT", str(Path.home() / ".pyenv"))
    found = {}
    for version in NEWER:
        name = f"python{version}"
        candidates = [shutil.which(name), *sorted(glob.glob(f"{managed}/versions/{version}.*/bin/{name}"))]
        for candidate in filter(None, candidates):
            if subprocess.run([candidate, "-c", ""], capture_output=True).returncode == 0:
                found[version] = candidate
                break
    return found


class Behind:
    """Tests of the compiled package that run beside those of pure Python, and are shown after them."""

    def __init__(self, what: str, line: list[str | Path], env: dict[str, str]) -> None:
        self.name = f"tests on the compiled package{what}"
        self.output = tempfile.NamedTemporaryFile()  # noqa: SIM115 - lives as long as the tests
        self.process = subprocess.Popen(line, cwd=ROOT, env=env, stdout=self.output, stderr=subprocess.STDOUT)

    def follow(self) -> int:
        """Show what they have printed so far and whatever follows, and return their exit code."""
        say(f"{self.name}, which began some minutes ago")
        with open(self.output.name, "rb") as printed:
            while True:
                over = self.process.poll() is not None
                sys.stdout.buffer.write(printed.read())
                sys.stdout.flush()
                if over:
                    return self.process.returncode
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.process.wait(1)


@contextlib.contextmanager
def busy() -> Iterator[None]:
    """Keep every core busy with something else."""
    spinning = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)
    ]
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.wait()
