"""Kill the Overlord in imagined worlds: who is likely to do what, and what everybody's chances are."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from subrosa.bots.mind import Mind
from subrosa.core.choice import Choice
from subrosa.games.overlord.bots.chances import FIT, WORTH, Fit, chances
from subrosa.games.overlord.bots.hopes import hopes
from subrosa.games.overlord.rules.data import Edition
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import NO_CHARACTER, NOBODY

DOUBT: Final = 0.05  # players do not know exactly whose death they want
PATIENT: Final = 0.9


class OverlordMind(Mind):
    """A mind that judges worlds between executions."""

    def __init__(self, edition: Edition, fit: Fit = FIT) -> None:
        self.edition = edition
        self.fit = fit
        self.table: tuple[Any, ...] = ()
        self.grudges: list[list[float]] = []

    # ---- play

    def mark(self, world: Overlord) -> int:
        # Worlds of one decision differ only in the hands, so once is enough for all of them.
        table = (world.round, world.holder, world.tokens, *world.gold, *world.characters)
        if table != self.table:
            self.table = table
            self.grudges = self.weigh_deaths(world)
        return world.round

    def settled(self, world: Overlord, mark: int) -> bool:
        return world.holder == NOBODY or world.round != mark

    def policy(self, world: Overlord, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        decide = POLICIES.get(world.agenda[-1].prompt)
        return options[0] if decide is None else decide(self, world, seat, options, chance)

    def attempt(self, world: Overlord, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Send the Order to somebody whose death would be welcome."""
        grudge = self.grudges[seat]
        best, highest = options[0], -9.0
        for option in options:
            kinds = option.kinds
            if kinds and kinds[-1] == "seat":
                worth = grudge[option.args[-1]]
            else:
                worth = -0.5 if option.verb == "die" else -0.1  # book cards usually cost their player's life
            worth += DOUBT * chance.random()
            if worth > highest:
                best, highest = option, worth
        return best

    def halted(self, world: Overlord, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Pass: hardly anybody takes the Order without need."""
        return options[0] if chance.random() < PATIENT else options[int(chance.random() * len(options))]

    def retaliate(self, world: Overlord, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Retaliate against a card that is aimed at oneself."""
        played: Any = world.agenda[-2]
        return options[-1 if played.target == seat and chance.random() < PATIENT else 0]

    def uprising(self, world: Overlord, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Choose whose death is better, the Overlord's or the rebel's."""
        ruler = world.ruler()
        grudge = self.grudges[seat]
        return options[-1 if ruler != NOBODY and grudge[ruler] > grudge[world.holder] else 0]

    def spare(self, world: Overlord, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Give the card that is missed least; or let the other have gold instead."""
        cards = [option for option in options if option.args]
        if len(cards) < len(options) and chance.random() < 0.5:
            return options[-1]
        return min(cards, key=lambda option: WORTH[option.args[0]])

    def weigh_deaths(self, world: Overlord) -> list[list[float]]:
        """Return what each player thinks the death of each player would bring them, if it happened now."""
        now = hopes(self.edition, world)
        deaths = [now] * world.seats
        for victim in world.active:
            after = world.copy()
            after.characters[victim] = NO_CHARACTER
            after.middle = (*world.middle, world.characters[victim])
            after.active = tuple([seat for seat in world.active if seat != victim])
            token = 1 + max(world.tokens)
            after.tokens = (*world.tokens[:victim], token, *world.tokens[victim + 1 :])
            deaths[victim] = hopes(self.edition, after)
        seats = range(world.seats)
        return [[deaths[victim][seat] - now[seat] for victim in seats] for seat in seats]

    # ---- judgement

    def values(self, world: Overlord) -> list[float]:
        return chances(self.edition, world, self.fit)


POLICIES: Final[dict[str, Callable[..., Choice]]] = {
    "attempt": OverlordMind.attempt,
    "halted": OverlordMind.halted,
    "retaliate": OverlordMind.retaliate,
    "uprising": OverlordMind.uprising,
    "discard": OverlordMind.spare,
    "coercion": OverlordMind.spare,
}
