"""Positions of Cthulhu: Dark Providence written down, for tests, puzzles and bug reports.

    game.position({
        "players": [
            {"allegiance": "cultist", "hand": ["tnt"], "agents": {"monday": "atlanta"}, "cubes": {"atlanta": 2}},
            {"agents": {"tuesday": "boston", "wyatt_earp": "atlanta"}, "mythos": ["mythos_dagon"]},
        ],
        "cities": {"atlanta": {"card": "fbi", "stack": ["tnt"]}},
        "row": ["mythos_offering"], "tracks": {"ritual": 3}, "active": 0, "left": 1, "begun": True,
    })

"agents" says where a player's Agents are; a Basic Agent that is not named gets one of its own and a City of its own.
"cubes" lie in places (Cities, their cards as "atlanta_card", Mythos cards, "limbo"); what is not placed is in the
"pool", six at most unless more are named, and the rest is in the common pool. Cards of Agents and of "cities" under
control that are mentioned nowhere lie at the bottom of the deck, above the Starting cards; "deck" names its top, the
topmost first. Cards that were destroyed are "gone": a player names their Starting cards, the position names Main
Advantage cards, unless their Agent is in a "crypt". VP that are not written down are those of the Cities. Allegiances
that are not named are dealt at random.

A City that is mentioned has the "card" and the "stack" below it that are named; any other is dealt as usual. "row" is
the Mythos row; "mythos_deck" and "reserve" name what is on top of these, the topmost first. Whoever plays alone has an
"elder":

    "elder": {
        "elder": "hastur", "vp": 9, "behaviours": ["behaviour_1"],
        "cultists": [{"city": "boston", "cubes": {"boston": 2}}, {}],
    }
"""

from typing import TYPE_CHECKING, Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.state import Setup
from subrosa.core.written import EVERY_POSITION, different, entry, only, seat_of, truth, whole
from subrosa.games.providence.rules.opening import clear
from subrosa.games.providence.rules.solo.position import read_elder
from subrosa.games.providence.rules.state import ONCE, Providence
from subrosa.games.providence.rules.turn import Act
from subrosa.games.providence.rules.written.agents import read_crypts
from subrosa.games.providence.rules.written.board import (
    check_cthulhu,
    read_blockades,
    read_cities,
    read_closed,
    read_mythos,
    read_tracks,
    read_whateleys,
)
from subrosa.games.providence.rules.written.pieces import main_cards
from subrosa.games.providence.rules.written.players import read_allegiances, read_player
from subrosa.parts.sight import bits

if TYPE_CHECKING:
    from subrosa.games.providence.rules.game import ProvidenceGame

KEYS: Final = (
    *EVERY_POSITION,
    "cities",
    "row",
    "mythos_deck",
    "reserve",
    "blockades",
    "tracks",
    "cthulhu",
    "martial_law",
    "whateleys",
    "deep_gone",
    "gone",
    "active",
    "turn",
    "left",
    "begun",
    "once",
    "elder",
)


def read_position(game: "ProvidenceGame", position: dict[str, Any], setup: Setup) -> Providence:
    """Lay out the table as written down."""
    only(position, KEYS, "a position")
    s = Providence()
    game.blank(s, setup, setup.seed)
    game.equip(s, setup)
    clear(s)
    s.hands = [()] * s.seats
    s.decks = [()] * s.seats
    s.discards = [()] * s.seats
    s.held = [()] * s.seats
    s.turn = whole(position, "turn", 0)
    s.active = seat_of(position, "active", s.seats, 0)
    s.left = whole(position, "left", s.edition.actions, 0, 9)
    s.begun = truth(position, "begun")
    s.idle = int(not s.begun)
    s.once = bits(different(ONCE, position.get("once", []), "once"))
    s.gone = main_cards(position.get("gone", []), "gone")
    s.deep_gone = whole(position, "deep_gone", 0, 0, s.edition.deep_ones)
    read_tracks(s, position)
    read_closed(s, position)
    if s.seats == 1:
        read_elder(s, entry(position.get("elder", {}), "elder", "{'elder': 'hastur'}"))
    elif "elder" in position:
        raise BadPosition("'elder' goes with one player only")
    for seat, found in enumerate(position["players"]):
        read_player(s, seat, entry(found, f"player {seat}", "{'hand': ['tnt']}"))
    read_crypts(s)
    read_whateleys(s, position)
    read_mythos(s, position)
    read_cities(s, position)
    read_blockades(s, position)
    read_allegiances(s, position["players"])
    read_bag(s)
    check_cthulhu(s)
    s.push(Act(s.active))
    return s


def read_bag(s: Providence) -> None:
    """Put the tokens into the bag that nobody has."""
    s.bag_sane = s.edition.sane_tokens - sum(s.sane) - s.sane_gone
    s.bag_mad = s.edition.mad_tokens - sum(s.mad) - s.elder_mad
    if s.bag_sane < 0:
        raise BadPosition(
            f"'sane': there are {s.edition.sane_tokens} such tokens, not {s.edition.sane_tokens - s.bag_sane}"
        )
    if s.bag_mad < 0:
        raise BadPosition(
            f"'madness': there are {s.edition.mad_tokens} such tokens, not {s.edition.mad_tokens - s.bag_mad}"
        )
