"""The real command in a real terminal."""

import signal
from pathlib import Path

import pytest

from tests.terminal.screenshot import draw
from tests.terminal.support import Terminal, run, saves

pytestmark = pytest.mark.slow  # whole screens


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (140, 45)])
def test_the_screen(tmp_path: Path, columns: int, rows: int) -> None:
    arguments = ["play", "overlord", "--seed", "7", "--me", "1", "--names", "Ada,Bo", "--speed", "instant"]
    with Terminal(tmp_path, *arguments, columns=columns, rows=rows) as terminal:
        ring = columns == 140
        wanted = ("Kill the Overlord", "Ada", "Bo (you)", "Overlord", "Uprising", "? explain", "1 Choose")
        terminal.wait(
            lambda text: all(words in text for words in wanted) and ("╭" in text) == ring, "the table"
        )
        terminal.send("/? play mutiny 2\r")
        terminal.wait_for("Not now.")
        terminal.send("\x1b")
        terminal.wait(lambda text: "Not now." not in text, "the table again")
        terminal.send("1")
        terminal.wait_for("Take it yourself")
        terminal.send("\x03")
        assert terminal.finish() == 0
        assert b"subrosa play --resume" in terminal.everything
    [path] = saves(tmp_path)
    done = run(tmp_path, "play", "--resume", str(path), answers="1\n" * 5000)
    assert "Seat 1: Bo, a person" in done.stdout
    assert "subrosa replay" in done.stdout


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves_the_game(tmp_path: Path, number: signal.Signals) -> None:
    with Terminal(
        tmp_path, "play", "overlord", "--seed", "7", "--lang", "pl", columns=100, rows=30
    ) as terminal:
        terminal.wait_for("Giermek")
        terminal.child.kill(number)
        assert terminal.finish() == 0
        assert "Dalszy ciąg".encode() in terminal.everything
    assert len(saves(tmp_path)) == 1


def test_replay_on_the_screen(tmp_path: Path) -> None:
    run(tmp_path, "play", "overlord", "--seed", "7", answers="1\n" * 12)
    [path] = saves(tmp_path)
    with Terminal(tmp_path, "replay", str(path), columns=120, rows=36) as terminal:
        terminal.wait_for("as a spectator")
        terminal.send("\x1b[C")
        terminal.wait_for("takes the Execution Order")
        terminal.send("v")
        terminal.wait_for("as Guest saw it")
        terminal.send("/open\r")
        terminal.wait_for("everything open")
        terminal.send("q")
        assert terminal.finish() == 0


async def test_the_picture_in_the_readme() -> None:
    picture = await draw()
    assert "subrosa&#160;play&#160;overlord" in picture or "subrosa play overlord" in picture
    assert "Marta" in picture
    assert "url(" not in picture.replace("url(#", "")
