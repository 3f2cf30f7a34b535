"""The environments ./dev works in: .venv for the project, .venv-peers for the engines it is compared with.

Standard library only. What was done is remembered in stamp files inside the environments: a hash of the
pinned requirements, the Python and the folder they were made for.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
VENV = ROOT / ".venv"
PEERS_VENV = ROOT / ".venv-peers"


class Failed(Exception):
    """Something did not work: what it was, what to do about it, and what was printed."""

    def __init__(self, what: str, advice: str = "", output: str = "") -> None:
        super().__init__(what)
        self.what, self.advice, self.output = what, advice, output

    def show(self) -> None:
        if self.output:
            say("\n".join(self.output.rstrip().splitlines()[-40:]))
        say(self.what)
        if self.advice:
            say(f"What to do: {self.advice}")


def say(text: str, end: str = "\n") -> None:
    """Print progress to stderr, so that `./dev run CMD > file` holds the command's own output alone."""
    print(text, end=end, file=sys.stderr, flush=True)


@contextlib.contextmanager
def stage(what: str) -> Iterator[None]:
    """Print what is being done and how long it took, one line each: several may be under way."""
    start = time.monotonic()
    say(f"{what} ...")
    try:
        yield
    except BaseException:
        say(f"{what}: failed")
        raise
    say(f"{what}: {time.monotonic() - start:.1f} s")


def together(*lanes: Callable[[], None]) -> list[Failed]:
    """Do several things at a time, each in its own lane, and return what failed."""

    def go(lane: Callable[[], None]) -> Failed | None:
        try:
            lane()
        except Failed as failure:
            return failure
        return None

    with ThreadPoolExecutor(len(lanes)) as pool:
        return [failure for failure in pool.map(go, lanes) if failure is not None]


def quietly(command: list[str | Path], advice: str = "", cwd: Path = ROOT) -> None:
    """Run a command and show what it printed only if it fails."""
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        name = " ".join(Path(word).name for word in command[:4])
        raise Failed(f"{name}: ended with code {done.returncode}", advice, done.stdout)


def may_install() -> bool:
    """Tell whether we can install packages of the system: as root, on Debian and its kin."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def apt_install(package: str, advice: str = "") -> None:
    """Install a package of the system."""
    quietly(["apt-get", "update"], advice)
    quietly(["apt-get", "install", "--yes", "--no-install-recommends", package], advice)


@contextlib.contextmanager
def locked(name: str = "dev") -> Iterator[None]:
    """Let one ./dev at a time change environments and builds. The lock ends with its process, always."""
    with open(ROOT / f".{name}.lock", "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another ./dev to finish its set-up ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def base_python() -> str:
    """Return the interpreter that environments are made from, even when ./dev itself was started inside one."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def stamp_for(*files: Path, python: str = "") -> str:
    """Return a hash of these files, and of the folder and the Python that scripts in an environment name."""
    digest = hashlib.sha256(f"{python or sys.version} {sys.base_prefix} {ROOT}".encode())
    for file in files:
        digest.update(b"\0" + file.read_bytes())
    return digest.hexdigest()


def stamped(file: Path, stamp: str) -> bool:
    return file.exists() and file.read_text() == stamp


def make_venv(folder: Path, python: str = "") -> None:
    """Make an environment of another Python, or of the one that runs this."""
    stamp = stamp_for(python=python)
    if stamped(folder / ".made", stamp):
        return
    version = Path(python).name if python else "Python " + ".".join(map(str, sys.version_info[:3]))
    with stage(f"making {folder.name} with {version}"):
        shutil.rmtree(folder, ignore_errors=True)
        quietly(
            [python or base_python(), "-m", "venv", folder], "On Debian and Ubuntu: apt install python3-venv"
        )
        (folder / ".made").write_text(stamp)


def pip_install(folder: Path, *arguments: str | Path) -> None:
    pip: list[str | Path] = [folder / "bin" / "python", "-m", "pip", "install", "--quiet", "--no-input"]
    try:
        # Python compiles what it imports when it does; compiling all of it here takes half a minute.
        quietly([*pip, "--disable-pip-version-check", "--no-compile", *arguments])
    except Failed as failure:
        failure.advice = advice_on_pip(failure.output)
        raise


def install_pinned(folder: Path, name: str) -> None:
    """Install what a file of requirements pins: with uv, or with pip, if uv fails or pip was told where to look.

    Both want every file to be the one that was pinned.
    """
    wanted: list[str | Path] = ["--no-deps", "--require-hashes", "-r", REQUIREMENTS / f"{name}.txt"]
    python = folder / "bin" / "python"
    settings: list[str | Path] = [python, "-m", "pip", "config", "get", "global.index-url"]
    own_index = "PIP_INDEX_URL" in os.environ or subprocess.run(settings, capture_output=True).returncode == 0
    if not own_index:
        with contextlib.suppress(Failed):
            pip_install(folder, "--no-deps", "--require-hashes", "-r", REQUIREMENTS / "uv.txt")
            quietly([folder / "bin" / "uv", "pip", "install", "--quiet", "--python", python, *wanted])
            return
    pip_install(folder, *wanted)


def advice_on_pip(output: str) -> str:
    if "DO NOT MATCH THE HASHES" in output:
        return "A download is not the file that was pinned. Run it again; if it stays so, ./dev lock."
    if re.search(r"Connection|Temporary failure|timed out|SSLError|from versions: none", output):
        return "The package index was not reached: check the network and pip's settings, then run it again."
    return "If the environment itself looks broken: ./dev clean, then run it again."


def set_up(level: str, venv: Path = VENV, python: str = "") -> None:
    """Make .venv ready: level "run" is enough to play, "dev" adds the tools for tests, checks and builds."""
    if is_set_up(level, venv, python):
        return
    with locked():
        if is_set_up(level, venv, python):  # another ./dev did it while we waited
            return
        make_venv(venv, python)
        with stage("installing packages and tools" if level == "dev" else "installing packages"):
            install_pinned(venv, level)
        with stage("installing subrosa"):
            pip_install(venv, "--no-deps", "--no-build-isolation", "-e", ROOT)
        for done in ("run", level):  # dev.txt holds all of run.txt
            (venv / f".{done}").write_text(stamp_of_level(done, python))


def is_set_up(level: str, venv: Path = VENV, python: str = "") -> bool:
    return stamped(venv / f".{level}", stamp_of_level(level, python))


def stamp_of_level(level: str, python: str) -> str:
    return stamp_for(REQUIREMENTS / f"{level}.txt", ROOT / "pyproject.toml", python=python)


def set_up_peers() -> None:
    stamp = stamp_for(REQUIREMENTS / "peers.txt")
    if stamped(PEERS_VENV / ".peers", stamp):
        return
    with locked():
        make_venv(PEERS_VENV)
        with stage("installing peers to compare with"):
            install_pinned(PEERS_VENV, "peers")
        (PEERS_VENV / ".peers").write_text(stamp)
