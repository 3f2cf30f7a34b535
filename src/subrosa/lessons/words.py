"""What a lesson says: from its own catalogue, which may mention the messages of the game."""

from functools import cache
from importlib.resources import files

from subrosa.core.game import Game
from subrosa.lessons.course import Heard
from subrosa.lessons.lesson import Step
from subrosa.messages import Messages
from subrosa.texts import Texts, read, spoken


class LessonTexts(Texts):
    """The texts of a game with those of its lesson."""

    def __init__(self, language: str, game: Game, learner: str = "", seats: int = 0, seat: int = 0) -> None:
        super().__init__(language, game)
        self.messages = messages_of(language, game.package)
        self.names = tuple([learner if n == seat else self.name(n) for n in range(seats)])

    def name(self, seat: int) -> str:
        """Return the name of one of the others at the table."""
        return self.say(f"lesson-seat-{seat}")

    def of(self, step: Step) -> str:
        """Return what is said at a step."""
        return self.say(step.text)

    def answer(self, heard: Heard) -> str | None:
        """Return what is said about something else than what was asked for; None if there is nothing to say."""
        if not heard.texts:
            return None
        return self.say(next((text for text in heard.texts if self.has(text)), "lesson-not-yet"))


def read_lesson(language: str, package: str) -> str:
    """Read the catalogue of a lesson, in English if nobody has translated it."""
    name = "lesson.{}.ftl"
    return files(package).joinpath(name.format(spoken(language, package, name))).read_text("utf-8")


@cache
def messages_of(language: str, package: str) -> Messages:
    """Put the messages of a lesson, its game and the house together."""
    return Messages(language, [read_lesson(language, package), read(language, package), read(language, "")])
