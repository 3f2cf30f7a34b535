"""The command that measures bots, and its arithmetic."""

import re

import pytest

from subrosa.lab.statistics.intervals import wilson
from subrosa.lab.strength.challenge import Job, challenge, main, run

JOB = Job("overlord", "scripted", "random", 4, {"cast": "base"}, "seed", 0, 40)


def test_wilson_intervals() -> None:
    # Known values: 81 of 263 (Newcombe 1998, method 3), and both ends.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)
    assert wilson(20, 20) == pytest.approx((0.8389, 1), abs=1e-4)


def test_the_bot_in_question_sits_at_each_seat_equally_often() -> None:
    tally = run(JOB)
    assert tally.played == [10, 10, 10, 10]
    assert sum(tally.endings.values()) == 40


def test_among_its_own_kind_somebody_wins_every_game() -> None:
    tally = run(JOB._replace(hero="random"))
    assert tally.played == [40, 40, 40, 40]
    assert sum(tally.won) == 40


def test_how_games_are_shared_out_changes_nothing() -> None:
    whole, shared = run(JOB), challenge(JOB, None)
    assert (whole.won, whole.rounds, whole.decisions) == (shared.won, shared.rounds, shared.decisions)


def test_games_with_identities_are_counted_by_identity(capsys: pytest.CaptureFixture[str]) -> None:
    job = Job("nanty", "random", "random", 3, {}, "seed", 0, 6)
    tally, shared = run(job), challenge(job, None)
    assert sum(tally.played_as.values()) == 18  # among its own kind, every seat counts
    assert sum(tally.won_as.values()) == sum(tally.won) >= 6
    assert (tally.played_as, tally.won_as) == (shared.played_as, shared.won_as)
    assert main(["nanty", "--bots", "random", "--games", "6", "--seats", "3", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"^\| identity +\| 3 players +\|$", out, re.MULTILINE)
    assert re.search(r"^\| [a-z_]+ +\| [0-9.]+ \(", out, re.MULTILINE)


def test_games_without_identities_have_no_such_table() -> None:
    assert not run(JOB).played_as


def test_the_tables_are_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["overlord", "--games", "8", "--seats", "4", "--jobs", "1", "--option", "cast=mixed"]) == 0
    out = capsys.readouterr().out
    assert "**overlord: one scripted among random, cast = mixed**" in out
    assert "**overlord: scripted at every seat, cast = mixed**" in out
    lines = [line for line in out.splitlines() if line.startswith("|")]
    assert len(lines) == 12
    assert len({len(line) for line in lines[:3]}) == 1  # straight columns


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "no game 'chess'"),
        (["overlord", "--bots", "clever"], "no bot 'clever' plays overlord; there are: easy, normal"),
        (["overlord", "--bots", "scripted,clever"], "no bot 'clever'"),
        (["overlord", "--seats", "9"], "4 to 8 players, not 9"),
        (["overlord", "--option", "speed=high"], "no option 'speed'"),
        (["overlord", "--option", "speed"], "--option takes NAME=VALUE, not 'speed'"),
        (["overlord", "--games", "0"], "should be 1 or more"),
        (["overlord", "--bots", "random,random,random"], "one name or two"),
    ],
)
def test_what_is_not_there_is_refused(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(arguments)
    except SystemExit as stopped:  # argparse's way
        status = int(str(stopped.code))
    assert status == 2
    assert message in capsys.readouterr().err
