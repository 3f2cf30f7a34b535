"""The speed harness: it measures our games, works out ratios, and survives whatever fails."""

import json
import subprocess
import sys
from pathlib import Path

from bench.report import HEARTS, Series, plain, ratios, sections, spread, times

ROOT = Path(__file__).resolve().parents[2]


def test_bench_measures_every_row_and_reports_missing_peers(tmp_path: Path) -> None:
    record, page = tmp_path / "bench.json", tmp_path / "bench.md"
    line = [sys.executable, str(ROOT / "bench" / "run.py"), "--seconds", "0.005", "--rounds", "1"]
    line += ["--game", "overlord", "--json", str(record), "--markdown", str(page)]
    done = subprocess.run(
        [*line, "--peers-python", str(tmp_path / "nowhere")], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr

    series = json.loads(record.read_text())["series"]
    ours = {one["measure"]: one["rates"] for one in series if one["engine"] == "pure"}
    measures = [
        "decisions",
        "decisions with copy",
        "moves",
        "copies",
        "views",
        "imagines",
        "rolls",
        "sealed rolls",
    ]
    assert list(ours) == [*measures, "games"]
    assert all(rate > 0 for rates in ours.values() for rate in rates)
    reasons = {one["subject"]: one["error"] for one in series if one["engine"] == "peer"}
    assert list(reasons) == ["rlcard", "open_spiel", "catanatron"]
    assert all("No such file" in reason for reason in reasons.values())
    assert "No such file" in done.stdout
    assert str(ROOT) not in page.read_text()


def test_ratios_are_taken_within_a_round() -> None:
    ours = Series("pure", "overlord", "decisions", [100.0, 300.0, 200.0])
    theirs = Series("peer", "rlcard uno", "decisions", [50.0, 100.0, 100.0])
    assert ratios(ours, theirs) == [2.0, 3.0, 2.0]
    assert times(ratios(ours, theirs)) == "2.00x"
    assert times(ratios(ours, Series("peer", "rlcard uno", "decisions", error="broken"))) == "-"


def test_spread_is_the_distance_of_the_quartiles() -> None:
    assert spread([90.0, 95.0, 100.0, 110.0, 130.0]) == "-5 +10 %"
    assert spread([100.0]) == "-"


def test_targets_are_judged() -> None:
    text = plain(
        sections(
            [
                Series("pure", "overlord", "decisions", [240.0]),
                Series("compiled", "overlord", "decisions", [500.0]),
                Series("peer", "rlcard uno", "decisions", [100.0]),
                Series("peer", HEARTS, "decisions", [400.0]),
            ]
        )
    )
    verdicts = [line.split()[-1] for line in text.splitlines() if ">=" in line]
    assert verdicts == ["MISSED", "met", "measured"]


def test_search_is_measured_beside_open_spiels() -> None:
    line = [sys.executable, str(ROOT / "bench" / "search.py"), "--seconds", "0.005", "--rounds", "1"]
    done = subprocess.run(line, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    ours, theirs = done.stdout.splitlines()
    assert "iterations/s" in ours and "x ismcts" in ours
    assert "iterations/s" in theirs


def test_search_does_not_go_with_peers() -> None:
    line = [sys.executable, str(ROOT / "dev"), "bench", "--search", "--peers"]
    done = subprocess.run(line, capture_output=True, text=True)
    assert done.returncode == 1
    assert "--search does not go with --peers" in done.stderr
    assert "measures OpenSpiel's bot too" in done.stderr


def test_environments_are_measured(tmp_path: Path) -> None:
    line = [
        sys.executable,
        str(ROOT / "bench" / "env.py"),
        "--seconds",
        "0.005",
        "--rounds",
        "1",
        "--game",
        "overlord",
    ]
    done = subprocess.run(
        [*line, "--peers-python", str(tmp_path / "nowhere")], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "steps/s" in done.stdout
    assert "No such file" in done.stdout
