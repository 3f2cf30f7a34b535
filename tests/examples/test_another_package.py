"""A game of another package is found by its entry point, and all that it brings is used as if it were ours."""

import json
import re
from pathlib import Path
from random import Random

import numpy as np
import pytest

from examples.lighthouse.bots import ScriptedBot, suspicion
from examples.lighthouse.layout import facts
from examples.lighthouse.look import LOOK
from examples.lighthouse.rules.game import GAME
from examples.lighthouse.terminal import LighthousePanel
from subrosa import bots, catalogues, cli, games
from subrosa.bots.match import play
from subrosa.core import UnknownGame
from subrosa.env.hashed import Hashed
from subrosa.env.pettingzoo import env
from subrosa.env.tables import Table, observer_of
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Panel, panel_for
from subrosa.texts import Texts
from tests.examples.installed import install


@pytest.fixture(autouse=True)
def nothing_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Know games by what is on the path, not by what other tests have asked for."""
    monkeypatch.setattr(games, "_registered", {})


@pytest.fixture
def lighthouse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Put the package on the path, and return the id of its game."""
    install(tmp_path, "lighthouse", "examples.lighthouse")
    monkeypatch.syspath_prepend(tmp_path)
    return "lighthouse"


def test_it_stands_behind_ours(lighthouse: str) -> None:
    assert games.names() == [*games.ours(), lighthouse]
    assert games.get(lighthouse) is GAME
    assert games.package_of(lighthouse) == "examples.lighthouse"


def test_the_entry_point_may_name_the_game_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "lighthouse", "examples.lighthouse.rules.game:GAME")
    monkeypatch.syspath_prepend(tmp_path)
    assert games.get("lighthouse") is GAME
    assert games.package_of("lighthouse") == "examples.lighthouse"


@pytest.mark.parametrize(
    ("names", "what"),
    [
        (
            "examples.lighthouse.rules.game:DRINKS",
            r"leads to no game: \('oil', 'water'\); it should name a package",
        ),
        (
            "tests.conformance.toy.game:GAME",
            "leads to the game 'thorns'; .* holds a GAME with the id 'beacon'",
        ),
    ],
)
def test_an_entry_point_to_something_else_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: str, what: str
) -> None:
    install(tmp_path, "beacon", names)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownGame, match=what):
        games.get("beacon")
    assert games.package_of("beacon") is None
    assert bots.names("beacon") == ["search", "random"]


def test_its_bot_plays(lighthouse: str) -> None:
    assert bots.names(lighthouse) == ["scripted", "search", "random"]
    assert bots.stand_in(lighthouse) == "scripted"
    game = games.get(lighthouse)
    for seed in range(5):
        table = [bots.make("scripted", game, seat) for seat in range(4)]
        assert all(isinstance(bot, ScriptedBot) for bot in table)
        assert play(game, table, 4, seed).ending in ("caught", "light", "wreck")


def test_its_bot_serves_its_side_and_suspects_by_what_it_knows() -> None:
    view = GAME.new(3, 1).view(0) | {"prompt": {"id": "stop", "args": {"target": 1}}}
    view["facts"] |= {"lamp": [1, 1, 0], "pourers": [1, 1, 2], "wrecker": None}
    assert [suspicion(view, seat) for seat in range(3)] == [0, 2, -1]
    bot = ScriptedBot(GAME, 1)
    assert bot.choose(view, ["pour oil", "pour water", "look 1"]) == "pour oil"
    assert bot.choose(view, ["pour water", "look 1"]) == "look 1"
    assert bot.choose(view, ["pass", "stop"]) == "stop"
    assert bot.choose(view, ["vote 1", "vote 2"]) == "vote 1"
    view["facts"]["wrecker"] = 0
    assert bot.choose(view, ["pour oil", "pour water", "look 1"]) == "pour water"
    assert bot.choose(view, ["pass", "stop"]) == "pass"


def test_its_layout_writes_its_observations(lighthouse: str) -> None:
    observer = observer_of(games.get(lighthouse), 4)
    assert not isinstance(observer.facts, Hashed)
    assert observer.facts.size == facts(4).size
    assert Table("lighthouse_v2").observer.size == observer.size
    chance = Random(4)
    state = GAME.new(4, 4)
    seen = set()
    while state.waiting:
        for seat in range(4):
            row = observer.observe(state, seat)
            assert np.array_equal(row, observer.encode(json.loads(json.dumps(state.view(seat)))))
            imagined = GAME.imagine(state.view(seat), Random(1))
            assert np.array_equal(row, observer.observe(imagined, seat))
            seen.add(row.tobytes())
        seat = chance.choice(state.waiting)
        state.choose(seat, chance.choice(state.options(seat)))
    assert len(seen) > 20


def test_it_is_an_environment(lighthouse: str) -> None:
    table = env(lighthouse, seats=3)
    table.reset(seed=1)
    assert table.metadata["name"] == "lighthouse_v2"


def test_its_panel_and_its_look_are_shown(lighthouse: str) -> None:
    game = games.get(lighthouse)
    panel = panel_for(game, Texts("en", game, ["Ada", "Bo", "Cy"]))
    assert isinstance(panel, LighthousePanel)
    assert panel.status(GAME.new(3).view(0)) == "Turn 1 of 9"
    assert Look(lighthouse, True).velvet == LOOK.colours.lamplight
    assert Look(lighthouse, False).accent == LOOK.colours.accent
    assert isinstance(panel_for(game, Texts("pl", game)), Panel)


@pytest.mark.slow
@pytest.mark.once
def test_its_catalogues_are_checked_with_ours(lighthouse: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert catalogues.check() == []
    monkeypatch.setattr("examples.lighthouse.look.LOOK", LOOK._replace(followed=("corks", "oil")))
    problems = catalogues.check()
    assert "examples/lighthouse/en.ftl: measure-oil is missing (the code asks for it)" in problems
    assert "examples/lighthouse/pl.ftl: measure-sizes is never used" in problems


def test_it_is_measured_by_what_it_finds_worth_following(
    lighthouse: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = [
        lighthouse,
        "--games",
        "4",
        "--player",
        "scripted",
        "--workers",
        "1",
        "--out",
        str(tmp_path / "report"),
    ]
    assert cli.main(["balance", *line, "--lang", "en"]) == 0
    page = (tmp_path / "report" / "report.html").read_text("utf-8")
    assert "Flasks in hand" in page
    assert LOOK.colours.accent in page
    course = (tmp_path / "report" / "course.csv").read_text("utf-8")
    assert {line.split(",")[0] for line in course.splitlines()[1:]} == {"corks", "sizes"}
    used = (tmp_path / "report" / "cards.csv").read_text("utf-8")
    assert {line.split(",")[1] for line in used.splitlines()[1:]} == {"oil", "water"}


def test_a_finished_game_of_it_is_analysed(
    lighthouse: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its facts have no table of players: the lab asks the game who holds what."""
    state, chance = GAME.new(3, 1), Random(1)
    while state.waiting:
        seat = chance.choice(state.waiting)
        state.choose(seat, chance.choice(state.options(seat)))
    save = tmp_path / "lighthouse.save"
    save.write_text(GAME.save(state), "utf-8")
    line = ["analyse", str(save), "--playouts", "2", "--worlds", "4", "--workers", "1", "--lang", "en"]
    assert cli.main(line) == 0
    told = capsys.readouterr().out
    assert told.startswith("Lighthouse. ")
    assert "- Player 1 about Player 2: " in told
    assert re.search(r"oil!? \d+ %, water!? \d+ %", told)
    assert cli.main([*line[:-1], "pl"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"(olej|woda)!? \d+ %, (olej|woda)!? \d+ %", told)
    assert not re.search(r"\b(oil|water)\b", told)
    assert cli.main([*line, "--decisions", "0", "--json", "-"]) == 0
    [decision] = json.loads(capsys.readouterr().out)["decisions"]
    about = decision["knowledge"][0]["about"][0]
    assert set(about["hand"]) == {"drink"}
    assert set(about["hand"]["drink"]["shares"]) == {"oil", "water"}
    assert set(about["hand"]["drink"]["true"]) <= {"oil", "water"}


def test_the_commands_know_it(lighthouse: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games", "--lang", "en"]) == 0
    assert "lighthouse: Lighthouse" in capsys.readouterr().out
    assert cli.main(["rules", lighthouse, "2.4", "--lang", "en"]) == 0
    assert "Looking" in capsys.readouterr().out
