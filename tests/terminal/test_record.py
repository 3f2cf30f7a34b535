"""`subrosa record`: how the games have ended that were played alone in this terminal."""

from pathlib import Path
from random import Random

import pytest

from subrosa import games
from subrosa.cli import main
from subrosa.core.state import State
from subrosa.files import HUMAN, Company
from subrosa.terminal.session import tablefile

ALONE = next(name for name in games.names() if games.get(name).min_seats == 1)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def played(seats: int, seed: int, **options: str) -> State:
    """Play a game to its end, at random."""
    state = games.get(ALONE).new(seats, seed=seed, options=options)
    chance = Random(seed)
    while state.result is None:
        (seat, *_) = state.waiting
        state.choose(seat, chance.choice(state.options(seat)))
    return state


def keep(state: State, *players: str) -> None:
    tablefile.write(tablefile.new_path(ALONE), Company([""] * len(players), list(players), "en"), state)


def test_it_counts_finished_games_that_a_person_played_alone(capsys: pytest.CaptureFixture[str]) -> None:
    state = played(1, seed=4)
    assert state.result is not None
    keep(state, HUMAN)
    keep(state, HUMAN)
    keep(state, "scripted")  # a bot alone
    keep(games.get(ALONE).new(1, seed=5), HUMAN)  # not over
    (tablefile.data_folder() / f"{ALONE}-broken.save").write_text("{}")
    assert main(["record", ALONE, "--lang", "en"]) == 0
    head, line = capsys.readouterr().out.splitlines()
    assert head.endswith(", played alone:")
    won = 2 * len(state.result.winners)
    assert line.endswith(f": 2 games, {won} won. Most points: {state.result.scores[0]}.")


def test_it_tells_difficulties_apart(capsys: pytest.CaptureFixture[str]) -> None:
    keep(played(1, seed=4, great_old_one="dagon"), HUMAN)
    keep(played(1, seed=4, great_old_one="dagon", difficulty="hard"), HUMAN)
    main(["record", ALONE, "--lang", "en"])
    _, usual, harder = capsys.readouterr().out.splitlines()
    assert usual.strip().startswith("against Dagon: 1 game,")
    assert harder.strip().startswith("against Dagon, harder: 1 game,")


def test_with_nothing_to_count_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record"]) == 0
    assert "no finished game" in capsys.readouterr().out


def test_a_game_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err
