"""Power that cards in hand add to that of Agents, for kills and at Gates (RULES.md 8, 9)."""

from typing import Any

from subrosa.core.choice import Choice
from subrosa.games.providence.rules.effects.run import OpGather
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.words import CARDS, PAY, POWER, STOP
from subrosa.parts.hands import distinct
from subrosa.parts.paying import is_lawful, useful


def spare_power(s: Providence, seat: int, card: int) -> int:
    """Return the power of the hand; a card that is about to be played for its text, and not in play yet, gives none."""
    worth = s.edition.worth[POWER]
    hand = s.hands[seat]
    total = 0
    for other in hand:
        total += worth[other]
    return total - worth[card] if card in hand and card not in s.in_play else total


def power_cards(
    s: Providence, seat: int, gathered: tuple[Choice, ...], need: int, played: int
) -> list[Choice]:
    """Return the cards that may be added for their power, after what it is for; not the one played for its text."""
    if need <= 0:
        return []
    worth = s.edition.worth[POWER]
    paid = [choice.args[0] for choice in gathered[1:]]
    hand = list(s.hands[seat])
    if played in hand and played not in s.in_play:
        hand.remove(played)
    for card in paid:
        hand.remove(card)
    cards = [card for card in hand if worth[card]]
    found = useful([worth[card] for card in paid], [worth[card] for card in cards], need)
    return [PAY[card] for card in distinct(tuple([cards[i] for i in found]))]


def power_suffices(s: Providence, gathered: tuple[Choice, ...], need: int) -> bool:
    """Tell whether the power is enough, and no card too many."""
    worth = s.edition.worth[POWER]
    paid = [worth[choice.args[0]] for choice in gathered[1:]]
    return not paid if need <= 0 else is_lawful(paid, need)


def play_power(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> list[str]:
    """Bring the cards that pay into play and return them by name."""
    for choice in gathered[1:]:
        s.play(seat, choice.args[0])
    return [CARDS[choice.args[0]] for choice in gathered[1:]]


class PowerStep(OpGather):
    """At whom or what is something aimed that takes power, and which cards give it?"""

    __slots__ = ()

    def targets(self, s: Providence) -> list[Choice]:
        """Return what it can be aimed at, there being power enough."""
        raise NotImplementedError

    def need(self, s: Providence, target: Choice) -> int:
        """Return the power that cards have to give."""
        raise NotImplementedError

    def more(self, s: Providence, gathered: tuple[Choice, ...]) -> list[Choice]:
        if not gathered:
            found = self.targets(s)
            return [*found, STOP] if self.op(s).optional or not found else found
        return power_cards(s, self.seat, gathered, self.need(s, gathered[0]), self.card)

    def enough(self, s: Providence, gathered: tuple[Choice, ...]) -> bool:
        return bool(gathered) and power_suffices(s, gathered, self.need(s, gathered[0]))

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is not STOP:
            super().resolve(s, choice)

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"card": CARDS[self.card]}
