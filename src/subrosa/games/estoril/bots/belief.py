"""What lies face down in Estoril 1942: strong characters with useful symbols, and those that suit the place.

How strongly this holds depends on the player: some choose with care, some roughly, some at random. The cards that a
player has placed openly tell which of these they may be. Secret missions are as likely as there are ways to deal them.
"""

from collections.abc import Sequence
from itertools import permutations
from math import exp
from typing import Any, Final, NamedTuple

from subrosa.bots.belief import Belief, Claim, Opinion
from subrosa.games.estoril.rules.data import Edition
from subrosa.games.estoril.rules.facts import Facts
from subrosa.games.estoril.rules.state import Estoril
from subrosa.games.estoril.rules.words import (
    AREAS,
    ASSASSIN,
    CARDS,
    CONSPIRATOR,
    MISSIONS,
    NATIONALIST,
    SEDUCER,
)

# Log odds that a card was placed by somebody who chooses with care. Fitted, as the styles are, to games between
# random, easy, normal and hard bots.
PER_STRENGTH: Final = 2.6
PER_SYMBOL: Final = {SEDUCER: 3.3, ASSASSIN: 1.2, CONSPIRATOR: 1.05, NATIONALIST: 1.75}
AT_HOME: Final = 3.8  # where its flag has a bonus


class Style(NamedTuple):
    """A way of choosing cards."""

    care: float  # how much the odds count, compared with somebody who chooses with care
    share: float  # share of the players


STYLES: Final = (Style(1.0, 0.28), Style(0.38, 0.46), Style(0.0, 0.26))


class Network:
    """What one player has placed face down."""

    def __init__(
        self, belief: "EstorilBelief", areas: list[int], cards: list[int], styles: list[float]
    ) -> None:
        self.areas = areas
        self.cards = cards  # cards that may lie there
        self.ways = list(permutations(cards, len(areas)))
        odds = [[product(by, way, areas) for way in self.ways] for by in belief.odds]
        self.scales = [share / sum(each) for share, each in zip(styles, odds, strict=True)]
        self.odds = belief.odds
        self.by_style = odds

    def likely(self, way: Sequence[int]) -> float:
        """Return the chance that exactly these cards lie there."""
        areas = self.areas
        return sum(
            [scale * product(by, way, areas) for scale, by in zip(self.scales, self.odds, strict=True)]
        )

    def chances(self) -> list[float]:
        """Return the chance of each of the ways."""
        total = [0.0] * len(self.ways)
        for scale, odds in zip(self.scales, self.by_style, strict=True):
            for i, odd in enumerate(odds):
                total[i] += scale * odd
        return total


def product(odds: list[list[float]], way: Sequence[int], areas: list[int]) -> float:
    """Return the odds of these cards on these areas."""
    found = 1.0
    for card, area in zip(way, areas, strict=True):
        found *= odds[card][area >> 2]
    return found


class Networks(Opinion):
    """Which of their cards the players have put where.

    Somebody who remembers how the players chose in earlier rounds may say so: `habits` are, by seat, how much likelier
    each style is than before.
    """

    def __init__(
        self, belief: "EstorilBelief", view: dict[str, Any], habits: dict[int, list[float]] | None = None
    ) -> None:
        self.belief = belief
        self.facts: Facts = view["facts"]
        self.me: int = view["seat"]
        self.networks: dict[int, Network] = {}  # by seat, for those with cards that I do not know
        for seat, player in enumerate(self.facts["players"]):
            own = [place for place in self.facts["areas"] if place["seat"] == seat]
            hidden = [AREAS.index(place["area"]) for place in own if place["card"] is None]
            if hidden:
                laid = [
                    (CARDS.index(place["card"]), AREAS.index(place["area"]))
                    for place in own
                    if place["card"] is not None
                ]
                cards = [CARDS.index(card) for card in player["network"]]
                styles = belief.styles(cards, laid)
                if habits is not None and seat in habits:
                    fits = [one * other for one, other in zip(styles, habits[seat], strict=True)]
                    styles = [fit / sum(fits) for fit in fits]
                left = [card for card in cards if all(card != seen for seen, _ in laid)]
                self.networks[seat] = Network(belief, hidden, left, styles)

    def chances(self) -> dict[Claim, float]:
        found: dict[Claim, float] = {}
        for seat, network in self.networks.items():
            found |= placed(seat, network)
        return found | self.missions()

    def missions(self) -> dict[Claim, float]:
        """Return the chances of others' secret missions and offices: any mission that I have not seen."""
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
        cards = world.cards
        total = 1.0
        for network in self.networks.values():
            total *= network.likely([cards[area] for area in network.areas])
        return total


def placed(seat: int, network: Network) -> dict[Claim, float]:
    """Return the chance that a card lies on an area, from all the ways to place them there."""
    found = {(card, area): 0.0 for card in network.cards for area in network.areas}
    for way in network.ways:
        likely = network.likely(way)
        for pair in zip(way, network.areas, strict=True):
            found[pair] += likely
    return {
        Claim("place", seat, f"{CARDS[card]} {AREAS[area]}"): likely for (card, area), likely in found.items()
    }


class EstorilBelief(Belief):
    """Beliefs about face-down characters."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        # By style, card and location: how the odds of being placed there compare.
        self.odds = [[self.card_odds(card, style.care) for card in range(len(CARDS))] for style in STYLES]

    def card_odds(self, card: int, care: float) -> list[float]:
        """Return a card's odds by location."""
        edition = self.edition
        worth = PER_STRENGTH * edition.strength[card]
        worth += sum([PER_SYMBOL.get(symbol, 0.0) for symbol in edition.symbols[card]])
        homes = [bonus == edition.nation[card] for bonus in edition.flag_bonus]
        return [exp(care * (worth + AT_HOME * home)) for home in homes]

    def read(self, view: dict[str, Any]) -> Networks:
        return Networks(self, view)

    def styles(self, cards: list[int], laid: list[tuple[int, int]]) -> list[float]:
        """Return the chance of each style, given these cards that a player has placed openly on these areas."""
        fits = [style.share for style in STYLES]
        left = cards[:]
        for card, area in laid:
            for i, odds in enumerate(self.odds):
                fits[i] *= odds[card][area >> 2] / sum([odds[other][area >> 2] for other in left])
            left.remove(card)
        return [fit / sum(fits) for fit in fits]

    def holds(self, claim: Claim, own: dict[str, Any]) -> bool:
        facts: Facts = own["facts"]
        if claim.kind == "mission":
            return bool(facts["secret_missions"][claim.seat] == claim.what)
        if claim.kind == "office":
            return bool(facts["office"][claim.seat] == claim.what)
        card, area = claim.what.split()
        return any(place["area"] == area and place["card"] == card for place in facts["areas"])
