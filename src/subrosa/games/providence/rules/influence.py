"""Influence on what can be claimed (RULES.md 6): cubes, Agents, Deep Ones, Whateleys."""

from itertools import compress
from typing import Final

from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.vocabulary import (
    CLAIM_ON_TIE,
    IGNORE_BLOCKADES,
    WHATELEY_TOKEN,
)
from subrosa.games.providence.rules.words import (
    AGENT_COUNT,
    CITY_COUNT,
    FIRST_CARD_PLACE,
    FIRST_CULTIST,
    FIRST_MAIN,
    FIRST_MYTHOS_PLACE,
    NO_CARD,
    PLACE_COUNT,
)
from subrosa.parts.majority import leader

ALL_PLACES: Final = range(PLACE_COUNT)


def add_presence(s: Providence, city: int, found: list[int]) -> None:
    """Add the Influence of everybody's Agents and Whateley tokens in a City, by colour."""
    if city in s.where:
        for piece in s.agents_in(city):
            found[s.owner[piece]] += s.edition.counts_as[piece]
    if s.whateley_owner >= 0 and city in s.whateleys:
        op = s.rule_of(s.whateley_owner, WHATELEY_TOKEN)
        if op is not None:
            found[s.whateley_owner] += op.n


def standing(s: Providence, place: int) -> list[int]:
    """Return everybody's Influence on a City space or a card, by colour."""
    at = place * s.colours
    found = s.cubes[at : at + s.colours]
    if place < FIRST_MYTHOS_PLACE:
        city = place % CITY_COUNT
        add_presence(s, city, found)
        if s.deep[city] and (place < FIRST_CARD_PLACE or s.rules.deep_ones_on_cards):
            found[s.deep_owner] += s.deep[city]
    return found


def leader_at(s: Providence, place: int) -> int:
    """Return who has more Influence than everybody else, or NOBODY."""
    return leader(standing(s, place))


def leads(s: Providence, seat: int, place: int) -> bool:
    """Tell whether a player has a cube there and more Influence than everybody else (6); Dagon may tie for a card."""
    if not s.count(place, seat):
        return False
    found = standing(s, place)
    own = found[seat]
    for influence in found:
        if influence > own:
            return False
    return found.count(own) == 1 or (place >= FIRST_CARD_PLACE and s.has_rule(seat, CLAIM_ON_TIE))


def is_open_to_claim(s: Providence, seat: int, place: int) -> bool:
    """Tell whether a target may be claimed at all by a player, whoever leads (6)."""
    if s.blockades >> place & 1 and not s.has_rule(seat, IGNORE_BLOCKADES):
        return False
    if place >= FIRST_MYTHOS_PLACE:
        number = place - FIRST_MYTHOS_PLACE
        if number not in s.row:
            return False
        return not s.edition.mi_go_cards >> number & 1 or s.agents_of(seat) < s.edition.agent_limit
    city = place % CITY_COUNT
    if s.elder >= 0 and is_guarded(s, city):
        return False
    if place < FIRST_CARD_PLACE:
        return s.control[city] != seat and not s.is_closed(city) and s.control_tokens(seat) > 0
    card = s.top[city]
    if card == NO_CARD:
        return False
    return not is_agent_card(card) or s.agents_of(seat) < s.edition.agent_limit


def is_agent_card(card: int) -> bool:
    """Tell whether a card is that of a Recruited Agent."""
    return FIRST_MAIN <= card < FIRST_MAIN + AGENT_COUNT


def is_guarded(s: Providence, city: int) -> bool:
    """Tell whether an unrevealed Cultist stands in a City: the player may not claim there (18.2)."""
    return any(
        s.where[FIRST_CULTIST + number] == city and not s.unmasked >> number & 1 for number in range(2)
    )


def claimable(s: Providence, seat: int) -> list[int]:
    """Return all places that a player can claim."""
    return [
        place
        for place in compress(ALL_PLACES, s.cubes_on_board(seat))
        if is_open_to_claim(s, seat, place) and leads(s, seat, place)
    ]
