"""How near a Great Old One is to its goal: what its Cultists can claim next towards it."""

from subrosa.games.providence.bots.tally import Tally
from subrosa.games.providence.rules.influence import is_agent_card
from subrosa.games.providence.rules.solo.data import AGENTS_GOAL, CITIES_GOAL, MYTHOS_GOAL, SANITY_GOAL
from subrosa.games.providence.rules.words import (
    CITY_COUNT,
    FIRST_CARD_PLACE,
    FIRST_MYTHOS,
    FIRST_MYTHOS_PLACE,
    NO_CARD,
)


def threats(tally: Tally) -> int:
    """Return how many steps towards its goal the Great Old One can take with its next claims."""
    s = tally.s
    goal = s.edition.solo.goals[s.elder]
    found = 0
    if goal in (MYTHOS_GOAL, SANITY_GOAL):
        for number in s.row:
            if goal == MYTHOS_GOAL or s.edition.sanity[FIRST_MYTHOS + number]:
                found += threatened(tally, FIRST_MYTHOS_PLACE + number, -1)
    if goal in (SANITY_GOAL, AGENTS_GOAL):
        for city in range(CITY_COUNT):
            card = s.top[city]
            if card != NO_CARD and (s.edition.sanity[card] if goal == SANITY_GOAL else is_agent_card(card)):
                found += threatened(tally, FIRST_CARD_PLACE + city, city)
    if goal == CITIES_GOAL:
        for city in range(CITY_COUNT):
            if s.control[city] <= 0:
                found += threatened(tally, city, city)
    return found


def threatened(tally: Tally, place: int, city: int) -> int:
    """Tell whether a Cultist leads at a place that it may claim."""
    s = tally.s
    mine = s.count(place, 0) + (tally.presence[city * s.colours] if city >= 0 else 0)
    leads = s.count(place, 1) > mine or s.count(place, 2) > mine
    return int(leads and not s.blockades >> place & 1)
