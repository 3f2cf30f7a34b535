"""The Great Old One in a written position (RULES.md 18)."""

from typing import Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.written import different, entry, listed, one, only, truth, whole
from subrosa.games.providence.rules.solo.opening import set_up_elder
from subrosa.games.providence.rules.state import OPENED, Providence
from subrosa.games.providence.rules.words import (
    BEHAVIOURS,
    CITIES,
    FIRST_AGENT,
    FIRST_CULTIST,
    GREAT_OLD_ONES,
    MI_GO,
    MYTHOS,
    PIECES,
)
from subrosa.games.providence.rules.written.pieces import (
    check_tokens,
    lay_cubes,
    main_cards,
    take_city,
    take_gate,
)
from subrosa.parts.sight import bits

ELDER_KEYS: Final = (
    "elder",
    "vp",
    "madness",
    "mythos",
    "kept",
    "crypt",
    "claimed",
    "cultists",
    "behaviours",
    "discards",
    "sane_gone",
)
CULTIST_KEYS: Final = ("city", "revealed", "cubes", "cities", "opened")


def read_elder(s: Providence, found: dict[str, Any]) -> None:
    """Read the Great Old One of a game of one."""
    only(found, ELDER_KEYS, "elder")
    set_up_elder(s)
    if "elder" in found:
        s.elder = one(GREAT_OLD_ONES, found["elder"], "elder")
    s.elder_vp = whole(found, "vp", s.elder_vp, -99, s.edition.threshold[1] - 1)
    s.elder_mad = whole(found, "madness", 0, 0, s.edition.elder_madness - 1)
    s.sane_gone = whole(found, "sane_gone", 0, 0, s.edition.sane_tokens)
    s.elder_owned = bits(different(MYTHOS, found.get("mythos", []), "mythos of elder"))
    s.kept = main_cards(found.get("kept", []), "kept of elder")
    killed = different(PIECES[FIRST_AGENT:MI_GO], found.get("crypt", []), "crypt of elder")
    s.elder_crypt = tuple([FIRST_AGENT + piece for piece in killed])
    claimed = listed(found.get("claimed", [s.elder_owned.bit_count(), 0, 0]), "'claimed'")
    if len(claimed) != 3 or any(type(count) is not int or count < 0 for count in claimed):
        raise BadPosition(
            f"'claimed' should be three numbers: Mythos cards, cards with the icon, Agents; not {claimed!r}"
        )
    s.claimed = list(claimed)
    discards = different(BEHAVIOURS, found.get("discards", []), "discards of elder")
    top = different(BEHAVIOURS, found.get("behaviours", []), "behaviours of elder")
    rest = [card for card in range(len(BEHAVIOURS)) if card not in discards and card not in top]
    s.shuffle(rest)
    s.behaviour_discards = discards
    s.behaviour_deck = (*rest, *reversed([card for card in top if card not in discards]))
    cultists = listed(found.get("cultists", [{}, {}]), "'cultists'")
    if len(cultists) != 2:
        raise BadPosition("'cultists' should be two tables, such as [{'city': 'boston'}, {}]")
    for number, cultist in enumerate(cultists):
        read_cultist(s, number, entry(cultist, f"cultist {number + 1}", "{'city': 'boston'}"))


def read_cultist(s: Providence, number: int, found: dict[str, Any]) -> None:
    """Read one of the two Cultists."""
    where = f"of cultist {number + 1}"
    only(found, CULTIST_KEYS, f"cultist {number + 1}")
    if "city" in found:
        s.where[FIRST_CULTIST + number] = one(CITIES, found["city"], f"city {where}")
    s.unmasked |= int(truth(found, "revealed", where=f" {where}")) << number
    lay_cubes(s, number + 1, found, where)
    for city in different(CITIES, found.get("cities", []), f"cities {where}"):
        take_city(s, number + 1, city, where)
    for city in different(CITIES, found.get("opened", []), f"opened {where}"):
        take_gate(s, number + 1, city, OPENED, where)
    check_tokens(s, number + 1, where)
