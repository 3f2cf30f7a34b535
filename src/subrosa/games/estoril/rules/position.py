"""Positions of Estoril 1942 written down, for tests, puzzles and bug reports.

    game.position({
        "players": [
            {"placed": {"7i": "s_assassin", "3iii": "luciano"}, "discards": ["s_veteran"]},
            {"hand": ["garbo", "s_seducer"], "lost": ["s_diplomat"], "seen": ["7i", "palacio"]},
        ],
        "city": "7@1 3@0 5@2 / 2@3 8@1 6@0",
        "rewards": {"tamariz": "windsor"},
        "missions": ["m_usa", "m_women", "m_flags", "m_influence"],
        "now": "placing", "turn": 1,
    })

`now` is "placing" (somebody, "turn", has to place a character), "resolving" (locations that are not in "resolved"
are resolved; there may be "protected" and "seduced" characters), "discarding" (hands are cut to six) or "round" (a
round begins, with a city and rewards of its own). A player without "hand" has the
starter characters that are mentioned nowhere; with "hand" they are out of the game. Rewards, missions and the
deck are drawn at random as far as they are not named; "deck" names its top cards, the topmost first. If all
other characters are somewhere already, the last locations have no reward.
"""

from typing import TYPE_CHECKING, Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.state import Setup
from subrosa.core.written import (
    EVERY_POSITION,
    different,
    entry,
    listed,
    moment,
    one,
    only,
    seat_of,
    together,
    whole,
)
from subrosa.games.estoril.rules.geometry import read_plan
from subrosa.games.estoril.rules.opening import NEXT_ROUND, begin_placing, start_round
from subrosa.games.estoril.rules.resolving import END_OF_ROUND, RESOLVE_CITY
from subrosa.games.estoril.rules.state import EVERYBODY, Estoril
from subrosa.games.estoril.rules.words import (
    AREAS,
    CARDS,
    LOCATIONS,
    MISSIONS,
    NO_CARD,
    NOWHERE,
    RECRUITS,
    STARTERS,
)
from subrosa.parts.sight import bits

if TYPE_CHECKING:
    from subrosa.games.estoril.rules.game import EstorilGame

KEYS: Final = (
    *EVERY_POSITION,
    "city",
    "rewards",
    "missions",
    "secret_missions",
    "office",
    "deck",
    "round",
    "first",
    "turn",
    "now",
    "resolved",
    "protected",
    "seduced",
)
PLAYER_KEYS: Final = ("hand", "placed", "discards", "lost", "seen")
MOMENTS: Final = ("placing", "resolving", "discarding", "round")
ANY_CITY: Final = "1@0 2@0 3@0 / 4@0 5@0 6@0"


def read_position(game: "EstorilGame", position: dict[str, Any], setup: Setup) -> Estoril:
    """Lay out the table as written down."""
    only(position, KEYS, "a position")
    s = Estoril()
    game.blank(s, setup, setup.seed)
    game.equip(s, setup)
    now = read_moment(position)
    plan = read_plan(str(position.get("city", ANY_CITY)))
    if plan is None:
        raise BadPosition(
            f"'city' should be six different boards such as {ANY_CITY!r}, not {position['city']!r}"
        )
    s.plan = plan
    s.clear_board()
    s.revealed = []
    s.dice = []
    s.round = whole(position, "round", 1, 1, s.edition.rounds)
    s.first = seat_of(position, "first", s.seats, 0)
    s.resolved = bits(different(LOCATIONS, position.get("resolved", []), "resolved"))
    read_missions(s, position)
    read_players(s, position["players"])
    read_cards(s, position)
    read_marks(s, position)
    check_resolved(s)
    begin_at(s, position, now)
    return s


def read_moment(position: dict[str, Any]) -> str:
    """Read at which point of a round play goes on, and refuse what cannot be said about it."""
    now = moment(position, MOMENTS)
    together(position, ("turn",), now == "placing", "'now': 'placing'")
    together(position, ("resolved", "protected", "seduced"), now == "resolving", "'now': 'resolving'")
    together(position, ("rewards",), now in ("placing", "resolving"), "'now': 'placing' or 'resolving'")
    return now


def read_missions(s: Estoril, position: dict[str, Any]) -> None:
    """Read the missions that are named and draw the others."""
    opened = 1 if s.rules.secret_missions else s.edition.missions_in_play
    sizes = {
        "missions": opened,
        "secret_missions": s.seats if s.rules.secret_missions else 0,
        "office": s.seats if s.rules.office else 0,
    }
    named = {key: different(MISSIONS, position.get(key, []), key) for key in sizes}
    used = [mission for key in sizes for mission in named[key]]
    if len(set(used)) != len(used):
        raise BadPosition("there is only one card of each mission")
    rest = [mission for mission in range(len(MISSIONS)) if mission not in used]
    s.shuffle(rest)
    if s.rules.office and not named["office"]:
        named["office"] = tuple([mission for mission in rest if not s.edition.no_office[mission]][: s.seats])
        rest = [mission for mission in rest if mission not in named["office"]]
    for key, size in sizes.items():
        if key not in position and key != "office":
            named[key] = tuple(rest[:size])
            rest = rest[size:]
        if len(named[key]) != size:
            raise BadPosition(
                f"with these options '{key}' should name {size} missions, not {len(named[key])}"
            )
    for mission in named["office"]:
        if s.edition.no_office[mission]:
            raise BadPosition(f"{MISSIONS[mission]} cannot be a mission of the recruitment office (12.2)")
    s.missions, s.secret, s.office = named["missions"], named["secret_missions"], named["office"]


def read_players(s: Estoril, players: list[Any]) -> None:
    """Read hands, discards, lost cards, and characters on the boards."""
    s.hands, s.discards, s.box, s.markers = [], [], [], []
    s.aside = [()] * s.seats
    for seat, written in enumerate(players):
        player = entry(written, f"player {seat}", "{'hand': ['garbo']}")
        only(player, PLAYER_KEYS, f"player {seat}")
        placed = entry(player.get("placed", {}), f"'placed' of player {seat}", "{'7i': 'garbo'}")
        discards = different(CARDS, player.get("discards", []), f"discards of player {seat}")
        lost = different(CARDS, player.get("lost", []), f"lost cards of player {seat}")
        on_boards = different(CARDS, list(placed.values()), f"placed cards of player {seat}")
        mentioned = {*discards, *lost, *on_boards}
        own = tuple([card for card in range(STARTERS) if card not in mentioned])
        hand = own
        if "hand" in player:
            hand = different(CARDS, player["hand"], f"hand of player {seat}")
            lost += tuple([card for card in own if card not in hand])
        everything = [*hand, *discards, *lost, *on_boards]
        for card in everything:
            if everything.count(card) > 1:
                raise BadPosition(
                    f"player {seat} has only one card {CARDS[card]}, not {everything.count(card)}"
                )
        s.hands.append(tuple(sorted(hand)))
        s.discards.append(discards)
        s.box.append(lost)
        for name, card in zip(placed, on_boards, strict=True):
            place(s, seat, card, one(AREAS, name, f"placed cards of player {seat}"))
        left = s.edition.markers[s.seats] - len(on_boards)
        if left < 0:
            raise BadPosition(
                f"player {seat} has {s.edition.markers[s.seats]} markers and cannot place more cards"
            )
        s.markers.append(left)
    for seat, player in enumerate(players):
        for what in listed(player.get("seen", []), f"'seen' of player {seat}", "['7i', 'palacio']"):
            look(s, seat, what)


def place(s: Estoril, seat: int, card: int, area: int) -> None:
    """Place a character on an area."""
    if not s.city().everywhere >> area & 1:
        raise BadPosition(f"area {AREAS[area]} is not in play: its board sits out, or has no such area")
    if s.taken >> area & 1:
        raise BadPosition(f"there are two cards on area {AREAS[area]}")
    s.lay(seat, card, area)
    s.reach[seat] |= s.city().near[area]
    if s.resolved >> (area >> 2) & 1:
        s.up |= 1 << area
        s.knows[area] = EVERYBODY


def look(s: Estoril, seat: int, name: Any) -> None:
    """Note that a player has looked at a face-down character or reward."""
    if name in LOCATIONS:
        location = LOCATIONS.index(name)
        lies = s.city().place[location] != NOWHERE and not s.resolved >> location & 1
        if not lies or not s.edition.reward_secret >> location & 1:
            raise BadPosition(f"player {seat} cannot have looked at {name}: no reward lies there face down")
        s.reward_knows[LOCATIONS.index(name)] |= 1 << seat
        return
    area = one(AREAS, name, f"cards seen by player {seat}")
    if not s.taken >> area & 1 or s.up >> area & 1:
        raise BadPosition(f"player {seat} cannot have looked at {name}: no card lies there face down")
    s.knows[area] |= 1 << seat


def read_cards(s: Estoril, position: dict[str, Any]) -> None:
    """Lay rewards and the top of the deck as named, the rest shuffled."""
    named = entry(position.get("rewards", {}), "'rewards'", "{'tamariz': 'windsor'}")
    rewards = {one(LOCATIONS, name, "rewards"): one(CARDS, card, "rewards") for name, card in named.items()}
    top = different(CARDS, position.get("deck", []), "deck")
    used = [*top, *rewards.values()]
    for seat in range(s.seats):
        used += [*s.network(seat), *s.discards[seat], *s.box[seat]]
    for card in RECRUITS:
        if used.count(card) > 1:
            raise BadPosition(
                f"there is only one card {CARDS[card]}, but the position has {used.count(card)}"
            )
    for card in (*top, *rewards.values()):
        if card < STARTERS:
            raise BadPosition(f"{CARDS[card]} is a starter character: it is never in the deck or a reward")
    s.deck = [card for card in RECRUITS if card not in used]
    s.shuffle(s.deck)
    for code in s.plan:
        location = code >> 2
        if s.resolved >> location & 1:
            continue
        if location not in rewards and not s.deck:
            if s.reward_knows[location]:
                raise BadPosition(
                    f"nobody can have looked at {LOCATIONS[location]}: no character is left for it"
                )
            continue
        s.rewards[location] = rewards.pop(location) if location in rewards else s.deck.pop(0)
        if not s.edition.reward_secret >> location & 1:
            s.rewards_up |= 1 << location
            s.reward_knows[location] = EVERYBODY
    if rewards:
        names = ", ".join([LOCATIONS[location] for location in rewards])
        raise BadPosition(f"there can be no reward at {names}: not in play, or resolved already")
    s.deck += reversed(top)
    s.deck_knows = [0] * len(s.deck)


def read_marks(s: Estoril, position: dict[str, Any]) -> None:
    """Read white markers, and which characters were seduced."""
    s.white = bits(different(AREAS, position.get("protected", []), "protected"))
    s.mute = bits(different(AREAS, position.get("seduced", []), "seduced"))
    for area in range(len(AREAS)):
        if (s.white | s.mute) >> area & 1 and not s.taken >> area & 1:
            raise BadPosition(f"there is no character on {AREAS[area]} that could be protected or seduced")
        if s.mute >> area & 1:
            if not s.resolved >> (area >> 2) & 1:
                raise BadPosition(
                    f"the character on {AREAS[area]} cannot have been seduced: a Seducer works where characters are "
                    f"resolved (8.6), so {LOCATIONS[area >> 2]} should be in 'resolved'"
                )
            s.up |= 1 << area
            s.knows[area] = EVERYBODY


def check_resolved(s: Estoril) -> None:
    """Refuse locations that are resolved in another order than that of their numbers (7.1)."""
    in_play = sorted([code >> 2 for code in s.plan])
    done = [location for location in range(len(LOCATIONS)) if s.resolved >> location & 1]
    if done != in_play[: len(done)]:
        raise BadPosition("'resolved' should name the locations in play with the lowest numbers (7.1)")


def begin_at(s: Estoril, position: dict[str, Any], now: str) -> None:
    """Put the step on the agenda at which play goes on."""
    if now == "placing":
        seat = seat_of(position, "turn", s.seats, s.first)
        if not s.markers[seat] or not s.hands[seat]:
            raise BadPosition(f"player {seat} has no marker or no card left to place")
        check_hands(s, 0)
        begin_placing(s, seat)
        return
    if now == "resolving":
        check_hands(s, s.resolved.bit_count())
        s.push(NEXT_ROUND)
        s.push(END_OF_ROUND)
        s.push(RESOLVE_CITY)
        return
    if s.taken:
        raise BadPosition(f"'now': {now!r} comes after all characters have been taken back (7.7)")
    for location in range(len(LOCATIONS)):
        if s.rewards[location] != NO_CARD:
            s.deck.insert(0, s.rewards[location])
            s.deck_knows.insert(0, 0)
    s.clear_board()
    if now == "discarding":
        s.push(NEXT_ROUND)
        s.push(END_OF_ROUND)
        return
    check_hands(s, 0)
    s.round -= 1
    start_round(s)


def check_hands(s: Estoril, won: int) -> None:
    """Refuse too many cards: hands were cut before the round began (7.8), and rewards may have been won since."""
    for seat in range(s.seats):
        number = len(s.network(seat))
        if number > s.edition.hand_limit + won:
            raise BadPosition(
                f"player {seat} has {number} cards in hand and on the boards, "
                f"but a round begins with at most {s.edition.hand_limit} (7.8)"
                + (f", and {won} rewards have been won since" if won else "")
            )
