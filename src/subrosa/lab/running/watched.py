"""Bots at the seats of measured games: watched, and replaced when they fail."""

from typing import Any

from subrosa import bots
from subrosa.bots.bot import Bot, Think
from subrosa.bots.outside import OutsideBot
from subrosa.core.game import Game


class Watched(Bot):
    """A bot that is watched. If it fails once, a scripted one plays its seat to the end of the game.

    To fail is to raise an error, when it is made or when it is asked, or to answer what is not on offer. (Outside
    programs are stood in for one decision at a time, see `OutsideBot`.)
    """

    def __init__(self, name: str, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        self.seed = seed
        self.failure: str | None = None  # what went wrong
        try:
            self.bot = bots.make(name, game, seed)
        except Exception as error:
            self.relieve(described(error))

    def relieve(self, why: str) -> None:
        """Let a scripted bot play from now on."""
        self.failure = why
        self.bot = bots.make(bots.stand_in(self.game.id), self.game, f"{self.seed} stands in")

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        if self.failure is None:
            try:
                answer = self.bot.choose(view, options, think)
                if answer in options:
                    return answer
                self.relieve(f"{answer!r} is not on offer"[:200])
            except Exception as error:
                self.relieve(described(error))
        return self.bot.choose(view, options)

    def stop(self) -> None:
        """End the bot: the game is over. Only now does an outside program say whether its stand-in had to play."""
        if isinstance(self.bot, OutsideBot):
            self.bot.stop()
            if self.bot.failures:
                self.failure = ", ".join(sorted(self.bot.failures))


def finished(seats: list[Watched]) -> dict[str, str]:
    """End all bots after a game and return what went wrong, by seat."""
    found: dict[str, str] = {}
    for seat, watched in enumerate(seats):
        watched.stop()
        if watched.failure is not None:
            found[str(seat)] = watched.failure
    return found


def described(error: Exception) -> str:
    """Describe an error in one short line."""
    return f"{type(error).__name__}: {error}".splitlines()[0][:200]
