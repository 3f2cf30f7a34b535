"""A lesson at a terminal: a session whose others do what the lesson says, and whose learner is answered."""

from pathlib import Path

from subrosa.core.choice import Choice
from subrosa.files import HUMAN, Company
from subrosa.lessons import Course, Heard, Lesson, LessonTexts
from subrosa.terminal.panel import panel_for
from subrosa.terminal.session.explain import Explainer
from subrosa.terminal.session.rules import rules_of
from subrosa.terminal.session.session import Session
from subrosa.terminal.session.speech import Speech
from subrosa.texts import Texts

SCRIPTED = "lesson"  # who plays the other seats


class LessonSession(Session):
    """The table of a lesson. Nothing of it is kept, and nothing can be taken back."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self.course = Course(lesson)
        seats = [HUMAN if seat == lesson.seat else SCRIPTED for seat in range(self.course.state.seats)]
        super().__init__(Company([], seats, language), self.course.state, Path())

    def texts_in(self, language: str) -> LessonTexts:
        """Return what is said in this language."""
        learner = Texts(language).say("terminal-guest")
        return LessonTexts(language, self.game, learner, self.state.seats, self.course.seat)

    def speech_of(self, texts: LessonTexts) -> Speech:
        """Return whatever else speaks with these texts."""
        panel, rules = panel_for(self.game, texts), rules_of(self.game, texts.language)
        return Speech(texts, panel, rules, Explainer(self, texts, panel, rules))

    def hear(self, said: Choice | str) -> Heard:
        """Let the learner say something: a choice, something impossible, or '' for "I have read it"."""
        heard = self.course.hear(str(said))
        if self.state is not self.course.state:  # a table laid out anew
            self.state = self.course.state
            self._read.clear()
        return heard

    def can_undo(self) -> bool:
        return False
