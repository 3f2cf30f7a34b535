"""The example of docs/add-a-game.md keeps every law, and its rules are those of its RULES.md."""

from random import Random

import pytest

from examples.lighthouse import demo
from examples.lighthouse.rules.game import (
    DRINKS,
    GAME,
    LOOK,
    OIL,
    PASS,
    POUR,
    STOP,
    VOTE,
    WATER,
    Lighthouse,
    Vote,
)
from subrosa.catalogues import catalogues, compare, ids, needs_of
from subrosa.testing import inspect, pace_changes_nothing


@pytest.mark.parametrize("seats", range(GAME.min_seats, GAME.max_seats + 1))
@pytest.mark.parametrize("weather", GAME.options[0].values)
@pytest.mark.parametrize("seed", range(3))
def test_it_keeps_every_law(seats: int, weather: str, seed: int) -> None:
    inspect(GAME, seats, seed, {"weather": weather})
    pace_changes_nothing(GAME, seats, seed, {"weather": weather})


def poured(*passes: int) -> tuple[Lighthouse, int]:
    """Let seat 0 of three pour a flask, and these seats pass."""
    s = GAME.new(3, 1)
    assert isinstance(s, Lighthouse)
    drink = s.hands[0][0]
    s.choose(0, POUR[drink])
    for seat in passes:
        s.choose(seat, PASS)
    return s, drink


def test_2_2_a_flask_is_poured_face_down() -> None:
    s, drink = poured()
    told = [s.log(seat)[-1]["args"]["drink"] for seat in (0, 1, 2, None)]
    assert told == [DRINKS[drink], None, None, None]
    assert [s.view(seat)["facts"]["lamp"] for seat in (0, 1, 2, None)] == [[drink], [None], [None], [None]]


def test_1_1_the_wrecker_alone_knows_who_he_is_until_the_end() -> None:
    s, _ = poured()
    assert [s.view(seat)["facts"]["wrecker"] for seat in range(3)].count(None) == 2
    assert s.view(s.wrecker)["facts"]["wrecker"] == s.wrecker


def test_2_3_the_next_one_clockwise_stops_the_flask_and_all_see_it() -> None:
    s, drink = poured()
    s.choose(2, STOP)
    s.choose(1, STOP)
    assert (s.lamp, s.spilt, s.corks) == ([], [drink], [1, 0, 1])
    assert len(s.hands[0]) == 2
    assert s.log(None)[-1]["args"] == {"seat": 1, "target": 0, "drink": DRINKS[drink]}


def test_2_4_who_looks_at_a_flask_remembers_it_and_the_others_do_not_know_it() -> None:
    s, drink = poured(1, 2)
    s.choose(1, LOOK[0])
    assert [s.view(seat)["facts"]["lamp"] for seat in (0, 1, 2, None)] == [[drink], [drink], [None], [None]]
    for seed in range(20):
        world = GAME.imagine(s.view(1), Random(seed))
        assert isinstance(world, Lighthouse)
        assert world.lamp == [drink]


@pytest.mark.parametrize(
    ("weather", "lamp", "votes", "ending"),
    [
        ("calm", [WATER, WATER], (1, 0, 0), "caught"),
        ("calm", [OIL, OIL], (1, 0, 1), "light"),
        ("storm", [OIL, OIL], (1, 0, 1), "wreck"),
        ("storm", [OIL] * 4, (1, 2, 0), "light"),
        ("calm", [OIL, OIL, WATER], (1, 2, 0), "wreck"),
    ],
)
def test_3_2_the_end(weather: str, lamp: list[int], votes: tuple[int, ...], ending: str) -> None:
    s = GAME.new(3, 1, {"weather": weather})
    assert isinstance(s, Lighthouse)
    s.wrecker, s.lamp, s.pourers = 0, lamp, [0] * len(lamp)
    s.agenda = [Vote((0, 1, 2))]
    s.advance()
    for seat, vote in enumerate(votes):
        s.choose(seat, VOTE[vote])
    assert s.result is not None
    assert s.result.ending == ending
    assert s.result.winners == ((0,) if ending == "wreck" else (1, 2))


def test_its_texts_are_complete() -> None:
    own = catalogues(GAME.package)
    assert compare(needs_of(GAME, ids(own)), own, catalogues()) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_demo_runs(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    demo.main("3", language)
    assert len(capsys.readouterr().out.splitlines()) > 12
