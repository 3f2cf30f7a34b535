"""Who holds what in Kill the Overlord: a hand is what is left after everything that could be used was used.

Every unseen card is in somebody's hand or in the draw pile. Book cards wait in hands until all shields are gone; a
Guilty Plea or a Retaliation is soon played. `KEPT` says how the odds of being in a hand compare.
"""

from typing import Any, Final

from subrosa.bots.belief import Belief, Claim, Opinion
from subrosa.games.overlord.rules.data import Edition
from subrosa.games.overlord.rules.facts import Facts
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import CARDS

# Fitted to games between easy and normal bots.
KEPT: Final = {
    "coercion": 0.86,
    "capitalize": 1.0,
    "repression": 1.05,
    "blackmail": 1.0,
    "mutiny": 1.09,
    "martyrdom": 1.39,
    "revenge": 1.77,
    "revolution": 1.51,
    "uprising": 1.66,
    "retaliation": 0.56,
    "guilty_plea": 0.3,
}
WEIGHTS: Final = [KEPT[card] for card in CARDS]


class Hands(Opinion):
    """What the other hands may hold."""

    def __init__(self, edition: Edition, view: dict[str, Any]) -> None:
        facts: Facts = view["facts"]
        self.me: int = view["seat"]
        players = facts["players"]
        known = [player["shown"] + player["known"] for player in players]
        known[self.me] = facts["hand"] or []
        self.known: list[list[str]] = known
        self.unseen = dict(zip(CARDS, edition.copies, strict=True))
        for cards in (facts["discards"], facts["played"], *known):
            for card in cards:
                self.unseen[card] -= 1
        self.hidden = [player["cards"] - len(cards) for player, cards in zip(players, known, strict=True)]

    def chances(self) -> dict[Claim, float]:
        """Return the chance that a seat holds at least one copy of a card: each copy is in a hand or not, in any with
        room.
        """
        in_hands = sum(self.hidden)
        if not in_hands:
            return {}
        scale = self.scale(in_hands)
        found: dict[Claim, float] = {}
        for seat, room in enumerate(self.hidden):
            for card, copies in self.unseen.items():
                if room and copies and card not in self.known[seat]:
                    here = in_hand(KEPT[card] * scale) * room / in_hands
                    found[Claim("card", seat, card)] = 1 - (1 - here) ** copies
        return found

    def scale(self, in_hands: int) -> float:
        """Find, by halving, the scale that makes the expected number of unseen cards in hands come out right."""
        low, high = 1e-6, 1e6
        while high / low > 1.001:
            middle = (low * high) ** 0.5
            expected = sum([copies * in_hand(KEPT[card] * middle) for card, copies in self.unseen.items()])
            if expected < in_hands:
                low = middle
            else:
                high = middle
        return low

    def weight(self, world: Overlord) -> float:
        total = 1.0
        for seat, hand in enumerate(world.hands):
            if seat != self.me:
                for card in hand:  # known cards are the same in all worlds
                    total *= WEIGHTS[card]
        return total


def in_hand(odds: float) -> float:
    """Turn odds into a chance."""
    return odds / (1 + odds)


class OverlordBelief(Belief):
    """Beliefs about hands."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def read(self, view: dict[str, Any]) -> Hands:
        return Hands(self.edition, view)

    def holds(self, claim: Claim, own: dict[str, Any]) -> bool:
        facts: Facts = own["facts"]
        return claim.what in (facts["hand"] or ())
