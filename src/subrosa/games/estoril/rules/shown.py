"""What a page draws besides the facts of Estoril 1942: whatever takes a rule to work out. It follows from the view."""

from typing import TYPE_CHECKING, Any, Literal

from subrosa.core.step import Step
from subrosa.games.estoril.rules.abilities import Exchange
from subrosa.games.estoril.rules.data import Edition
from subrosa.games.estoril.rules.facts import Closed, ExchangeCards, Facts, Player, Shown, Surplus, Tally
from subrosa.games.estoril.rules.geometry import City, members
from subrosa.games.estoril.rules.houserules import HouseRules
from subrosa.games.estoril.rules.missions import amount
from subrosa.games.estoril.rules.placing import Look, Place
from subrosa.games.estoril.rules.resolving import Act, Discard
from subrosa.games.estoril.rules.words import AREAS, CARDS, LOCATIONS, MISSIONS, PLACE

if TYPE_CHECKING:
    from subrosa.games.estoril.rules.game import EstorilGame


def shown(game: "EstorilGame", view: dict[str, Any]) -> Shown:
    """Return all of it."""
    facts: Facts = view["facts"]
    edition = game.edition
    rules = HouseRules(view["options"])
    seats = view["seats"]
    scored = not (rules.office and rules.office_instead)
    missions = [tally(edition, facts, mission, [], scored) for mission in facts["missions"]]
    for i, mission in enumerate(facts["secret_missions"]):
        missions.append(tally(edition, facts, mission, [i, (i + 1) % seats], scored))
    first = edition.mission_vp[MISSIONS.index(facts["missions"][0])] if facts["missions"] else 0
    step = game.decode_step(view["agenda"][-1]) if view["agenda"] else None
    return {
        "phase": phase(step),
        "acting": AREAS[step.area] if isinstance(step, Act) else None,
        "exchange": exchange(facts) if isinstance(step, Exchange) else None,
        "flags": view["prompt"]["args"]["flags"]
        if isinstance(step, Act) and not rules.count_at_end
        else None,
        "surplus": surplus(facts, edition.hand_limit) if isinstance(step, Discard) else None,
        "closed": closed(view) if isinstance(step, Place) and step.seat == view["seat"] else [],
        "doors": doors(city_of(game, facts)),
        "last_round": facts["round"] == edition.rounds,
        "order": sorted([place["location"] for place in facts["city"]], key=LOCATIONS.index),
        "missions": missions,
        "office": own_office(edition, facts, view["seat"]),
        "first_vp": first,
        "second_vp": edition.second_vp if rules.second_place else 0,
        "best": [] if view["result"] is None else [best(edition, player) for player in facts["players"]],
    }


def phase(step: Step[Any] | None) -> Literal["placing", "resolving", "discarding"]:
    """Tell what part of the round it is (5), by what is asked."""
    if isinstance(step, (Place, Look)):
        return "placing"
    return "discarding" if isinstance(step, Discard) else "resolving"


def exchange(facts: Facts) -> ExchangeCards | None:
    """Return the reward and the top card of the deck, if the viewer knows that one (8.3)."""
    reward = next((place["reward"] for place in facts["city"] if place["location"] == facts["here"]), None)
    top = next((known["card"] for known in facts["known"] if known["below_top"] == 0), None)
    if facts["here"] is None or reward is None or top is None:
        return None
    return {"location": facts["here"], "reward": reward, "top": top}


def surplus(facts: Facts, limit: int) -> Surplus | None:
    """Return how many cards the viewer still has too many (7.8)."""
    hand = facts["hand"]
    return None if hand is None else {"limit": limit, "count": max(0, len(hand) - limit)}


def closed(view: dict[str, Any]) -> list[Closed]:
    """Return the areas on which no character can be placed now. Which one does not matter: the first card will do."""
    facts: Facts = view["facts"]
    row = PLACE[CARDS.index(facts["hand"][0])] if facts["hand"] else ()
    choices = [row[AREAS.index(area["area"])] for area in facts["areas"]] if row else []
    offered = set(view["choices"])
    return [{"area": AREAS[one.args[1]], "choice": one.text} for one in choices if one.text not in offered]


def city_of(game: "EstorilGame", facts: Facts) -> City:
    """Return the city as its boards lie, worked out."""
    plan = [4 * LOCATIONS.index(place["location"]) + place["turns"] for place in facts["city"]]
    return game.lay(tuple(plan))


def doors(city: City) -> list[list[str]]:
    """Return the pairs of adjacent areas (4.4), each once."""
    return [
        [AREAS[area], AREAS[other]]
        for area in city.areas()
        for other in members(city.near[area])
        if area < other
    ]


def tally(edition: Edition, facts: Facts, mission: str | None, sharers: list[int], scored: bool) -> Tally:
    """Return what everybody's network counts for a mission; at the end only the cards in hand do (10.3)."""
    counts: list[int] = []
    if mission is not None:
        counts = [counted(edition, mission, player["network"]) for player in facts["players"]]
    rule = "12.1" if sharers else "10.4"
    return {"mission": mission, "sharers": sharers, "counts": counts, "scored": scored, "rule": rule}


def best(edition: Edition, player: Player) -> str | None:
    """Return the card of a player's network that is worth most; of several the strongest."""
    cards = [CARDS.index(card) for card in player["network"]]
    if not cards:
        return None
    return CARDS[max(cards, key=lambda card: (edition.vp[card], edition.strength[card]))]


def own_office(edition: Edition, facts: Facts, viewer: int | None) -> int | None:
    """Return what the viewer's own secret mission counts now: discards count for it as well (12.2)."""
    mission = facts["office"][viewer] if viewer is not None and facts["office"] else None
    if viewer is None or mission is None:
        return None
    player = facts["players"][viewer]
    return counted(edition, mission, player["network"] + player["discards"])


def counted(edition: Edition, mission: str, cards: list[str]) -> int:
    """Return how much of what a mission asks for is on some cards."""
    return amount(edition, MISSIONS.index(mission), tuple([CARDS.index(card) for card in cards]))
