"""A lesson in line mode: what there is to learn, the question of the game, and an answer to whatever is tried."""

from textwrap import fill
from typing import Final

from subrosa.core.choice import Choice
from subrosa.lessons import LessonTexts
from subrosa.terminal.line.grouping import Group
from subrosa.terminal.line.table import PlainTable, Quit
from subrosa.terminal.session.interrupts import Interrupted
from subrosa.terminal.session.lesson import LessonSession

HINT: Final = "→ "  # before the choices that the lesson is about


class PlainLesson(PlainTable):
    """A lesson, line by line."""

    session: LessonSession
    texts: LessonTexts

    def __init__(self, session: LessonSession, width: int | None = None) -> None:
        super().__init__(session)
        self.width = width  # of paragraphs, in columns; None: every paragraph is one line

    def speak(self, language: str) -> None:
        """Go on in this language."""
        self.texts = self.session.texts_in(language)
        _, self.panel, self.rules, self.explainer = self.session.speech_of(self.texts)

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
            self.explain(self.texts.of(course.step))
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
        step = self.session.course.step
        tried = self.session.game.words.get(step.ways[0]) if step.kind == "ask" else None
        return [*super().everything(seat), *([] if tried is None else [(tried,)])]

    def margin(self, group: Group) -> str:
        ways = self.session.course.step.ways
        return HINT if any(choice.text in ways for choice in group) else "  "

    def decide(self, seat: int, choice: Choice) -> None:
        self.say_about(choice.text)

    def refuse(self, seat: int, line: str) -> None:
        self.say_about(line)

    def say_about(self, said: str) -> None:
        """Let the learner do something, and say what there is to say about it."""
        heard = self.session.hear(said)
        if heard.refusal is not None:
            self.explain(self.texts.refusal(heard.refusal))
        answer = self.texts.answer(heard)
        if answer is not None:
            self.explain(answer)

    def explain(self, text: str) -> None:
        """Print a paragraph, in lines that are pleasant to read if there is somebody to read them."""
        print(text if self.width is None else fill(text, self.width))

    # ---- commands that a lesson has no use for

    def do_save(self, rest: str) -> None:
        print(self.texts.say("lesson-no-save"))

    def do_auto(self, rest: str) -> None:
        print(self.texts.say("lesson-no-save"))
