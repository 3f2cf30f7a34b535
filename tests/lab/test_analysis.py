"""Analysing a finished game."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from subrosa import bots, games
from subrosa.bots import UnknownBot
from subrosa.cli import main
from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.lab.analysis.alternatives import Trials
from subrosa.lab.analysis.decisions import Analysis
from subrosa.lab.analysis.judges import Judged, judge_for, usual_player
from subrosa.lab.analysis.knowledge import knowledge
from subrosa.lab.analysis.moments import moments
from subrosa.lab.analysis.turning import Turning, turning_point
from subrosa.lab.analysis.worlds import Worlds
from tests.conformance.toy.game import GAME as THORNS

SAVES = Path(__file__).parents[1] / "saves"
FINISHED = SAVES / "overlord-finished-4.save"


def run(*arguments: object) -> int:
    return main(["analyse", *map(str, arguments), "--lang", "en"])


def finished_game(name: str, seats: int, seed: int = 1) -> str:
    """Save a game in which everybody did something or other."""
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


@pytest.mark.parametrize("player", ["random", "mind"])
@pytest.mark.parametrize("name", games.ours())
def test_what_is_found_agrees_with_the_game(name: str, player: str) -> None:
    text = finished_game(name, games.get(name).min_seats)
    _, found = moments(name, text)
    analysis = Analysis(name, text, player, 4, 2, 6, "seed", first=len(found) - 3)
    record = analysis.play(0)
    moment = found[-3]
    assert (record["seat"], record["chosen"]) == (moment.seat, moment.chosen.text)
    offered = {choice.text for choice in moment.state.options(moment.seat)}
    assert {row["choice"] for row in record["alternatives"]} == offered
    for row in record["alternatives"]:
        assert row["low"] <= row["estimate"] <= row["high"]
        if player == "random":
            assert row["estimate"] == round(row["wins"] / row["playouts"], 4)
        assert ("wins" in row) == (player == "random")  # chances are not counted
        assert row["difference"][1] <= row["difference"][0] <= row["difference"][2]
        assert row["playouts"] in (2, 4)
    chosen = next(row for row in record["alternatives"] if row["choice"] == record["chosen"])
    assert chosen["playouts"] == 4
    assert chosen["difference"] == [0, 0, 0]
    assert record["best"] == record["alternatives"][0]["choice"] or record["best"] == record["chosen"]
    assert len(record["outlook"]) == games.get(name).min_seats
    assert record["outlook"][record["seat"]] == pytest.approx(record["estimate"], abs=1e-4)
    if player == "mind":
        together = sum(record["outlook"])
        # Whoever plays alone has an opponent who has no seat: the game.
        assert 0 <= together <= 1 if len(record["outlook"]) == 1 else together == pytest.approx(1, abs=0.001)


def test_worlds_are_shared_and_compared_in_pairs() -> None:
    _, found = moments("overlord", FINISHED.read_text("utf-8"))
    moment = found[5]
    trials = Trials(games.get("overlord"), moment, "random", "seed")
    mine = [float(seat == moment.seat) for seat in range(4)]
    other = [float(seat == (moment.seat + 1) % 4) for seat in range(4)]
    rest = list(moment.state.options(moment.seat))
    # The chosen one wins in 3 of 12 worlds, the first other in those and 9 more, everything else never.
    better = next(choice for choice in rest if choice is not moment.chosen)
    for choice in rest:
        trials.results[choice.text] = [other] * 12
    trials.results[moment.chosen.text] = [mine] * 3 + [other] * 9
    trials.results[better.text] = [mine] * 12
    rows = {row["choice"]: row for row in trials.rows(rest)}
    assert rows[better.text]["difference"][0] == 0.75
    assert rows[better.text]["difference"][1] > 0
    assert rows[better.text]["p_holm"] == pytest.approx(2 / 2**9 * (len(rest) - 1), abs=1e-4)
    assert next(iter(rows)) == better.text  # the best comes first
    assert trials.outlook(moment.chosen)[moment.seat] == 0.25


def test_chances_are_compared_in_pairs_too() -> None:
    _, found = moments("overlord", FINISHED.read_text("utf-8"))
    moment = found[5]
    trials = Trials(games.get("overlord"), moment, "mind", "seed")
    rest = list(moment.state.options(moment.seat))
    better = next(choice for choice in rest if choice is not moment.chosen)
    # Worlds differ a lot; in each of them the better one is slightly ahead.
    worlds = [0.1, 0.3, 0.5, 0.7, 0.2, 0.4, 0.6, 0.25]
    ahead = [0.05, 0.06, 0.04, 0.05, 0.06, 0.04, 0.05, 0.05]

    def outcomes(values: list[float]) -> list[list[float]]:
        return [[value if seat == moment.seat else 0.0 for seat in range(4)] for value in values]

    for choice in rest:
        trials.results[choice.text] = outcomes(worlds[::-1])
    trials.results[moment.chosen.text] = outcomes(worlds)
    trials.results[better.text] = outcomes([a + b for a, b in zip(worlds, ahead, strict=True)])
    rows = {row["choice"]: row for row in trials.rows(rest)}
    gap = rows[better.text]["difference"]
    assert gap == pytest.approx([0.05, 0.0437, 0.0563], abs=2e-4)  # t of 7 degrees, deviation 0.0076
    assert rows[better.text]["p_holm"] == pytest.approx((len(rest) - 1) / 2**7, abs=1e-4)
    spread = rows[moment.chosen.text]
    assert spread["low"] < 0.25 < 0.5 < spread["high"]  # separately they could not be told apart


def test_worlds_are_as_likely_as_the_belief_says() -> None:
    """A player who is nearly there is not taken for just anybody: shares lean towards the belief's."""
    game = games.get("nanty")
    states = game.replay(finished_game("nanty", 3))
    state = states[len(states) * 3 // 4]
    belief = bots.belief_of(game)
    assert belief is not None
    said = belief.read(state.view(0)).chances()
    drawn: Counter[tuple[int, str]] = Counter()
    plain: Counter[tuple[int, str]] = Counter()
    worlds, chance = Worlds(game, state.view(0)), Random(3)
    for _ in range(400):
        for counter, world in ((drawn, worlds.draw(chance)), (plain, game.imagine(state.view(0), chance))):
            for seat in (1, 2):
                counter[seat, world.view(seat)["facts"]["players"][seat]["identity"]] += 1

    def distance(counter: Counter[tuple[int, str]]) -> float:
        return sum([abs(counter[claim.seat, claim.what] / 400 - share) for claim, share in said.items()])

    assert distance(drawn) < 0.6 * distance(plain)
    known = knowledge(game, state, 10, "seed")[0]["about"][0]["roles"]["identity"]["shares"]
    assert known == {
        claim.what: pytest.approx(share, abs=1e-4)
        for claim, share in said.items()
        if claim.seat == 1 and share
    }


def test_a_game_that_nobody_has_thought_about_is_imagined_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "belief_of", lambda game: None)
    game = games.get("nanty")
    state = game.new(seats=3, seed=5)
    worlds = Worlds(game, state.view(0))
    assert worlds.draw(Random(1)).view(1) == game.imagine(state.view(0), Random(1)).view(1)
    assert worlds.weighed(Random(1))[1] == 1.0
    assert worlds.claims() == {}
    assert knowledge(game, state, 5, "seed")[0]["about"][0]["claims"] == []


def test_what_lies_face_down_is_told_where_the_belief_speaks_of_it() -> None:
    game = games.get("estoril")
    states = game.replay(finished_game("estoril", 2))
    state = next(state for state in states if any(known_claims(game, state)))
    claims = next(filter(None, known_claims(game, state)))
    assert {thing["kind"] for claim in claims for thing in claim["things"]} == {"card", "area"}
    assert all(0 < claim["share"] <= 1 for claim in claims)
    assert any(claim["true"] for claim in claims)


def known_claims(game: Game, state: State) -> list[list[dict[str, Any]]]:
    return [other["claims"] for view in knowledge(game, state, 2, "seed") for other in view["about"]]


@pytest.mark.parametrize("name", games.names())
def test_everybody_has_a_share_of_the_victory_with_his_own_eyes(name: str) -> None:
    game = games.get(name)
    state = game.new(seats=game.usual_seats, seed=4, hurry=True)
    judge = Judged(game)
    chances = judge.chances(state)
    assert len(chances) == game.usual_seats
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0
    assert usual_player(game) == "mind"


def test_a_game_whose_facts_have_no_players_is_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has neither a mind nor a belief, and says nothing of hands and roles."""
    monkeypatch.setattr(games, "_registered", {})
    games.register(THORNS)
    text = finished_game(THORNS.id, 3)
    assert "players" not in THORNS.new(3, 1).view(0)["facts"]
    record = Analysis(THORNS.id, text, usual_player(THORNS), 4, 2, 6, "seed").play(0)
    assert record["seat"] == 0
    assert len(record["alternatives"]) > 1
    assert [about["roles"] for about in record["knowledge"][0]["about"]] == [{}, {}]


def test_without_a_mind_bots_play_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "mind_of", lambda game: None)
    game = games.get("overlord")
    assert usual_player(game) == "scripted"
    with pytest.raises(UnknownBot, match="no bot has a mind for overlord; there are: easy, normal, hard"):
        judge_for("mind", game)


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
            assert mine not in role["shares"]  # everybody knows who they are themselves
            hand = state.view(view["seat"])["facts"]["own"]["hand"]
            assert not set(hand) & set(other["hand"]["card"]["shares"])  # every card is there once


def test_knowledge_does_not_depend_on_what_is_hidden() -> None:
    """Twins: a world that looks the same to seat 1 gives it the same knowledge, though the truth differs."""
    game = games.get("nanty")
    state = game.new(seats=3, seed=5)
    twin = game.imagine(state.view(1), Random(9))

    def known(found: list[dict[str, Any]]) -> list[Any]:
        return [
            (other["roles"]["identity"]["shares"], other["hand"]["card"]["shares"])
            for other in found[1]["about"]
        ]

    assert known(knowledge(game, state, 20, "seed")) == known(knowledge(game, twin, 20, "seed"))


def test_the_command_tells_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(FINISHED, "--playouts", 2, "--worlds", 5, "--json", tmp_path / "file", "--workers", 2) == 0
    out = capsys.readouterr().out
    document = json.loads((tmp_path / "file").read_text("utf-8"))
    assert document["subrosa-analysis"] == 3
    assert document["result"]["winners"] == [1]
    assert len(document["decisions"]) == 18
    assert "Kill the Overlord. Player 2 wins as the last one standing!" in out
    assert out.count("\n| ") >= 19
    assert "What each could have known at decision 17" in out


def test_one_decision_is_told_with_all_alternatives(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(FINISHED, "--playouts", 2, "--worlds", 5, "--decisions", 5, "--workers", 1) == 0
    out = capsys.readouterr().out
    assert "Decision 5, Player 1:" in out
    assert "| Give the gold to Player 3 |" in out


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
        (("strange.save",), "strange.save is not a save: it should begin with 'subrosa-save 1'"),
        (("binary.save",), "binary.save is not a save: it is not text"),
        (("damaged.save",), "the save is damaged"),
        ((SAVES / "overlord-middle-5.save",), "is not over: its secrets stay secret until it is"),
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


def course(*chances: float) -> list[list[float]]:
    return [[chance, 1 - chance] for chance in chances]


def test_a_game_turns_where_the_winners_chances_rise_for_good() -> None:
    rising = course(0.4, 0.42, 0.38, 0.41, 0.4, 0.75, 0.7, 0.8, 0.74, 0.76)
    found = turning_point(rising, [0], whole=True)
    assert found is not None
    assert found.at == 5
    assert found[1:] == pytest.approx((0.4, 0.75))
    assert turning_point(rising, [1], whole=False) is None  # whose chances only fell


def test_a_needle_that_returns_at_once_is_no_turning_point() -> None:
    up = course(0.4, 0.4, 0.4, 0.4, 0.95, 0.4, 0.4, 0.4, 0.4, 0.4)
    down = course(1, 1, 1, 1, 1, 0.49, 1, 1, 1, 1)
    assert turning_point(up, [0], whole=False) is None
    assert turning_point(down, [0], whole=True) is None
    # Beside a needle the smaller step that lasts is found.
    both = course(0.3, 0.3, 0.3, 0.9, 0.3, 0.3, 0.5, 0.52, 0.5, 0.51, 0.5)
    assert turning_point(both, [0], whole=False) == Turning(6, 0.3, 0.5)


def test_the_end_of_a_game_lasts() -> None:
    late = course(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.9)
    assert turning_point(late, [0], whole=True) == Turning(6, 0.5, 1.0)
    assert turning_point(course(0.5, 0.55, 0.58), [0], whole=False) is None  # too little to tell
    assert turning_point(late, [], whole=True) is None  # nobody won
    assert turning_point([], [0], whole=True) is None
