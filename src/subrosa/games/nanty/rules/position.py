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
if "deck" names a brown one. "deck_size" cuts the deck to so many cards; the rest is discarded. Identities not
mentioned are dealt at random. In variant 14.3 "agents" is a list of lists of types, "building" the type of the
house, and players have "agent_cards", "agents_open", "building_cards" and "buildings_open".
"""

from typing import TYPE_CHECKING, Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.state import Setup
from subrosa.core.written import (
    EVERY_POSITION,
    entry,
    many,
    moment,
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
    AGENTS,
    BUILDINGS,
    CARDS,
    CITIZEN,
    DISTRICTS,
    EVENTS,
    FIRST_TYPED,
    GRENADIER,
    IDENTITIES,
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
        s.money[seat] = whole(player, "money", s.edition.starting_money)
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
            if identity not in everybody or identity in s.identities:
                raise BadPosition(f"player {seat} cannot be {player['identity']} at this table")
            s.identities[seat] = identity
    left = [identity for identity in everybody if identity not in s.identities]
    s.shuffle(left)
    s.identities = [left.pop() if identity == NOBODY else identity for identity in s.identities]
    s.spare = sorted(left)


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
    given = row.get("agents", [])
    if not isinstance(given, list) or len(given) > s.seats:
        raise BadPosition(
            f"'agents' in {DISTRICTS[d]} should be a list with one entry per seat, not {given!r}"
        )
    for seat, agents in enumerate(given):
        if s.rules.figure_cards:
            for kind in many(AGENTS, agents, DISTRICTS[d]):
                if s.where[seat * 12 + kind] != NOWHERE:
                    raise BadPosition(f"seat {seat} has only one {AGENTS[kind]}")
                s.enter(d, FIRST_TYPED + seat * 12 + kind)
        else:
            for _ in range(whole({"agents": agents}, "agents", 0, 0, s.edition.agents)):
                s.enter(d, seat)
    for _ in range(whole(row, "grenadiers", 0, 0, GRENADIERS)):
        s.enter(d, GRENADIER)
    for _ in range(whole(row, "citizens", 0, 0, CITIZENS)):
        s.enter(d, CITIZEN)
    if truth(row, "trouble"):
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
    if not truth(row, "card", True):
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
    named = [*s.discards, *top]
    together(position, ("played",), position.get("now") == "end", "'now': 'end', after the card was played")
    if position.get("played") is not None:
        s.played = one(CARDS, position["played"], "played")
        if s.edition.is_reaction(s.played):
            raise BadPosition(
                f"'played' should be a card that is played as an action, not {CARDS[s.played]} (5.5)"
            )
        s.plays = 1
        named.append(s.played)
    for seat in range(s.seats):
        named += [*s.hands[seat], *s.loans[seat], *s.sticky[seat]]
    cards = cards_in_play(s)
    for card in named:
        if named.count(card) > 1 or card not in cards:
            raise BadPosition(f"{CARDS[card]} is there twice, or not in this game")
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


def lay_events(s: Nanty, position: dict[str, Any]) -> None:
    """Lay the next events as named, the rest shuffled below."""
    s.events_gone = list(many(EVENTS, position.get("happened", []), "happened"))
    top = many(EVENTS, position.get("event_deck", []), "event_deck")
    named = [*s.events_gone, *top]
    if len(set(named)) != len(named):
        raise BadPosition("an event is there twice")
    left = [event for event in range(len(EVENTS)) if event not in named]
    s.shuffle(left)
    s.event_deck = left + list(reversed(top))


def lay_figure_cards(s: Nanty) -> None:
    """Put Agent cards that nobody has into the box, Building cards into the pile."""
    agents = [card for seat in range(s.seats) for card in (*s.agent_cards[seat], *s.agent_open[seat])]
    houses = [card for seat in range(s.seats) for card in (*s.building_cards[seat], *s.building_open[seat])]
    if len(set(agents)) != len(agents) or len(set(houses)) != len(houses):
        raise BadPosition("an Agent or Building card is there twice")
    for seat in range(s.seats):
        for card in (*s.agent_open[seat], *[12 + card for card in s.building_open[seat]]):
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
