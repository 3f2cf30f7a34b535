"""Positions of A Study in Emerald written down, for tests, puzzles and bug reports.

    game.position({
        "players": [
            {"identity": "loyalist", "hand": ["hired_assassin", "s008"], "agents": {"paris": 2}, "cubes": {"paris": 1}},
            {"agents": {"paris": 1, "rome": 1}, "beside": [{"card": "shoggoth", "victim": 0}], "sanity": 1},
        ],
        "cities": {"paris": {"card": "cthulhu", "stack": ["nadar", "paris"], "royalty": True}},
        "tracks": {"restorationist": 3},
        "active": 0, "taken": 1,
    })

The active player has "taken" none, one or both of the two actions. A player without "agents" has one in Cairo and one
in Constantinople; without "cubes" five are in Limbo. Starting cards that are mentioned nowhere lie at the bottom of the
deck, of which "deck" names the top, the topmost first. Points that are not written down are those of the cards and the
royalty a player has. Identities that are not named are dealt at random.

A city that is mentioned has the "card" and, below it, the "stack" that are named, the next card first ("royalty" among
them if it is still inside), and "royalty" in its slot or not. One without a "card" is empty: all its cards were
claimed, or Cthulhu has destroyed it. Any other city is dealt from what is left, as usual.
"""

from typing import TYPE_CHECKING, Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.state import Setup
from subrosa.core.written import (
    EVERY_POSITION,
    different,
    entry,
    listed,
    lookers,
    many,
    number_in,
    one,
    only,
    seat_of,
    truth,
    whole,
)
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
    victim_of,
)
from subrosa.games.emerald.rules.turn import AfterActions, FirstAction, SecondAction
from subrosa.games.emerald.rules.words import (
    BLACK_HAND,
    CARDS,
    CHANGE_OF_HEART,
    CITIES,
    CITY_COUNT,
    FACTIONS,
    FIRST_CITY_CARD,
    FIRST_GAME_CARD,
    LOYALIST,
    MI_GO,
    NO_CARD,
    NOBODY,
    RESTORATIONIST,
    ROYAL_CARD,
    ROYALTY,
    YOG_SOTHOTH,
)
from subrosa.parts.hands import is_within
from subrosa.parts.sight import bits

if TYPE_CHECKING:
    from subrosa.games.emerald.rules.game import EmeraldGame

KEYS: Final = (*EVERY_POSITION, "cities", "tracks", "active", "turn", "taken", "leopold", "gone")
PLAYER_KEYS: Final = (
    "identity",
    "changed",
    "revealed",
    "looked",
    "sanity",
    "hand",
    "held",
    "deck",
    "discards",
    "beside",
    "royalty",
    "hidden",
    "agents",
    "cubes",
    "mi_go",
    "yog_sothoth",
    "neutral",
    "restorationist",
    "loyalist",
    "pushed",
)
CITY_KEYS: Final = ("card", "stack", "royalty", "zombies")
INSIDE: Final = "royalty"  # in a stack
SOMEWHERE: Final = {"cairo": 1, "constantinople": 1}


def read_position(game: "EmeraldGame", position: dict[str, Any], setup: Setup) -> Emerald:
    """Lay out the table as written down."""
    only(position, KEYS, "a position")
    s = Emerald()
    game.blank(s, setup, setup.seed)
    game.equip(s, setup)
    clear(s)
    s.turn = whole(position, "turn", 0)
    s.active = seat_of(position, "active", s.seats, 0)
    s.leopold = truth(position, "leopold")
    s.gone = many(CARDS, position.get("gone", []), "gone")
    read_tracks(s, position)
    s.hands = [()] * s.seats
    s.decks = [()] * s.seats
    s.discards = [()] * s.seats
    s.held = [()] * s.seats
    for seat, found in enumerate(position["players"]):
        read_player(s, seat, entry(found, f"player {seat}", "{'hand': ['s001']}"))
    read_identities(s, position["players"])
    read_cities(s, position)
    read_points(s, position["players"])
    check_agents(s)
    check_pushed(s)
    taken = whole(position, "taken", 0, 0, 2)
    s.push((FirstAction, SecondAction, AfterActions)[taken](s.active))
    return s


def read_tracks(s: Emerald, position: dict[str, Any]) -> None:
    """Read where the markers stand: below the end, because there the game is over."""
    tracks = entry(position.get("tracks", {}), "tracks", "{'loyalist': 3}")
    only(tracks, FACTIONS, "tracks")
    s.tracks = [whole(tracks, name, 0, 0, s.edition.track_end - 1, " in tracks") for name in FACTIONS]


# ---- players


def read_player(s: Emerald, seat: int, found: dict[str, Any]) -> None:
    """Read one player's pieces and cards."""
    only(found, PLAYER_KEYS, f"player {seat}")
    where = f"of player {seat}"
    s.sanity[seat] = whole(found, "sanity", s.edition.sanity, 0, s.edition.sanity, f" {where}")
    s.changed |= int(truth(found, "changed", where=f" {where}")) << seat
    s.revealed |= int(truth(found, "revealed", where=f" {where}")) << seat
    s.looked[seat] = bits(lookers(found.get("looked", []), seat, s.seats))
    s.pushed[2 * seat : 2 * seat + 2] = steps(s, found.get("pushed", [0, 0]), f"'pushed' {where}")
    move_pieces(s, seat, AGENT, found.get("agents", SOMEWHERE), f"agents {where}")
    move_pieces(s, seat, CUBE, found.get("cubes", {"limbo": s.edition.cubes_in_limbo}), f"cubes {where}")
    for key, place, most in (("mi_go", ON_MI_GO, 2), ("yog_sothoth", ON_YOG_SOTHOTH, s.edition.pieces)):
        send(s, seat, AGENT, place, whole(found, key, 0, 0, most, f" {where}"), f"{key} {where}")
    s.mi_go_turn[seat] = s.turn - 1
    s.hands[seat] = tuple(sorted(many(CARDS, found.get("hand", []), f"hand {where}")))
    s.held[seat] = tuple(sorted(many(CARDS, found.get("held", []), f"held {where}")))
    if not is_within(s.held[seat], s.hands[seat]):
        raise BadPosition(f"held {where}: what everybody knows to be in the hand should be in it")
    s.discards[seat] = many(CARDS, found.get("discards", []), f"discards {where}")
    beside = listed(found.get("beside", []), f"'beside' {where}")
    s.beside[seat] = tuple([read_laid(s, seat, card) for card in beside])
    for victim in map(victim_of, s.beside[seat]):
        if victim != NOBODY:
            send(s, victim, AGENT, KILLED, 1, f"beside {where}")
    for card, place in ((MI_GO, ON_MI_GO), (YOG_SOTHOTH, ON_YOG_SOTHOTH)):
        if s.agents(place, seat) and not s.has_beside(seat, card):
            raise BadPosition(f"{CARDS[card]} {where} has agents on it: 'beside' should name the card")
    read_deck(s, seat, many(CARDS, found.get("deck", []), f"deck {where}"))
    for key in ("royalty", "hidden"):
        for royal in different(ROYALTY, found.get(key, []), f"{key} {where}"):
            if s.royalty[royal] != IN_STACK:
                raise BadPosition(f"{key} {where}: {ROYALTY[royal]} is in two places")
            s.royalty[royal] = seat
            s.hidden |= int(key == "hidden") << royal


def steps(s: Emerald, value: Any, what: str) -> list[int]:
    """Return by how much a player has moved the two markers."""
    if len(listed(value, what)) != len(FACTIONS):
        raise BadPosition(f"{what} should be two numbers, for Loyalists and Restorationists, not {value!r}")
    return [number_in(number, f"each number in {what}", 0, s.edition.track_end) for number in value]


def send(s: Emerald, seat: int, kind: int, place: int, count: int, where: str) -> None:
    """Take pieces out of a supply, if it has that many."""
    left = s.shape.count(s.pieces, SUPPLY, seat, kind)
    if count > left:
        raise BadPosition(f"{where}: {count} more are named, but only {left} of {s.edition.pieces} are left")
    s.shift(SUPPLY, place, seat, kind, count)


def move_pieces(s: Emerald, seat: int, kind: int, found: Any, where: str) -> None:
    """Put pieces into cities, and cubes into Limbo as well."""
    places = (*CITIES, "limbo") if kind == CUBE else CITIES
    for name in entry(found, where, "{'paris': 2}"):
        number = one(places, name, where)
        place = LIMBO if number == CITY_COUNT else number
        send(s, seat, kind, place, whole(found, name, 0, 0, s.edition.pieces, f" in {where}"), where)


def read_laid(s: Emerald, seat: int, found: Any) -> int:
    """Read a card beside an identity card, with its victim if it is a table."""
    if not isinstance(found, dict):
        return laid(one(CARDS, found, f"beside of player {seat}"))
    only(entry(found, "a card", "{'card': 's001'}"), ("card", "victim"), "a card beside an identity card")
    card = one(CARDS, found.get("card"), f"beside of player {seat}")
    victim = seat_of(found, "victim", s.seats, NOBODY, f" of {CARDS[card]} beside player {seat}")
    if victim == seat or not s.edition.kill_vp[card]:
        raise BadPosition(f"{CARDS[card]} beside player {seat} has no agent of player {victim} on it")
    return laid(card, victim)


def read_deck(s: Emerald, seat: int, top: tuple[int, ...]) -> None:
    """Lay the deck: the starting cards that are nowhere else at the bottom, the named cards above them."""
    elsewhere = [*s.hands[seat], *s.discards[seat], *map(card_of, s.beside[seat]), *top]
    rest = [card for card in range(FIRST_GAME_CARD) if card not in elsewhere]
    s.shuffle(rest)
    s.decks[seat] = (*rest, *reversed(top))


def read_identities(s: Emerald, players: list[dict[str, Any]]) -> None:
    """Read the identities that are named and deal the others."""
    loyalists, restorationists = s.edition.identities
    left = [LOYALIST] * loyalists + [RESTORATIONIST] * restorationists
    named = [
        NOBODY if "identity" not in found else one(FACTIONS, found["identity"], f"identity of player {seat}")
        for seat, found in enumerate(players)
    ]
    for side in named:
        if side != NOBODY:
            if side not in left:
                raise BadPosition(
                    f"{named.count(side)} players are {FACTIONS[side]}s, but there are only "
                    f"{s.edition.identities[side]} such identity cards"
                )
            left.remove(side)
    s.shuffle(left)
    s.identities = [left.pop() if side == NOBODY else side for side in named]
    s.spare = tuple(sorted(left))


def read_points(s: Emerald, players: list[dict[str, Any]]) -> None:
    """Read the points, or count those of the cards and the royalty that a player has."""
    edition = s.edition
    for seat, found in enumerate(players):
        own = [*s.hands[seat], *s.decks[seat], *s.discards[seat], *map(card_of, s.beside[seat])]
        neutral = sum([edition.neutral_vp[card] for card in own])
        restorationist = sum([edition.restorationist_vp[card] for card in own])
        loyalist = sum([edition.loyalist_vp[card] for card in own])
        for city in range(CITY_COUNT):
            if s.royalty[city] == seat:
                if s.hidden >> city & 1:
                    loyalist += edition.royal_vp[city]
                else:
                    restorationist += edition.royal_vp[city]
        if s.has_beside(seat, BLACK_HAND):
            restorationist += edition.per_hand_royalty * s.royalty.count(seat)
        loyalist += edition.yog_vp * s.agents(ON_YOG_SOTHOTH, seat)
        where = f" of player {seat}"
        s.neutral[seat] = whole(found, "neutral", neutral, where=where)
        s.restorationist[seat] = whole(found, "restorationist", restorationist, where=where)
        s.loyalist[seat] = whole(found, "loyalist", loyalist, where=where)
        if s.points(seat) >= edition.vp_end[s.seats]:
            raise BadPosition(f"player {seat} shows {s.points(seat)} points: the game would be over")


def check_pushed(s: Emerald) -> None:
    """Refuse steps that players cannot have made: the markers have not gone so far."""
    for side, name in enumerate(FACTIONS):
        total = sum(s.pushed[side :: len(FACTIONS)])
        if total > s.tracks[side]:
            raise BadPosition(
                f"the players have 'pushed' the {name} marker {total} steps, but it stands on {s.tracks[side]}"
            )


def check_agents(s: Emerald) -> None:
    """Refuse players who would have had to reveal, and those revealed who would have ended the game."""
    for seat in range(s.seats):
        revealed = s.is_revealed(seat)
        if not revealed and not (s.agents_on_board(seat) and s.sanity[seat]):
            raise BadPosition(f"player {seat} has no agent or no sanity left: 'revealed' should be true")
        if revealed and s.faction(seat) == RESTORATIONIST:
            raise BadPosition(f"player {seat} is a revealed Restorationist: the game would be over")


# ---- cities


def read_cities(s: Emerald, position: dict[str, Any]) -> None:
    """Read the cities that are mentioned and deal the others; what is left is unused."""
    found = entry(position.get("cities", {}), "cities", "{'paris': {'card': 'nadar'}}")
    for name in found:
        one(CITIES, name, "cities")
    for city, name in enumerate(CITIES):
        if name in found:
            read_city(s, city, entry(found[name], name, "{'card': 'nadar'}"))
    left = unplaced(s)
    check_royalty(s)
    s.shuffle(left)
    for city, name in enumerate(CITIES):
        if name not in found:
            deal_city(s, city, left)
    s.unused = tuple(sorted(left))


def read_city(s: Emerald, city: int, found: dict[str, Any]) -> None:
    """Read a city that is mentioned."""
    only(found, CITY_KEYS, CITIES[city])
    zombies = whole(found, "zombies", 0, 0, s.pool, f" in {CITIES[city]}")
    s.zombies[city] = zombies
    s.pool = s.edition.zombies - sum(s.zombies)
    card = found.get("card")
    s.top[city] = NO_CARD if card is None else one(CARDS, card, f"card of {CITIES[city]}")
    names = (*CARDS, INSIDE)
    stack = many(names, found.get("stack", []), f"stack of {CITIES[city]}")
    s.stacks[city] = tuple([ROYAL_CARD if number == len(CARDS) else number for number in reversed(stack)])
    for other in (s.top[city], *s.stacks[city]):
        if FIRST_CITY_CARD <= other < len(CARDS) and other != FIRST_CITY_CARD + city:
            raise BadPosition(f"{CARDS[other]} cannot lie in {CITIES[city]}: every city has its own card")
    if zombies and s.leopold:
        raise BadPosition(f"there are no zombies in {CITIES[city]} after the Society of Leopold")
    if stack and card is None:
        raise BadPosition(f"{CITIES[city]} has a stack: its 'card' should be named as well")
    if truth(found, "royalty", where=f" of {CITIES[city]}"):
        if s.royalty[city] != IN_STACK or ROYAL_CARD in s.stacks[city]:
            raise BadPosition(f"the royalty of {CITIES[city]} is in two places")
        s.royalty[city] = IN_SLOT


def check_royalty(s: Emerald) -> None:
    """Refuse a city with a card whose royalty is nowhere: only Cthulhu removes it, and the cards with it."""
    for city, name in enumerate(CITIES):
        if s.royalty[city] == IN_STACK and s.top[city] != NO_CARD and ROYAL_CARD not in s.stacks[city]:
            raise BadPosition(
                f"the royalty of {name} is nowhere: put 'royalty' in 'stack', say 'royalty': true, "
                "or give it to a player"
            )


def unplaced(s: Emerald) -> list[int]:
    """Return the game cards and city cards that are nowhere yet."""
    used = [*s.gone, *s.top]
    used += [card for stack in s.stacks for card in stack]
    for seat in range(s.seats):
        used += [*s.hands[seat], *s.decks[seat], *s.discards[seat], *map(card_of, s.beside[seat])]
        if s.changed >> seat & 1:
            used.append(CHANGE_OF_HEART)
    left = []
    for card in range(FIRST_GAME_CARD, len(CARDS)):
        copies = s.edition.copies[card] - used.count(card)
        if copies < 0:
            raise BadPosition(
                f"{CARDS[card]} is there {used.count(card)} times, not {s.edition.copies[card]}"
            )
        left += [card] * copies
    for card in range(FIRST_GAME_CARD):
        if used.count(card) != s.seats:
            raise BadPosition(
                f"every player has the starting card {CARDS[card]} once, but it is {where_found(s, card)}"
            )
    return left


def where_found(s: Emerald, card: int) -> str:
    """Say where a starting card was found that is in a wrong place, or there too often."""
    found = [
        f"in {name}" for city, name in enumerate(CITIES) if card == s.top[city] or card in s.stacks[city]
    ]
    if card in s.gone:
        found.append("in 'gone'")
    for seat in range(s.seats):
        own = [*s.hands[seat], *s.decks[seat], *s.discards[seat], *map(card_of, s.beside[seat])]
        if own.count(card) > 1:
            found.append(f"with player {seat} {own.count(card)} times")
    return " and ".join(found)


def deal_city(s: Emerald, city: int, left: list[int]) -> None:
    """Deal a city that is not mentioned from what is left, as at the start."""
    stack = []
    own = FIRST_CITY_CARD + city
    if own in left:
        left.remove(own)
        stack.append(own)
    if s.royalty[city] == IN_STACK:
        stack.append(ROYAL_CARD)
    game_cards = [card for card in left if card < FIRST_CITY_CARD]
    for card in game_cards[: s.edition.per_city[s.seats]]:
        left.remove(card)
        stack.append(card)
    s.shuffle(stack)
    s.stacks[city] = tuple(stack)
    s.turn_up(city)
