"""Cthulhu: Dark Providence in imagined worlds: an action with all that it sets off, and what comes of it."""

from collections.abc import Sequence
from random import Random

from subrosa.bots.mind import Mind
from subrosa.core.choice import Choice
from subrosa.core.step import gathered_so_far
from subrosa.games.providence.bots.attempts import answer, try_all
from subrosa.games.providence.bots.eyes import Eyes, known_deal
from subrosa.games.providence.bots.judge import worth
from subrosa.games.providence.rules.game import ProvidenceGame
from subrosa.games.providence.rules.state import Providence


class ProvidenceMind(Mind):
    """A mind that judges worlds as soon as an action is complete."""

    def __init__(self, game: ProvidenceGame) -> None:
        self.game = game

    def settled(self, world: Providence, mark: None) -> bool:
        """Tell whether an action is complete, with all that it has set off."""
        return world.agenda[-1].prompt == "act" and not world.answers

    def policy(self, world: Providence, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        eyes = Eyes(world, seat, known_deal(world))
        if world.agenda[-1].prompt != "act":
            return answer(world, seat, eyes, world.agenda[-1], list(options))
        begun = gathered_so_far(world)
        attempts = [attempt for attempt in try_all(world, seat, eyes, begun) if attempt.following(begun)]
        if not attempts:
            return options[-1]
        return max(attempts, key=lambda attempt: attempt.worth).following(begun)[0]

    def values(self, world: Providence) -> list[float]:
        return [worth(world, Eyes(world, seat, known_deal(world))) for seat in range(world.seats)]
