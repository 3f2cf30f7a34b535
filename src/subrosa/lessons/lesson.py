"""A lesson as it is written down in `lesson.toml`, read and checked.

    minutes = 6                       how long it takes
    seat = 0                          where the learner sits

    [[step]]
    name = "give"                     what is said is the text `lesson-give`
    point = ["card:blackmail", "seat:2"]   the things to look at, in the order in which they are picked
    choose = ["play blackmail 2"]     any of these goes on
    then = ["2 die"]                  what happens next, each as a seat and its choice

A step with `ask` instead of `choose` goes on when the learner has tried one of these things, which are all impossible,
and has been told why. A step with neither is to be read; the last one is the end. With `position` (as `game.position`
takes it) or `deal` (seats, seed, options) the table is laid out anew before the step.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from subrosa.core.errors import SubRosaError
from subrosa.core.game import Game
from subrosa.core.state import State

FILE: Final = "lesson.toml"
TOP_KEYS: Final = {"minutes", "seat", "step"}
STEP_KEYS: Final = {"name", "point", "choose", "ask", "then", "position", "deal"}

StepKind = Literal["read", "choose", "ask", "end"]


class BadLesson(SubRosaError):
    """A lesson is written down wrongly, or does not fit the rules any more."""


@dataclass(frozen=True)
class Step:
    """One thing to learn."""

    name: str
    kind: StepKind
    point: tuple[str, ...]
    ways: tuple[str, ...]  # choices that go on; of an `ask` step, what should be tried
    then: tuple[tuple[int, str], ...]
    position: dict[str, Any] | None
    deal: dict[str, Any] | None

    @property
    def text(self) -> str:
        """Return the id of the text of this step."""
        return f"lesson-{self.name}"


class Lesson:
    """The lesson of a game."""

    def __init__(self, game: Game, written: dict[str, Any]) -> None:
        only(written, TOP_KEYS, "a lesson")
        self.game = game
        self.minutes = int(written["minutes"])
        self.seat = int(written.get("seat", 0))
        last = len(written["step"]) - 1
        self.steps = tuple([step_of(step, n == last) for n, step in enumerate(written["step"])])
        if self.steps[0].position is None and self.steps[0].deal is None:
            raise BadLesson(f"the first step of the lesson of {game.id} needs a 'position' or a 'deal'")

    def table(self, step: Step) -> State:
        """Lay out the table that a step begins with."""
        if step.position is not None:
            return self.game.position(step.position)
        assert step.deal is not None, "only steps with a table of their own are asked for it"
        return self.game.new(**step.deal)


def step_of(written: dict[str, Any], last: bool) -> Step:
    """Read one step. Raises BadLesson."""
    name = written.get("name", "")
    only(written, STEP_KEYS, f"step {name!r}")
    choose, ask = tuple(written.get("choose", ())), tuple(written.get("ask", ()))
    if choose and ask:
        raise BadLesson(f"step {name!r} has both 'choose' and 'ask'")
    if last and (choose or ask or written.get("then")):
        raise BadLesson(f"step {name!r} is the last one: it is only read")
    kind: StepKind = "choose" if choose else "ask" if ask else "end" if last else "read"
    return Step(
        name,
        kind,
        tuple(written.get("point", ())),
        choose or ask,
        tuple([move_of(move) for move in written.get("then", ())]),
        written.get("position"),
        written.get("deal"),
    )


def move_of(text: str) -> tuple[int, str]:
    """Read what somebody does: "2 play blackmail 0"."""
    seat, _, choice = text.partition(" ")
    if not seat.isdecimal() or not choice:
        raise BadLesson(f"{text!r} should be a seat and a choice, such as '2 pass'")
    return int(seat), choice


def only(table: dict[str, Any], keys: set[str], what: str) -> None:
    """Refuse keys that mean nothing."""
    unknown = sorted(set(table) - keys)
    if unknown:
        raise BadLesson(f"{what} has no {', '.join(unknown)}; it may have {', '.join(sorted(keys))}")


@cache
def lesson_of(game: Game) -> Lesson | None:
    """Return the lesson in a game's package, or None if there is none."""
    file = files(game.package).joinpath(FILE)
    return Lesson(game, tomllib.loads(file.read_text("utf-8"))) if file.is_file() else None
