"""The bot that tries things out in Kill the Overlord, and never overlooks a choice that wins at once."""

from typing import Any, Final

from subrosa.bots.bot import Think
from subrosa.bots.levels import TryingBot
from subrosa.bots.trial import Candidate

GLANCES: Final = 2  # worlds in which every option is looked at
LOOKS: Final = 8  # worlds in which a win is looked for where one was seen


class WinningBot(TryingBot):
    """A bot that wins if it can, and tries out whatever might win besides what its judge recommends."""

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        if len(options) == 1:
            return options[0]
        self.wins = self.count_wins(view, options)
        if LOOKS in self.wins:
            return options[self.wins.index(LOOKS)]
        return super().choose(view, options, think)

    def shortlist(self, view: dict[str, Any], options: list[str], rates: list[float]) -> list[Candidate]:
        found = super().shortlist(view, options, rates)
        listed = [candidate.choice.text for candidate in found]
        more = [
            option for option, wins in zip(options, self.wins, strict=True) if wins and option not in listed
        ]
        return found + [Candidate(self.game.words.by_text[option]) for option in more]

    def count_wins(self, view: dict[str, Any], options: list[str]) -> list[int]:
        """Return in how many of a few worlds each option ends the game with my victory, before anybody decides."""
        seat = view["seat"]
        choices = [self.game.words.by_text[option] for option in options]
        wins = [0] * len(options)
        for number in range(LOOKS):
            if number == GLANCES and not any(wins):
                break
            world = self.game.imagine(view, self.random)
            for i, choice in enumerate(choices):
                after = world.copy()
                after.hurry = True
                after.apply(seat, choice)
                wins[i] += after.result is not None and seat in after.result.winners
        return wins
