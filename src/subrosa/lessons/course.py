"""A learner on the way through a lesson: the table as it is now, and what comes of what they do."""

from typing import Any, NamedTuple

from subrosa.core.errors import SubRosaError
from subrosa.core.state import State
from subrosa.core.step import Refusal
from subrosa.lessons.lesson import BadLesson, Lesson, Step


class Frame(NamedTuple):
    """What the learner saw at one moment: the view of their seat, and all that they had noticed."""

    view: dict[str, Any]
    log: list[dict[str, Any]]


class Heard(NamedTuple):
    """What comes of something that the learner said.

    `texts` are ids of what there is to say about it, the most fitting first; the catalogue need not have all of them.
    """

    went_on: bool
    texts: tuple[str, ...] = ()
    refusal: Refusal | None = None


class Course:
    """One learner in one lesson. `frames` are what has been seen since the last step, the present moment last."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self.at = 0
        self.done: list[str] = []  # what the learner has said at each step so far
        self.frames: list[Frame] = []
        self.state: State = lesson.table(self.step)
        self.look()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def over(self) -> bool:
        return self.step.kind == "end"

    def hear(self, said: str) -> Heard:
        """Take what the learner says: a choice, something impossible, or '' for "I have read it"."""
        step = self.step
        if step.kind in ("read", "end") or not said:
            return self.read_on(said)
        refusal = self.state.refusal(self.seat, said)
        if said in step.ways:
            if (refusal is None) != (step.kind == "choose"):
                raise BadLesson(
                    f"step {step.name!r} of {self.lesson.game.id}: {said!r} is met with {refusal}"
                )
            self.go_on(said)
            return Heard(True, refusal=refusal)
        if refusal is not None:
            return Heard(False, refusal=refusal)
        verb, *things = said.split()
        return Heard(
            False, ("-".join([step.text, verb, *things]), f"{step.text}-{verb}", f"{step.text}-other")
        )

    def read_on(self, said: str) -> Heard:
        """Go on if the step is one to be read, and has been."""
        if said:
            refusal = self.state.refusal(self.seat, said)
            return Heard(False, () if refusal else ("lesson-read-first",), refusal)
        if self.step.kind != "read":
            return Heard(False)
        self.go_on("")
        return Heard(True)

    def go_on(self, said: str) -> None:
        """Do what was chosen and what the others do then, and begin the next step."""
        self.frames = []
        step = self.step
        if step.kind == "choose":
            self.play(self.seat, said)
        for seat, choice in step.then:
            self.play(seat, choice)
        self.done.append(said)
        self.at += 1
        if self.step.position is not None or self.step.deal is not None:
            self.frames = []
            self.state = self.lesson.table(self.step)
        self.look()

    def play(self, seat: int, choice: str) -> None:
        """Make a choice at the table. Raises BadLesson if the rules do not allow it."""
        try:
            self.state.choose(seat, choice)
        except SubRosaError as error:
            raise BadLesson(f"step {self.step.name!r} of {self.lesson.game.id}: {error}") from error
        self.look()

    def look(self) -> None:
        """Note what the learner sees, if it is something new."""
        frame = Frame(self.state.view(self.seat), self.state.log(self.seat))
        if self.frames and self.frames[-1].log == frame.log:
            self.frames.pop()
        self.frames.append(frame)
