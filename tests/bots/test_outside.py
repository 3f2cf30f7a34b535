"""Bots that are programs: the example plays, and whatever a program does wrong is counted while the game goes on."""

import sys
from pathlib import Path
from subprocess import Popen

import pytest

from subrosa import bots, games
from subrosa.bots import OutsideBot, Think, outside, program
from subrosa.bots.match import UNFINISHED, Record, play

GAME = games.get("overlord")
EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "cautious.py"


def outsider(program: Path) -> OutsideBot:
    bot = bots.make(f'! "{sys.executable}" "{program}"', GAME, 1)
    assert isinstance(bot, OutsideBot)
    return bot


def play_with(bot: OutsideBot, think: Think | None = None) -> Record:
    others = [bots.make("scripted", GAME, seat) for seat in range(3)]
    try:
        return play(GAME, [bot, *others], 4, 5, think=think)
    finally:
        bot.stop()


def test_the_example_plays_every_game_without_a_failure() -> None:
    for name in games.names():
        game = games.get(name)
        bot = bots.make(f'! "{sys.executable}" "{EXAMPLE}"', game, 1)
        assert isinstance(bot, OutsideBot)
        seats = game.min_seats
        record = play(
            game, [bot, *[bots.make("scripted", game, seat) for seat in range(seats - 1)]], seats, 5
        )
        bot.stop()
        assert record.ending != UNFINISHED
        assert bot.starts == 1
        assert not bot.failures


def test_the_example_is_short() -> None:
    assert len([line for line in EXAMPLE.read_text().splitlines() if line.strip()]) <= 30


WRONG = {
    "no JSON": ("print('hello', flush=True)", program.NONSENSE),
    "not on offer": ('print(\'{"choice": "dance"}\', flush=True)', program.NONSENSE),
    "another shape": ("print('[1]', flush=True)", program.NONSENSE),
    "an empty line": ("print(flush=True)", program.NONSENSE),
    "silence": ("pass", program.LATE),
    "an end": ("raise SystemExit", program.DIED),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_program_that_fails_is_stood_in_for_and_counted(
    what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "GRACE", 0.01)
    answer, how = WRONG[what]
    if how == program.LATE:
        monkeypatch.setattr(program, "STARTING", 0.01)
    file = tmp_path / "bot.py"
    file.write_text(f"import sys\nsys.stdin.readline()\nfor line in sys.stdin:\n    {answer}\n")
    bot = outsider(file)
    record = play_with(bot, Think(seconds=0.05) if how == program.LATE else None)
    assert record.ending != UNFINISHED
    assert bot.failures[how] > 0
    warned = [one for one in caplog.records if str(file) in one.getMessage()]
    assert warned
    assert len(warned) <= 3  # warned once for each way to fail, not at every decision
    assert bot.starts == outside.MOST_STARTS  # it had its chances


def test_the_stand_in_plays_as_the_scripted_bot_would(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text("raise SystemExit")
    state = GAME.new(seats=4, seed=2)
    view = state.view(state.waiting[0])
    expected = bots.make("scripted", GAME, 1).choose(view, view["choices"])
    bot = outsider(program)
    assert bot.choose(view, view["choices"]) == expected
    assert sum(bot.failures.values()) == 1


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("! no-such-program-anywhere", "there is no program 'no-such-program-anywhere'"),
        ("!", "after ! comes a command"),
        ('! python "mybot.py', "is not a command"),
    ],
)
def test_what_cannot_be_run_is_refused_at_once(name: str, told: str) -> None:
    with pytest.raises(bots.UnknownBot, match=told):
        bots.make(name, GAME, 1)


def test_a_program_ends_with_its_bot(tmp_path: Path) -> None:
    """It plays one game only: it never says that it is ready."""
    file = tmp_path / "bot.py"
    file.write_text(ONE_GAME)
    bot = outsider(file)
    process = asked(bot)
    assert process.poll() is None
    bot.stop()
    assert process.poll() is not None


def asked(bot: OutsideBot) -> "Popen[str]":
    """Ask a bot something and return the process that answered."""
    state = GAME.new(seats=4, seed=2)
    view = state.view(state.waiting[0])
    assert bot.choose(view, view["choices"]) in view["choices"]
    assert not bot.failures
    assert bot.program is not None
    return bot.program.process


ONE_GAME = """
import json, sys
sys.stdin.readline()
for line in sys.stdin:
    print(json.dumps({"choice": json.loads(line)["options"][0]}), flush=True)
"""


def test_a_program_that_says_so_plays_the_next_game_too() -> None:
    bot = outsider(EXAMPLE)
    process = asked(bot)
    bot.stop()
    assert process.poll() is None
    again, beside = outsider(EXAMPLE), outsider(EXAMPLE)
    assert asked(again) is process
    assert asked(beside) is not process  # a seat has a program to itself
    for one in (again, beside):
        one.end()
    assert process.poll() is not None
    late = outsider(EXAMPLE)
    assert asked(late) is not process
    late.end()


def test_the_clock_stands_still_until_a_program_has_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the time for an answer nor the way there and back is enough to start Python."""
    monkeypatch.setattr(outside, "GRACE", 30.0)
    waited: list[float] = []
    line = program.Program._line

    def noted(self: program.Program, seconds: float) -> str:
        waited.append(seconds)
        return line(self, seconds)

    monkeypatch.setattr(program.Program, "_line", noted)
    bot = outsider(EXAMPLE)
    asked(bot)
    asked(bot)
    bot.end()
    assert waited == [outside.SECONDS + 30 + program.STARTING, *[outside.SECONDS + 30] * 2]


def test_a_program_can_be_started_before_it_is_needed() -> None:
    bot = outsider(EXAMPLE)
    bot.warm_up()
    assert bot.program is not None
    assert bot.program.stays
    bot.stop()
    other = outsider(EXAMPLE)
    asked(other)
    other.end()
