"""Two editions of a card file on the same seeds."""

from pathlib import Path

import pytest

from subrosa import games
from subrosa.cli import main, parser
from subrosa.core.cardgame import CardGame
from subrosa.lab.balance.measures import Trial, edition
from subrosa.lab.editions.differences import changes, comparison
from subrosa.lab.editions.pairs import Pair
from subrosa.lab.editions.sweep import requested_sweep
from subrosa.phrases import phrases


def standard_text(name: str) -> str:
    game = games.get(name)
    assert isinstance(game, CardGame)
    return game.standard.text


@pytest.fixture
def richer(tmp_path: Path) -> Path:
    """Return Overlord with a crown that costs less."""
    path = tmp_path / "richer.toml"
    path.write_text(
        standard_text("overlord").replace("coronation_gold = 30", "coronation_gold = 15"), "utf-8"
    )
    return path


def test_the_same_edition_makes_no_difference() -> None:
    trial = Trial("overlord", "", "scripted", 4, {}, "seed")
    pair = Pair(trial, trial)
    rows = comparison([pair.play(number) for number in range(8)], 4).dicts()
    assert len(rows) > 20
    assert {(row["difference"], row["low"], row["high"], row["p_holm"]) for row in rows} == {(0, 0, 0, 1)}


def test_a_changed_value_shows(richer: Path) -> None:
    one = Trial("overlord", "", "scripted", 4, {}, "seed")
    pair = Pair(one, one._replace(cards=richer.read_text("utf-8")))
    rows = comparison([pair.play(number) for number in range(30)], 4).dicts()
    rounds = next(row for row in rows if (row["what"], row["item"]) == ("length", "length"))
    assert rounds["difference"] == pytest.approx(rounds["other"] - rounds["one"])
    assert rounds["high"] < 0  # a cheaper crown is reached sooner
    assert rounds["p_holm"] < 0.05


def test_a_shorter_game_does_not_make_every_card_rarer() -> None:
    """One in ten decisions plays the ace in both editions; the games of the other have half as many decisions."""
    played = Trial("overlord", "", "scripted", 4, {}, "seed").play(0)
    pairs = []
    for n in range(30):
        long, short = [
            played | {"decisions": m, "uses": [{"play ace": m // 10}]} for m in (40 + 20 * (n % 2), 20)
        ]
        pairs.append({"n": n, "one": long, "other": short})
    row = next(row for row in comparison(pairs, 4).dicts() if row["what"] == "uses")
    assert (row["one"], row["other"]) == (0.1, 0.1)
    assert row["p_holm"] == 1


def test_changes_are_named(richer: Path) -> None:
    game = games.get("overlord")
    assert isinstance(game, CardGame)
    other = game.with_cards(richer.read_text("utf-8"))
    assert changes(game.file, other.file) == ["meta kill-the-overlord coronation_gold: 30 → 15"]


def test_the_command_finds_the_game_by_the_file(
    richer: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    line = ["balance", "--compare", "standard", str(richer), "--games", "8", "--seats", "4", "--lang", "en"]
    assert main([*line, "--workers", "2", "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "8 games of 4 players with each edition" in told
    assert "- meta kill-the-overlord coronation_gold: 30 → 15" in told
    assert "Win rates of the seats (%)" in told
    assert {"comparison.csv", "report.html", "games.jsonl"} <= {path.name for path in out.iterdir()}
    assert "coronation_gold: 30 → 15" in (out / "report.html").read_text("utf-8")
    # Both orders are the same games with the sides exchanged, and the file of one is not the file of the other.
    turned = ["balance", "--compare", str(richer), "standard", *line[4:], "--out", str(out)]
    assert main(turned) == 2
    assert "holds other games: cards is" in capsys.readouterr().err


def test_a_broken_edition_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(
        standard_text("overlord").replace("coronation_gold = 30", "coronation_gold = -1"), "utf-8"
    )
    assert main(["balance", "--compare", "standard", str(broken)]) == 2
    told = capsys.readouterr().err
    assert "broken.toml has mistakes (line " in told
    assert "subrosa cards --check" in told


# ---- options and players


def trials(*arguments: str) -> tuple[Trial, ...]:
    given = parser(phrases("en")).parse_args(["balance", "overlord", "--sweep", *arguments])
    return requested_sweep(given, games.get("overlord")).trials


def test_options_and_players_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["balance", "overlord", "--compare", "seats=4", "standard cast=alternate seats=6", "--games", "4"]
    assert main([*line, "--workers", "1", "--out", str(tmp_path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "4 games with 4 at the table and as many with 6" in told
    assert "- cast: base → alternate\n- seats: 4 → 6" in told
    assert told.count("| Seat ") == 4  # those that both have
    head = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()[0]
    assert '"seats":[4,6]' in head


def test_what_happened_in_few_pairs_is_never_sure() -> None:
    """The seat won two games with the one edition and none with the other: two coins on one side."""
    played = Trial("overlord", "", "scripted", 4, {}, "seed").play(0)
    pairs = [
        {"one": played | {"winners": [0 if n < 2 else 1]}, "other": played | {"winners": [1]}}
        for n in range(20)
    ]
    row = next(row for row in comparison(pairs, 4).dicts() if (row["what"], row["item"]) == ("seat", "0"))
    assert row["p"] == 0.5


# ---- sweeps


def test_a_value_of_the_card_file_takes_one_value_after_the_other() -> None:
    found = trials("meta kill-the-overlord coronation_gold=30,15,40")
    assert [trial.cards == "" for trial in found] == [True, False, False]
    golds = [edition("overlord", trial.cards).file.data["meta"]["coronation_gold"] for trial in found[1:]]  # type: ignore[attr-defined]
    assert golds == [15, 40]


def test_options_and_players_take_one_value_after_the_other() -> None:
    assert [trial.seats for trial in trials("seats=4,6")] == [4, 6]
    assert [trial.options["cast"] for trial in trials("cast=base,alternate")] == ["base", "alternate"]


def test_a_sweep_shows_what_differs_from_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["balance", "overlord", "--sweep", "meta kill-the-overlord coronation_gold=30,15", "--games", "12"]
    line += ["--seats", "4", "--workers", "1", "--out", str(tmp_path)]
    assert main([*line, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "12 games with each value of meta kill-the-overlord coronation_gold" in told
    rounds = next(line for line in told.splitlines() if line.startswith("| Rounds "))
    assert rounds.count("*") == 1
    assert {"sweep.csv", "report.html", "games.jsonl"} <= {path.name for path in tmp_path.iterdir()}
    assert main([*line, "--lang", "pl"]) == 0  # the games are there already
    assert "Gwiazdka" in capsys.readouterr().out
    assert "lab-" not in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--sweep", "seats=4,5"], "--sweep needs a game: subrosa balance GAME --sweep 'seats=4,5'"),
        (
            ["overlord", "--sweep", "seats"],
            "--sweep takes NAME=VALUE,VALUE,..., such as seats=4,5,6, not 'seats'",
        ),
        (["overlord", "--sweep", "seats=4"], "not 'seats=4'"),
        (["overlord", "--sweep", "seats=4,many"], "such as seats=4, not 'many'"),
        (["overlord", "--sweep", "seats=4,40"], "4 to 8 players, not 40"),
        (["overlord", "--sweep", "cast=base,odd"], "cast"),
        (["overlord", "--sweep", "plot blackmall copies=3,4"], "did you mean 'plot blackmail copies'?"),
        (
            ["overlord", "--sweep", "tempo=3,4"],
            "there is no option and no value 'tempo'; a value is named by table",
        ),
        (
            ["overlord", "--sweep", "meta kill-the-overlord coronation_gold=30,-4"],
            "overlord cannot be played with meta kill-the-overlord coronation_gold=-4: line ",
        ),
        (["overlord", "--sweep", "a=1,2", "--compare", "a", "b"], "cannot be used together"),
        (
            ["--compare", "seats=4", "seats=5"],
            "options of which game? Name it: subrosa balance GAME --compare seats=4 seats=5; there are",
        ),
        (["overlord", "--compare", "seats=5", "standard"], "are the same edition"),
        (
            ["overlord", "--compare", "a.toml b.toml seats=5", "standard"],
            "one card file, not a.toml and b.toml",
        ),
        (["overlord", "--compare", "'a.toml seats=5", "standard"], "cannot be read: No closing quotation"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", *arguments, "--lang", "en"]) == 2
    assert message in capsys.readouterr().err
