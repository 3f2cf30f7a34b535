"""Why an Agent or Building card cannot be used now (RULES.md 14.3): what the figure, its place or its owner lacks."""

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal
from subrosa.games.nanty.rules.figures.cards import (
    FINE_HOUSES,
    HOUSEMAID_FEE,
    NEWSBOY_FEE,
    OFFICE_SITES,
    PALACE_SITES,
    RUMMAGER_FEE,
    SAILOR_FEE,
    holds,
    neighbours_with,
    stands,
)
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    BUILDINGS,
    DISTRICTS,
    FACTORY,
    FIRST_BUILDING_CARD,
    FLOWER_GIRL,
    GOVERNESS,
    HOUSEMAID,
    JOCKEY,
    MANSION,
    NEWSBOY,
    NOWHERE,
    OFFICE,
    PALACE,
    RUMMAGER,
    SAILOR,
    STREETWALKER,
    SUFFRAGETTE,
    TENEMENT,
)

RULE = "14.3"


def why_not_revealed(s: Nanty, seat: int, choice: Choice) -> Refusal | None:
    """Tell why not: not in this game, not one's card, a reaction, used, not on the board, or its condition fails."""
    if not s.where:
        return Refusal("no-figure-cards", RULE)
    card = choice.args[0] + (FIRST_BUILDING_CARD if choice.kinds[0] == "building" else 0)
    if not holds(s, seat, card):
        return Refusal("not-your-figure-card", RULE)
    if card == SUFFRAGETTE:
        return Refusal("only-a-reaction", RULE)
    if s.figure_used >> card & 1:
        return Refusal("used-figure-card", RULE)
    district = stands(s, seat, card)
    if district == NOWHERE:
        return Refusal("figure-not-there", RULE)
    if card < FIRST_BUILDING_CARD:
        return why_no_agent(s, seat, card, district)
    return why_no_building(s, seat, card - FIRST_BUILDING_CARD, district)


def why_no_agent(s: Nanty, seat: int, card: int, d: int) -> Refusal:
    """Tell what an Agent lacks where it stands: first what only another place would mend, then money and cards."""
    if card == STREETWALKER:
        return Refusal("no-street-victims", RULE, at(d))
    if card == RUMMAGER:
        here = s.trouble >> d & 1 != 0
        return too_dear(s, seat, RUMMAGER_FEE) if here else Refusal("no-trouble-here", RULE, at(d))
    if card == HOUSEMAID:
        near = s.trouble & s.edition.hood[d] != 0
        return too_dear(s, seat, HOUSEMAID_FEE) if near else Refusal("no-trouble-near", RULE, at(d))
    if card == SAILOR:
        if not s.river >> d & 1:
            return Refusal("not-at-the-river", RULE, at(d))
        return too_dear(s, seat, SAILOR_FEE) if s.money[seat] < SAILOR_FEE else why_no_card(s, seat)
    if card == NEWSBOY:
        if s.crowd[d] < 2:
            return Refusal("alone-there", RULE, at(d))
        poor = s.money[seat] < NEWSBOY_FEE
        return too_dear(s, seat, NEWSBOY_FEE) if poor else Refusal("nothing-to-draw", RULE)
    if card == FLOWER_GIRL:
        return no_house(d, FINE_HOUSES)
    if card == GOVERNESS:
        houses = (PALACE, MANSION)
        return Refusal("no-events-left", RULE) if s.house_types[d] in houses else no_house(d, houses)
    # The Jockey and the Match Girl; the others need only be on the board.
    if not neighbours_with(s, seat, d):
        return Refusal("nobody-else-there", RULE, at(d))
    return Refusal("no-cards-there" if card == JOCKEY else "nothing-there", RULE, at(d))


def why_no_building(s: Nanty, seat: int, card: int, d: int) -> Refusal:
    """Tell what a Building lacks where it stands."""
    if card == MANSION:
        return Refusal("nobody-to-exchange", RULE, at(d))
    if card == FACTORY:
        return Refusal("factory-is-full", RULE, at(d))
    if card == TENEMENT:
        return Refusal("no-figures-to-remove", RULE, at(d))
    sites = PALACE_SITES if card == PALACE else OFFICE_SITES if card == OFFICE else (d,)
    if d not in sites:
        right = [DISTRICTS[site] for site in sites]
        return Refusal("wrong-site", RULE, {"district": DISTRICTS[d], "districts": right})
    neighbours = neighbours_with(s, seat, d)
    return Refusal("no-money-there" if neighbours else "nobody-else-there", RULE, at(d))


def why_no_card(s: Nanty, seat: int) -> Refusal:
    """Tell which card the Sailor lacks: one to discard, or one to draw."""
    return Refusal("nothing-to-draw" if s.hands[seat] else "nothing-to-discard", RULE)


def no_house(d: int, houses: tuple[int, ...]) -> Refusal:
    wanted = [BUILDINGS[one] for one in houses]
    return Refusal("no-such-house", RULE, {"district": DISTRICTS[d], "buildings": wanted})


def too_dear(s: Nanty, seat: int, gold: int) -> Refusal:
    return Refusal("no-money-for-figure", RULE, {"gold": gold, "money": s.money[seat]})


def at(d: int) -> dict[str, str]:
    return {"district": DISTRICTS[d]}
