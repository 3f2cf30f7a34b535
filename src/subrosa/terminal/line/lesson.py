"""A lesson in line mode: what there is to learn, the question of the game, and an answer to whatever is tried."""

from subrosa.core.choice import Choice
from subrosa.lessons import LessonTexts
from subrosa.terminal.line.grouping import Group
from subrosa.terminal.line.table import PlainTable, Quit
from subrosa.terminal.session.interrupts import Interrupted
from subrosa.terminal.session.lesson import HINT, LessonSession


class PlainLesson(PlainTable):
    """A lesson, line by line."""

    session: LessonSession
    texts: LessonTexts

    def run(self) -> int:
        """Go through the lesson, to its end or until the learner stops."""
        code = 0
        with self.interrupts:
            try:
                self.greet()
                self.learn()
            except Interrupted as interrupt:
                print()
                code = 128 + interrupt.number
            except (EOFError, Quit):
                print()
        return code

    def greet(self) -> None:
        course = self.session.course
        game = self.texts.say("game-name")
        print(self.texts.say("lesson-title", game=game, minutes=course.lesson.minutes))
        print(self.texts.say("lesson-plain-hint"))

    def learn(self) -> None:
        """Go from step to step."""
        course = self.session.course
        while True:
            at = course.at
            print()
            if self.tell_news():
                print()
            print(self.texts.say("lesson-number", number=at + 1, count=len(course.lesson.steps)))
            print(self.texts.of(course.step))
            if course.over:
                break
            if course.step.kind == "read":
                self.read(self.texts.say("lesson-enter") + " ")
                self.session.hear("")
                continue
            view = self.session.view()
            self.tell([*self.panel.context(view), self.panel.question(view)])
            self.offer(self.everything(course.seat))
            while course.at == at:
                self.answer(course.seat, self.read("> ").strip())
        print()
        print(self.texts.say("lesson-play-now", command=f"subrosa play {course.lesson.game.id}"))

    def everything(self, seat: int) -> list[Group]:
        """List what should be tried at the end, though it cannot be done."""
        known = len(self.session.options(seat))
        return [*super().everything(seat), *[(tried,) for tried in self.session.offered()[known:]]]

    def margin(self, group: Group) -> str:
        return HINT if any(map(self.session.is_suggested, group)) else "  "

    def decide(self, seat: int, choice: Choice) -> None:
        self.say_about(choice.text)

    def refuse(self, seat: int, line: str) -> None:
        self.say_about(line)

    def say_about(self, said: str) -> None:
        """Let the learner do something, and say what there is to say about it."""
        heard = self.session.hear(said)
        if heard.refusal is not None:
            print(self.texts.refusal(heard.refusal))
        answer = self.texts.answer(heard)
        if answer is not None:
            print(answer)

    # ---- commands that a lesson has no use for

    def do_save(self, rest: str) -> None:
        print(self.texts.say("lesson-no-save"))

    def do_auto(self, rest: str) -> None:
        print(self.texts.say("lesson-no-save"))
