"""Wheels: pure and compiled ones with the browser's page inside, each tried in a fresh environment.

That environment sees the wheel, and of the packages in ours only those that the wheel asks for. It finds no compiler
and no Node. Nothing is downloaded, so a try takes seconds, and whatever a wheel needs and does not ask for is missing.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from importlib.metadata import Distribution, distributions
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
NAME = "subrosa-games"

# One game of each kind by random choices, with its texts in both languages, its rules and its bots.
PLAY = """
import sys
from random import Random
from subrosa import bots, games
from subrosa.core import state
from subrosa.texts import LANGUAGES, Texts, read_rules
assert state.__file__.endswith(sys.argv[1]), state.__file__
for name in games.ours():
    game = games.get(name)
    playing, chance = game.new(seed=1), Random(1)
    bots.make("normal", game, 1).choose(view := playing.view(playing.waiting[0]), view["choices"])
    while playing.waiting:
        playing.choose(playing.waiting[0], chance.choice(playing.options(playing.waiting[0])))
    assert playing.result is not None
    for language in LANGUAGES:
        assert Texts(language, game).has("game-name") and read_rules(language, game.package).language == language
print(*games.ours())
"""


class BadWheel(Exception):
    """A wheel that does not do what a wheel must do."""


def make_wheel(out: Path, compiled: Path | None = None) -> Path:
    """Make a wheel of what is there, with the modules of a compiled copy if one is named, and return its file."""
    env = dict(os.environ) | ({"SUBROSA_COMPILED": str(compiled)} if compiled else {})
    with tempfile.TemporaryDirectory() as folder:
        line = ["-m", "build", "--wheel", "--no-isolation", "--outdir", folder, str(ROOT)]
        run([sys.executable, *line], env)
        (made,) = Path(folder).glob("*.whl")
        out.mkdir(exist_ok=True)
        return Path(shutil.move(made, out / made.name))


class Fresh:
    """A fresh environment with a wheel in it, and with the packages that it asks for."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        run([sys.executable, "-m", "venv", "--without-pip", str(folder)])
        self.python = folder / "bin" / "python"
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(self.python)]
        run([*pip, "install", "--quiet", "--no-index", "--no-deps", "--no-compile", str(wheel)])
        (self.packages,) = folder.glob("lib/python*/site-packages")
        self.add_packages()

    def add_packages(self, *extras: str) -> None:
        """Let the environment see those packages of ours that the wheel asks for, with these extras."""
        (wheel,) = distributions(name=NAME, path=[str(self.packages)])
        for package in asked_for(wheel, set(extras)):
            for name in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
                link = self.packages / name
                if not link.exists():
                    link.symlink_to(Path(str(package.locate_file(name))).resolve())

    def run(self, *words: str) -> str:
        """Run a program of the environment and return what it printed. Raises BadWheel if it fails."""
        return run([str(self.folder / "bin" / words[0]), *words[1:]], self.env(), self.folder)

    def refused(self, *words: str) -> str:
        """Return why a program fails. Raises BadWheel if it does not."""
        try:
            said = self.run(*words)
        except BadWheel as failure:
            return str(failure)
        raise BadWheel(f"{' '.join(words)} should have failed:\n{said}")

    def env(self) -> dict[str, str]:
        """Return variables with which nothing outside of the environment is found."""
        return {"PATH": str(self.folder / "bin"), "HOME": str(self.folder), "LANG": "C.UTF-8"}

    # ---- trying

    def play(self, suffix: str = ".py") -> None:
        """Play every game, with an engine whose modules end like this, and one at the command line."""
        self.run("python", "-c", PLAY, suffix)
        self.run(
            "subrosa", "play", "overlord", "--me", "none", "--seed", "7", "--plain", "--speed", "instant"
        )

    def page(self) -> str:
        """Serve tables, and return the page of the server, with whose files it would be drawn. Raises BadWheel."""
        line = [str(self.folder / "bin" / "subrosa"), "serve", "--no-open", "--port", "0"]
        with subprocess.Popen(
            line, cwd=self.folder, env=self.env(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout and server.stderr
            try:
                found = re.search(r"http://[^\s/]+", said := server.stdout.readline())
                if found is None:
                    raise BadWheel(said + server.stderr.read())
                text = fetched(f"{found[0]}/", server)
                for file in re.findall(r'(?:src|href)="(/assets/[^"]+)"', text):
                    fetched(found[0] + file, server)
                return text
            finally:
                server.terminate()


def fetched(address: str, server: subprocess.Popen[str]) -> str:
    """Return what a server answers, whose address is known a moment before it does. Raises BadWheel."""
    patience = time.monotonic() + 120
    while server.poll() is None and time.monotonic() < patience:
        try:
            with urlopen(address) as answer:
                return str(answer.read().decode())
        except HTTPError as error:
            raise BadWheel(f"{address}: {error.code}\n{error.read().decode()}") from error
        except URLError:
            time.sleep(0.1)
    raise BadWheel(f"nobody answers at {address}")


def try_wheel(wheel: Path, folder: Path, suffix: str) -> None:
    """Play with a wheel in a fresh environment, then serve with the packages of a server. Raises BadWheel."""
    fresh = Fresh(folder / "fresh", wheel)
    fresh.play(suffix)
    if "[server]" not in fresh.refused("subrosa", "serve"):
        raise BadWheel(f"{wheel.name} does not say how to get a server")
    fresh.add_packages("server")
    if 'type="module"' not in (page := fresh.page()):
        raise BadWheel(f"{wheel.name} serves something else than our page:\n{page}")


def asked_for(package: Distribution, extras: set[str]) -> list[Distribution]:
    """Return all packages of our own environment that a package needs, and those which these need."""
    from packaging.requirements import Requirement

    ours = {plain(one.name): one for one in distributions() if one.name}
    found: dict[str, set[str]] = {}
    waiting = [(package, extras | {""})]
    while waiting:
        one, wanted = waiting.pop()
        for requirement in map(Requirement, one.requires or ()):
            name, more = plain(requirement.name), {"", *requirement.extras}
            marker = requirement.marker
            if marker is not None and not any(marker.evaluate({"extra": extra}) for extra in wanted):
                continue
            if name not in found or not more <= found[name]:
                found[name] = found.get(name, set()) | more
                waiting.append((ours[name], found[name]))
    return [ours[name] for name in found]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def run(line: list[str], env: dict[str, str] | None = None, cwd: Path = ROOT) -> str:
    """Run a program and return what it printed. Raises BadWheel with all of it if it fails."""
    done = subprocess.run(line, env=env, cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        raise BadWheel(f"{Path(line[0]).name} ended with code {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    compiled = Path(sys.argv[2]) if sys.argv[2:] else None
    made = make_wheel(Path(sys.argv[1]), compiled)
    with tempfile.TemporaryDirectory() as folder:
        try_wheel(made, Path(folder), ".so" if compiled else ".py")
