"""Positions of Nanty Narking written down, for tests, puzzles and bug reports.

    game.position({
        "players": [
            {"identity": "fagin", "money": 12, "hand": ["jack_the_ripper", "toby"]},
            {"identity": "lord_bellinger", "loans": ["mr_merryweather"]},
        ],
        "board": {
            "chelsea": {"agents": [1, 2], "trouble": True},
            "holborn": {"agents": [1, 0], "house": 0, "grenadiers": 1},
            "city": {"citizens": 1, "house": 1, "card": False},
        },
        "active": 0, "now": "play",
    })

`now` is "play" (the active player chooses the card of the turn), "end" (after the last card) or "turn" (the
turn begins, with the victory check). Cards not mentioned lie shuffled in the deck; "deck" names its top cards
and "event_deck" the next random events, the first one first; grey cards lie above brown ones, and are discarded
if "deck" names a brown one. "deck_size" cuts the deck to that many cards; the rest is discarded. Identities not
mentioned are dealt at random. In variant 14.3 "agents" is a list of lists of types, "building" the type of the
house, and players have "agent_cards", "agents_open", "building_cards" and "buildings_open".
"""

from typing import TYPE_CHECKING, Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.state import Setup
from subrosa.core.written import (
    EVERY_POSITION,
    entry,
    listed,
    many,
    moment,
    number_in,
    one,
    only,
    seat_of,
    together,
    truth,
    whole,
)
from subrosa.games.nanty.rules.checks import CITIZENS, GRENADIERS, cards_in_play, identities_in_play
from subrosa.games.nanty.rules.data import EFFECT_NAMES
from subrosa.games.nanty.rules.figures.cards import ONGOING, stands
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.turn import EndOfTurn, PlayFirst, start_turn
from subrosa.games.nanty.rules.words import (
    AGENT_TYPES,
    AGENTS,
    BUILDINGS,
    CARDS,
    CITIZEN,
    DISTRICTS,
    EVENTS,
    FIRST_BUILDING_CARD,
    FIRST_TYPED,
    GRENADIER,
    IDENTITIES,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OWNERS,
)

if TYPE_CHECKING:
    from subrosa.games.nanty.rules.game import NantyGame

KEYS: Final = (
    *EVERY_POSITION,
    "board",
    "deck",
    "deck_size",
    "discards",
    "played",
    "event_deck",
    "happened",
    "active",
    "turn",
    "now",
)
PLAYER_KEYS: Final = (
    "identity",
    "money",
    "hand",
    "loans",
    "sticky",
    "agent_cards",
    "agents_open",
    "building_cards",
    "buildings_open",
)
DISTRICT_KEYS: Final = ("agents", "grenadiers", "citizens", "trouble", "house", "building", "card")
FIGURE_KEYS: Final = ("agent_cards", "agents_open", "building_cards", "buildings_open")
WITH_FIGURES: Final = "the option 'figure_cards': 'yes' (14.3)"
LOAN: Final = EFFECT_NAMES.index("loan")
STICKY: Final = EFFECT_NAMES.index("sticky_card")
MOMENTS: Final = ("play", "end", "turn")


def read_position(game: "NantyGame", position: dict[str, Any], setup: Setup) -> Nanty:
    """Lay out the table as written down."""
    only(position, KEYS, "a position")
    s = Nanty()
    game.blank(s, setup, setup.seed)
    game.equip(s, setup)
    game.clear(s)
    s.turn = whole(position, "turn", s.seats)
    s.active = seat_of(position, "active", s.seats, 0)
    read_players(s, position["players"])
    board = entry(position.get("board", {}), "'board'", "{'chelsea': {'agents': [1, 0]}}")
    for name, row in board.items():
        read_district(s, one(DISTRICTS, name, "board"), row)
    s.fresh = 0
    check_supply(s)
    lay_cards(s, position)
    lay_events(s, position)
    if s.rules.figure_cards:
        lay_figure_cards(s)
    begin_at(s, position)
    return s


def read_players(s: Nanty, players: list[Any]) -> None:
    """Read money, hands, table cards and identities."""
    for seat, written in enumerate(players):
        player = entry(written, f"player {seat}", "{'money': 10}")
        only(player, PLAYER_KEYS, f"player {seat}")
        s.money[seat] = whole(player, "money", s.edition.starting_money, where=f" of player {seat}")
        s.hands[seat] = tuple(sorted(cards_of(player, seat, "hand", CARDS)))
        s.loans[seat] = lying(s, player, seat, "loans", LOAN)
        s.sticky[seat] = lying(s, player, seat, "sticky", STICKY)
        together(player, FIGURE_KEYS, s.rules.figure_cards, WITH_FIGURES)
        if s.rules.figure_cards:
            s.agent_cards[seat] = tuple(sorted(cards_of(player, seat, "agent_cards", AGENTS)))
            s.agent_open[seat] = cards_of(player, seat, "agents_open", AGENTS)
            s.building_cards[seat] = tuple(sorted(cards_of(player, seat, "building_cards", BUILDINGS)))
            s.building_open[seat] = cards_of(player, seat, "buildings_open", BUILDINGS)
    everybody = identities_in_play(s)
    for seat, player in enumerate(players):
        if "identity" in player:
            identity = one(IDENTITIES, player["identity"], f"player {seat}")
            check_identity(s, seat, identity, everybody)
            s.identities[seat] = identity
    left = [identity for identity in everybody if identity not in s.identities]
    s.shuffle(left)
    s.identities = [left.pop() if identity == NOBODY else identity for identity in s.identities]
    s.spare = sorted(left)


def check_identity(s: Nanty, seat: int, identity: int, everybody: list[int]) -> None:
    """Refuse somebody who is not in the set, or whom another player is already."""
    free = ", ".join([IDENTITIES[other] for other in everybody if other not in s.identities])
    if identity not in everybody:
        raise BadPosition(
            f"player {seat} cannot be {IDENTITIES[identity]}, who is not in this set; free are {free}"
        )
    if identity in s.identities:
        raise BadPosition(
            f"player {seat} cannot be {IDENTITIES[identity]}: player {s.identities.index(identity)} is; free are {free}"
        )


def cards_of(player: dict[str, Any], seat: int, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the cards of a player."""
    return many(names, player.get(key, []), f"'{key}' of player {seat}")


def lying(s: Nanty, player: dict[str, Any], seat: int, key: str, effect: int) -> tuple[int, ...]:
    """Return the cards that lie before a player because of what they do."""
    found = cards_of(player, seat, key, CARDS)
    fitting = [CARDS[card] for card in cards_in_play(s) if s.edition.effect[card] == effect]
    for card in found:
        if s.edition.effect[card] != effect:
            raise BadPosition(
                f"{CARDS[card]} cannot be in '{key}' of player {seat}, only {' or '.join(fitting)}"
            )
    return found


def read_district(s: Nanty, d: int, written: Any) -> None:
    """Read figures, Trouble and the Building of one district."""
    row = entry(written, DISTRICTS[d], "{'agents': [1, 0]}")
    only(row, DISTRICT_KEYS, DISTRICTS[d])
    where = f" in {DISTRICTS[d]}"
    given = listed(row.get("agents", [[] if s.rules.figure_cards else 0] * s.seats), f"'agents'{where}")
    if len(given) != s.seats:
        raise BadPosition(
            f"'agents'{where} should be a list with one entry for each of the {s.seats} seats, not {given!r}"
        )
    for seat, agents in enumerate(given):
        if s.rules.figure_cards:
            for kind in many(AGENTS, agents, f"each entry of 'agents'{where}"):
                if s.where[seat * AGENT_TYPES + kind] != NOWHERE:
                    raise BadPosition(f"seat {seat} has only one {AGENTS[kind]}")
                s.enter(d, FIRST_TYPED + seat * AGENT_TYPES + kind)
        else:
            for _ in range(number_in(agents, f"each entry of 'agents'{where}", 0, s.edition.agents)):
                s.enter(d, seat)
    for _ in range(whole(row, "grenadiers", 0, 0, GRENADIERS, where)):
        s.enter(d, GRENADIER)
    for _ in range(whole(row, "citizens", 0, 0, CITIZENS, where)):
        s.enter(d, CITIZEN)
    if truth(row, "trouble", where=where):
        if not s.crowd[d]:
            raise BadPosition(f"'trouble' in {DISTRICTS[d]} needs a figure there (6)")
        s.trouble |= 1 << d
    together(row, ("building",), s.rules.figure_cards, WITH_FIGURES)
    together(row, ("building", "card"), row.get("house") is not None, f"a 'house' in {DISTRICTS[d]}")
    if row.get("house") is not None:
        read_house(s, d, row)


def read_house(s: Nanty, d: int, row: dict[str, Any]) -> None:
    """Read a Building, with the District card at its owner's or, with 'card' false, on the display."""
    seat = seat_of(row, "house", s.seats, NOBODY, f" in {DISTRICTS[d]}")
    kind = NOWHERE
    if s.rules.figure_cards:
        kind = one(BUILDINGS, row.get("building"), f"'building' in {DISTRICTS[d]}")
        if kind in [s.house_types[other] for other in s.houses_of(seat)]:
            raise BadPosition(f"seat {seat} has only one {BUILDINGS[kind]}")
    s.raise_house(seat, d, kind)
    if not truth(row, "card", True, f" in {DISTRICTS[d]}"):
        s.deeds[seat] &= ~(1 << d)


def check_supply(s: Nanty) -> None:
    """Refuse more figures on the board than there are (2)."""
    for seat in range(s.seats):
        if s.out[seat] > s.edition.agents:
            raise BadPosition(f"seat {seat} has {s.edition.agents} Agents, not {s.out[seat]}")
        if s.built[seat] > s.edition.houses:
            raise BadPosition(f"seat {seat} has {s.edition.houses} Buildings, not {s.built[seat]}")
    for owner, name, most in ((GRENADIER, "Grenadiers", GRENADIERS), (CITIZEN, "New Citizens", CITIZENS)):
        number = sum(s.figures[owner::OWNERS])
        if number > most:
            raise BadPosition(f"there are only {most} {name}, not {number}")


def lay_cards(s: Nanty, position: dict[str, Any]) -> None:
    """Lay discards and the top of the deck as named, the rest shuffled below."""
    s.discards = list(many(CARDS, position.get("discards", []), "discards"))
    top = many(CARDS, position.get("deck", []), "deck")
    together(position, ("played",), position.get("now") == "end", "'now': 'end', after the card was played")
    if position.get("played") is not None:
        s.played = one(CARDS, position["played"], "played")
        if s.edition.is_reaction(s.played):
            raise BadPosition(
                f"'played' should be a card that is played as an action, not {CARDS[s.played]} (5.5)"
            )
        s.plays = 1
    cards = cards_in_play(s)
    named = check_named(s, top, cards)
    left = [card for card in cards if card not in named]
    s.shuffle(left)
    left.sort(key=lambda card: s.edition.grey[card])
    if not all(s.edition.grey[card] for card in top):
        # A brown card near the top: the other grey ones have all been drawn already.
        s.discards += [card for card in left if s.edition.grey[card]]
        left = [card for card in left if not s.edition.grey[card]]
    s.deck = left + list(reversed(top))
    if "deck_size" in position:
        size = whole(position, "deck_size", 0)
        if size < len(top) or size > len(s.deck):
            raise BadPosition(f"'deck_size' should be a number from {len(top)} to {len(s.deck)}, not {size}")
        gone = len(s.deck) - size
        # Cards are drawn from the top, so those missing are taken from above the named ones' like.
        rest = s.deck[: len(s.deck) - len(top)]
        kept = len(rest) - gone
        s.discards += rest[kept:]
        s.deck = rest[:kept] + s.deck[len(rest) :]


def check_named(s: Nanty, top: tuple[int, ...], cards: list[int]) -> list[int]:
    """Return all cards that are named, and refuse those that are not in this game, or in two places."""
    places: list[tuple[str, tuple[int, ...]]] = [("'discards'", tuple(s.discards)), ("'deck'", top)]
    if s.played != NO_CARD:
        places.append(("'played'", (s.played,)))
    for seat in range(s.seats):
        for key, own in (("hand", s.hands[seat]), ("loans", s.loans[seat]), ("sticky", s.sticky[seat])):
            places.append((f"'{key}' of player {seat}", own))
    for where, found in places:
        for card in found:
            if card not in cards:
                raise BadPosition(f"{CARDS[card]} in {where} is not in a game with these options")
    return once(CARDS, places)


def once(names: tuple[str, ...], places: list[tuple[str, tuple[int, ...]]]) -> list[int]:
    """Return the cards in all these places; refuse one that is in two of them, or in one of them twice."""
    first: dict[int, str] = {}
    for where, found in places:
        for card in found:
            if card in first:
                there = f"twice in {where}" if first[card] == where else f"in {first[card]} and in {where}"
                raise BadPosition(f"there is only one {names[card]}, but it is {there}")
            first[card] = where
    return list(first)


def lay_events(s: Nanty, position: dict[str, Any]) -> None:
    """Lay the next events as named, the rest shuffled below."""
    s.events_gone = list(many(EVENTS, position.get("happened", []), "happened"))
    top = many(EVENTS, position.get("event_deck", []), "event_deck")
    named = once(EVENTS, [("'happened'", tuple(s.events_gone)), ("'event_deck'", top)])
    left = [event for event in range(len(EVENTS)) if event not in named]
    s.shuffle(left)
    s.event_deck = left + list(reversed(top))


def own_cards(cards: list[tuple[int, ...]], key: str) -> list[tuple[str, tuple[int, ...]]]:
    """Return the cards of each player, with where they were written down."""
    return [(f"'{key}' of player {seat}", own) for seat, own in enumerate(cards)]


def lay_figure_cards(s: Nanty) -> None:
    """Put Agent cards that nobody has into the box, Building cards into the pile."""
    agents = once(AGENTS, own_cards(s.agent_cards, "agent_cards") + own_cards(s.agent_open, "agents_open"))
    houses = once(
        BUILDINGS,
        own_cards(s.building_cards, "building_cards") + own_cards(s.building_open, "buildings_open"),
    )
    for seat in range(s.seats):
        for card in (*s.agent_open[seat], *[FIRST_BUILDING_CARD + card for card in s.building_open[seat]]):
            if s.edition.figure_kinds[card] != ONGOING or stands(s, seat, card) == NOWHERE:
                name = (*AGENTS, *BUILDINGS)[card]
                raise BadPosition(
                    f"the card {name} of player {seat} cannot lie face up: only ongoing cards do, while their figure "
                    "is on the board (14.3)"
                )
    s.agent_box = [card for card in range(len(AGENTS)) if card not in agents]
    s.building_pile = [card for card in range(len(BUILDINGS)) if card not in houses]
    s.shuffle(s.agent_box)
    s.shuffle(s.building_pile)


def begin_at(s: Nanty, position: dict[str, Any]) -> None:
    """Put the step on the agenda at which play goes on."""
    now = moment(position, MOMENTS)
    if now == "turn":
        start_turn(s, s.active)
        return
    s.push(EndOfTurn(s.active))
    if now == "play":
        s.push(PlayFirst(s.active))
