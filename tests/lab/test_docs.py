"""docs/lab.md: its commands work, and its tables name what is really there."""

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest

from subrosa import games
from subrosa.cli import main
from subrosa.core.cardgame import CardGame
from subrosa.lab.arena.round_robin import Arena
from subrosa.lab.balance.measures import Trial
from subrosa.lab.balance.tables import all_tables

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "lab.md").read_text("utf-8")
COMMANDS = re.findall(r"^\$ subrosa (.*)$", TEXT, re.MULTILINE)


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_work(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = games.get("overlord")
    assert isinstance(game, CardGame)
    Path("my.toml").write_text(
        game.standard.text.replace("coronation_gold = 30", "coronation_gold = 20"), "utf-8"
    )
    shutil.copytree(ROOT / "tests" / "saves", tmp_path / "tests" / "saves")
    fewer = re.sub(r"--games \d+", "--games 10", line)  # readers have more time than tests
    assert main([*shlex.split(fewer), "--lang", "en"]) == 0


def test_all_uses_have_an_example() -> None:
    assert [line.split()[0] for line in COMMANDS] == [
        "arena",
        *["balance"] * 3,
        "analyse",
        "trajectories",
        "puzzles",
    ]


def test_the_record_is_a_real_one() -> None:
    sample = json.loads(re.findall(r"^```json\n(.*?)\n```$", TEXT, re.MULTILINE | re.DOTALL)[0])
    assert sample.keys() == Arena("overlord", ("scripted", "random"), 4, {}, "seed").play(0).keys()


def test_every_table_is_described() -> None:
    described = re.findall(r"`([a-z_]+)`", "".join(re.findall(r"^\| (`.*?) \|", TEXT, re.MULTILINE)))
    for name in games.ours():
        records = [Trial(name, "", "random", 4, {}, "seed").play(number) for number in range(2)]
        assert {table.name for table in all_tables(records, 4)} <= set(described)


def test_every_key_of_an_analysis_is_described(tmp_path: Path) -> None:
    file = tmp_path / "file"
    save = ROOT / "tests" / "saves" / "overlord-finished-4.save"
    line = ["analyse", str(save), "--playouts", "2", "--worlds", "2", "--decisions", "5", "--workers", "1"]
    assert main([*line, "--json", str(file)]) == 0
    document = json.loads(file.read_text("utf-8"))
    decision = document["decisions"][0]
    about = next(one for seen in decision["knowledge"] for one in seen["about"] if one["hand"])
    for table in (document, decision, decision["alternatives"][0], about, about["hand"]["card"]):
        for key in table:
            assert f"`{key}`" in TEXT
