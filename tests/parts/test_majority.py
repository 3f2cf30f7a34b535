"""Who has the most, and ties."""

from subrosa.parts.majority import NOBODY, best, leader


def test_a_tie_is_no_majority() -> None:
    assert leader([5, 4, 0]) == 0
    assert leader([2, 4, 4]) == NOBODY
    assert leader([0, 1, 0]) == 1, "without rivals one piece is enough"
    assert leader([0, 0]) == NOBODY


def test_the_first_mark_that_differs_decides() -> None:
    assert best([(3, 1), (4, 0), (4, 2)]) == (2,)
    assert best([(4, 2), (3, 9), (4, 2)]) == (0, 2), "nothing breaks the tie: victory is shared"
    assert best([(-2, 0), (-1, 5)]) == (1,)


def test_the_lowest_by_negated_marks() -> None:
    """The lowest total loses; of those tied a Loyalist counts as lower (A Study in Emerald, 17)."""
    totals, loyalist = [7, 7, 9], [0, 1, 1]
    assert best([(-total, side) for total, side in zip(totals, loyalist, strict=True)]) == (1,)
