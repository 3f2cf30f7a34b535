"""What each seat may know (RULES.md 13)."""

from typing import Any

from subrosa.games.estoril.geometry import COLS
from subrosa.games.estoril.locations import influence
from subrosa.games.estoril.score import reckon
from subrosa.games.estoril.state import EVERYBODY, Estoril
from subrosa.games.estoril.words import (
    AREAS,
    CARDS,
    LOCATIONS,
    MISSIONS,
    NO_CARD,
    NOWHERE,
)


def facts(s: Estoril, viewer: int | None) -> dict[str, Any]:
    """The table as a player sees it. A card that he may not know is None."""
    eye = 16 if viewer is None else 1 << viewer
    over = s.result is not None
    scores = [score.plain() for score in reckon(s)] if over else [None] * s.seats
    return {
        "round": s.round,
        "first": s.first,
        "missions": [MISSIONS[mission] for mission in s.missions],
        "secret_missions": [
            MISSIONS[mission] if over or viewer in (i, (i + 1) % s.seats) else None
            for i, mission in enumerate(s.secret)
        ],
        "office": [
            MISSIONS[mission] if over or viewer == seat else None for seat, mission in enumerate(s.office)
        ],
        "here": None if s.here == NOWHERE else LOCATIONS[s.here],
        "city": [board(s, code, eye) for code in s.plan],
        "areas": [area(s, number, eye) for number in s.city().areas()],
        "revealed": [
            {"area": AREAS[number], "seat": seat, "card": CARDS[card]} for number, seat, card in s.revealed
        ],
        "dice": [{"area": AREAS[number], "one": one, "other": other} for number, one, other in s.dice],
        "deck": len(s.deck),
        "known": known_deck(s, eye),
        "hand": None if viewer is None else [CARDS[card] for card in s.hands[viewer]],
        "aside": None if viewer is None else [CARDS[card] for card in s.aside[viewer]],
        "players": [player(s, seat, scores[seat]) for seat in range(s.seats)],
    }


def board(s: Estoril, code: int, eye: int) -> dict[str, Any]:
    """One location of the city with its reward."""
    location = code >> 2
    reward, knows = s.rewards[location], s.reward_knows[location]
    return {
        "location": LOCATIONS[location],
        "turns": code & 3,
        "resolved": bool(s.resolved >> location & 1),
        "reward": CARDS[reward] if reward != NO_CARD and knows & eye else None,
        "face": face(reward != NO_CARD, bool(s.rewards_up >> location & 1)),
        "seen_by": [seat for seat in range(s.seats) if knows >> seat & 1],
        "known_to_all": knows == EVERYBODY,
    }


def area(s: Estoril, number: int, eye: int) -> dict[str, Any]:
    """One area: where it lies, and the character on it."""
    city = s.city()
    lies = s.taken >> number & 1
    counts = lies and number >> 2 == s.here
    return {
        "area": AREAS[number],
        "row": city.cell(number) // COLS,
        "col": city.cell(number) % COLS,
        "outer": bool(city.outer >> number & 1),
        "seat": s.owners[number] if lies else None,
        "card": CARDS[s.cards[number]] if lies and s.knows[number] & eye else None,
        "face": face(bool(lies), bool(s.up >> number & 1)),
        "white": bool(s.white >> number & 1),
        "seduced": bool(s.mute >> number & 1),
        "seen_by": [seat for seat in range(s.seats) if s.knows[number] >> seat & 1],
        "influence": influence(s, number) if counts else None,
        "bonus": s.bonus[number & 3] if counts else 0,
        "zeal": s.zeal[number & 3] if counts else 0,
    }


def face(lies: bool, up: bool) -> str | None:
    """How a card lies, if there is one."""
    return None if not lies else "up" if up else "down"


def known_deck(s: Estoril, eye: int) -> list[dict[str, Any]]:
    """Cards of the deck that somebody knows, by distance from the top; that he does is public (13.4)."""
    size = len(s.deck)
    return [
        {
            "below_top": size - 1 - i,
            "card": CARDS[s.deck[i]] if knows & eye else None,
            "seen_by": [seat for seat in range(s.seats) if knows >> seat & 1],
            "known_to_all": knows == EVERYBODY,
        }
        for i, knows in enumerate(s.deck_knows)
        if knows
    ]


def player(s: Estoril, seat: int, score: dict[str, Any] | None) -> dict[str, Any]:
    """One player. `network` are all his cards, in hand, on the boards and aside: everybody can know them."""
    return {
        "seat": seat,
        "cards": len(s.hands[seat]),
        "aside": len(s.aside[seat]),
        "markers": s.markers[seat],
        "network": [CARDS[card] for card in s.network(seat)],
        "discards": [CARDS[card] for card in s.discards[seat]],
        "lost": [CARDS[card] for card in s.box[seat]],
        "score": score,
    }
