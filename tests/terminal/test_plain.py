"""Line mode, as a real process: games to the end, stopping, resuming, the curtain."""

import json
import re
import signal
from pathlib import Path

import pytest

from tests.terminal.support import Terminal, run, saves


def core_save(path: Path) -> str:
    return path.read_text("utf-8").partition("\n")[2]


@pytest.mark.parametrize(("seed", "language"), [("7", "en"), ("8", "pl"), ("nine", "en")])
def test_a_game_to_its_end(tmp_path: Path, seed: str, language: str) -> None:
    done = run(
        tmp_path, "play", "overlord", "--plain", "--seed", seed, "--lang", language, answers="1\n" * 5000
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "subrosa replay" in done.stdout
    assert "--resume" not in done.stdout
    assert ("wins" if language == "en" else "wygrywa") in done.stdout
    assert "\x1b" not in done.stdout
    [path] = saves(tmp_path)
    assert json.loads(path.read_text("utf-8").splitlines()[0])["lang"] == language


def test_without_a_terminal_it_is_plain(tmp_path: Path) -> None:
    done = run(
        tmp_path, "play", "overlord", "--seats", "4", "--me", "1,3", "--seed", "3", answers="1\n" * 9000
    )
    assert done.returncode == 0
    assert "subrosa replay" in done.stdout


def test_watching_bots(tmp_path: Path) -> None:
    done = run(
        tmp_path, "play", "overlord", "--me", "none", "--bots", "random,scripted,random,scripted,random"
    )
    assert done.returncode == 0
    assert "wins" in done.stdout


def test_exhausted_input_saves_and_tells_how_to_go_on(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "overlord", "--seed", "7", answers="1\n" * 4)
    [path] = saves(tmp_path)
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == f"To continue: subrosa play --resume {path}"


def test_a_resumed_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    straight, broken = tmp_path / "straight", tmp_path / "broken"
    run(straight, "play", "overlord", "--seed", "11", answers="1\n" * 5000)
    run(broken, "play", "overlord", "--seed", "11", "--names", "Ada,Bo", "--lang", "pl", answers="1\n" * 9)
    [path] = saves(broken)
    for _ in range(2):
        again = run(broken, "play", "--resume", str(path), answers="1\n" * 13)
        assert again.returncode == 0
        assert "Ada" in again.stdout
        assert "Dalszy ciąg" in again.stdout
    run(broken, "play", "--resume", str(path), answers="1\n" * 5000)
    assert core_save(path) == core_save(saves(straight)[0])
    assert saves(broken) == [path]


def test_a_bare_save_can_be_resumed(tmp_path: Path) -> None:
    run(tmp_path, "play", "overlord", "--seed", "7", answers="1\n" * 4)
    [path] = saves(tmp_path)
    bare = tmp_path / "bare.save"
    bare.write_text(core_save(path), "utf-8")
    done = run(tmp_path, "play", "--resume", str(bare), "--me", "2", answers="1\n")
    assert done.returncode == 0
    assert "Seat 2: Guest, a person" in done.stdout


def test_answers_and_questions(tmp_path: Path) -> None:
    answers = "\n".join(
        [
            "?",
            "? 1",
            "? mutiny",
            "? play blackmail 2",
            "? nonsense",
            "? mutny",
            "? 5.4",
            "? Bruno",
            "",
            "99",
            "frobnicate",
            "play mutiny 2",
            "hand",
            "table",
            "log",
            "rules 9",
            "rules zebra",
            "undo",
            "help",
            f"save {tmp_path}/other.save",
            f"save {tmp_path}/no/such/folder",
            "save zero\0byte",
            "auto",
            "lang de",
            "lang pl",
            "stół",
            "quit",
        ]
    )
    done = run(tmp_path, "play", "overlord", "--seed", "7", "--me", "1", answers=answers)
    text = done.stdout
    assert done.returncode == 0
    assert done.stderr == ""
    for words in (
        "Rule 5.1 The choice",
        "To type it: pick 2",
        "You can choose this now.",
        "exchange character cards",
        "Not now. ",
        "There is nothing called “nonsense” here",
        "Did you mean: mutiny?",
        "“de” is not one of the languages: en, pl",
        "The holder does one of these",
        "Bruno is the Squire",
        "Answer with a number from 1 to 4, or type help.",
        "The choices go from 1 to 4.",
        "“frobnicate” is not a move in this game",
        "Draw pile: ",
        "9.1 Last one standing",
        "The rules have no paragraph zebra",
        "There is nothing you can take back",
        "save FILE",
        f"Saved: {tmp_path}/other.save",
        "The game cannot be saved there",
        "you pass automatically",
        "Stos doboru",
        "Dalszy ciąg: subrosa play --resume",
    ):
        assert words in text, words
    assert (tmp_path / "other.save").exists()


def test_words_of_a_choice_are_enough(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "overlord", "--seed", "7", "--me", "1", answers="choose ka\n")
    assert "Guest sends the executioner for Kai." in done.stdout


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_signals_save_the_game(tmp_path: Path, number: signal.Signals, code: int) -> None:
    arguments = ["play", "overlord", "--plain", "--seed", "7", "--me", "1"]
    with Terminal(tmp_path, *arguments, columns=120, rows=40) as terminal:
        terminal.wait_for("4. Choose Bruno")
        terminal.send("3\r")
        terminal.wait_for("has the Execution Order")
        if number == signal.SIGINT:
            terminal.child.sendintr()
        else:
            terminal.child.kill(number)
        assert terminal.finish() == code
        assert "To continue: subrosa play --resume" in terminal.text()
    [path] = saves(tmp_path)
    done = run(tmp_path, "play", "--resume", str(path), answers="1\n" * 5000)
    assert "subrosa replay" in done.stdout


def test_the_curtain(tmp_path: Path) -> None:
    """What one person could see is not printed again after the screen has been passed on."""
    arguments = ["play", "overlord", "--plain", "--seed", "7", "--me", "0,1", "--names", "Ada,Bo"]
    done = run(tmp_path, *arguments, answers="\n1\n\nhand\nlog\ntable\n")
    before, _, after = done.stdout.partition("Pass the screen to Ada")
    [secret] = re.findall(r"Bo draws 2 cards: (.+)\.", before)
    assert set(secret.split(", ")) == {"Guilty Plea", "Uprising"}
    [own] = re.findall(r"Ada draws 2 cards: (.+)\.", after)[:1]
    assert set(own.split(", ")) == {"Martyrdom", "Repression"}
    assert "Bo draws 2 cards." in after
    assert "Uprising" not in after
    assert "Guilty Plea" not in after


def test_the_curtain_wipes_a_terminal(tmp_path: Path) -> None:
    arguments = ["play", "overlord", "--plain", "--seed", "7", "--me", "0,1", "--names", "Ada,Bo"]
    with Terminal(tmp_path, *arguments, columns=100) as terminal:
        terminal.wait_for("Bo, press Enter")
        terminal.send("\r")
        terminal.wait_for("Uprising")
        terminal.send("1\r")
        text = terminal.wait_for("Ada, press Enter")
        assert "Uprising" not in text
        assert b"\x1b[3J" in terminal.everything
        terminal.send("\x04")
        assert terminal.finish() == 0
