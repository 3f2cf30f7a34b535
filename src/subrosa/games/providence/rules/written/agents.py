"""Agents in a written position: on the board, or in somebody's Crypt."""

from typing import Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.written import different, entry, one, whole
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.words import (
    BASIC,
    CARD_TO_PIECE,
    CITIES,
    FIRST_AGENT,
    FIRST_CULTIST,
    MI_GO,
    NOBODY,
    PIECES,
)

# Where Basic Agents stand that are not mentioned: no two together, and none with a Cultist.
HOMES: Final = (1, 2, 3, 4, 5)
OTHER_HOME: Final = 6  # if Cthulhu is there


def read_agents(s: Providence, seat: int, found: dict[str, Any]) -> None:
    """Put a player's Agents and Deep Ones on the board."""
    where = f"of player {seat}"
    agents = entry(found.get("agents", {}), f"agents {where}", "{'monday': 'boston'}")
    for name, city in agents.items():
        piece = one(PIECES[:FIRST_CULTIST], name, f"agents {where}")
        if s.owner[piece] != NOBODY:
            raise BadPosition(f"agents {where}: {name} has two owners")
        s.owner[piece] = seat
        s.where[piece] = one(CITIES, city, f"agents {where}")
    basics = [piece for piece in range(FIRST_AGENT) if s.owner[piece] == seat]
    if len(basics) > 1:
        raise BadPosition(f"agents {where}: there should be one Basic Agent, not {len(basics)}")
    if not basics:
        free = [piece for piece in range(len(BASIC)) if s.owner[piece] == NOBODY]
        piece = seat if seat in free else free[0]
        s.owner[piece] = seat
        s.where[piece] = OTHER_HOME if s.cthulhu == HOMES[seat] else HOMES[seat]
    if s.agents_of(seat) > s.edition.agent_limit:
        raise BadPosition(f"agents {where}: there are at most {s.edition.agent_limit}, with the Basic Agent")
    if s.owner[MI_GO] == seat and not s.owned[seat] & s.edition.mi_go_cards:
        raise BadPosition(f"agents {where}: mi_go comes with mythos_mi_go, so 'mythos' should name it")
    for piece in different(PIECES[:FIRST_CULTIST], found.get("possessed", []), f"possessed {where}"):
        if s.owner[piece] != seat:
            raise BadPosition(f"possessed {where}: {PIECES[piece]} is not among the agents")
        s.possessed |= 1 << piece
    deep = entry(found.get("deep_ones", {}), f"deep_ones {where}", "{'boston': 2}")
    for name in deep:
        city = one(CITIES, name, f"deep_ones {where}")
        s.deep[city] += whole(deep, name, 0, 1, s.deep_pool(), f" in deep_ones {where}")
        if s.deep_owner not in (NOBODY, seat):
            raise BadPosition(f"deep_ones {where}: they belong to player {s.deep_owner}")
        s.deep_owner = seat


def read_crypts(s: Providence) -> None:
    """Check whom players have killed: nobody who is still there. The card of a Recruited Agent is gone."""
    buried = [piece for crypt in (*s.crypts, s.elder_crypt) for piece in crypt]
    for piece in buried:
        if buried.count(piece) > 1 or s.owner[piece] != NOBODY:
            raise BadPosition(f"{PIECES[piece]} is in a crypt and in another place, too")
        card = piece - CARD_TO_PIECE
        if FIRST_AGENT <= piece < MI_GO and card not in s.gone:
            s.gone += (card,)
