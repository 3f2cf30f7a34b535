"""Hands, decks and discard piles in a written position."""

from typing import Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.written import many
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.words import (
    CARD_TO_PIECE,
    CARDS,
    CITY_COUNT,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    FIRST_MAIN,
    FIRST_MYTHOS,
    MI_GO,
    OFF,
    STARTING,
)
from subrosa.parts.hands import is_within

ADVANTAGE: Final = CARDS[:FIRST_MYTHOS]


def read_hand(s: Providence, seat: int, found: dict[str, Any], where: str) -> None:
    """Read hand, discard pile and deck; cards that go with Agents and Cities lie at the bottom if nowhere else."""
    s.hands[seat] = tuple(sorted(many(ADVANTAGE, found.get("hand", []), f"hand {where}")))
    s.held[seat] = tuple(sorted(many(ADVANTAGE, found.get("held", []), f"held {where}")))
    if not is_within(s.held[seat], s.hands[seat]):
        raise BadPosition(f"held {where}: what everybody knows to be in the hand should be in it")
    s.discards[seat] = many(ADVANTAGE, found.get("discards", []), f"discards {where}")
    top = many(ADVANTAGE, found.get("deck", []), f"deck {where}")
    gone = many(STARTING, found.get("gone", []), f"gone {where}")
    s.gone += gone
    elsewhere = [*s.hands[seat], *s.discards[seat], *top]
    for card in elsewhere:
        piece = s.piece_of(card)
        if piece != OFF and s.owner[piece] != seat:
            raise BadPosition(
                f"{CARDS[card]} {where}: whoever has the card has the Agent; 'agents' should name it"
            )
        if (
            FIRST_CITY_CARD <= card < FIRST_CITY_CARD + CITY_COUNT
            and s.control[card - FIRST_CITY_CARD] != seat
        ):
            raise BadPosition(f"{CARDS[card]} {where}: 'cities' should name the City")
        if card >= FIRST_CITY_CARD and not s.supply >> (card - FIRST_CITY_CARD) & 1:
            raise BadPosition(f"{CARDS[card]} {where}: there is one, and it is somewhere else already")
        if card >= FIRST_CITY_CARD and elsewhere.count(card) > 1:
            raise BadPosition(f"{CARDS[card]} {where}: there is one, not {elsewhere.count(card)}")
    rest: list[int] = []
    for card in range(FIRST_MAIN):
        left = s.edition.starting.count(card) - elsewhere.count(card) - gone.count(card)
        if left < 0:
            most = s.edition.starting.count(card)
            raise BadPosition(f"{CARDS[card]} {where}: everybody has {most} of them, not {most - left}")
        rest += [card] * left
    s.shuffle(rest)
    for piece in range(FIRST_AGENT, MI_GO):
        if s.owner[piece] == seat and piece - CARD_TO_PIECE not in elsewhere:
            rest.append(piece - CARD_TO_PIECE)
    for city in range(CITY_COUNT):
        if s.control[city] == seat:
            if FIRST_CITY_CARD + city not in elsewhere:
                rest.append(FIRST_CITY_CARD + city)
            s.supply &= ~(1 << city)
    if FIRST_CITY_CARD + CITY_COUNT in elsewhere:
        s.supply &= ~(1 << CITY_COUNT)
    s.decks[seat] = (*rest, *reversed(top))
