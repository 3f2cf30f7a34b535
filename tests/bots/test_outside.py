"""Bots that are programs: the example plays, and whatever a program does wrong is counted while the game goes on."""

import sys
from pathlib import Path

import pytest

from subrosa import bots, games
from subrosa.bots import OutsideBot, Think, outside
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
    "no JSON": ("print('hello', flush=True)", outside.NONSENSE),
    "not on offer": ('print(\'{"choice": "dance"}\', flush=True)', outside.NONSENSE),
    "another shape": ("print('[1]', flush=True)", outside.NONSENSE),
    "an empty line": ("print(flush=True)", outside.NONSENSE),
    "silence": ("pass", outside.LATE),
    "an end": ("raise SystemExit", outside.DIED),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_program_that_fails_is_stood_in_for_and_counted(
    what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "GRACE", 0.01)
    answer, how = WRONG[what]
    program = tmp_path / "bot.py"
    program.write_text(f"import sys\nsys.stdin.readline()\nfor line in sys.stdin:\n    {answer}\n")
    bot = outsider(program)
    record = play_with(bot, Think(seconds=0.05) if how == outside.LATE else None)
    assert record.ending != UNFINISHED
    assert bot.failures[how] > 0
    warned = [one for one in caplog.records if str(program) in one.getMessage()]
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
        ('! python "mybot.py', "is no command"),
    ],
)
def test_what_cannot_be_run_is_refused_at_once(name: str, told: str) -> None:
    with pytest.raises(bots.UnknownBot, match=told):
        bots.make(name, GAME, 1)


def test_a_program_ends_with_its_bot() -> None:
    bot = outsider(EXAMPLE)
    state = GAME.new(seats=4, seed=2)
    view = state.view(state.waiting[0])
    bot.choose(view, view["choices"])
    assert bot.program is not None
    process = bot.program.process
    assert process.poll() is None
    bot.stop()
    assert process.poll() is not None
