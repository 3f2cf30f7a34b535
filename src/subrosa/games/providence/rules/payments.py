"""What is gathered for an action: cards from the hidden hand, none of which may be superfluous (RULES.md 4, A2).

The first choice gathered says which action it is to be; what it needs follows one by one: journeys, then cards.
"""

from collections.abc import Sequence
from typing import Final

from subrosa.core.choice import Choice
from subrosa.games.providence.rules import card_texts
from subrosa.games.providence.rules.roads import FAR
from subrosa.games.providence.rules.state import COMMON, POOL, Providence
from subrosa.games.providence.rules.words import (
    BUY,
    CITY_COUNT,
    DISCARD,
    DONE,
    DROP,
    FIRST_CULTIST,
    FIRST_SHIFT,
    INFLUENCE,
    MOVE,
    PAY,
    SWIM,
    TRAVEL,
    TRAVEL_SYMBOL,
    WEALTH,
)
from subrosa.parts.hands import distinct
from subrosa.parts.paying import is_lawful, useful

BY_SYMBOLS: Final = ("add", "retrieve", "track")  # actions that do as much as the cards show


def offered(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> list[Choice]:
    """Return what may be added to an action, and DONE if it can be taken as it is: `more` and `enough` in one."""
    if gathered[0].verb in BY_SYMBOLS:  # first: one decision in four
        options = cards_with_symbols(s, seat, gathered)
        if len(gathered) > 1:
            options.append(DONE)
        return options
    options = more(s, seat, gathered)
    if enough(s, seat, gathered):
        options.append(DONE)
    return options


def more(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> list[Choice]:
    """Return what may be added to an action."""
    head = gathered[0]
    if head.verb in BY_SYMBOLS:
        return cards_with_symbols(s, seat, gathered)
    if head is DISCARD:
        return [DROP[card] for card in distinct(left_in_hand(s, seat, gathered))]
    if head is TRAVEL:
        return journeys_or_cards(s, seat, gathered, left_in_hand(s, seat, gathered))
    if head is BUY:
        return [PAY[card] for card in wealth_cards(s, seat, gathered)]
    return card_texts.more(s, seat, gathered)


def enough(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> bool:
    """Tell whether an action can be taken with what has been gathered."""
    head = gathered[0]
    if head is DISCARD or head.verb in BY_SYMBOLS:
        return len(gathered) > 1
    if head is TRAVEL:
        trips = journeys(gathered)
        worth = s.edition.worth[TRAVEL_SYMBOL]
        paid = [worth[choice.args[0]] for choice in gathered[1 + len(trips) :]]
        return bool(trips) and is_lawful(paid, price(s, trips))
    if head is BUY:
        worth = s.edition.worth[WEALTH]
        paid = [worth[choice.args[0]] for choice in gathered[1:]]
        cubes = cubes_bought(s, seat, sum(paid))
        return cubes > 0 and is_lawful(paid, cubes * s.edition.per_cube)
    return card_texts.enough(s, seat, gathered)


def left_in_hand(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> Sequence[int]:
    """Return the hand without the cards that have been gathered."""
    if len(gathered) == 1:
        return s.hands[seat]
    hand = list(s.hands[seat])
    for choice in gathered[1:]:
        if choice.verb == "pay" or choice.verb == "drop":
            hand.remove(choice.args[0])
    return hand


# ---- influence and tracks (5.1, 5.2, 5.5)


def cards_with_symbols(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> list[Choice]:
    """Return the cards whose symbols can be added: any one to begin with, since there is room for something."""
    head = gathered[0]
    worth = s.edition.worth[resource_of(head)]
    if len(gathered) == 1:
        return [PAY[card] for card in distinct(s.hands[seat]) if worth[card]]
    most = most_to_add([worth[choice.args[0]] for choice in gathered[1:]], room_for(s, seat, head))
    if not most:
        return []
    return [PAY[card] for card in distinct(left_in_hand(s, seat, gathered)) if 0 < worth[card] <= most]


def resource_of(head: Choice) -> int:
    """Return the symbols with which an action is paid for."""
    if head.verb == "track":
        return FIRST_SHIFT + head.args[0]
    return WEALTH if head.verb == "buy" else INFLUENCE


def room_for(s: Providence, seat: int, head: Choice) -> int:
    """Return how many cubes there are to add or to retrieve, or how many spaces a marker can move."""
    if head.verb == "add":
        return s.count(POOL, seat)
    if head.verb == "retrieve":
        return s.cubes_out(seat)
    return track_room(s, head.args[0])


def track_room(s: Providence, shift: int) -> int:
    """Return how many spaces a marker can move in a direction; shifts are numbered as in SHIFTS."""
    place = s.tracks[shift // 2]
    return place if shift % 2 else s.edition.track_end - place


def most_to_add(paid: Sequence[int], room: int) -> int:
    """Return up to how many symbols one more card may show: without any one of them there must be symbols too few.

    So there must be too few without the new one, and without the smallest of the others.
    """
    missing = room - sum(paid)
    return missing + min(paid) - 1 if missing > 0 else 0


# ---- wealth (5.3)


def cubes_bought(s: Providence, seat: int, wealth: int) -> int:
    """Return how many cubes some wealth buys, as far as there are any."""
    return min(wealth // s.edition.per_cube, s.count(COMMON, seat))


def wealth_cards(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> list[int]:
    """Return the cards that can be added on the way to a payment of which every card is needed."""
    worth = s.edition.worth[WEALTH]
    paid = [worth[choice.args[0]] for choice in gathered[1:]]
    cards = [card for card in left_in_hand(s, seat, gathered) if worth[card]]
    values = [worth[card] for card in cards]
    found: set[int] = set()
    for cubes in range(1, cubes_bought(s, seat, sum(paid) + sum(values)) + 1):
        found.update(useful(paid, values, cubes * s.edition.per_cube))
    return distinct(tuple([cards[i] for i in sorted(found)]))


# ---- travel (5.4)


def journeys(gathered: tuple[Choice, ...]) -> list[Choice]:
    """Return the journeys among what was gathered."""
    return [choice for choice in gathered[1:] if choice.verb in ("move", "swim")]


def start_of(s: Providence, trip: Choice) -> int:
    """Return where a journey begins."""
    return s.where[trip.args[0]] if trip.verb == "move" else trip.args[0]


def price(s: Providence, trips: list[Choice]) -> int:
    """Return what journeys cost, each on the cheapest way."""
    prices = s.edition.roads.prices(s.closed())
    return sum([prices[start_of(s, trip) * CITY_COUNT + trip.args[1]] for trip in trips])


def journeys_or_cards(
    s: Providence, seat: int, gathered: tuple[Choice, ...], hand: Sequence[int]
) -> list[Choice]:
    """Return further journeys that the hand can pay for, as long as no card is paid, and the cards that can be."""
    worth = s.edition.worth[TRAVEL_SYMBOL]
    trips = journeys(gathered)
    cost = price(s, trips)
    paid = [worth[choice.args[0]] for choice in gathered[1 + len(trips) :]]
    cards = [card for card in hand if worth[card]]
    values = [worth[card] for card in cards]
    found: list[Choice] = []
    if not paid:
        add_journeys(s, seat, trips, sum(values) - cost, found)
    if trips:
        found += [PAY[card] for card in distinct(tuple([cards[i] for i in useful(paid, values, cost)]))]
    return found


def add_journeys(s: Providence, seat: int, trips: list[Choice], budget: int, found: list[Choice]) -> None:
    """Offer all journeys of pieces that have not moved yet within a budget."""
    prices = s.edition.roads.prices(s.closed())
    budget = min(budget, FAR - 1)
    moved = [trip.args[0] for trip in trips if trip.verb == "move"]
    where, owner = s.where, s.owner
    for piece in range(FIRST_CULTIST):
        if owner[piece] == seat and where[piece] >= 0 and piece not in moved:
            at = where[piece] * CITY_COUNT
            trips_of = MOVE[piece]
            for end in range(CITY_COUNT):
                if 0 < prices[at + end] <= budget:
                    found.append(trips_of[end])
    if s.deep_owner == seat:
        swum = [trip.args[0] for trip in trips if trip.verb == "swim"]
        for start in range(CITY_COUNT):
            if s.deep[start] > swum.count(start):
                at = start * CITY_COUNT
                for end in range(CITY_COUNT):
                    if 0 < prices[at + end] <= budget:
                        found.append(SWIM[start][end])


def can_travel(s: Providence, seat: int, budget: int) -> bool:
    """Tell whether any piece of a player can go anywhere for this."""
    if not budget:
        return False
    least = s.edition.roads.least_prices(s.closed())
    where, owner = s.where, s.owner
    for piece in range(FIRST_CULTIST):
        if owner[piece] == seat and where[piece] >= 0 and least[where[piece]] <= budget:
            return True
    if s.deep_owner == seat:
        for city in range(CITY_COUNT):
            if s.deep[city] and least[city] <= budget:
                return True
    return False
