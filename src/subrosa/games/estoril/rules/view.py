"""What each seat may know (RULES.md 13)."""

from typing import Any, Final, cast

from subrosa.games.estoril.rules.facts import Area, Face, Facts, KnownCard, Place, Player, Score
from subrosa.games.estoril.rules.geometry import COLS, City, members
from subrosa.games.estoril.rules.locations import influence
from subrosa.games.estoril.rules.scoring import reckon
from subrosa.games.estoril.rules.state import EVERYBODY, Estoril
from subrosa.games.estoril.rules.words import (
    AREAS,
    CARDS,
    LOCATIONS,
    MAX_SEATS,
    MISSIONS,
    NO_CARD,
    NOWHERE,
)
from subrosa.parts.sight import bit_of

# The seats of a set of seats, which is a number with one bit per seat.
SEATS_OF: Final = [[seat for seat in range(4) if knows >> seat & 1] for knows in range(16)]


def facts(s: Estoril, viewer: int | None) -> dict[str, Any]:
    """Return the table as a player sees it, as plain data for those who know no game."""
    return cast("dict[str, Any]", table(s, viewer))


def table(s: Estoril, viewer: int | None) -> Facts:
    """Return the table as a player sees it. A card that they may not know is None."""
    eye = bit_of(viewer, MAX_SEATS)
    over = s.result is not None
    on_boards = cards_on_boards(s)
    scores: list[Score | None] = [*[score.plain() for score in reckon(s)]] if over else [None] * s.seats
    return {
        "round": s.round,
        "first": s.first,
        "missions": [MISSIONS[mission] for mission in s.missions],
        "secret_missions": [
            MISSIONS[mission] if knows_secret_mission(s, viewer, seat) else None
            for seat, mission in enumerate(s.secret)
        ],
        "office": [
            MISSIONS[mission] if knows_office(s, viewer, seat) else None
            for seat, mission in enumerate(s.office)
        ],
        "here": None if s.here == NOWHERE else LOCATIONS[s.here],
        "city": [board(s, code, eye) for code in s.plan],
        "areas": areas(s, eye),
        "revealed": [
            {"area": AREAS[number], "seat": seat, "card": CARDS[card]} for number, seat, card in s.revealed
        ],
        "dice": [{"area": AREAS[number], "one": one, "other": other} for number, one, other in s.dice],
        "deck": len(s.deck),
        "known": known_deck(s, eye),
        "hand": None if viewer is None else [CARDS[card] for card in s.hands[viewer]],
        "aside": None if viewer is None else [CARDS[card] for card in s.aside[viewer]],
        "players": [player(s, seat, on_boards[seat], scores[seat]) for seat in range(s.seats)],
    }


def knows_secret_mission(s: Estoril, viewer: int | None, seat: int) -> bool:
    """Tell whether a viewer knows the Mission between a seat and its left neighbour: these two do (12.1)."""
    return s.result is not None or viewer == seat or viewer == (seat + 1) % s.seats


def knows_office(s: Estoril, viewer: int | None, seat: int) -> bool:
    """Tell whether a viewer knows a seat's own Mission (12.2)."""
    return s.result is not None or viewer == seat


def board(s: Estoril, code: int, eye: int) -> Place:
    """Return one location of the city with its reward."""
    location = code >> 2
    reward, knows = s.rewards[location], s.reward_knows[location]
    return {
        "location": LOCATIONS[location],
        "turns": code & 3,
        "resolved": bool(s.resolved >> location & 1),
        "reward": CARDS[reward] if reward != NO_CARD and knows & eye else None,
        "face": face(reward != NO_CARD, bool(s.rewards_up >> location & 1)),
        "seen_by": seen_by(s, knows),
        "known_to_all": knows == EVERYBODY,
    }


def seen_by(s: Estoril, knows: int) -> list[int]:
    """Return the seats that know a card."""
    return SEATS_OF[knows & (1 << s.seats) - 1][:]


def areas(s: Estoril, eye: int) -> list[Area]:
    """Return all areas in play: where they lie, and the characters on them."""
    city = s.city()
    if not city.bare:
        city.bare = [bare(city, number) for number in city.areas()]
    marked = s.taken | s.white | s.mute
    found = []
    for number, empty in zip(city.areas(), city.bare, strict=True):
        knows = s.knows[number]
        area = empty.copy()
        area["seen_by"] = seen_by(s, knows) if knows else []  # each view has lists of its own
        if marked >> number & 1:
            describe(s, number, eye, area)
        found.append(area)
    return found


def bare(city: City, number: int) -> Area:
    """Return an area with nothing on it. Most are, and where they lie stays for a round, so it is worked out once."""
    return {
        "area": AREAS[number],
        "row": city.cell(number) // COLS,
        "col": city.cell(number) % COLS,
        "outer": bool(city.outer >> number & 1),
        "seat": None,
        "card": None,
        "face": None,
        "white": False,
        "seduced": False,
        "seen_by": [],
        "influence": None,
        "bonus": 0,
        "zeal": 0,
    }


def describe(s: Estoril, number: int, eye: int, area: Area) -> None:
    """Add what lies on an area."""
    area["white"] = bool(s.white >> number & 1)
    area["seduced"] = bool(s.mute >> number & 1)
    if not s.taken >> number & 1:
        return
    area["seat"] = s.owners[number]
    area["card"] = CARDS[s.cards[number]] if s.knows[number] & eye else None
    area["face"] = "up" if s.up >> number & 1 else "down"
    if number >> 2 == s.here:
        area["influence"] = influence(s, number)
        area["bonus"] = s.bonus[number & 3]
        area["zeal"] = s.zeal[number & 3]


def face(lies: bool, up: bool) -> Face | None:
    """Tell how a card lies, if there is one."""
    return None if not lies else "up" if up else "down"


def known_deck(s: Estoril, eye: int) -> list[KnownCard]:
    """Return the cards of the deck that somebody knows, by distance from the top; that they do is public (13.4)."""
    size = len(s.deck)
    return [
        {
            "below_top": size - 1 - i,
            "card": CARDS[s.deck[i]] if knows & eye else None,
            "seen_by": seen_by(s, knows),
            "known_to_all": knows == EVERYBODY,
        }
        for i, knows in enumerate(s.deck_knows)
        if knows
    ]


def cards_on_boards(s: Estoril) -> list[list[int]]:
    """Return the characters of each seat that lie on areas."""
    found: list[list[int]] = [[] for _ in range(s.seats)]
    for area in members(s.taken):
        found[s.owners[area]].append(s.cards[area])
    return found


def player(s: Estoril, seat: int, on_boards: list[int], score: Score | None) -> Player:
    """Return one player. `network` are all their cards, in hand, on the boards and aside: all can know them (13.3)."""
    network = sorted([*s.hands[seat], *s.aside[seat], *on_boards])
    return {
        "seat": seat,
        "cards": len(s.hands[seat]),
        "aside": len(s.aside[seat]),
        "markers": s.markers[seat],
        "network": [CARDS[card] for card in network],
        "discards": [CARDS[card] for card in s.discards[seat]],
        "lost": [CARDS[card] for card in s.box[seat]],
        "score": score,
    }
