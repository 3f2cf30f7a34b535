"""The command line in Polish: its help, why something cannot be done, and options by their Polish names."""

import argparse
import ast
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from subrosa import cli, games, phrases
from subrosa.terminal.commands.choosing import read_options
from subrosa.texts import Texts

SOURCE = Path(phrases.__file__).parent
POLISH = phrases.phrases("pl")
# Where an error arises that somebody at a command line can cause.
HEARD = [
    *[
        "files.py",
        "games/__init__.py",
        "bots/__init__.py",
        "bots/bot.py",
        "bots/others.py",
        "table/config/own_bots.py",
        "core/save.py",
    ],
    *["lab/options.py", "lab/arguments.py", "lab/editions/sides.py", "lab/editions/sweep.py"],
    *["lab/arena/saving.py", "lab/trajectories/replays.py", "lab/trajectories/writing.py"],
    *["lab/running/results.py", "lab/running/cluster.py", "lab/reporting/export.py"],
    *["terminal/session/tablefile.py", "table/storage/readiness.py", "lab/analysis/saves.py"],
    *["puzzles/daily.py", "puzzles/puzzle.py", "lab/analysis/judges.py", "lab/arena/ratings.py"],
    *[str(path.relative_to(SOURCE)) for path in sorted(SOURCE.glob("terminal/commands/*.py"))],
    *[str(path.relative_to(SOURCE)) for path in sorted(SOURCE.glob("table/commands/*.py"))],
    *[str(path.relative_to(SOURCE)) for path in sorted(SOURCE.glob("lab/*/command.py"))],
    *[str(path.relative_to(SOURCE)) for path in sorted(SOURCE.glob("games/*/rules/game.py"))],
]
FOR_PROGRAMMERS = ("the entry point ", "Failed(")


def raised(path: Path) -> Iterator[str]:
    """List the sentences of a file's errors, with something in their holes."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            first = node.exc.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value
            elif isinstance(first, ast.JoinedStr):
                yield "".join(str(v.value) if isinstance(v, ast.Constant) else "X" for v in first.values)


@pytest.mark.parametrize("name", HEARD)
def test_errors_have_their_polish_sentence(name: str) -> None:
    missing = [text for text in raised(SOURCE / name) if POLISH.find(text) is None]
    several = (
        "X is not a X: it is not text",
        "X X: it should begin with X and a set-up line",
    )  # more than one sentence
    assert [one for one in missing if one not in several and not one.startswith(FOR_PROGRAMMERS)] == []


def test_all_help_is_polish(monkeypatch: pytest.MonkeyPatch) -> None:
    unknown: list[str] = []
    monkeypatch.setattr(phrases.Phrases, "__call__", lambda self, text: noted(self, text, unknown))
    top = cli.parser(POLISH)
    (commands,) = [action for action in top._actions if isinstance(action, argparse._SubParsersAction)]
    for one in (top, *commands.choices.values()):
        one.format_help()
    names = ("A,B,...", "N", "S", "URL", "ID", "BOT", "HOST:PORT", "30")  # the same in Polish
    assert sorted({text for text in unknown if text not in names and not text.isdecimal()}) == []


def noted(said: phrases.Phrases, text: str, unknown: list[str]) -> str:
    found = said.find(text)
    if found is None:
        unknown.append(text)
    return found or text


def test_holes_are_filled_in_their_order_or_by_number() -> None:
    said = phrases.Phrases(phrases.read_pairs('msgid "{} eats {}"\nmsgstr "{1} is eaten by {0}"\n'))
    assert said("Ada eats bread") == "bread is eaten by Ada"
    assert said("Ada sleeps") == "Ada sleeps"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "chess", "--lang", "pl"], "nie ma gry 'chess'; są: overlord"),
        (["puzzle", "overlord", "--number", "999", "--lang", "pl"], "zagadki mają numery od 1 do "),
        (
            ["puzzle", "overlord", "--day", "jutro", "--lang", "pl"],
            "dzień podaje się tak: 2026-11-17, a nie 'jutro'",
        ),
        (["play", "overlord", "--seats", "20", "--lang=pl"], "może być od 4 do 8 graczy, nie 20"),
        (
            ["replay", "nowhere.save", "--lang", "pl"],
            "nie da się odczytać nowhere.save: nie ma takiego pliku",
        ),
    ],
)
def test_errors_in_polish(capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    assert cli.main(arguments) == 2
    assert told in capsys.readouterr().err


def test_argparse_speaks_polish_and_english_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for language, told in (
        ("pl", "błąd: brakuje argumentów: GRA\n"),
        ("en", "error: the following arguments"),
    ):
        with pytest.raises(SystemExit):
            cli.main(["rules", "--lang", language])
        assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [["--lang", "pl"], ["--lang=pl", "--help"], ["--lang", "pl", "-h"], ["--lang", "en", "--lang", "pl"]],
)
def test_help_in_the_language_before_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with suppress(SystemExit):  # --help ends the program
        cli.main(arguments)
    told = capsys.readouterr().out
    assert "Jeden stół do gier planszowych" in told
    assert "--lang" in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--lang", "pl", "games"], "Śmierć Jaśniepanu!"),
        (["--lang=pl", "rules", "overlord", "5.4"], "5.4 Próba"),
        (["--lang", "pl", "games", "--lang", "en"], "Kill the Overlord"),
        (["--lang", "en", "games", "--lang", "pl"], "Śmierć Jaśniepanu!"),
    ],
)
def test_a_language_before_the_command_and_after_it(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    assert cli.main(arguments) == 0
    assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--lang", "de", "games"], "error: argument --lang: invalid choice: 'de' (choose from "),
        (["games", "--lang", "de"], "error: argument --lang: invalid choice: 'de' (choose from "),
        (["--lang"], "error: argument --lang: expected one argument"),
        (["--lang", "games"], "error: argument --lang: invalid choice: 'games' (choose from "),
        (["--lang", "pl", "chess"], "błąd: POLECENIE: nie ma takiej możliwości: 'chess' (są: "),
        (["--lang", "pl", "games", "--lang", "de"], "błąd: --lang: nie ma takiej możliwości: 'de' (są: "),
    ],
)
def test_wrong_languages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], told: str
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("may_die=yes", {"may_die": "yes"}),
        ("may_die=tak", {"may_die": "yes"}),
        ("Cel Buntu=dokładnie", {"mutiny_rank": "exact"}),
        ("obsada=mieszana", {"cast": "mixed"}),
        ("obsada=Jaśniepan,kapitan,Kupiec,Wieśniak", {"cast": "overlord,captain,merchant,peasant"}),
        ("nonsens=1", {"nonsens": "1"}),
    ],
)
def test_options_by_their_polish_names(typed: str, meant: dict[str, str]) -> None:
    assert read_options([typed], Texts("pl", games.get("overlord"))) == meant
