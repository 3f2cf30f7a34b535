"""Players in a written position: their pieces, their cards, who they are."""

from typing import Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.written import different, lookers, one, only, truth, whole
from subrosa.games.providence.rules.opening import pack_of
from subrosa.games.providence.rules.sanity import insane_at
from subrosa.games.providence.rules.state import CLOSED, OPENED, Providence
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    CITIES,
    DISSENTER_INVESTIGATOR,
    FIRST_AGENT,
    FIRST_CULTIST,
    INVESTIGATOR,
    MYTHOS,
    NOBODY,
    PIECES,
)
from subrosa.games.providence.rules.written.agents import read_agents
from subrosa.games.providence.rules.written.decks import read_hand
from subrosa.games.providence.rules.written.pieces import check_tokens, lay_cubes, take_city, take_gate
from subrosa.parts.sight import bits

PLAYER_KEYS: Final = (
    "allegiance",
    "revealed",
    "looked",
    "hand",
    "held",
    "deck",
    "discards",
    "gone",
    "mythos",
    "agents",
    "possessed",
    "crypt",
    "cubes",
    "pool",
    "cities",
    "closed",
    "opened",
    "deep_ones",
    "madness",
    "sane",
    "vp",
)


def read_player(s: Providence, seat: int, found: dict[str, Any]) -> None:
    """Read one player's pieces and cards."""
    only(found, PLAYER_KEYS, f"player {seat}")
    where = f"of player {seat}"
    s.revealed |= int(truth(found, "revealed", where=f" {where}")) << seat
    s.looked[seat] = bits(lookers(found.get("looked", []), seat, s.seats))
    s.mad[seat] = whole(found, "madness", 0, 0, s.edition.mad_tokens, f" {where}")
    s.sane[seat] = whole(found, "sane", 0, 0, s.edition.sane_tokens, f" {where}")
    s.owned[seat] = bits(different(MYTHOS, found.get("mythos", []), f"mythos {where}"))
    s.crypts[seat] = different(PIECES[FIRST_AGENT:FIRST_CULTIST], found.get("crypt", []), f"crypt {where}")
    s.crypts[seat] = tuple([FIRST_AGENT + piece for piece in s.crypts[seat]])
    read_agents(s, seat, found)
    points = 0
    for city in different(CITIES, found.get("cities", []), f"cities {where}"):
        take_city(s, seat, city, where)
        points += s.edition.control[city]
    s.vp[seat] = whole(found, "vp", points, -99, s.edition.threshold[s.seats] - 1, f" {where}")
    for key, side in (("closed", CLOSED), ("opened", OPENED)):
        for city in different(CITIES, found.get(key, []), f"{key} {where}"):
            take_gate(s, seat, city, side, where)
    check_tokens(s, seat, where)
    lay_cubes(s, seat, found, where)
    read_hand(s, seat, found, where)


def read_allegiances(s: Providence, players: list[dict[str, Any]]) -> None:
    """Read the Allegiances that are named and deal the others."""
    named = [
        NOBODY
        if "allegiance" not in found
        else one(ALLEGIANCES, found["allegiance"], f"allegiance of player {seat}")
        for seat, found in enumerate(players)
    ]
    if s.seats == 1:
        if named[0] not in (NOBODY, INVESTIGATOR):
            raise BadPosition("whoever plays alone is an investigator")
        return
    left = pack_of(s)
    dissenters = [side for side in named if side >= DISSENTER_INVESTIGATOR]
    counts = s.edition.dealt_few if s.seats <= 3 else s.edition.dealt_many
    if counts[len(ALLEGIANCES)] and dissenters:
        left[-1] = dissenters[0]  # the one that was drawn at random
    for side in named:
        if side != NOBODY:
            if side not in left:
                raise BadPosition(f"with {s.seats} players there are not so many cards: {ALLEGIANCES[side]}")
            left.remove(side)
    s.shuffle(left)
    s.identities = [left.pop() if side == NOBODY else side for side in named]
    s.spare = tuple(sorted(left))
    for seat in range(s.seats):
        check_sanity(s, seat)


def check_sanity(s: Providence, seat: int) -> None:
    """Refuse a player who has been Driven Insane, unless it is a revealed Cultist (11)."""
    limit = insane_at(s, seat)
    if s.mad[seat] < limit:
        return
    if not s.is_revealed(seat):
        raise BadPosition(f"player {seat} is insane with {limit} 'madness': 'revealed' should be true")
    if s.edition.ends[s.identities[seat]]:
        raise BadPosition(
            f"player {seat} is insane with {limit} 'madness' and no cultist: the game would be over"
        )
