"""A lesson on the whole screen: the ordinary table, and a bubble that says what there is to learn."""

from functools import partial

from subrosa.core.choice import Choice
from subrosa.lessons import Heard, LessonTexts
from subrosa.terminal.screen.guided import GuidedApp, Guiding
from subrosa.terminal.screen.playing import Playing
from subrosa.terminal.session.lesson import HINT, LessonSession


class Teaching(Guiding):
    """The course of a lesson."""

    session: LessonSession
    heard: Heard | None = None  # what came of what was tried last

    @property
    def texts(self) -> LessonTexts:
        texts = self.tabletop.texts
        assert isinstance(texts, LessonTexts)
        return texts

    def advance(self) -> None:
        """Show the table and say what this step is about."""
        self.tabletop.show()
        course, texts = self.session.course, self.texts
        number = texts.say("lesson-number", number=course.at + 1, count=len(course.lesson.steps))
        self.tabletop.explain(number, [*self.answered(), texts.of(course.step)])
        if course.over:
            command = f"subrosa play {course.lesson.game.id}"
            leave = (texts.say("terminal-leave"), self.app.stop)
            self.offer([leave], texts.say("lesson-play-now", command=command))
        elif course.step.kind == "read":
            self.offer([(texts.say("terminal-lesson-on"), partial(self.say_about, ""))], "")
        else:
            self.show_question(course.seat)

    def answered(self) -> list[str]:
        """Say what there is to say about what was tried last."""
        if self.heard is None:
            return []
        refusal, answer = self.heard.refusal, self.texts.answer(self.heard)
        lines = [] if refusal is None else [self.texts.refusal(refusal)]
        return lines if answer is None else [*lines, answer]

    def show_question(self, seat: int) -> None:
        """Ask what the game asks, with a mark before what the lesson is about."""
        view, panel, offered = self.session.view(), self.tabletop.panel, self.session.offered()
        labels = [panel.offer(view, choice) for choice in offered]
        marked = [
            f"{HINT if self.session.is_suggested(choice) else ''}{label}"
            for choice, label in zip(offered, labels, strict=True)
        ]
        acts = [partial(self.decide, choice) for choice in offered]
        self.offer(list(zip(marked, acts, strict=True)), panel.question(view))
        self.tabletop.offered = offered
        suggested = [n for n, choice in enumerate(offered) if self.session.is_suggested(choice)]
        self.tabletop.choices.point_at(suggested[0])  # it may be one of many
        self.tabletop.repaint()

    def decide(self, choice: Choice) -> None:
        self.say_about(choice.text)

    def refuse(self, line: str) -> None:
        self.say_about(line)

    def say_about(self, said: str) -> None:
        """Let the learner do something, and go on or answer."""
        before = self.session.state
        self.tabletop.log_view.mark_read()
        self.heard = self.session.hear(said)
        if self.session.state is not before:
            self.tabletop.show_log()
        self.advance()


class LessonApp(GuidedApp):
    """The table of a lesson."""

    session: LessonSession

    def course(self, speed: str) -> Playing:
        return Teaching(self, self.tabletop, speed)

    def about(self) -> list[str]:
        minutes = self.session.course.lesson.minutes
        return [self.texts.say("lesson-title", game=self.texts.say("game-name"), minutes=minutes)]


def learn_on_screen(session: LessonSession, dark: bool) -> int:
    """Take somebody through a lesson on the whole screen and return the exit code."""
    app = LessonApp(session, dark=dark)
    app.run()
    if session.course.over:
        command = f"subrosa play {session.game.id}"
        print(app.texts.say("lesson-play-now", command=command))
    return app.return_code or 0
