"""A finished game looked into."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from subrosa import games
from subrosa.cli import main
from subrosa.lab.analysis import Analysis, Trials, moments
from subrosa.lab.knowledge import knowledge

SAVES = Path(__file__).parents[1] / "saves"
FINISHED = SAVES / "overlord-finished-4.save"


def run(*arguments: object) -> int:
    return main(["analyse", *map(str, arguments), "--lang", "en"])


def finished_game(name: str, seats: int, seed: int = 1) -> str:
    """A save of a game in which everybody did something or other."""
    game = games.get(name)
    state = game.new(seats=seats, seed=seed)
    chance = Random(seed)
    while state.waiting:
        seat = chance.choice(state.waiting)
        state.choose(seat, chance.choice(state.options(seat)))
    return game.save(state)


def test_an_analysis_depends_on_its_seed_alone(tmp_path: Path) -> None:
    common = ("--playouts", 3, "--worlds", 5, "--decisions", "2-6")
    run(FINISHED, *common, "--json", tmp_path / "one", "--workers", 1)
    run(FINISHED, *common, "--json", tmp_path / "two", "--workers", 2)
    run(FINISHED, *common, "--json", tmp_path / "other", "--workers", 1, "--seed", "other")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert (tmp_path / "one").read_bytes() != (tmp_path / "other").read_bytes()


def test_a_decision_is_analysed_alike_alone_and_among_others(tmp_path: Path) -> None:
    common = (FINISHED, "--playouts", 3, "--worlds", 5, "--workers", 1)
    run(*common, "--decisions", "3-4", "--json", tmp_path / "two")
    run(*common, "--decisions", "4", "--json", tmp_path / "one")
    two, one = [json.loads((tmp_path / name).read_text()) for name in ("two", "one")]
    assert two["decisions"][1] == one["decisions"][0]


@pytest.mark.parametrize(("name", "seats"), [("overlord", 4), ("estoril", 2), ("nanty", 3)])
def test_what_is_found_agrees_with_the_game(name: str, seats: int) -> None:
    text = finished_game(name, seats)
    _, found = moments(name, text)
    analysis = Analysis(name, text, "random", 4, 2, 6, "seed", first=len(found) - 3)
    record = analysis.play(0)
    moment = found[-3]
    assert (record["seat"], record["chosen"]) == (moment.seat, moment.chosen.text)
    offered = {choice.text for choice in moment.state.options(moment.seat)}
    assert {row["choice"] for row in record["alternatives"]} == offered
    for row in record["alternatives"]:
        assert row["low"] <= row["estimate"] <= row["high"]
        assert row["estimate"] == round(row["wins"] / row["playouts"], 4)
        assert row["difference"][1] <= row["difference"][0] <= row["difference"][2]
        assert row["playouts"] in (2, 4)
    chosen = next(row for row in record["alternatives"] if row["choice"] == record["chosen"])
    assert chosen["playouts"] == 4
    assert chosen["difference"] == [0, 0, 0]
    assert record["best"] == record["alternatives"][0]["choice"] or record["best"] == record["chosen"]
    assert len(record["outlook"]) == seats


def test_worlds_are_shared_and_compared_in_pairs() -> None:
    _, found = moments("overlord", FINISHED.read_text("utf-8"))
    moment = found[5]
    trials = Trials(games.get("overlord"), moment, "random", "seed")
    mine, other, rest = (moment.seat,), ((moment.seat + 1) % 4,), list(moment.state.options(moment.seat))
    # The chosen one wins in 3 of 12 worlds, the first other in these and 9 more, everything else never.
    better = next(choice for choice in rest if choice is not moment.chosen)
    for choice in rest:
        trials.results[choice.text] = [other] * 12
    trials.results[moment.chosen.text] = [mine] * 3 + [other] * 9
    trials.results[better.text] = [mine] * 12
    rows = {row["choice"]: row for row in trials.rows(rest)}
    assert trials.pairs(better.text) == (9, 0, 12)
    assert rows[better.text]["difference"][0] == 0.75
    assert rows[better.text]["difference"][1] > 0
    assert rows[better.text]["p_holm"] == pytest.approx(2 / 2**9 * (len(rest) - 1), abs=1e-4)
    assert next(iter(rows)) == better.text  # the best comes first
    assert trials.outlook(moment.chosen)[moment.seat] == 0.25


def test_knowledge_is_what_the_worlds_of_a_view_have_in_common() -> None:
    game = games.get("nanty")
    state = game.new(seats=3, seed=5)
    found = knowledge(game, state, 40, "seed")
    assert found == knowledge(game, state, 40, "seed")
    for view in found:
        assert {other["seat"] for other in view["about"]} == {0, 1, 2} - {view["seat"]}
        for other in view["about"]:
            role = other["roles"]["identity"]
            assert role["true"] == state.view(other["seat"])["facts"]["players"][other["seat"]]["identity"]
            assert sum(role["shares"].values()) == pytest.approx(1, abs=0.01)
            mine = state.view(view["seat"])["facts"]["players"][view["seat"]]["identity"]
            assert mine not in role["shares"]  # everybody knows who he is himself
            hand = state.view(view["seat"])["facts"]["own"]["hand"]
            assert not set(hand) & set(other["hand"]["shares"])  # every card is there once


def test_knowledge_does_not_depend_on_what_is_hidden() -> None:
    """Twins: a world that looks the same to seat 1 gives it the same knowledge, though the truth differs."""
    game = games.get("nanty")
    state = game.new(seats=3, seed=5)
    twin = game.imagine(state.view(1), Random(9))

    def known(found: list[dict[str, Any]]) -> list[Any]:
        return [
            (other["roles"]["identity"]["shares"], other["hand"]["shares"]) for other in found[1]["about"]
        ]

    assert known(knowledge(game, state, 20, "seed")) == known(knowledge(game, twin, 20, "seed"))


def test_the_command_tells_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(FINISHED, "--playouts", 2, "--worlds", 5, "--json", tmp_path / "file", "--workers", 2) == 0
    out = capsys.readouterr().out
    document = json.loads((tmp_path / "file").read_text("utf-8"))
    assert document["subrosa-analysis"] == 1
    assert document["result"]["winners"] == [1]
    assert len(document["decisions"]) == 18
    assert "Kill the Overlord. Player 1 wins as the last one standing!" in out
    assert out.count("\n| ") >= 19
    assert "What each could have known at decision 17" in out


def test_one_decision_is_told_with_all_alternatives(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(FINISHED, "--playouts", 2, "--worlds", 5, "--decisions", 5, "--workers", 1) == 0
    out = capsys.readouterr().out
    assert "Decision 5, Player 0:" in out
    assert "| Give the gold to Player 2 |" in out


def test_json_can_go_to_the_output_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(FINISHED, "--playouts", 2, "--worlds", 2, "--decisions", 1, "--json", "-", "--workers", 1) == 0
    assert json.loads(capsys.readouterr().out)["decisions"][0]["decision"] == 1


def test_names_of_a_table_file_are_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head = {"subrosa-table": 1, "names": ["Ada", "Bo", "Cy", "Di"], "seats": ["human"] * 4, "lang": "en"}
    path = tmp_path / "table.save"
    path.write_text(json.dumps(head) + "\n" + FINISHED.read_text("utf-8"), "utf-8")
    assert run(path, "--playouts", 2, "--worlds", 2, "--decisions", 5, "--workers", 1) == 0
    assert "Bo wins as the last one standing!" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("gone.save",), "cannot read gone.save: No such file"),
        (("strange.save",), "strange.save is no save: it should begin with 'subrosa-save 1'"),
        (("binary.save",), "binary.save is no save: it is not text"),
        (("damaged.save",), "the save is damaged"),
        ((SAVES / "overlord-middle-5.save",), "is not over: what is secret in it stays so until it is"),
        ((FINISHED, "--player", "clever"), "no bot 'clever' plays overlord"),
        ((FINISHED, "--playouts", "1"), "--playouts should be 2 or more, not 1"),
        (
            (FINISHED, "--decisions", "18"),
            "--decisions takes a number or a range from 0 to 17, such as 3-9, not '18'",
        ),
        ((FINISHED, "--decisions", "5-2"), "not '5-2'"),
        ((FINISHED, "--decisions", "some"), "not 'some'"),
    ],
)
def test_what_cannot_be_analysed_is_refused(
    arguments: tuple[object, ...],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("strange.save").write_text("a poem\n")
    Path("binary.save").write_bytes(b"\xff\xfe\x00")
    Path("damaged.save").write_text(
        FINISHED.read_text("utf-8").replace("Choose", "").replace(" pick ", " pay ", 1)
    )
    assert run(*arguments) == 2
    assert message in capsys.readouterr().err
