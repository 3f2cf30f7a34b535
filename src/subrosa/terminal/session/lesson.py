"""A lesson at a terminal: a session whose others do what the lesson says, and whose learner is answered."""

from pathlib import Path

from subrosa.core.choice import Choice
from subrosa.files import HUMAN, Company
from subrosa.lessons import Course, Heard, Lesson, LessonTexts
from subrosa.terminal.session.session import Session
from subrosa.texts import Texts

SCRIPTED = "lesson"  # who plays the other seats
HINT = "→ "  # before the choices that the lesson is about


class LessonSession(Session):
    """The table of a lesson. Nothing of it is kept, and nothing can be taken back."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self.course = Course(lesson)
        seats = [HUMAN if seat == lesson.seat else SCRIPTED for seat in range(self.course.state.seats)]
        super().__init__(Company([], seats, language), self.course.state, Path())

    def texts_in(self, language: str) -> LessonTexts:
        """Return what is said in this language."""
        learner = Texts(language).say("terminal-guest")
        texts = LessonTexts(language, self.game, learner, self.state.seats, self.course.seat)
        self.table.names = list(texts.names)
        return texts

    def offered(self) -> tuple[Choice, ...]:
        """Return what can be chosen; what should only be tried comes last, though it cannot be done."""
        step = self.course.step
        tried = self.game.words.get(step.ways[0]) if step.kind == "ask" else None
        return (*self.options(self.course.seat), *(() if tried is None else (tried,)))

    def is_suggested(self, choice: Choice) -> bool:
        """Tell whether the lesson is about this choice."""
        return choice.text in self.course.step.ways

    def hear(self, said: Choice | str) -> Heard:
        """Let the learner say something: a choice, something impossible, or '' for "I have read it"."""
        heard = self.course.hear(str(said))
        if self.state is not self.course.state:  # a table laid out anew
            self.state = self.course.state
            self._read.clear()
        return heard

    def can_undo(self) -> bool:
        return False
