"""The lab measures games for one: a win rate, and no comparison of seats."""

import csv
import json
import re
from importlib import import_module
from math import isnan
from pathlib import Path
from random import Random

import pytest

from subrosa import bots
from subrosa.bots.belief import Belief, Claim, Opinion
from subrosa.cli import main
from subrosa.core import Game, State
from subrosa.lab.analysis.judges import Judged
from subrosa.lab.analysis.knowledge import knowledge
from subrosa.lab.arena.lineup import LineUps
from subrosa.lab.arena.round_robin import Arena
from subrosa.lab.balance.measures import Trial
from subrosa.lab.balance.tables import all_tables, by_seat
from subrosa.lab.calibration.__main__ import main as calibrate
from subrosa.lab.strength import challenge, ladder

pytestmark = pytest.mark.usefixtures("vigil")
ALONE = Trial("vigil", "", "random", 1, {}, "seed")


def finished(game: Game, seed: int) -> State:
    """Play a random game alone."""
    state, chance = game.new(1, seed), Random(seed)
    while state.waiting:
        state.choose(0, chance.choice(state.options(0)))
    return state


# ---- arena


def test_every_bot_plays_every_deal_alone() -> None:
    line_ups = LineUps(3, 1, pairs=False, seed="x")
    assert [line_ups.line_up(number) for number in range(6)] == [[0], [1], [2]] * 2
    assert [line_ups.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [line_ups.whole(games) for games in (1, 3, 4)] == [3, 3, 6]
    several = LineUps(2, 4, pairs=False, seed="x")
    assert ([several.deal(number) for number in (0, 5)], several.whole(5)) == ([0, 5], 8)


def test_the_same_bot_has_the_same_game_with_the_same_deal() -> None:
    found = Arena("vigil", ("random", "search"), 1, {}, "seed").play(0)
    other = Arena("vigil", ("search", "random"), 1, {}, "seed").play(1)
    assert (found["players"], other["players"]) == ([0], [1])
    assert {**found, "players": 0, "n": 0} == {**other, "players": 0, "n": 0}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_arena_of_one(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    line = ["arena", "vigil", "--players", "search,random", "--games", "9", "--iterations", "10"]
    assert main([*line, "--workers", "1", "--out", str(tmp_path / "games"), "--lang", language]) == 0
    told = capsys.readouterr()
    assert len((tmp_path / "games").read_text().splitlines()) == 1 + 10
    if language == "en":
        assert "10 games of 1 player, seed lab" in told.out
        assert "Every bot plays the same deals: 10 games are played" in told.err
        assert [word.strip() for word in told.out.splitlines()[2].split("|")[1:-1]] == [
            "bot",
            "games",
            "wins",
            "failures",
        ]
    assert "openskill" not in told.out
    assert len(re.findall(r"^\| (search|random) .*\| +5 \|", told.out, re.MULTILINE)) == 2


def test_pairs_need_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "vigil", "--players", "search,random", "--pairs", "--lang", "en"]) == 2
    assert "--pairs needs a table for two or more players" in capsys.readouterr().err


def test_several_seats_are_rated_although_nobody_may_win(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = [
        "arena",
        "vigil",
        "--seats",
        "2",
        "--players",
        "search,random",
        "--games",
        "6",
        "--iterations",
        "5",
    ]
    assert main([*line, "--workers", "1", "--out", str(tmp_path / "games"), "--lang", "en"]) == 0
    assert "50.0 % of them would win if all were equal" in capsys.readouterr().out
    assert any(not json.loads(game)["winners"] for game in (tmp_path / "games").read_text().splitlines()[1:])


# ---- balance


def test_the_table_of_seats_is_a_rate_of_wins() -> None:
    records = [ALONE.play(number) for number in range(12)]
    [row] = by_seat(records, 1).dicts()
    won = sum(bool(record["winners"]) for record in records)
    assert 0 < won < 12
    assert (row["chairs"], row["wins"], row["rate"]) == (12, won, won / 12)
    assert row["low"] < row["rate"] < row["high"]
    assert all(isnan(row[name]) for name in ("expected", "p", "p_holm"))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_report_on_a_game_for_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    line = ["balance", "vigil", "--player", "random", "--games", "12", "--workers", "1"]
    assert main([*line, "--out", str(tmp_path), "--lang", language]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    page = (tmp_path / "report.html").read_text("utf-8")
    if language == "en":
        assert re.match(r"- The player wins [\d.]+ % of the games \(95 % interval [\d.]+ … ", first)
        assert "12 games of 1 player, a “random” bot, seed lab" in page
        assert "<h2>Alone</h2>" in page and "<h2>Seats</h2>" not in page
    else:
        assert first.startswith("- Grający solo wygrywa ")
        assert "graczy: 1, bot „random”" in page
    with (tmp_path / "seats.csv").open() as file:
        assert len(list(csv.DictReader(file))) == 1


def test_a_report_on_games_that_were_all_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Then only the others have a course, and there are no winners."""
    seeds = [str(seed) for seed in range(200)]
    lost = next(
        seed
        for seed in seeds
        if not any(ALONE._replace(seed=seed).play(number)["winners"] for number in (0, 1))
    )
    line = ["balance", "vigil", "--player", "random", "--games", "2", "--workers", "1", "--seed", lost]
    assert main([*line, "--out", str(tmp_path), "--lang", "en"]) == 0
    assert "wins 0.0 % of the games" in capsys.readouterr().out
    assert "<td>–</td>" in (tmp_path / "report.html").read_text("utf-8")
    tables = {table.name: table for table in all_tables([ALONE._replace(seed=lost).play(0)], 1)}
    assert {row["who"] for row in tables["course"].dicts()} == {"others"}


# ---- levels


def test_a_comparison_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        challenge.main(["vigil", "--bots", "random,search", "--games", "6", "--seats", "1", "--jobs", "1"])
        == 0
    )
    out = capsys.readouterr().out
    assert out.startswith("**vigil: random alone**")
    assert out.count("**vigil") == 1
    cells = [cell.strip() for cell in out.splitlines()[4].split("|")[1:-1]]
    assert cells[:3] == ["1", "6", "–"] and re.match(r"[\d.]+ \(", cells[3])


def test_a_ladder_of_one_compares_with_what_the_other_bot_wins_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "RUNGS", (("search", "random"),))
    monkeypatch.setattr(import_module("subrosa.bots.search"), "USUAL", 30)
    line = ["vigil", "--games", "4", "--keep", str(tmp_path / "kept")]
    assert ladder.main(line) == 0
    first = capsys.readouterr().out
    [note] = ladder.read(tmp_path / "kept")
    assert note.seats == 1
    assert f"{100 * note.worse_won / 4:.1f}" in first
    assert ladder.main(line) == 0
    assert capsys.readouterr().out == first  # from what was kept


def test_what_is_clear() -> None:
    assert ladder.compared(1, 90, 100, 50) == (0.5, True)
    assert ladder.compared(1, 52, 100, 50) == (0.5, False)
    assert ladder.compared(4, 50, 100, 0) == (0.25, True)


class Nothing(Opinion):
    """A belief about others where there are none."""

    def chances(self) -> dict[Claim, float]:
        return {}


class Nobody(Belief):
    def read(self, view: dict[str, object]) -> Opinion:
        return Nothing()


def test_there_is_nothing_to_calibrate_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["vigil", "--games", "2", "--bots", "random"]
    assert calibrate(line) == 2
    assert "nobody has thought about what may be concluded in vigil" in capsys.readouterr().err
    monkeypatch.setattr(bots, "belief_of", lambda game: Nobody())
    assert calibrate(line) == 2
    assert "no game had anything to conclude" in capsys.readouterr().err


# ---- analyse


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_game_of_one_is_analysed(
    vigil: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    lost = next(
        state for seed in range(50) if not (state := finished(vigil, seed)).view(0)["result"]["winners"]
    )
    save, found = tmp_path / "lost.save", tmp_path / "found.json"
    save.write_text(vigil.save(lost), "utf-8")
    line = ["analyse", str(save), "--playouts", "6", "--worlds", "2", "--workers", "1", "--json", str(found)]
    assert main([*line, "--lang", language]) == 0
    assert {"en": "Chances to win", "pl": "Szanse na wygraną"}[language] in capsys.readouterr().out
    document = json.loads(found.read_text("utf-8"))
    assert document["result"]["winners"] == []
    chances = [decision["outlook"] for decision in document["decisions"]]
    assert all(len(outlook) == 1 and 0 <= outlook[0] <= 1 for outlook in chances)
    assert len({outlook[0] for outlook in chances}) > 1
    assert all(decision["knowledge"] == [{"seat": 0, "about": []}] for decision in document["decisions"])


def test_nobody_else_is_there_to_be_known(vigil: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = vigil.new(1, 1)
    monkeypatch.setattr(type(vigil), "imagine", None)  # no world is imagined for it
    assert knowledge(vigil, state, 10, "seed") == [{"seat": 0, "about": []}]


class Hopeful:
    """A mind that finds every position worth this much."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def prepare(self, view: dict[str, object]) -> None:
        """Look at nothing."""

    def values(self, world: State) -> list[float]:
        return [self.worth] * world.seats


@pytest.mark.parametrize(("worth", "chance"), [(0.3, 0.3), (-2.0, 0.0), (1.7, 1.0)])
def test_a_judgement_alone_is_the_chance_itself(vigil: Game, worth: float, chance: float) -> None:
    judge = Judged.__new__(Judged)
    judge.eyes = Hopeful(worth)  # type: ignore[assignment]
    assert judge.chances(vigil.new(1)) == [chance]
