"""How the scripted player of Estoril 1942 decides: it counts influence, keeps the missions in mind, and uses what it
has looked at.

Each kind of decision is one function, found by the id of the prompt. It rates an option, in points.
"""

from collections.abc import Callable
from typing import Final

from subrosa.games.estoril.bots.table import AREA, CARD, LOCATION, Table
from subrosa.games.estoril.rules.data import NO_ASSASSIN, REMOVE_WEAKEST
from subrosa.games.estoril.rules.facts import Area
from subrosa.games.estoril.rules.words import ASSASSIN, CONSPIRATOR, DIPLOMAT, NATIONALIST, SEDUCER, SPOTS

# What a symbol is worth in influence when a card is placed, all else being equal. Tuned in games against itself.
SYMBOL: Final = {ASSASSIN: 0.9, CONSPIRATOR: 0.4, NATIONALIST: 0.3, DIPLOMAT: 0.2, SEDUCER: 1.0}
LOOK: Final = 0.15
LOSS_AT_BOCA: Final = 1.5


# ---- placing


def place(t: Table, option: list[str]) -> float:
    """Rate how much more of a reward this character brings, less the cost of not having it elsewhere."""
    card, area = CARD[option[1]], AREA[option[2]]
    location = area >> 2
    before = t.prospects(location)
    strength = t.edition.strength[card] + t.place_bonus(card, location)
    for symbol in t.edition.symbols[card]:
        strength += symbol_strength(t, card, symbol, area)
    after = t.prospects(location, strength, area & 3)
    gain = t.reward_worth(location) * (after - before)
    if t.edition.special[location] == REMOVE_WEAKEST:
        gain -= LOSS_AT_BOCA * (1 - after) * (0.5 if before else 1.0)
    if t.edition.peek[area]:
        gain += LOOK
    return gain - 0.12 * t.edition.strength[card]  # save strong cards for where they are needed


def symbol_strength(t: Table, card: int, symbol: int, area: int) -> float:
    """Return what a symbol is likely to be worth there."""
    location = area >> 2
    if symbol == ASSASSIN:
        if t.edition.special[location] == NO_ASSASSIN:
            return 0.0
        foes = sum([1 for place in t.at(location) if place["seat"] != t.me])
        return SYMBOL[symbol] * (0.4 + 0.6 * min(foes, 2)) - 0.1 * (area & 3)
    if symbol == NATIONALIST:
        return SYMBOL[symbol] + t.flags(card, location)
    return SYMBOL[symbol]


# ---- looking


def look(t: Table, option: list[str]) -> float:
    """Prefer to look at rivals where I want to win, or at a reward I may still go for."""
    if option[0] == "pass":
        return 0.0
    if option[1] in LOCATION:
        return 0.6 if t.reward(LOCATION[option[1]]) is None else 0.01
    place = t.areas[AREA[option[1]]]
    if place["card"] is not None:
        return 0.01
    return 0.4 + 0.3 * sum([1 for other in t.at(AREA[option[1]] >> 2) if other["seat"] == t.me])


# ---- abilities


def act(t: Table, option: list[str]) -> float:
    """Rate what this location, and those it can still change, are worth to me afterwards."""
    verb = option[0]
    if verb == "pass":
        return t.outcome()
    if verb == "rally":
        return t.outcome() + 0.5
    if verb == "conspire":
        return t.outcome() + 0.3
    area = AREA[option[1]]
    place = t.areas[area]
    if verb == "assassinate":
        after = t.without(area)
        return after.outcome() + (0.05 if place["seat"] != t.me else -0.3)
    if verb == "protect":
        return t.outcome() + protection(t, place)
    spot = SPOTS.index(option[2])
    return t.seduced(area, 4 * t.here + spot).outcome() - 0.05


def protection(t: Table, place: Area) -> float:
    """Prefer to protect what is mine and not resolved yet."""
    if place["seat"] != t.me:
        return -0.2
    open_still = not t.boards[AREA[place["area"]] >> 2]["resolved"]
    return (0.3 if open_still else 0.05) + 0.05 * t.strength(place)


def exchange(t: Table, option: list[str]) -> float:
    """Prefer the better card if I am going to win it, and the worse one if somebody else is."""
    seen = [place["card"] for place in t.facts["known"] if place["below_top"] == 0]
    now = t.reward(t.here)
    card = CARD[seen[0]] if option[0] == "swap" and seen and seen[0] is not None else now
    worth = 3.0 if card is None else t.worth(card)
    mine = t.share()
    return worth * (mine - 0.4 * (1 - mine))


def sacrifice(t: Table, option: list[str]) -> float:
    """Prefer the card I miss least."""
    name = t.areas[AREA[option[1]]]["card"]
    assert name is not None, "it is a card of mine"
    return -t.keeping(CARD[name])


def discard(t: Table, option: list[str]) -> float:
    """Prefer the card I miss least: as a discard it is worth a point."""
    return -t.keeping(CARD[option[1]])


DECISIONS: Final[dict[str, Callable[[Table, list[str]], float]]] = {
    "place": place,
    "look": look,
    "act": act,
    "exchange": exchange,
    "sacrifice": sacrifice,
    "discard": discard,
}


def rate(table: Table, prompt: str, options: list[str]) -> list[float]:
    """Rate all options of a decision."""
    decide = DECISIONS[prompt]
    return [decide(table, option.split()) for option in options]
