"""Agent and Building cards (RULES.md 14.3): when each can be used, and what it does. Details: A34."""

from subrosa.core.choice import Choice
from subrosa.games.nanty.rules.districts import CalmDistrict
from subrosa.games.nanty.rules.effects.cards import DiscardOne, draw_by_text
from subrosa.games.nanty.rules.figures.agents import (
    Bottom,
    CyclistMoves,
    Jockeyed,
    Matched,
    OfficeRent,
    SailorDraws,
    StreetNames,
    street_victims,
)
from subrosa.games.nanty.rules.figures.buildings import (
    Factory,
    MansionFirst,
    TenementRemoves,
    mansion_pairs,
    tenants,
)
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    AGENT_TYPES,
    AGENTS,
    BUILDINGS,
    CYCLIST,
    DISTRICT_COUNT,
    DISTRICTS,
    FACTORY,
    FIRST_BUILDING_CARD,
    FLOWER_GIRL,
    GENTLEMAN,
    GOVERNESS,
    HOTEL,
    HOUSEMAID,
    JOCKEY,
    MANSION,
    MATCH_GIRL,
    NEWSBOY,
    NOWHERE,
    OFFICE,
    OWNERS,
    PALACE,
    REVEAL,
    RUMMAGER,
    SAILOR,
    STREETWALKER,
    SUFFRAGETTE,
    TENEMENT,
)

ONGOING = 1  # among the kinds of the card file
RUMMAGER_FEE = 3
SAILOR_FEE = 1
NEWSBOY_FEE = 2
HOUSEMAID_FEE = 1
OFFICE_RENT = 2
FORESIGHT = 5  # events the Governess looks at
FINE_HOUSES = (PALACE, HOTEL, MANSION)
PALACE_SITES = tuple([DISTRICTS.index(name) for name in ("chelsea", "southwark", "lambeth")])
OFFICE_SITES = tuple([DISTRICTS.index(name) for name in ("strand", "holborn")])


def stands(s: Nanty, seat: int, card: int) -> int:
    """Return the district of the figure that belongs to a card, or NOWHERE."""
    if card < FIRST_BUILDING_CARD:
        return s.where[seat * AGENT_TYPES + card]
    for d in range(DISTRICT_COUNT):
        if s.buildings[d] == seat and s.house_types[d] == card - FIRST_BUILDING_CARD:
            return d
    return NOWHERE


def holds(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether a player has a card, in hand or face up."""
    if card < FIRST_BUILDING_CARD:
        return card in s.agent_cards[seat] or card in s.agent_open[seat]
    return (
        card - FIRST_BUILDING_CARD in s.building_cards[seat]
        or card - FIRST_BUILDING_CARD in s.building_open[seat]
    )


def held(s: Nanty, seat: int) -> list[int]:
    """Return all cards of a player: Agents, then Buildings from FIRST_BUILDING_CARD on."""
    agents = [*s.agent_cards[seat], *s.agent_open[seat]]
    return agents + [FIRST_BUILDING_CARD + card for card in (*s.building_cards[seat], *s.building_open[seat])]


def add_usable(s: Nanty, seat: int, options: list[Choice]) -> None:
    """Add the cards that can be used now."""
    for card in held(s, seat):
        if card != SUFFRAGETTE and not s.figure_used >> card & 1:
            district = stands(s, seat, card)
            if district != NOWHERE and can_reveal(s, seat, card, district):
                options.append(REVEAL[card])


def neighbours_with(s: Nanty, seat: int, district: int) -> list[int]:
    """Return the other players with an Agent in the district."""
    return [other for other in s.others(seat) if s.present[other] >> district & 1]


def can_reveal(s: Nanty, seat: int, card: int, d: int) -> bool:
    """Tell whether the figure's place meets the condition. A card is never wasted by accident (A34 s)."""
    money = s.money[seat]
    if card == STREETWALKER:
        return len(street_victims(s, seat, d)) > 0
    if card == RUMMAGER:
        return bool(s.trouble >> d & 1) and money >= RUMMAGER_FEE
    if card == JOCKEY:
        return any(s.hands[other] for other in neighbours_with(s, seat, d))
    if card == SAILOR:
        return bool(s.river >> d & 1) and money >= SAILOR_FEE and bool(s.hands[seat]) and bool(s.deck)
    if card == NEWSBOY:
        return s.crowd[d] > 1 and money >= NEWSBOY_FEE and bool(s.deck)
    if card == FLOWER_GIRL:
        return s.house_types[d] in FINE_HOUSES
    if card == MATCH_GIRL:
        return any(s.hands[other] or s.money[other] for other in neighbours_with(s, seat, d))
    if card == HOUSEMAID:
        return money >= HOUSEMAID_FEE and s.trouble & s.edition.hood[d] != 0
    if card == GOVERNESS:
        return s.house_types[d] in (PALACE, MANSION) and bool(s.event_deck)
    if card == FIRST_BUILDING_CARD + PALACE:
        return d in PALACE_SITES and len(neighbours_with(s, seat, d)) > 0
    if card == FIRST_BUILDING_CARD + MANSION:
        return len(mansion_pairs(s, seat, d)) > 0
    if card == FIRST_BUILDING_CARD + FACTORY:
        # With all twelve there nobody can be placed, but the marker still can (A34 f).
        return s.out[seat] < s.edition.agents or s.present[seat] != 1 << d or not s.trouble >> d & 1
    if card == FIRST_BUILDING_CARD + TENEMENT:
        return len(tenants(s, d)) > 0
    if card == FIRST_BUILDING_CARD + OFFICE:
        return d in OFFICE_SITES and any(s.money[other] for other in neighbours_with(s, seat, d))
    if card == FIRST_BUILDING_CARD + HOTEL:
        return any(s.money[other] for other in neighbours_with(s, seat, d))
    return True  # the Cyclist and the Gentleman need only be on the board


def use(s: Nanty, seat: int, choice: Choice) -> None:
    """Reveal a card, or use one that is face up."""
    card = choice.args[0] + (FIRST_BUILDING_CARD if choice.kinds[0] == "building" else 0)
    district = stands(s, seat, card)
    s.covered = 0
    s.figure_used |= 1 << card
    if s.events is not None:
        if card < FIRST_BUILDING_CARD:
            s.tell("reveal", seat=seat, agent=AGENTS[card])
        else:
            s.tell("reveal-building", seat=seat, building=BUILDINGS[card - FIRST_BUILDING_CARD])
    lay_open(s, seat, card, s.edition.figure_kinds[card] == ONGOING)
    if card < FIRST_BUILDING_CARD:
        use_agent(s, seat, card, district)
    else:
        use_building(s, seat, card - FIRST_BUILDING_CARD, district)


def lay_open(s: Nanty, seat: int, card: int, stays: bool) -> None:
    """Leave an ongoing card face up; a one-shot is out of the game."""
    closed, faces, kind = s.agent_cards, s.agent_open, card
    if card >= FIRST_BUILDING_CARD:
        closed, faces, kind = s.building_cards, s.building_open, card - FIRST_BUILDING_CARD
    if kind in closed[seat]:
        closed[seat] = tuple([other for other in closed[seat] if other != kind])
        if stays:
            faces[seat] += (kind,)
        else:
            s.cards_gone += (card,)


def use_agent(s: Nanty, seat: int, card: int, d: int) -> None:
    """Use one of the twelve."""
    if card == STREETWALKER:
        s.push(StreetNames(seat, d, ()))
    elif card == RUMMAGER:
        s.spend(seat, RUMMAGER_FEE)
        s.extra += 1
    elif card == CYCLIST:
        s.push(CyclistMoves(seat))
    elif card == JOCKEY:
        s.push(Jockeyed(seat, d))
    elif card == SAILOR:
        s.spend(seat, SAILOR_FEE)
        s.push(SailorDraws(seat))
        s.push(DiscardOne(seat, 0))
    elif card == NEWSBOY:
        s.spend(seat, NEWSBOY_FEE)
        draw_by_text(s, seat, 1)
    elif card == FLOWER_GIRL:
        s.earn(seat, 1)
    elif card == MATCH_GIRL:
        s.push(Matched(seat, d))
    elif card == HOUSEMAID:
        s.spend(seat, HOUSEMAID_FEE)
        s.push(CalmDistrict(seat, s.trouble & s.edition.hood[d]))
    elif card == GOVERNESS:
        s.seer = seat
        s.foreseen = min(FORESIGHT, len(s.event_deck))
        s.learn(seat)
        s.push(Bottom(seat, s.foreseen))
    elif card == GENTLEMAN:
        s.gentleman = True


def use_building(s: Nanty, seat: int, card: int, d: int) -> None:
    """Use one of the six."""
    if card == PALACE:
        s.earn(seat, sum([s.figures[d * OWNERS + other] for other in s.others(seat)]))
    elif card == MANSION:
        s.push(MansionFirst(seat, d))
    elif card == FACTORY:
        s.push(Factory(seat, d, 2))
    elif card == TENEMENT:
        s.push(TenementRemoves(seat, d))
    elif card == OFFICE:
        s.push(OfficeRent(seat, d))
    else:
        for other in s.others(seat):
            s.pay(other, seat, s.figures[d * OWNERS + other])
