"""Who sits where in an arena."""

from collections import Counter

import pytest

from subrosa.lab.arena.lineup import LineUps


@pytest.mark.parametrize(
    ("players", "seats", "pairs"), [(2, 5, False), (3, 3, False), (3, 5, False), (4, 2, False), (3, 4, True)]
)
def test_everybody_takes_every_seat_equally_often(players: int, seats: int, pairs: bool) -> None:
    line_ups = LineUps(players, seats, pairs, "seed")
    games = seats * len(line_ups.groups) * line_ups.size
    sat = Counter(
        [(seat, who) for number in range(games) for seat, who in enumerate(line_ups.line_up(number))]
    )
    assert len(sat) == players * seats
    assert len(set(sat.values())) == 1


def test_seats_are_shared_as_evenly_as_they_can_be() -> None:
    line_ups = LineUps(2, 5, False, "seed")
    counts = [Counter(line_ups.line_up(number)) for number in range(20)]
    assert {tuple(sorted(count.values())) for count in counts} == {(2, 3)}
    assert {count[0] for count in counts} == {2, 3}


def test_pairs_sit_two_kinds_at_a_table_and_every_pair_meets() -> None:
    line_ups = LineUps(4, 3, True, "seed")
    met = Counter([frozenset(line_ups.line_up(number)) for number in range(3 * 6 * 2)])
    assert len(met) == 6
    assert all(len(pair) == 2 for pair in met)
    assert set(met.values()) == {6}


def test_more_bots_than_seats_take_turns() -> None:
    line_ups = LineUps(4, 2, False, "seed")
    assert {frozenset(line_ups.line_up(number)) for number in range(12)} == {
        frozenset(pair) for pair in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    }


def test_line_ups_depend_on_the_seed_and_the_number_alone() -> None:
    first, second = LineUps(3, 5, False, "a"), LineUps(3, 5, False, "a")
    assert [first.line_up(n) for n in (40, 3, 17)] == [second.line_up(n) for n in (40, 3, 17)]
    assert [first.line_up(n) for n in range(30)] != [LineUps(3, 5, False, "b").line_up(n) for n in range(30)]


def test_tables_are_turned_round_wholly() -> None:
    line_ups = LineUps(2, 5, False, "seed")
    assert [line_ups.whole(games) for games in (1, 5, 6, 2000)] == [5, 5, 10, 2000]
