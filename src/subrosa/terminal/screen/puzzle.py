"""A puzzle on the whole screen: the table as it was, everything that had happened, and the question."""

from functools import partial

from subrosa.terminal.screen.guided import GuidedApp, Guiding
from subrosa.terminal.screen.overlays import Sheet
from subrosa.terminal.screen.playing import Playing
from subrosa.terminal.session.explain import Explanation
from subrosa.terminal.session.puzzle import PuzzleSession, Riddle


class Solving(Guiding):
    """From the question to the answer and why it is the answer."""

    session: PuzzleSession
    named: str | None = None  # what was answered

    @property
    def riddle(self) -> Riddle:
        """The puzzle in the language of the table."""
        return Riddle(self.session.scene, self.tabletop.texts.language)

    def advance(self) -> None:
        """Show the table, and ask or say what was right."""
        self.tabletop.show()
        riddle, texts = self.riddle, self.tabletop.texts
        heading, *about = riddle.title()
        self.tabletop.explain(heading, about)
        if self.named is None:
            names = riddle.puzzle.question.candidates
            acts = [partial(self.answer, name) for name in names]
            self.offer(list(zip(riddle.candidates, acts, strict=True)), riddle.asked())
        else:
            why = (texts.say("terminal-puzzle-explain"), self.explain)
            leave = (texts.say("terminal-leave"), self.app.stop)
            self.offer([why, leave], riddle.verdict(self.named), riddle.sharing())

    def answer(self, name: str) -> None:
        """Take an answer: there is one, and then it is explained."""
        self.named = name
        self.advance()
        self.explain()

    def explain(self) -> None:
        """Show how likely everything was, and what could be seen."""
        assert self.named is not None
        riddle = self.riddle
        explanation = Explanation(riddle.verdict(self.named), ["\n".join(riddle.explanation())])
        self.app.push_screen(Sheet(self.tabletop.texts, explanation))

    def refuse(self, line: str) -> None:
        """Take the number or the name of a candidate, typed."""
        named = self.riddle.meant(line) if self.named is None else None
        if named is not None:
            self.answer(named)
        elif self.named is None:
            count = len(self.riddle.candidates)
            self.app.remark(self.tabletop.texts.say("terminal-puzzle-which", count=count))


class PuzzleApp(GuidedApp):
    """The table of a puzzle."""

    session: PuzzleSession

    def course(self, speed: str) -> Playing:
        return Solving(self, self.tabletop, speed)

    def about(self) -> list[str]:
        return Riddle(self.session.scene, self.texts.language).title()


def solve_on_screen(session: PuzzleSession, dark: bool) -> int:
    """Let somebody solve a puzzle on the whole screen and return the exit code."""
    app = PuzzleApp(session, dark=dark)
    app.run()
    print(Riddle(session.scene, app.texts.language).sharing())
    return app.return_code or 0
