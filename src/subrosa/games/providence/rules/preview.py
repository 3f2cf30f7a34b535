"""What an action that is being put together would do (RULES.md 5, 8, 9): worked out from its owner's view."""

from typing import TYPE_CHECKING, Any, Final

from subrosa.core.choice import Choice
from subrosa.games.providence.rules.data import Edition
from subrosa.games.providence.rules.facts import City, Facts, Payment, Trip
from subrosa.games.providence.rules.standings import face_up, leader_of, power_in, rule_of, space
from subrosa.games.providence.rules.vocabulary import CHOOSE, GATE, GATE_DISCOUNT, KILL_AGENT, Op
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    BASIC,
    CARD_TO_PIECE,
    CARDS,
    CITIES,
    CITY_COUNT,
    CULTISTS,
    FIRST_SHIFT,
    INFLUENCE,
    MYTHOS,
    PIECES,
    PLACES,
    POWER,
    SHIFTS,
    TRAVEL_SYMBOL,
    WEALTH,
)

if TYPE_CHECKING:
    from subrosa.games.providence.rules.game import ProvidenceGame

DEEDS: Final = ("kill", "slay", "close", "open")


def planned(game: "ProvidenceGame", view: dict[str, Any]) -> Payment | None:
    """Return the action that the viewer has begun, if any, and what it would do with what was gathered so far."""
    seat: int | None = view["seat"]
    gathered = [choice for text in view.get("gathered", ()) if (choice := game.words.get(text)) is not None]
    if seat is None or not gathered:
        return None
    facts: Facts = view["facts"]
    head = gathered[0]
    found = begun(game, head, gathered)
    if head.verb == "add":
        adding(game, facts, seat, head, found, view["options"]["deep_ones_influence_on_cards"] == "yes")
    elif head.verb == "retrieve":
        out = facts["players"][seat]["limbo"] + cubes_on_board(facts, seat)
        found["total"] = symbols(game, INFLUENCE, found)
        found["cubes"] = min(found["total"], out)
    elif head.verb == "buy":
        found["total"] = symbols(game, WEALTH, found)
        found["cubes"] = min(found["total"] // game.edition.per_cube, facts["players"][seat]["common"])
    elif head.verb == "track":
        marker(game, facts, seat, head, found)
    elif head.verb == "travel":
        journeys(game, facts, gathered, found)
    elif found["card"] is not None or head.verb in DEEDS:
        deed(game, view, seat, gathered, found)
    return found


def begun(game: "ProvidenceGame", head: Choice, gathered: list[Choice]) -> Payment:
    """Return an action with its cards, before it is worked out what it would do."""
    verb = head.verb
    card: str | None = None
    if verb in ("use", "free"):
        card = CARDS[head.args[0]]
    elif verb == "hunt":
        card = CARDS[head.args[0] - CARD_TO_PIECE]
    return {
        "action": "discard" if verb == "drop" else verb,  # cards are exchanged in the middle of a text
        "place": PLACES[head.args[0]] if verb == "add" else None,
        "card": card,
        "piece": None,
        "city": None,
        "shift": SHIFTS[head.args[0]] if verb == "track" else None,
        "cards": [CARDS[choice.args[0]] for choice in gathered if choice.verb in ("pay", "drop")],
        "total": 0,
        "agents": 0,
        "needed": None,
        "cubes": 0,
        "standing": None,
        "leader": None,
        "tracks": None,
        "trips": [],
        "points": 0,
    }


def symbols(game: "ProvidenceGame", resource: int, found: Payment) -> int:
    """Return how many symbols of a kind are on the cards that pay."""
    worth = game.edition.worth[resource]
    return sum([worth[CARDS.index(card)] for card in found["cards"]])


def cubes_on_board(facts: Facts, seat: int) -> int:
    """Return how many cubes of a player lie on the board."""
    there = sum([city["cubes"][seat] + city["card_cubes"][seat] for city in facts["cities"]])
    return there + sum([card["cubes"][seat] for card in facts["row"]])


def own_cubes(facts: Facts, seat: int, place: str) -> int:
    """Return how many cubes of a player lie in a place."""
    for city in facts["cities"]:
        if place == city["city"]:
            return city["cubes"][seat]
        if place == f"{city['city']}_card":
            return city["card_cubes"][seat]
    return sum([card["cubes"][seat] for card in facts["row"] if card["card"] == place])


def adding(
    game: "ProvidenceGame", facts: Facts, seat: int, head: Choice, found: Payment, deep_ones: bool
) -> None:
    """Say how many cubes would be added, how much Influence one's Agents have there, and who would have the most."""
    found["total"] = symbols(game, INFLUENCE, found)
    found["cubes"] = min(found["total"], facts["players"][seat]["pool"])
    place = head.args[0]
    if place >= 2 * CITY_COUNT:
        name = MYTHOS[place - 2 * CITY_COUNT]
        influence = next(card["cubes"][:] for card in facts["row"] if card["card"] == name)
    elif place >= CITY_COUNT:
        influence = face_up(game, facts, facts["cities"][place - CITY_COUNT], deep_ones)
    else:
        influence = space(game, facts, facts["cities"][place])
    found["agents"] = influence[seat] - own_cubes(facts, seat, PLACES[place])
    influence[seat] += found["cubes"]
    found["standing"] = influence
    found["leader"] = leader_of(influence)


def marker(game: "ProvidenceGame", facts: Facts, seat: int, head: Choice, found: Payment) -> None:
    """Say where the markers would stand, and what that is worth to the player in the end."""
    shift = head.args[0]
    found["total"] = symbols(game, FIRST_SHIFT + shift, found)
    places = facts["tracks"][:]
    if shift % 2:
        places[shift // 2] = max(0, places[shift // 2] - found["total"])
    else:
        places[shift // 2] = min(game.edition.track_end, places[shift // 2] + found["total"])
    found["tracks"] = places
    own = game.edition.own_track[side_of(facts, seat)]
    found["points"] = game.edition.track_vp[places[own]] - game.edition.track_vp[facts["tracks"][own]]


def side_of(facts: Facts, seat: int) -> int:
    """Return the Allegiance of the viewer, who knows it."""
    return ALLEGIANCES.index(facts["players"][seat]["allegiance"] or ALLEGIANCES[0])


# ---- travel


def closed_cities(facts: Facts) -> int:
    """Return the closed Cities as bits."""
    return sum([1 << number for number, city in enumerate(facts["cities"]) if city["closed"] is not None])


def trip_of(game: "ProvidenceGame", closed: int, piece: str | None, start: int, end: int) -> Trip:
    """Return a journey by the cheapest way."""
    roads = game.edition.roads
    return {
        "piece": piece,
        "city": CITIES[start],
        "to": CITIES[end],
        "price": roads.prices(closed)[start * CITY_COUNT + end],
        "way": [CITIES[city] for city in roads.way(start, end, closed)],
    }


def journeys(game: "ProvidenceGame", facts: Facts, gathered: list[Choice], found: Payment) -> None:
    """Say which journeys were planned and what they cost."""
    closed = closed_cities(facts)
    where = {piece["piece"]: piece["city"] for piece in facts["pieces"]}
    trips: list[Trip] = []
    for choice in gathered:
        if choice.verb not in ("move", "swim"):
            continue
        piece = PIECES[choice.args[0]] if choice.verb == "move" else None
        start = where[piece] if piece is not None else CITIES[choice.args[0]]
        if start is not None:
            trips.append(trip_of(game, closed, piece, CITIES.index(start), choice.args[1]))
    found["trips"] = trips
    found["needed"] = sum([trip["price"] for trip in trips])
    found["total"] = symbols(game, TRAVEL_SYMBOL, found)


# ---- kills and Gates


def deed(
    game: "ProvidenceGame", view: dict[str, Any], seat: int, gathered: list[Choice], found: Payment
) -> None:
    """Say who is killed or who acts at a Gate, where, how much power there is and has to be, and what for."""
    facts: Facts = view["facts"]
    choice = next((choice for choice in gathered if choice.verb in DEEDS), None)
    if choice is None:
        return
    found["action"] = choice.verb
    if found["card"] is None:  # asked by itself, after the first thing that a text does
        found["card"] = view["prompt"]["args"]["card"]
    if choice.verb == "slay":
        city: str | None = CITIES[choice.args[0]]
    else:
        found["piece"] = PIECES[choice.args[0]]
        city = next(piece["city"] for piece in facts["pieces"] if piece["piece"] == found["piece"])
    if city is None:
        return
    here = facts["cities"][CITIES.index(city)]
    found["city"] = city
    found["points"] = worth_of(game, facts, seat, found, here)
    if needs_no_power(game.edition, gathered, found):
        return
    found["agents"] = power_in(game, facts, seat, city)
    found["total"] = found["agents"] + symbols(game, POWER, found)
    found["needed"] = (
        here["control"] if choice.verb in ("kill", "slay") else gate_need(game, facts, seat, here)
    )


def gate_need(game: "ProvidenceGame", facts: Facts, seat: int, city: City) -> int:
    """Return the power that a Gate takes from a player: Keziah Mason may make it less."""
    op = rule_of(game, facts, seat, GATE_DISCOUNT)
    if op is None:
        return city["gate"]
    return min(city["gate"], max(op.low, city["gate"] - op.n))


def worth_of(game: "ProvidenceGame", facts: Facts, seat: int, found: Payment, city: City) -> int:
    """Return what a kill or a Gate is worth to a player in the end; a Basic Agent may yet be a Cultist's."""
    edition = game.edition
    side = side_of(facts, seat)
    if found["action"] in ("close", "open"):
        return city["gate"] if edition.gates_scored[side] & (1 if found["action"] == "close" else 2) else 0
    piece = found["piece"]
    to_crypt = found["action"] == "kill" and piece not in BASIC and piece not in CULTISTS
    return edition.crypt_vp if to_crypt and edition.scores_crypt[side] else 0


def needs_no_power(edition: Edition, gathered: list[Choice], found: Payment) -> bool:
    """Tell whether the text that is used asks for no power."""
    code = KILL_AGENT if found["action"] in ("kill", "slay") else GATE
    head = gathered[0]
    if head.verb == "hunt":
        programs = [edition.hunt_program]
    elif head.verb in ("use", "free"):
        programs = [(edition.free_program if head.verb == "free" else edition.program)[head.args[0]]]
    else:
        card = CARDS.index(found["card"] or "")
        programs = [edition.program[card], edition.free_program[card], edition.when_claimed[card]]
    ways = [choice.args[0] for choice in gathered if choice.verb == "way"]
    ops = [op for program in programs if program >= 0 for op in ops_on(edition, program, ways)]
    return any(op.code == code and op.other for op in ops)


def ops_on(edition: Edition, program: int, ways: list[int]) -> list[Op]:
    """Return the ops of a text; where one chooses between parts, those of the part that was chosen."""
    found: list[Op] = []
    for op in edition.programs[program]:
        if op.code == CHOOSE and ways:
            found += ops_on(edition, op.subs[ways[0]], ways[1:])
        else:
            found.append(op)
    return found
