"""What lies face down in Estoril 1942: strong characters with useful symbols, and those that fit the place.

Secret missions are as likely as there are ways to deal them.
"""

from itertools import permutations
from math import exp
from typing import Any, Final

from subrosa.bots.belief import Belief, Claim, Opinion
from subrosa.games.estoril.data import Edition
from subrosa.games.estoril.state import Estoril
from subrosa.games.estoril.words import (
    AREAS,
    ASSASSIN,
    CARDS,
    CONSPIRATOR,
    MISSIONS,
    NATIONALIST,
    SEDUCER,
)

# Log odds of a card to be one that was placed, fitted to games between easy and normal bots.
PER_STRENGTH: Final = 1.15
PER_SYMBOL: Final = {SEDUCER: 2.0, ASSASSIN: 1.2, CONSPIRATOR: 0.9, NATIONALIST: 0.9}
AT_HOME: Final = 1.5  # where its flag has a bonus


class Networks(Opinion):
    """Which of his cards a player has put where."""

    def __init__(self, belief: "EstorilBelief", view: dict[str, Any]) -> None:
        self.belief = belief
        self.facts: dict[str, Any] = view["facts"]
        self.me: int = view["seat"]
        # By seat: the areas whose card I do not know, and the cards that may lie there.
        self.hidden: list[tuple[list[int], list[int]]] = []
        for seat, player in enumerate(self.facts["players"]):
            own = [place for place in self.facts["areas"] if place["seat"] == seat]
            areas = [AREAS.index(place["area"]) for place in own if place["card"] is None]
            seen = [place["card"] for place in own]
            cards = [CARDS.index(card) for card in player["network"] if card not in seen]
            self.hidden.append((areas, cards))

    def chances(self) -> dict[Claim, float]:
        found: dict[Claim, float] = {}
        for seat, (areas, cards) in enumerate(self.hidden):
            if areas:
                found |= self.placed(seat, areas, cards)
        return found | self.missions()

    def placed(self, seat: int, areas: list[int], cards: list[int]) -> dict[Claim, float]:
        """That a card lies on an area, from all ways to lay them there."""
        odds = self.belief.odds
        sums = {(card, area): 0.0 for card in cards for area in areas}
        total = 0.0
        for laid in permutations(cards, len(areas)):
            weight = 1.0
            for card, area in zip(laid, areas, strict=True):
                weight *= odds[card][area >> 2]
            total += weight
            for pair in zip(laid, areas, strict=True):
                sums[pair] += weight
        return {
            Claim("place", seat, f"{CARDS[card]} {AREAS[area]}"): weight / total
            for (card, area), weight in sums.items()
        }

    def missions(self) -> dict[Claim, float]:
        """Secret missions and missions of offices that are not mine: any that I have not seen."""
        facts = self.facts
        rows = [*facts["missions"], *facts["secret_missions"], *facts["office"]]
        left = [name for name in MISSIONS if name not in rows]
        allowed = [name for name in left if not self.belief.edition.no_office[MISSIONS.index(name)]]
        found: dict[Claim, float] = {}
        for seat, name in enumerate(facts["secret_missions"]):
            if name is None:
                found |= {Claim("mission", seat, mission): 1 / len(left) for mission in left}
        for seat, name in enumerate(facts["office"]):
            if name is None:
                found |= {Claim("office", seat, mission): 1 / len(allowed) for mission in allowed}
        return found

    def weight(self, world: Estoril) -> float:
        odds, cards = self.belief.odds, world.cards
        total = 1.0
        for areas, _ in self.hidden:
            for area in areas:
                total *= odds[cards[area]][area >> 2]
        return total


class EstorilBelief(Belief):
    """Beliefs about face-down characters."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.odds: list[list[float]] = []  # by card and location
        for card in range(len(CARDS)):
            symbols = edition.symbols[card]
            worth = PER_STRENGTH * edition.strength[card]
            worth += sum([PER_SYMBOL.get(symbol, 0.0) for symbol in symbols])
            homes = [bonus == edition.nation[card] for bonus in edition.flag_bonus]
            self.odds.append([exp(worth + AT_HOME * home) for home in homes])

    def read(self, view: dict[str, Any]) -> Networks:
        return Networks(self, view)

    def holds(self, claim: Claim, own: dict[str, Any]) -> bool:
        facts = own["facts"]
        if claim.kind == "mission":
            return bool(facts["secret_missions"][claim.seat] == claim.what)
        if claim.kind == "office":
            return bool(facts["office"][claim.seat] == claim.what)
        card, area = claim.what.split()
        return any(place["area"] == area and place["card"] == card for place in facts["areas"])
