"""Running the real command: through pipes, and in a real terminal whose screen can be read."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pexpect
import pyte

import subrosa
from subrosa import games
from subrosa.core.state import State
from subrosa.files import HUMAN, Company
from subrosa.terminal.session.session import Session

PATIENCE = 300  # seconds after which something has failed to happen; nothing waits that long when all is well
NAMES = ("Ada", "Bo", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal")


def environment(home: Path) -> dict[str, str]:
    """Return the environment without the language, colours and data folder of whoever runs the tests."""
    foreign = ("LC_", "LANG", "COLUMNS", "LINES", "NO_COLOR")
    env = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
    package = str(Path(subrosa.__file__).parents[1])
    env["PYTHONPATH"] = os.pathsep.join(filter(None, [package, env.get("PYTHONPATH")]))
    return env | {
        "LANG": "C.UTF-8",
        "XDG_DATA_HOME": str(home),
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
    }


def run(home: Path, *arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command with answers through a pipe."""
    line = [sys.executable, "-m", "subrosa.cli", *arguments]
    return subprocess.run(
        line,
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home),
        timeout=PATIENCE,
    )


def saves(home: Path) -> list[Path]:
    return sorted((home / "subrosa").glob("*.save"))


class Terminal:
    """The command in its own terminal."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, rows: int = 24) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.everything = b""
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "subrosa.cli", *arguments],
            dimensions=(rows, columns),
            env=environment(home),
            timeout=PATIENCE,
        )

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error: object) -> None:
        self.child.close(force=True)

    def read(self) -> bool:
        """Read what has been printed; return False when the command has ended."""
        try:
            data = self.child.read_nonblocking(65536, timeout=0.05)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.everything += data
        self.stream.feed(data)
        return True

    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)

    def wait(self, condition: Callable[[str], bool], what: str = "") -> str:
        """Watch the screen until something is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            alive = self.read()
            if condition(self.text()):
                return self.text()
            if not alive:
                break
        raise AssertionError(f"not on the screen: {what}\n{self.text()}")

    def wait_for(self, words: str) -> str:
        return self.wait(lambda text: words in text, words)

    def send(self, keys: str) -> None:
        self.child.send(keys)

    def finish(self) -> int:
        """Wait for the end and return the exit code."""
        end = time.monotonic() + PATIENCE
        while self.read() and time.monotonic() < end:
            pass
        self.child.close()
        status = self.child.exitstatus
        return -1 if status is None else status


def session(
    folder: Path,
    state: State | None = None,
    humans: tuple[int, ...] = (0,),
    language: str = "en",
    bot: str = "random",
    seats: int = 5,
    seed: int = 7,
) -> Session:
    """Make a table with people and random bots."""
    if state is None:
        state = games.get("overlord").new(seats=seats, seed=seed)
    players = [HUMAN if seat in humans else bot for seat in range(state.seats)]
    return Session(Company(list(NAMES[: state.seats]), players, language), state, folder / "table.save")
