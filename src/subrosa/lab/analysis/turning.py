"""Where a finished game turned: the decision that raised its winners' chances, and after which they stayed up.

Each decision is looked at with the eyes of whoever makes it, so chances jump when somebody decides who knows more or
less than others. A jump that returns at once is no turning point: what counts are the chances for some decisions before
and after.
"""

from collections.abc import Sequence
from statistics import median
from typing import Final, NamedTuple

AROUND: Final = 5  # decisions on each side; two of them may be out of line
LEAST: Final = 0.1  # a smaller rise is within what more worlds could change


class Turning(NamedTuple):
    """The number of a decision, and the winners' usual chance before and after it."""

    at: int
    before: float
    after: float


def turning_point(outlooks: Sequence[Sequence[float]], winners: Sequence[int], whole: bool) -> Turning | None:
    """Find the decision by which the winners' chances rose most and for good. None if there is no such decision.

    `outlooks` has everybody's chance after each decision. If they are of the whole game, its end counts as well: there
    the winners have won.
    """
    course = [sum([outlook[seat] for seat in winners]) for outlook in outlooks]
    later = [*course, *([1.0] * AROUND if whole and winners else [])]
    found, most = None, LEAST
    for at in range(1, len(course)):
        before = median(course[max(0, at - AROUND) : at])
        after = median(later[at : at + AROUND])
        rise = min(after - before, course[at] - course[at - 1])
        if rise >= most:
            found, most = Turning(at, before, after), rise
    return found
