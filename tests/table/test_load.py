"""The more the bots are asked, the less time each of them thinks. Time belongs to the tests."""

import pytest

from subrosa.table.bots.load import BRIEFEST, FEW, SPAN, USE, Load


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def ask(load: Load, clock: Clock, questions: int, share: float = 1.0) -> None:
    """Let a span pass in which so many are asked, each taking this share of the time it has."""
    for _ in range(questions):
        load.asked()
        load.thought(1.0, share)
    clock.now += SPAN


def test_with_little_to_do_bots_think_as_long_as_they_like(clock: Clock) -> None:
    load = Load(2, clock)
    assert load.seconds(0.2) == 0.2
    ask(load, clock, 3)
    assert load.seconds(0.2) == 0.2


def test_all_that_is_asked_fits_into_what_there_is(clock: Clock) -> None:
    load = Load(2, clock)
    for _ in range(12):
        ask(load, clock, 100)
    assert load.seconds(0.2) == pytest.approx(2 * SPAN * USE / 100, rel=0.01)
    assert load.seconds(0.01) == 0.01


def test_bots_that_take_longer_than_they_may_get_less(clock: Clock) -> None:
    load = Load(2, clock)
    for _ in range(12):
        ask(load, clock, 50, share=2.0)
    assert load.seconds(0.2) == pytest.approx(2 * SPAN * USE / (50 * 2), rel=0.01)


def test_pressed_is_a_server_whose_bots_cannot_think_as_long_as_they_might(clock: Clock) -> None:
    load = Load(2, clock)
    assert not load.pressed
    ask(load, clock, 3)
    assert not load.pressed
    ask(load, clock, 100)
    assert load.pressed


def test_time_that_is_not_taken_is_shared_out(clock: Clock) -> None:
    load = Load(2, clock)
    for _ in range(12):
        ask(load, clock, 200, share=0.25)
    assert load.seconds(0.2) == pytest.approx(2 * SPAN * USE / (200 * 0.25), rel=0.01)


def test_a_rush_is_felt_at_once_and_forgotten_soon(clock: Clock) -> None:
    load = Load(1, clock)
    for _ in range(1_000):
        load.asked()
    assert load.seconds(0.2) == BRIEFEST
    clock.now += SPAN
    assert load.seconds(0.2) == BRIEFEST
    clock.now += SPAN
    assert load.seconds(0.2) == 0.2
    for _ in range(1_000):
        load.asked()
    clock.now += 10 * SPAN
    assert load.seconds(0.2) == 0.2


def test_more_processes_give_more_time(clock: Clock) -> None:
    one, four = Load(1, clock), Load(4, clock)
    for load in (one, four):
        for _ in range(100):
            load.asked()
    assert four.seconds(1.0) == pytest.approx(4 * one.seconds(1.0))


def test_bots_are_busy_if_many_answers_come_late(clock: Clock) -> None:
    load = Load(1, clock)
    for late, of, busy in ((0, 100, False), (FEW - 1, 10, False), (FEW, 10, True), (FEW, 1_000, False)):
        for answer in range(of):
            load.answered(late=answer < late)
        before = load.busy
        clock.now += SPAN * 0.9
        load.look()
        assert load.busy == before, "it is told at the end of a span"
        clock.now += SPAN * 0.1
        load.look()
        assert load.busy == busy
    clock.now += 2 * SPAN
    load.look()
    assert not load.busy
