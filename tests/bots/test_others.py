"""Bots of other people: by module and class, and by the entry points of installed packages."""

import sys
from pathlib import Path

import pytest

from examples.bots.patient import Patient
from subrosa import bots, cli, games
from subrosa.bots import UnknownBot
from subrosa.bots.match import UNFINISHED, play
from subrosa.core import BadSetup
from subrosa.terminal.commands.seating import read_bots

GAME = games.get("overlord")
PATIENT = "examples.bots.patient:Patient"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Put a package on the path that brings the bot of the example, and one that is none."""
    info = tmp_path / "patience-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: patience\nVersion: 1.0\n")
    lines = ["[subrosa.bots]", f"patient = {PATIENT}", "hard = nowhere:Hard", "gone = nowhere:Gone"]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    monkeypatch.syspath_prepend(tmp_path)
    return "patient"


def test_the_example_plays() -> None:
    for name in Patient.plays:
        game = games.get(name)
        table = [
            bots.make(PATIENT, game, 0),
            *[bots.make("scripted", game, n) for n in range(1, game.min_seats)],
        ]
        assert isinstance(table[0], Patient)
        assert play(game, table, game.min_seats, 1).ending != UNFINISHED


def test_an_installed_bot_goes_by_its_name(installed: str) -> None:
    assert isinstance(bots.make(installed, GAME, 1), Patient)
    assert bots.named(f" {installed} ") == installed
    assert bots.named(PATIENT) == PATIENT
    assert bots.named("python mybot.py") == "! python mybot.py"


def test_what_comes_with_a_game_cannot_be_replaced_and_is_all_that_visitors_are_offered(
    installed: str,
) -> None:
    assert "patient" not in bots.names("overlord")
    assert type(bots.make("hard", GAME, 1)).__module__.startswith("subrosa.")
    assert [
        bots.is_others(name, "overlord") for name in ("hard", "patient", PATIENT, "! python x.py", "odd")
    ] == [
        *(False, True, True, True),
        False,
    ]


def test_a_bot_of_others_does_not_learn_the_seed_of_the_game() -> None:
    one, other = bots.make(PATIENT, GAME, "secret 1"), bots.make("random", GAME, "secret 1")
    assert one.chance != other.chance
    assert one.chance == bots.make(PATIENT, GAME, "secret 1").chance


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nowhere:Bot", "the bot nowhere:Bot cannot be imported: No module named 'nowhere'"),
        ("examples.bots.patient:Patent", "has no Patent; its bots are: Patient"),
        ("json:Bot", "the module json has no Bot; it has no bots"),
        ("json:JSONDecoder", r"a class of bots \(a subclass of subrosa.bots.Bot\), or a function"),
        ("json:loads", "json:loads cannot be made from a game and a seed"),
        ("gone", "the bot gone = nowhere:Gone cannot be imported"),
        ("odd", "no bot 'odd' plays overlord; there are: .*, random, patient, hard, gone"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, told: str, installed: str) -> None:
    with pytest.raises(UnknownBot, match=told):
        bots.make(name, GAME, 1)


def test_a_bot_plays_its_own_games_only() -> None:
    with pytest.raises(UnknownBot, match="Patient does not play estoril; it plays: overlord, nanty"):
        bots.make(PATIENT, games.get("estoril"), 1)


def test_it_sits_down_in_the_arena(
    installed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["arena", "overlord", "--players", "random", "--bot", PATIENT, "--bot", installed, "--games", "4"]
    assert cli.main([*line, "--workers", "1", "--out", str(tmp_path / "out"), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert f"| {PATIENT} " in told
    assert "| patient " in told


def test_a_module_in_this_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot_in_this_folder.py").write_text("from examples.bots.patient import Patient as Here\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert isinstance(bots.make(bots.named("bot_in_this_folder:Here"), GAME, 1), Patient)


def test_an_installed_bot_sits_down_where_levels_are_named(installed: str) -> None:
    assert read_bots(f"easy,{installed}", [], GAME, 3, [0]) == ["human", "easy", installed]
    with pytest.raises(BadSetup, match=r"there is no bot 'odd' for overlord; there are: easy, .*, patient"):
        read_bots("odd", [], GAME, 3, [0])
    with pytest.raises(UnknownBot, match="the bot gone = nowhere:Gone cannot be imported"):
        read_bots("gone", [], GAME, 3, [0])
