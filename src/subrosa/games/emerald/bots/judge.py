"""How good a table is for me: my chance to win, from everybody's points and from what they may expect."""

from collections.abc import Sequence
from functools import lru_cache
from math import tanh
from typing import Final, NamedTuple

from subrosa.games.emerald.bots.cards import CardValues
from subrosa.games.emerald.bots.hopes import Hopes
from subrosa.games.emerald.bots.table import Table
from subrosa.games.emerald.rules.data import Edition
from subrosa.games.emerald.rules.suspicion import Deal, evidence
from subrosa.games.emerald.rules.words import (
    CARDS,
    CITY_COUNT,
    FIRST_CITY_CARD,
    HIDE_ROYALTY,
    LOYALIST,
    NO_CARD,
    NOBODY,
    RESTORATIONIST,
)

# How long the game may still last, and how uncertain that makes its end.
POINTS_PER_TURN: Final = 1.4  # of whoever is ahead
STEPS_PER_TURN: Final = 0.8  # of the marker that is ahead
HESITATING: Final = 2.0  # turns; nobody likes to end a game that others win
SURE: Final = 2.0  # points; this much is uncertain even in the last turn
PER_TURN: Final = 0.25
# Nobody ends a game that they lose: as long as it goes on something may happen, even if nothing in sight says so.
LUCK: Final = 0.08  # what a lost game that goes on is worth
FADING: Final = 8  # the better the outlook, the less luck counts

# Prospects, in points.
COMING_TRUE: Final = 0.55  # the share of mine that does
UNSEEN: Final = 2.5  # what others have in their cards
HAND: Final = 0.6  # how much of the worth of a card in hand comes true
PER_CUBE: Final = 0.45  # in the supply
MANY_CUBES: Final = -0.02  # times the square of their number
IN_LIMBO: Final = 0.12
# How likely a lead of so many lasts until my next turn.
HOLDING: Final[tuple[float, ...]] = (0.0, 0.62, 0.78, 0.88, 0.93)
HOPING: Final = 0.15  # the share of a card's worth where I do not lead, divided by the pieces missing
IN_TURN: Final[tuple[float, ...]] = (1.0, 0.7, 0.45, 0.3, 0.2)  # several cards are rarely claimed at once
NO_CLAIM: Final = 0.7  # without a card to claim with in hand
DIGGING: Final = 0.5  # the share of the next card that a claim brings within reach
UNDER: Final = 1.8  # points; any card that lies face down
RIVALS_CLAIM: Final = 0.5  # how likely others are to claim what they could
AGENT: Final = 0.25  # in a city
AGENT_AT_STACK: Final = 0.2
AGENT_AT_ROYALTY: Final[tuple[float, ...]] = (0.0, 0.15)  # by side
MANY_AGENTS: Final = 7  # further ones are worth little
RIVALS_AGENT: Final = 0.3
RIVALS_CUBE: Final = 0.15
READY: Final = 0.7  # how likely I am to get royalty for which I have everything
PARTLY: Final = 0.4  # without the majority
LATER: Final = 0.6  # without a weapon in hand
MAYBE: Final = 0.2  # without anything of the kind
PER_MISSING: Final = 0.75  # for each bomb that is missing
ROYALS: Final[tuple[float, ...]] = (1.0, 0.35, 0.15)  # several are rarely killed or hidden soon
FEW_TOKENS: Final[tuple[float, ...]] = (0.0, -1.0, -0.4)  # a Loyalist with so many left
FEW_AGENTS: Final[tuple[float, ...]] = (0.0, -0.4, -0.1)
SECRECY: Final[tuple[float, ...]] = (0.3, 0.8)  # by side: what it is worth if nobody can tell it
LONG: Final = 8  # turns; with fewer left it matters less
# How likely a Restorationist with so many agents or tokens is to be revealed against their will.
EXPOSED: Final[tuple[float, ...]] = (0.0, 0.10, 0.03)
RAVING: Final[tuple[float, ...]] = (0.0, 0.06, 0.01)


class Standing(NamedTuple):
    """How things stand in a city, in points where nothing else is said."""

    mine: int  # pieces
    lead: int  # pieces that I have more than anybody else
    claim: float  # what I may get by claiming
    agents: float  # what my agents are worth there
    rival: int  # who else may claim, or NOBODY
    threat: float  # and what that brings them


DESERTED: Final = Standing(0, 0, 0.0, 0.0, NOBODY, 0.0)


class Judge:
    """Somebody who judges tables that may come of one view."""

    def __init__(self, table: Table, deals: list[Deal]) -> None:
        self.hopes = Hopes(deals)
        turns = turns_left(table)
        self.spread = SURE + PER_TURN * turns
        self.sides = card_values(table.edition, turns)
        player = table.players[table.me]
        owned = [*player["held"], *player["unseen"], *player["discards"]]
        self.owns_hiding = CARDS[HIDE_ROYALTY] in owned
        self.owns_weapon = any(table.edition.assassinate[CARDS.index(card)] for card in owned)
        self.city_points = city_points(table)
        self.standings: dict[tuple[int, ...], Standing] = {}
        self.disguise = 0.0 if table.revealed[table.me] else self.unknown(table, turns)

    def unknown(self, table: Table, turns: int) -> float:
        """Return what it is worth that the others cannot tell my side: much as long as there is time to use it."""
        said = evidence(table.edition, table.players[table.me])
        return SECRECY[table.side] * (1 - abs(tanh(said / 2))) * min(1.0, turns / LONG)

    def beneath(self, table: Table, city: int) -> float:
        """Return what the card under the top card of a city may be worth, to whoever gets there."""
        stack = table.stacks[city]
        if not stack:
            return 0.0
        points = self.city_points[city]
        return (points + UNDER * (stack - (points > 0))) / stack

    def values(self, table: Table) -> CardValues:
        """Return what cards are worth to me."""
        return self.sides[table.side]

    def worth(self, table: Table) -> float:
        """Return my chance to win."""
        if not table.forced:
            return self.expected(table, self.hopes)
        ending, others = self.hopes.split(table)
        return ending.won(table) + (self.expected(table, others) if others.deals else 0.0)

    def expected(self, table: Table, hopes: Hopes) -> float:
        """Return my chance to win unless somebody's reveal ends the game."""
        if table.over():
            return hopes.won(table)
        going_on = with_luck(hopes.winning(table, self.prospects(table), self.spread), hopes.chance)
        risk = self.risk(table)
        return going_on if not risk else (1 - risk) * going_on + risk * hopes.won(table)

    def risk(self, table: Table) -> float:
        """Return how likely the game is to end soon because I, a Restorationist, am revealed."""
        if table.side != RESTORATIONIST:
            return 0.0
        return at(EXPOSED, table.agents_on_board(table.me)) + at(RAVING, table.sanity[table.me])

    # ---- prospects

    def prospects(self, table: Table) -> list[float]:
        """Return what everybody may still get, in points."""
        seats, me = table.seats, table.me
        values = self.values(table)
        found = [
            UNSEEN + RIVALS_CUBE * table.supply[seat] + RIVALS_AGENT * table.agents_on_board(seat)
            for seat in range(seats)
        ]
        found[me] = self.own_means(table, values)
        chances, royals = list[float](), list[float]()
        for city in range(CITY_COUNT):
            here = self.standing(table, city)
            if here.rival != NOBODY:
                found[here.rival] += here.threat
            if here.mine:
                chances.append(here.claim)
                found[me] += here.agents
                if table.royalty[city]:
                    royals.append(self.royal_hope(table, city, here.lead))
        chances.sort(reverse=True)
        royals.sort(reverse=True)
        hoped: float = sum([hope * share for hope, share in zip(royals, ROYALS, strict=False)])
        found[me] += hoped
        claim = table.edition.claim
        reach = 1.0 if any(claim[card] for card in table.hand) else NO_CLAIM
        claimed: float = sum([chance * share for chance, share in zip(chances, IN_TURN, strict=False)])
        found[me] += reach * claimed
        found[me] *= COMING_TRUE
        return found

    def standing(self, table: Table, city: int) -> Standing:
        """Return how things stand in a city. Tables that are compared differ in few cities, so it is remembered."""
        first, last = city * table.seats, (city + 1) * table.seats
        cubes, agents = table.cubes[first:last], table.agents[first:last]
        card, stack, royalty = table.top[city], table.stacks[city], table.royalty[city]
        looks = (city, table.side, card, stack, royalty, *cubes, *agents)
        found = self.standings.get(looks)
        if found is None:
            found = self.standings[looks] = self.stands(table, city, cubes, agents)
        return found

    def stands(self, table: Table, city: int, cubes: list[int], agents: list[int]) -> Standing:
        """Work out how things stand in a city with these cubes and agents."""
        pieces = [cube + agent for cube, agent in zip(cubes, agents, strict=True)]
        if not any(pieces):
            return DESERTED
        values, me, card = self.values(table), table.me, table.top[city]
        mine = pieces[me]
        pieces[me] = 0
        best = max(pieces)
        lead = mine - best
        claim, rival, threat = 0.0, NOBODY, 0.0
        if card != NO_CARD:
            worth = values.on_top(card) + DIGGING * self.beneath(table, city)
            if lead > 0 and cubes[me]:
                claim = worth * HOLDING[min(lead, 4)]
            elif mine:
                claim = worth * HOPING / max(1 - lead, 1)
            if lead < 0 and pieces.count(best) == 1 and cubes[pieces.index(best)]:
                rival, threat = pieces.index(best), RIVALS_CLAIM * values.on_top_for_others(card)
        at_stack = AGENT_AT_STACK if card != NO_CARD else 0.0
        at_royalty = AGENT_AT_ROYALTY[table.side] if table.royalty[city] else 0.0
        return Standing(mine, lead, claim, agents[me] * (at_stack + at_royalty), rival, threat)

    def own_means(self, table: Table, values: CardValues) -> float:
        """Return what my cards, cubes and agents are worth wherever they are."""
        me = table.me
        supply = table.supply[me]
        total = table.deck + PER_CUBE * supply + MANY_CUBES * supply * supply + IN_LIMBO * table.limbo[me]
        hand: float = sum([values.in_hand(table, card) for card in table.hand])
        missing = max(0, table.edition.hand_size - len(table.hand))
        total += HAND * (hand + missing * values.average)
        total += AGENT * min(table.agents_on_board(me), MANY_AGENTS)
        if table.side == LOYALIST and not table.revealed[me]:
            total += at(FEW_TOKENS, table.sanity[me]) + at(FEW_AGENTS, table.agents_on_board(me))
        return total

    def royal_hope(self, table: Table, city: int, lead: int) -> float:
        """Return what the royalty of a city may bring me."""
        edition = table.edition
        points = edition.royal_vp[city]
        if table.side == LOYALIST:
            if HIDE_ROYALTY in table.hand:
                return points * (READY if lead > 0 else PARTLY)
            return points * (PARTLY if lead > 0 else MAYBE) if self.owns_hiding else 0.0
        agents = table.agents[city * table.seats + table.me]
        if not agents:
            return 0.0
        chance = READY if lead > 0 else PARTLY
        missing = edition.royal_bombs[city] - agents - sum([edition.bombs[card] for card in table.hand])
        weapons = [edition.bombs[card] for card in table.hand if edition.assassinate[card]]
        if weapons:
            missing += min(weapons)
        else:
            chance *= LATER if self.owns_weapon else MAYBE
        return points * chance * PER_MISSING ** max(0, missing)


def city_points(table: Table) -> list[int]:
    """Return, by city, the points of its own card if it may still lie face down in its stack."""
    seen = set(table.gone)
    for player in table.players:
        seen.update(player["held"], player["unseen"], player["discards"])
    cards = [FIRST_CITY_CARD + city for city in range(CITY_COUNT)]
    return [
        0 if table.top[city] == card or CARDS[card] in seen else table.edition.neutral_vp[card]
        for city, card in enumerate(cards)
    ]


@lru_cache
def card_values(edition: Edition, turns: int) -> tuple[CardValues, CardValues]:
    """Return what cards are worth to either side."""
    return CardValues(edition, LOYALIST, turns), CardValues(edition, RESTORATIONIST, turns)


def turns_left(table: Table) -> int:
    """Return how many turns everybody may still have."""
    by_points = (table.needed - table.highest()) / POINTS_PER_TURN
    by_tracks = (table.edition.track_end - max(table.tracks)) / STEPS_PER_TURN
    return round(HESITATING + max(0.0, min(by_points, by_tracks)))


def with_luck(winning: float, case: float) -> float:
    """Return the chance to win of somebody who plays on, in a case that is so likely itself."""
    return winning + LUCK * case * (1 - winning / case) ** FADING


def at(numbers: Sequence[float], index: int) -> float:
    """Return the number for a count; beyond the end nothing is to be feared."""
    return numbers[index] if index < len(numbers) else 0.0
