"""Worlds: tables that look like this to a viewer, everything they cannot know drawn at random (RULES.md 20)."""

from typing import TYPE_CHECKING, Any

from subrosa.core.state import Setup
from subrosa.games.emerald.rules.facts import Facts
from subrosa.games.emerald.rules.opening import clear
from subrosa.games.emerald.rules.state import (
    AGENT,
    CUBE,
    IN_SLOT,
    IN_STACK,
    KILLED,
    LIMBO,
    ON_MI_GO,
    ON_YOG_SOTHOTH,
    SUPPLY,
    Emerald,
    card_of,
    laid,
)
from subrosa.games.emerald.rules.words import (
    CARDS,
    CHANGE_OF_HEART,
    FACTIONS,
    FIRST_CITY_CARD,
    FIRST_GAME_CARD,
    LOYALIST,
    NOBODY,
    RESTORATIONIST,
    ROYAL_CARD,
    ROYALTY,
)
from subrosa.parts.hands import left_over
from subrosa.parts.names import number, numbers
from subrosa.parts.sight import bits

if TYPE_CHECKING:
    from subrosa.games.emerald.rules.game import EmeraldGame


def read_facts(game: "EmeraldGame", view: dict[str, Any], setup: Setup, seed: int) -> Emerald:
    """Return a table that looks like this to the viewer, with the cards they cannot know dealt at random."""
    known: Facts = view["facts"]
    s = Emerald()
    game.blank(s, setup, seed)
    game.equip(s, setup)
    clear(s)
    s.turn = known["turn"]
    s.active = known["active"]
    s.idle = known["idle"]
    s.tracks = list(known["tracks"])
    s.pool = known["pool"]
    s.leopold = known["leopold"]
    s.gone = numbers(CARDS, known["gone"])
    read_board(s, known)
    read_players(s, known)
    read_identities(s, known)
    s.imagine_decks(CARDS, known, view["seat"])
    read_stacks(s, known)
    return s


def read_board(s: Emerald, known: Facts) -> None:
    """Read what stands in the cities and elsewhere."""
    s.pieces = s.shape.empty()
    for city, found in enumerate(known["cities"]):
        s.zombies[city] = found["zombies"]
        s.top[city] = number(CARDS, found["card"])
        if found["royalty"] is not None:
            s.royalty[city] = IN_SLOT
        for seat in range(s.seats):
            s.shape.put(s.pieces, city, seat, CUBE, found["cubes"][seat])
            s.shape.put(s.pieces, city, seat, AGENT, found["agents"][seat])
    for seat, player in enumerate(known["players"]):
        s.shape.put(s.pieces, SUPPLY, seat, CUBE, player["cubes"])
        s.shape.put(s.pieces, LIMBO, seat, CUBE, player["limbo"])
        s.shape.put(s.pieces, SUPPLY, seat, AGENT, player["agents"])
        s.shape.put(s.pieces, ON_MI_GO, seat, AGENT, player["mi_go"])
        s.shape.put(s.pieces, ON_YOG_SOTHOTH, seat, AGENT, player["yog_sothoth"])
        s.shape.put(s.pieces, KILLED, seat, AGENT, player["killed"])


def read_players(s: Emerald, known: Facts) -> None:
    """Read points, tokens and identity areas."""
    for seat, player in enumerate(known["players"]):
        s.sanity[seat] = player["sanity"]
        s.neutral[seat] = player["neutral"]
        s.restorationist[seat] = player["restorationist"]
        s.loyalist[seat] = player["loyalist"]
        s.mi_go_turn[seat] = player["mi_go_turn"]
        s.looked[seat] = bits(player["looked"])
        s.pushed[2 * seat : 2 * seat + 2] = player["pushed"]
        s.changed |= 1 << seat if player["changed"] else 0
        s.revealed |= 1 << seat if player["revealed"] else 0
        s.beside[seat] = tuple(
            [
                laid(CARDS.index(entry["card"]), NOBODY if entry["victim"] is None else entry["victim"])
                for entry in player["beside"]
            ]
        )
        for royal in player["royalty"]:
            city = ROYALTY.index(royal["royalty"])
            s.royalty[city] = seat
            s.hidden |= 1 << city if royal["hidden"] else 0


def read_identities(s: Emerald, known: Facts) -> None:
    """Deal the identity cards that the viewer does not know from those that are left."""
    loyalists, restorationists = s.edition.identities
    left = [LOYALIST] * loyalists + [RESTORATIONIST] * restorationists
    seen = [number(FACTIONS, player["identity"]) for player in known["players"]]
    for card in seen:
        if card != NOBODY:
            left.remove(card)
    s.shuffle(left)
    s.identities = [left.pop() if card == NOBODY else card for card in seen]
    s.spare = tuple(sorted(left))


def read_stacks(s: Emerald, known: Facts) -> None:
    """Lay the face-down cards: in each city its own card and its royalty, if nobody has seen them, and any others."""
    seen = [card for card in s.top if card >= 0]
    seen += s.gone
    for seat in range(s.seats):
        seen += [*s.hands[seat], *s.decks[seat], *s.discards[seat]]
        seen += [card_of(entry) for entry in s.beside[seat]]
    game_cards = [card for card in seen if FIRST_GAME_CARD <= card < FIRST_CITY_CARD]
    changed = [CHANGE_OF_HEART for seat in range(s.seats) if s.changed >> seat & 1]
    left = left_over(s.edition.copies[:FIRST_CITY_CARD], game_cards + changed)
    s.shuffle(left)
    for city, found in enumerate(known["cities"]):
        stack: list[int] = []
        if found["stack"]:
            if FIRST_CITY_CARD + city not in seen:
                stack.append(FIRST_CITY_CARD + city)
            if s.royalty[city] == IN_STACK:
                stack.append(ROYAL_CARD)
        while len(stack) < found["stack"]:
            stack.append(left.pop())
        s.shuffle(stack)
        s.stacks[city] = tuple(stack)
    unseen_cities = [
        FIRST_CITY_CARD + city
        for city in range(len(known["cities"]))
        if FIRST_CITY_CARD + city not in seen and not s.stacks[city]
    ]
    s.unused = tuple(sorted(left + unseen_cities))
