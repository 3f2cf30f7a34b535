"""Decisions about the board of Nanty Narking: where a figure goes, who is removed, where to build."""

from collections.abc import Callable
from typing import Any, Final

from subrosa.games.nanty.bots.figures import agent_bonus, house_bonus, where
from subrosa.games.nanty.bots.hand import Hand
from subrosa.games.nanty.bots.moves import NEVER, Moves
from subrosa.games.nanty.bots.table import DISTRICT
from subrosa.games.nanty.rules.words import (
    AGENTS,
    BITS,
    DISTRICT_COUNT,
    EVERYWHERE,
    FIRST_TYPED,
    NOWHERE,
    OWNER,
    PIECES,
)

PIECE: Final = {name: i for i, name in enumerate(PIECES)}
OWN_CARD: Final = 0.012  # an Agent whose card is in play is worth more to its owner than the others are


def step(m: Moves) -> dict[str, Any]:
    """Return the public data of the question: which figure was lifted, from where, and so on."""
    found: dict[str, Any] = m.view["agenda"][-1][1]
    return found


def figure(m: Moves, option: list[str]) -> tuple[int, int, float]:
    """Read `remove city 1-sailor` as (district, owner, what this very figure is worth to its owner besides)."""
    piece = PIECE[option[2]]
    return DISTRICT[option[1]], OWNER[piece], particular(m, piece)


def particular(m: Moves, piece: int) -> float:
    """Return how much more an Agent with a card is worth than other Agents (variant 14.3)."""
    if not FIRST_TYPED <= piece < len(OWNER):
        return 0.0
    owner, name = OWNER[piece], AGENTS[(piece - FIRST_TYPED) % len(AGENTS)]
    if name in m.facts["players"][owner]["agents_open"]:
        return OWN_CARD
    return OWN_CARD if owner == m.me and name in m.facts["own"]["agent_cards"] else 0.0


def signed(m: Moves, owner: int, worth: float) -> float:
    """Return somebody's loss as my gain, unless the loss is mine."""
    return -worth if owner == m.me else worth


# ---- removing


def remove(h: Hand, option: list[str]) -> float:
    """Rate removing a figure: the one that is most in my way, or that I miss least."""
    if option[0] == "pay":
        return h.moves.earn(-h.moves.args["gold"])
    if option[0] == "done":
        return 0.0
    d, owner, more = figure(h.moves, option)
    return h.moves.remove(d, owner) + signed(h.moves, owner, more)


# ---- placing and moving


def place_own(h: Hand, option: list[str]) -> float:
    """Rate placing an Agent of mine from the supply; `quiet` steps make no Trouble."""
    if option[0] == "skip":
        return 0.0
    if option[0] == "lift":
        return lift_own(h, option)
    d = DISTRICT[option[1]]
    gain = h.moves.place_only(d, bool(step(h.moves).get("quiet", 0)))
    return gain + agent_bonus(h.moves, option[2], d) if len(option) > 2 else gain


def lift_own(h: Hand, option: list[str]) -> float:
    """Rate lifting an Agent of mine, to put it down where it does most good."""
    m = h.moves
    if option[0] == "skip":
        return 0.0
    d, _, more = figure(m, option)
    there = max([m.place_only(e) for e in BITS[reachable(m) & ~(1 << d)]], default=NEVER)
    return m.remove(d, m.me) + there - 0.1 * more


def reachable(m: Moves) -> int:
    """Return roughly where a lifted Agent may go: what the step names, what the symbol allows, or anywhere."""
    name, data = m.view["agenda"][-1]
    if name in ("Act", "OpenAct"):
        return m.table.reach()
    if name == "Factory":
        return 1 << int(data["district"])
    if name in ("PlaceAgent", "PlaceAgain"):
        return int(data["mask"])
    return EVERYWHERE


def put_down(h: Hand, option: list[str]) -> float:
    """Rate putting a lifted figure down: mine where I want it, somebody else's where it does least harm."""
    m, data = h.moves, step(h.moves)
    owner = OWNER[data["piece"]]
    return m.gain(m.table.placed(owner, DISTRICT[option[1]], bool(data.get("quiet", 0))))


def move_other(h: Hand, option: list[str]) -> float:
    """Rate moving somebody's figure next door."""
    m = h.moves
    d, owner, _ = figure(m, option)
    return m.remove(d, owner) + max([m.enter(e, owner) for e in BITS[h.edition.near[d]]])


def move_where(h: Hand, option: list[str]) -> float:
    """Rate the neighbouring district to move it to."""
    m, data = h.moves, step(h.moves)
    owner = OWNER[data["piece"]]
    return m.gain(m.table.removed(data["district"], owner).placed(owner, DISTRICT[option[1]]))


# ---- two figures change places


def swap_first(h: Hand, option: list[str]) -> float:
    """Rate the first figure, with the best partner in mind."""
    m, t = h.moves, h.moves.table
    d, owner, _ = figure(m, option)
    pairs = [(e, other) for e in range(DISTRICT_COUNT) if e != d for other in t.owners(e) if other != owner]
    return max([m.swap(d, owner, e, other) for e, other in pairs], default=0.0)


def swap_second(h: Hand, option: list[str]) -> float:
    """Rate the second figure."""
    m, data = h.moves, step(h.moves)
    d = data["own_district"] if "own_district" in data else data["district"]
    e, other, _ = figure(m, option)
    return m.gain(m.table.swapped(d, OWNER[data["piece"]], e, other))


def mansion_first(h: Hand, option: list[str]) -> float:
    """Rate my Agent; it or the other figure is in the Mansion's district."""
    m, t = h.moves, h.moves.table
    d, owner, _ = figure(m, option)
    home = step(m)["district"]
    places = range(DISTRICT_COUNT) if d == home else (home,)
    pairs = [(e, other) for e in places if e != d for other in t.owners(e) if other != owner]
    return max([m.swap(d, owner, e, other) for e, other in pairs], default=NEVER)


# ---- Trouble


def calm(h: Hand, option: list[str]) -> float:
    """Rate removing a marker."""
    return h.moves.calm(DISTRICT[option[1]])


def stir(h: Hand, option: list[str]) -> float:
    """Rate placing a marker."""
    return h.moves.stir(DISTRICT[option[1]])


def choose_trouble(h: Hand, option: list[str]) -> float:
    """Rate the money for each figure there."""
    return h.moves.table.crowd(DISTRICT[option[1]])


# ---- Buildings


def price(m: Moves, d: int, share: int) -> int:
    """Return what a Building costs me there (A34 d, q)."""
    cost = m.edition.cost[d]
    if m.facts["gentleman"] and where(m, "gentleman") == d != NOWHERE:
        return cost // 3
    return cost // share


def build(h: Hand, option: list[str], share: int = 1) -> float:
    """Rate a Building of mine."""
    d = DISTRICT[option[1]]
    gain = h.moves.build(d, price(h.moves, d, share))
    return gain + house_bonus(h.moves, option[2], d) if len(option) > 2 else gain


def build_half(h: Hand, option: list[str]) -> float:
    """Rate the same for half the price."""
    return build(h, option, 2)


def take_over(h: Hand, option: list[str]) -> float:
    """Rate replacing somebody else's Building with mine."""
    d = DISTRICT[option[1]]
    gain = h.moves.take_over(d)
    return gain + house_bonus(h.moves, option[2], d) if len(option) > 2 else gain


def demolish(h: Hand, option: list[str]) -> float:
    """Rate removing a Building: one that helps its owner, or the one of mine that I miss least."""
    m = h.moves
    if option[0] == "skip":
        return 0.0
    if option[0] == "pay":
        return m.earn(-m.args["gold"] * len(m.table.own_houses()))
    return m.demolish(DISTRICT[option[1]])


BY_SYMBOL: Final[dict[str, Callable[[Hand, list[str]], float]]] = {
    "place": place_own,
    "lift": lift_own,
    "remove": remove,
    "calm": calm,
    "build": build,
}
BOARD: Final[dict[str, Callable[[Hand, list[str]], float]]] = {
    "place-start": place_own,
    "place": place_own,
    "place-again": place_own,
    "factory": place_own,
    "move-own": lift_own,
    "cyclist": lift_own,
    "flee": lift_own,
    "put-down": put_down,
    "relocate": put_down,
    "move-other": move_other,
    "move-where": move_where,
    "swap-first": swap_first,
    "swap-second": swap_second,
    "mansion-first": mansion_first,
    "mansion-second": swap_second,
    "remove": remove,
    "remove-own": remove,
    "pay-or-remove": remove,
    "roll-victim": remove,
    "murder": remove,
    "curse-victim": remove,
    "hired": remove,
    "assassinate": remove,
    "tenement": remove,
    "street-names": remove,
    "calm": calm,
    "stir": stir,
    "choose-trouble": choose_trouble,
    "build-half": build_half,
    "take-over": take_over,
    "move-house": demolish,
    "lose-house": demolish,
    "burn-house": demolish,
}
