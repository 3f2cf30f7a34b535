"""What explains a puzzle: how the chance of its answer changed during the game.

Moves that a seat made one after the other are told together. The chance of the answer is worked out before and after
them, by the same belief and the same certain facts that make the puzzle fair; what changed it most is told.
"""

from math import log
from typing import Final, NamedTuple

from subrosa.puzzles.puzzle import Played, Reason, steps
from subrosa.puzzles.riddles import Note, Question, Riddles, View, Witness

MOST: Final = 5  # reasons of one puzzle
LEAST: Final = 0.3  # change of the log odds that is worth telling
DIGITS: Final = 3


class Story(NamedTuple):
    """A game up to a moment, the question of one seat and its answer."""

    played: Played
    question: Question
    answer: str
    certain: bool  # do the rules leave no other answer? Then only what is certain explains it


class Explanation(NamedTuple):
    """What has led to the answer, and what can be seen on the table."""

    reasons: tuple[Reason, ...]
    signs: tuple[Note, ...]


class Reckoned(NamedTuple):
    """The chance of the answer after a move; None where the question could not be asked yet."""

    mover: int
    chance: float | None
    unweighed: float  # by what is certain alone
    notes: list[Note]


def explained(riddles: Riddles, story: Story) -> Explanation:
    """Return what has changed the chance of the answer most, in the order in which it happened, and the signs."""
    witness = riddles.witness()
    course: list[Reckoned] = []
    view: View = {}
    for step in steps(riddles.game, story.played):
        view = step.state.view(story.played.seat)
        notes = witness.see(view, step.events)
        course.append(reckoned(riddles, story, view, witness, step.mover, notes))
    course = [
        one._replace(notes=[note for note in one.notes if riddles.matters(story.question, note, witness)])
        for one in course
    ]
    told = [reason for reason in changes(course) if is_worth_telling(reason, story.certain)]
    told.sort(key=lambda reason: (not reason.notes, -abs(weight(reason))))
    reasons = sorted(told[:MOST], key=lambda reason: reason.start)
    return Explanation(tuple(reasons), tuple(riddles.signs(story.question, view, witness, story.answer)))


def is_worth_telling(reason: Reason, certain: bool) -> bool:
    """Tell whether somebody who asks why should hear of it."""
    return bool(reason.notes) or (not certain and abs(weight(reason)) >= LEAST)


def reckoned(
    riddles: Riddles, story: Story, view: View, witness: Witness, mover: int, notes: list[Note]
) -> Reckoned:
    """Return the chance of the answer at a moment."""
    chances = riddles.chances(story.question, view, witness)
    # The same words may have asked something else in an earlier round, when the answer was not among the candidates.
    if not any(chances.values()) or story.answer not in chances:
        return Reckoned(mover, None, 0.0, notes)
    unweighed = riddles.chances(story.question, view, witness, weighed=False)
    return Reckoned(mover, chances[story.answer], unweighed[story.answer], notes)


def changes(course: list[Reckoned]) -> list[Reason]:
    """Return all changes since the question could be asked, those of one seat's moves in a row together.

    The move that made it possible to ask is the first of them.
    """
    first = max([n for n, one in enumerate(course) if one.chance is None], default=-1) + 1
    found: list[Reason] = []
    start, before = first, course[first].chance
    if first:
        start, before = first - 1, course[first].unweighed
    for end in range(start + 1, len(course)):
        if end + 1 == len(course) or course[end + 1].mover != course[end].mover:
            after = course[end].chance
            assert before is not None
            assert after is not None
            notes = [note for one in course[start + 1 : end + 1] for note in one.notes]
            found.append(Reason(start, end, round(before, DIGITS), round(after, DIGITS), tuple(notes)))
            start, before = end, after
    return found


def weight(reason: Reason) -> float:
    """Return how much a reason changes the odds of the answer, as a logarithm."""
    return log_odds(reason.after) - log_odds(reason.before)


def log_odds(chance: float) -> float:
    """Return the logarithm of the odds; what is certain counts as a thousand to one."""
    bounded = min(0.999, max(0.001, chance))
    return log(bounded / (1 - bounded))
