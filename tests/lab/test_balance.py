"""Balance: what is recorded about a game, the tables made from it, and the report."""

import csv
import re
import sys
from html.parser import HTMLParser
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from subrosa import games
from subrosa.cli import main
from subrosa.lab.balance.alarms import alarms, shuffled
from subrosa.lab.balance.alarms import main as count_alarms
from subrosa.lab.balance.card_table import cards
from subrosa.lab.balance.measures import Trial
from subrosa.lab.balance.tables import all_tables, by_role, by_seat, course, endings, lengths
from subrosa.lab.reporting.export import write_csv, write_parquet
from subrosa.lab.reporting.plots import Mark, histogram, intervals, ticks
from subrosa.lab.reporting.table import Table
from subrosa.lab.statistics.intervals import rate, share_test
from subrosa.texts import LANGUAGES


def run(*arguments: object) -> int:
    return main(["balance", *map(str, arguments), "--lang", "en"])


def trial(game: str, seats: int, player: str = "scripted") -> Trial:
    return Trial(game, "", player, seats, {}, "seed")


# ---- what is recorded


@pytest.mark.parametrize("name", games.ours())
def test_notes_of_a_game_agree_with_each_other(name: str) -> None:
    game = games.get(name)
    found = trial(name, game.usual_seats, "random").play(3)
    assert found == trial(name, game.usual_seats, "random").play(3)
    assert found["winners"]
    assert found["unit"] in ("round", "turn")
    assert found["length"] >= 1
    assert 2 <= found["options"] <= found["most"] <= game.most_options
    assert len(found["uses"]) == game.usual_seats
    assert any(found["uses"])
    for line in found["course"].values():
        assert len(line) == 11
        assert all(len(point) == game.usual_seats for point in line)


def test_claimed_cards_are_counted_by_their_names() -> None:
    """The choice names a city only; what lies there is what is claimed."""
    game = games.get("emerald")
    claim, use, place = (game.words.get(text) for text in ("claim paris", "use okhrana", "place paris"))
    assert claim is not None and use is not None and place is not None
    player = {"agents": {"paris": 2}, "royalty": ["gloriana"], "hidden": ["rhogog"], "pushed": [1, 3]}
    position = {
        "players": [player, {}],
        "cities": {"paris": {"card": "nadar", "royalty": True}},
        "tracks": {"loyalist": 1, "restorationist": 3},
    }
    facts = game.position(position).view(0)["facts"]
    assert game.card_used(facts, claim) == "claim nadar"
    assert game.card_used(facts, use) == "use okhrana"
    assert game.card_used(facts, place) is None
    followed = game.player_of(facts, 0)
    names = ("claimed", "royalty_killed", "royalty_hidden", "loyalist_steps", "restorationist_steps")
    assert [followed[name] for name in names] == [0, 1, 1, 1, 3]


def test_roles_are_those_of_the_beginning() -> None:
    found = trial("nanty", 3).play(0)["roles"]
    assert list(found) == ["identity"]
    assert len(set(found["identity"])) == 3
    found = trial("overlord", 5).play(0)["roles"]
    assert sorted(found["character"]) == ["captain", "general", "overlord", "peasant", "squire"]
    assert trial("estoril", 3).play(0)["roles"] == {}


# ---- tables


def record(**given: Any) -> dict[str, Any]:
    standard: dict[str, Any] = {
        "winners": [0],
        "ending": "end",
        "unit": "round",
        "length": 3,
        "decisions": 10,
        "options": 2.5,
        "most": 4,
        "widths": [2.0] * 10,
        "roles": {"identity": ["fox", "hen"]},
        "uses": [{"play ace": 2}, {}],
        "course": {"gold": [[1, 0]] * 11},
    }
    return standard | given


def test_seats_roles_and_endings_are_counted() -> None:
    records = [
        record(),
        record(winners=[1], ending="other", roles={"identity": ["hen", "fox"]}),
        record(),
        record(),
    ]
    assert [row[:3] for row in by_seat(records, 2).rows] == [(0, 4, 3), (1, 4, 1)]
    assert [row[:3] for row in by_role(records, 2, "identity").rows] == [("fox", 4, 4), ("hen", 4, 0)]
    assert [row[:3] for row in endings(records).rows] == [("end", 3, 0.75), ("other", 1, 0.25)]


def test_what_is_expected_follows_from_how_many_win() -> None:
    shared = [record(winners=[0, 1])] * 5
    assert by_seat(shared, 2).column("expected") == [1.0, 1.0]
    assert by_seat([record()] * 5, 2).column("expected") == [0.5, 0.5]


def test_cards_are_compared_with_chairs_that_did_not_play_them() -> None:
    rows = cards([record()] * 30 + [record(winners=[1])] * 10, 2).dicts()
    assert len(rows) == 1
    row = rows[0]
    assert (row["verb"], row["card"], row["uses"], row["uses_a_game"], row["chairs"]) == (
        "play",
        "ace",
        80,
        2.0,
        40,
    )
    assert (row["rate_with"], row["rate_without"], row["difference"]) == (0.75, 0.25, 0.5)
    assert row["low"] < 0.5 < row["high"]
    assert row["p_holm"] == pytest.approx(
        0.00222, abs=1e-5
    )  # 40 games are 40 coins, though they have 80 seats


def test_only_those_are_compared_who_sat_at_the_same_table() -> None:
    """Games in which all used it, or nobody, tell nothing, however many of them share the victory."""
    told = [record(uses=[{"play ace": 1}, {}], winners=[n % 2]) for n in range(20)]
    shared = [record(uses=[{"play ace": 1}, {"play ace": 1}], winners=[0, 1])] * 50
    [row] = cards(told + shared, 2).dicts()
    assert (row["rate_with"], row["rate_without"]) == (110 / 120, 0.5)
    assert (row["difference"], row["p_holm"]) == (0, 1)
    assert str(cards(told[1:] + shared, 2).dicts()[0]["p_holm"]) == "nan"


def test_alone_seats_are_compared_over_games() -> None:
    alone = [record(uses=[{"play ace": 1} if n % 2 else {}], winners=[0] * (n % 4 == 1)) for n in range(80)]
    [row] = cards(alone, 1).dicts()
    assert (row["rate_with"], row["rate_without"], row["difference"]) == (0.5, 0, 0.5)
    assert row["p_holm"] < 0.001


def test_partners_who_win_together_count_as_one() -> None:
    """Two foxes and two hens: of 40 games the foxes win 26, which 40 coins may well do and 80 rarely."""
    sides = {"identity": ["fox", "fox", "hen", "hen"]}
    teams = [record(winners=[0, 1] if n < 26 else [2, 3], roles=sides, uses=[{}] * 4) for n in range(40)]
    fox = by_role(teams, 4, "identity").dicts()[0]
    assert (fox["chairs"], fox["wins"], fox["rate"]) == (80, 52, pytest.approx(0.65))
    assert (fox["low"], fox["high"]) == pytest.approx(rate(26, 40)[1:])
    assert fox["p"] == pytest.approx(share_test(26, 40, 0.5), abs=1e-3)
    single = by_seat([record(winners=[n % 3]) for n in range(30)], 3).dicts()[0]
    assert (single["low"], single["high"]) == pytest.approx(rate(10, 30)[1:])


# ---- false alarms


def test_victories_are_dealt_again_within_their_games() -> None:
    records = [record(winners=[0, 2]), record(winners=[]), record(winners=[1])]
    dealt = [shuffled(records, 4, Random(seed)) for seed in range(20)]
    assert all([len(game["winners"]) for game in games] == [2, 0, 1] for games in dealt)
    assert len({tuple(games[0]["winners"]) for games in dealt}) == 6


def test_at_most_one_table_in_twenty_raises_a_false_alarm() -> None:
    """What one has played the others have not. With seats taken as independent, 92 and 29 of the 200 had an alarm."""
    for seats in (2, 5):
        chance = Random(seats)
        records = [dealt_cards(seats, chance) for _ in range(60)]
        assert alarms(records, seats, 200, "seed")["cards"] <= 10, seats


def dealt_cards(seats: int, chance: Random) -> dict[str, Any]:
    uses: list[dict[str, int]] = [{} for _ in range(seats)]
    for card in range(12):
        for seat in chance.sample(range(seats), 1 + card % (seats - 1)):
            uses[seat][f"play {card}"] = 1
    return record(uses=uses, winners=[chance.randrange(seats)], roles={})


def test_the_command_counts_alarms(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["overlord", "--games", "3", "--tables", "2", "--seats", "4", "--workers", "1"]
    assert count_alarms(line) == 0
    assert "| cards           |      0 |" in capsys.readouterr().out
    assert count_alarms([*line, "--player", "clever"]) == 2
    assert "no bot 'clever' plays overlord" in capsys.readouterr().err


def test_nothing_is_said_about_rare_cards() -> None:
    row = cards([record()] * 19, 2).dicts()[0]
    assert row["uses"] == 38
    assert str(row["p_holm"]) == "nan"


def test_lengths_and_courses() -> None:
    records = [record(decisions=n) for n in range(101)]
    row = next(row for row in lengths(records).dicts() if row["what"] == "decisions")
    assert (row["mean"], row["tenth"], row["median"], row["nine_tenths"], row["least"], row["most"]) == (
        50,
        10,
        50,
        90,
        0,
        100,
    )
    points = course(records, 2).dicts()
    assert len(points) == 22
    assert {(point["who"], point["mean"]) for point in points} == {("winners", 1.0), ("others", 0.0)}


def test_a_game_without_roles_cards_or_courses_has_tables_all_the_same() -> None:
    bare = [record(roles={}, uses=[{}, {}], course={}, length=0, unit="")] * 3
    names = [table.name for table in all_tables(bare, 2)]
    assert names == ["seats", "endings", "lengths", "branching", "cards", "course"]
    assert "length" not in lengths(bare).column("what")


# ---- files


def test_csv_leaves_empty_what_is_not_known(tmp_path: Path) -> None:
    path = write_csv(Table("name", ("a", "b"), [("x,y", 1 / 3), ("z", float("nan"))]), tmp_path)
    assert list(csv.reader(path.read_text("utf-8").splitlines())) == [
        ["a", "b"],
        ["x,y", "0.333333"],
        ["z", ""],
    ]


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = write_parquet(Table("name", ("a", "b"), [("x", 1 / 3), ("z", float("nan"))]), tmp_path)
    assert parquet.read_table(path).to_pydict() == {"a": ["x", "z"], "b": [1 / 3, None]}


# ---- plots


def test_ticks_are_round_and_cover_everything() -> None:
    assert ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert ticks(13, 87) == pytest.approx([0, 20, 40, 60, 80, 100])
    for low, high in ((3.0, 3.0), (-4.2, 17.0), (0.001, 0.0012)):
        found = ticks(low, high)
        assert found[0] <= low
        assert found[-1] >= high


def test_plots_escape_names_and_skip_what_is_unknown() -> None:
    drawn = intervals([Mark("<b>", rate(1, 9)), Mark("gone", rate(0, 0))], 'a "title"', "axis", 0.1)
    assert "&lt;b&gt;" in drawn
    assert "gone" not in drawn
    assert intervals([Mark("gone", rate(0, 0))], "title", "axis", 0) == ""
    assert histogram([5, 5, 5], "title", "axis").count("<rect") == 1


# ---- the command


class Page(HTMLParser):
    """What a page is made of, and whether its tags are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.slow
@pytest.mark.parametrize(("name", "lang"), list(zip(games.ours(), cycle(LANGUAGES), strict=False)))
def test_the_report_is_one_page_with_everything(name: str, lang: str, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    line = ["balance", name, "--player", "random", "--games", "12", "--workers", "1", "--lang", lang]
    assert main([*line, "--out", str(tmp_path)]) == 0
    text = (tmp_path / "report.html").read_text("utf-8")
    page = Page(text)
    assert not re.search(r"https?://|url\(|@import|<script|<link|<img", text)
    assert not [attrs for _, attrs in page.tags if "style" in attrs or "src" in attrs or "href" in attrs]
    tags = [tag for tag, _ in page.tags]
    assert tags.count("h1") == 1
    assert tags.count("svg") >= 5
    assert tags.count("table") >= tags.count("svg") - 1  # two histograms share a table
    assert all(attrs.get("aria-label") for tag, attrs in page.tags if tag == "svg")
    assert f'lang="{lang}"' in text
    assert "lab-" not in text
    made = {path.name for path in tmp_path.iterdir()}
    for table in ("seats", "endings", "lengths", "branching", "cards", "course"):
        assert {f"{table}.csv", f"{table}.parquet"} <= made


def test_names_in_the_report_are_those_of_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    option = ("--option", "cast=alternate")
    common = ("--player", "random", "--games", 30, "--workers", 1, "--seats", 4)
    assert run("overlord", *common, *option, "--out", tmp_path) == 0
    text = (tmp_path / "report.html").read_text("utf-8")
    assert "Martyrdom" in text
    assert "Tyrant" in text
    assert "cast=alternate" in text
    assert "--option cast=alternate --seed lab" in text
    assert "- Seats: " in capsys.readouterr().out


def test_a_report_is_made_of_the_same_games_however_they_were_played(tmp_path: Path) -> None:
    common = ("overlord", "--player", "random", "--seats", 4)
    run(*common, "--games", 6, "--workers", 2, "--out", tmp_path / "a")
    run(*common, "--games", 12, "--workers", 2, "--out", tmp_path / "a")
    run(*common, "--games", 12, "--workers", 1, "--out", tmp_path / "b", "--results", tmp_path / "games")
    assert (tmp_path / "a" / "games.jsonl").read_bytes() == (tmp_path / "games").read_bytes()
    assert (tmp_path / "a" / "report.html").read_bytes() == (tmp_path / "b" / "report.html").read_bytes()


def test_without_pyarrow_the_rest_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert run("overlord", "--player", "random", "--games", 4, "--workers", 1, "--out", tmp_path) == 0
    assert "Parquet files need pyarrow: pip install 'subrosa-games[lab]'" in capsys.readouterr().err
    assert (tmp_path / "cards.csv").exists()
    assert not list(tmp_path.glob("*.parquet"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "which game? There are: overlord"),
        (("chess",), "there is no game 'chess'"),
        (("overlord", "--player", "clever"), "no bot 'clever' plays overlord"),
        (("overlord", "--games", "1"), "--games should be 2 or more, not 1"),
        (("overlord", "--seats", "3"), "4 to 8 players, not 3"),
        (("overlord", "--option", "tempo=high"), "no option 'tempo'"),
        (("overlord", "--cards", "gone.toml"), "cannot read gone.toml: No such file"),
        (("overlord", "--cards", "bad.toml"), "bad.toml has mistakes"),
        (("overlord", "--out", "bad.toml"), "--out should name a folder, not bad.toml: File exists"),
        (("--compare", "standard", "standard"), "both editions are the standard one"),
        (("--compare", "standard", "gone.toml"), "cannot read gone.toml"),
        (("--compare", "bad.toml", "standard"), "bad.toml has mistakes"),
        (
            ("--compare", "strange.toml", "standard"),
            "the [meta] id of strange.toml is 'whist', which is not a game here",
        ),
        (
            ("overlord", "--compare", "standard", "standard"),
            "are the same edition: there is nothing to compare",
        ),
        (("--compare", "standard", "gone.toml", "--cards", "my.toml"), "--cards is for a report about one"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    arguments: tuple[str, ...],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.toml").write_text("[[plot\n")
    (tmp_path / "strange.toml").write_text('[meta]\nid = "whist"\n')
    assert run(*arguments) == 2
    assert message in capsys.readouterr().err
    assert {path.name for path in tmp_path.iterdir()} == {"bad.toml", "strange.toml"}
