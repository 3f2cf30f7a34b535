"""What cards are worth to somebody, in victory points: for those who weigh up what to do."""

from typing import Final

from subrosa.games.providence.rules.data import Edition
from subrosa.games.providence.rules.influence import is_agent_card
from subrosa.games.providence.rules.state import CLOSED, OPENED
from subrosa.games.providence.rules.vocabulary import CLOSE_MODE, GAIN_VP, GATE, OPEN_MODE
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    CARDS,
    FIRST_MYTHOS,
    FIRST_SHIFT,
    INFLUENCE,
    MYTHOS_COUNT,
    POWER,
    RITUAL,
    TRAVEL_SYMBOL,
    WEALTH,
)

# What a symbol is worth when the card is played for it.
SYMBOL: Final = {INFLUENCE: 0.55, WEALTH: 0.3, TRAVEL_SYMBOL: 0.25, POWER: 0.5}
OWN_TRACK: Final = 0.8
OTHER_BACK: Final = 0.35  # the marker of the other track, back
WRONG_WAY: Final = 0.05
TEXT: Final = 0.5  # an ACTION or a FREE ACTION
SECOND: Final = 0.3  # the share of what else the card could be played for

IN_DECK: Final = 2.2  # a card that comes up again and again, for each point of its usefulness
GATES: Final = 3.0  # its text closes or opens Gates, as one's own side scores them
AGENT: Final = 2.0  # on the board: Influence, power, somebody to protect the Basic Agent
MYTHOS_TEXT: Final = 1.5
TEST: Final = 0.5  # a Sanity Test


class CardValues:
    """What cards are worth to an Allegiance."""

    __slots__ = ("assets", "points", "useful")

    def __init__(self, edition: Edition, side: int) -> None:
        # In hand.
        self.useful: list[float] = [useful(edition, side, card) for card in range(len(CARDS) - MYTHOS_COUNT)]
        # Owned, as long as the game lasts, above a Starting card; nobody counts those.
        starting = [self.useful[card] for card in edition.starting]
        least = 0.5 * sum(starting) / len(starting)
        self.assets: list[float] = [self.asset(edition, side, card, least) for card in range(len(CARDS))]
        # In points, when it is claimed.
        self.points: list[float] = [points(edition, side, card) for card in range(len(CARDS))]

    def asset(self, edition: Edition, side: int, card: int, least: float) -> float:
        """Return what a card is good for again and again."""
        if card >= FIRST_MYTHOS:
            return MYTHOS_TEXT
        if card in edition.starting:
            return 0.0
        found = max(0.0, IN_DECK * (self.useful[card] - least)) + AGENT * is_agent_card(card)
        for program in (edition.program[card], edition.free_program[card]):
            if program >= 0 and acts_at_gates(edition, program) & edition.gates_scored[side]:
                found += GATES
        return found


def acts_at_gates(edition: Edition, program: int) -> int:
    """Return what a text can do to Gates: CLOSED, OPENED, both or neither, as bits."""
    found = 0
    for op in edition.programs[program]:
        if op.code == GATE:
            found |= CLOSED * bool(op.mask & CLOSE_MODE) | OPENED * bool(op.mask & OPEN_MODE)
        for part in op.subs:
            found |= acts_at_gates(edition, part)
    return found


def points(edition: Edition, side: int, card: int) -> float:
    """Return the points that a card brings whoever claims it, less what its Sanity Test may cost."""
    found = float(edition.generic_vp[card]) - TEST * edition.sanity[card]
    if edition.when_claimed[card] >= 0:
        program = edition.programs[edition.when_claimed[card]]
        found += sum([op.n for op in program if op.code == GAIN_VP])
    if card >= FIRST_MYTHOS:
        return found + edition.cultist_vp[card] * edition.scores_cultist_vp[side]
    return found + edition.investigator_vp[card] * edition.scores_investigator_vp[side]


def useful(edition: Edition, side: int, card: int) -> float:
    """Return how useful a card is in hand: the best that it can be played for, and a little for the rest."""
    ways = [worth * edition.worth[resource][card] for resource, worth in SYMBOL.items()]
    for shift in range(4):
        own = edition.own_track[side] == shift // 2
        forward = shift % 2 == RITUAL
        if own:
            value = OWN_TRACK if forward else WRONG_WAY
        else:
            value = WRONG_WAY if forward else OTHER_BACK
        ways.append(value * edition.worth[FIRST_SHIFT + shift][card])
    if edition.program[card] >= 0 or edition.free_program[card] >= 0:
        ways.append(TEXT)
    ways.sort(reverse=True)
    return ways[0] + SECOND * sum(ways[1:])


def card_values(edition: Edition) -> list[CardValues]:
    """Return what cards are worth, by Allegiance."""
    found = KNOWN.get(edition)
    if found is None:
        found = KNOWN[edition] = [CardValues(edition, side) for side in range(len(ALLEGIANCES))]
    return found


KNOWN: Final[dict[Edition, list[CardValues]]] = {}
