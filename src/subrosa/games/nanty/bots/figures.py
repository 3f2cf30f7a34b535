"""Agent and Building cards of Nanty Narking (variant 14.3): when to use one, and which figure to place where."""

from collections.abc import Callable
from typing import Final

from subrosa.games.nanty.bots.hand import USUAL, Hand
from subrosa.games.nanty.bots.moves import NEVER, Moves
from subrosa.games.nanty.bots.values import ONE_CARD
from subrosa.games.nanty.rules.figures.cards import (
    HOUSEMAID_FEE,
    NEWSBOY_FEE,
    OFFICE_RENT,
    OFFICE_SITES,
    PALACE_SITES,
    RUMMAGER_FEE,
    SAILOR_FEE,
)
from subrosa.games.nanty.rules.words import NOWHERE, WESTMINSTER

ON_BOARD: Final = 0.012  # an Agent whose card I hold is better off on the board
WELL_PLACED: Final = 0.010  # and where its card can be used
ONCE: Final = 0.010  # what a card that can be used only once should bring
GOOD_EVENTS: Final = ("great_fog", "riots", "new_citizens", "flood")  # events that rarely hurt much


def where(m: Moves, name: str) -> int:
    """Return the district of my figure of this type, Agent or Building, or NOWHERE."""
    for d, row in enumerate(m.facts["board"]):
        if name in row["types"][m.me] or (row["building"] == name and row["house"] == m.me):
            return d
    return NOWHERE


# ---- using a card


def rummager(h: Hand, d: int) -> float:
    """Rate another card, if one is worth the money."""
    plays = [h.own(card) for card in h.cards if not h.edition.reacts[card]]
    return max(plays, default=NEVER) + h.moves.earn(-RUMMAGER_FEE)


def cyclist(h: Hand, d: int) -> float:
    """Rate moving it to where it is wanted, with a Building card besides."""
    return h.moves.best_move() + ONE_CARD - ONCE


def jockey(h: Hand, d: int) -> float:
    """Rate the best card of a hand."""
    return 2 * ONE_CARD


def sailor(h: Hand, d: int) -> float:
    """Rate a fresh card for a bad one."""
    return USUAL - ONE_CARD + h.moves.draw(1) - h.worst() + h.moves.earn(-SAILOR_FEE)


def newsboy(h: Hand, d: int) -> float:
    """Rate money for a card."""
    return h.moves.draw(1) + h.moves.earn(-NEWSBOY_FEE)


def flower_girl(h: Hand, d: int) -> float:
    """Rate a pound."""
    return h.moves.earn(1)


def match_girl(h: Hand, d: int) -> float:
    """Rate a pound or a card for each Agent of somebody who stands beside it."""
    t = h.moves.table
    return h.moves.earn(max([t.count(d, seat) for seat in t.others()])) + ONE_CARD - ONCE


def housemaid(h: Hand, d: int) -> float:
    """Rate removing Trouble, for money."""
    return h.moves.best_calm(h.edition.hood[d]) + h.moves.earn(-HOUSEMAID_FEE)


def governess(h: Hand, d: int) -> float:
    """Rate knowing what will happen."""
    return ONE_CARD


def gentleman(h: Hand, d: int) -> float:
    """Rate it highly when I am about to build in its district."""
    m = h.moves
    if m.args.get("symbol") != "build":
        return NEVER
    cost = h.edition.cost[d]
    t = m.table
    free = t.houses[d] < 0 and not t.trouble >> d & 1 and t.money[m.me] >= cost // 3
    return m.build(d, cost // 3) - max(0.0, m.best_build()) if free else NEVER


def streetwalker(h: Hand, d: int) -> float:
    """Rate somebody who leaves, or pays."""
    return h.moves.best_kill(1 << d)


def palace(h: Hand, d: int) -> float:
    """Rate free money."""
    return 1.0


def office(h: Hand, d: int) -> float:
    """Rate a neighbour who pays."""
    return max([h.moves.rob(seat, OFFICE_RENT) for seat in h.moves.table.others()])


def hotel(h: Hand, d: int) -> float:
    """Rate all neighbours paying."""
    m = h.moves
    paid: float = sum([m.rob(seat, m.table.count(d, seat)) for seat in m.table.others()])
    return paid - ONCE


def mansion(h: Hand, d: int) -> float:
    """Rate two figures changing places."""
    return h.moves.best_swap(d) - ONCE


def factory(h: Hand, d: int) -> float:
    """Rate two Agents at once."""
    return 2 * h.moves.place(d) - ONCE


def tenement(h: Hand, d: int) -> float:
    """Rate somebody who has to move out."""
    return h.moves.best_kill(1 << d) - ONCE


REVEALS: Final[dict[str, Callable[[Hand, int], float]]] = {
    "rummager": rummager,
    "cyclist": cyclist,
    "jockey": jockey,
    "sailor": sailor,
    "newsboy": newsboy,
    "flower_girl": flower_girl,
    "match_girl": match_girl,
    "housemaid": housemaid,
    "governess": governess,
    "gentleman": gentleman,
    "streetwalker": streetwalker,
    "palace": palace,
    "office": office,
    "hotel": hotel,
    "mansion": mansion,
    "factory": factory,
    "tenement": tenement,
}


def reveal(h: Hand, name: str) -> float:
    """Rate using a card now."""
    return REVEALS[name](h, where(h.moves, name))


# ---- placing a figure


def agent_bonus(m: Moves, name: str, d: int) -> float:
    """Return what it is worth to have this very Agent there: its card is mine, and the place is right."""
    own = m.facts["own"]["agent_cards"] + m.facts["players"][m.me]["agents_open"]
    if name not in own:
        return 0.0
    return ON_BOARD + (WELL_PLACED if suits(m, name, d) else 0.0)


def suits(m: Moves, name: str, d: int) -> bool:
    """Tell whether its card could be used there."""
    t = m.table
    if name == "suffragette":
        return d == WESTMINSTER
    if name == "sailor":
        return bool(t.river >> d & 1)
    if name in ("flower_girl", "governess"):
        return m.facts["board"][d]["building"] in ("palace", "mansion")
    if name in ("newsboy", "jockey", "match_girl", "streetwalker"):
        return any(t.count(d, seat) for seat in t.others())
    if name == "housemaid":
        return bool(t.trouble & m.edition.hood[d])
    if name == "rummager":
        return t.crowd(d) > 0
    return True


def house_bonus(m: Moves, name: str, d: int) -> float:
    """Return the same for a Building."""
    own = m.facts["own"]["building_cards"] + m.facts["players"][m.me]["buildings_open"]
    if name not in own:
        return 0.0
    if (name == "palace" and d not in PALACE_SITES) or (name == "office" and d not in OFFICE_SITES):
        return 0.0
    return ON_BOARD + WELL_PLACED


# ---- the Governess


def event_harm(name: str) -> float:
    """Rate the harm of an event: those that rarely hurt may come first, the worst goes to the bottom."""
    return 0.0 if name in GOOD_EVENTS else 2.0 if name in ("zeppelin_crash", "martial_law") else 1.0
