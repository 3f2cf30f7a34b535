"""The pen that writes observations."""

from array import array

from subrosa.parts.pen import Pen


def written(size: int, me: int = 0, seats: int = 3) -> tuple["array[float]", Pen]:
    row = array("f", bytes(4 * size))
    return row, Pen(row, 0, me, seats)


def test_numbers_are_cut_off() -> None:
    row, pen = written(5)
    for value in (25, 5, 0, -5, -25):
        pen.number(value, 10)
    assert list(row) == [1.0, 0.5, 0.0, -0.5, -1.0]
    assert pen.at == 5


def test_things_have_places_of_their_own() -> None:
    row, pen = written(13)
    pen.one(1, 2)
    pen.one(-1, 1)
    pen.several([12, 10], 3, first=10)
    pen.members(0b101, 3)
    pen.skip(1)
    pen.flag(True)
    pen.flag(False)
    pen.flag(True)
    assert list(row) == [0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1]
    assert pen.at == 13


def test_copies_are_counted_up_to_all_of_them() -> None:
    row, pen = written(4)
    pen.counted([0, 1, 0], 2, 4)
    pen.copies([7, 7, 8, 7], [0.0] * 7 + [0.5, 0.25], 7, 2)
    assert list(row) == [0.5, 0.25, 1.0, 0.25]


def test_seats_are_counted_from_the_one_that_looks() -> None:
    row, pen = written(12, me=2)
    pen.seat(0)
    pen.seat(-1)
    pen.seats_in(0b1110)  # of three seats: what lies beyond is no seat
    pen.by_seat([1, 0, 8], 4)
    assert list(row) == [0, 1, 0, 0, 0, 0, 1, 0, 1, 1, 0.25, 0]
    assert pen.around() == [2, 0, 1]
