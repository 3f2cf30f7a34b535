"""What an action that is being put together would do (RULES.md 6, 11): worked out from its owner's view."""

from typing import TYPE_CHECKING, Any, Literal

from subrosa.core.choice import Choice
from subrosa.games.emerald.rules.facts import City, Faction, Facts, Payment, Player
from subrosa.games.emerald.rules.words import (
    BLACK_HAND,
    CARDS,
    FENIANS,
    ROYALTY,
)
from subrosa.parts.majority import NOBODY, leader

if TYPE_CHECKING:
    from subrosa.games.emerald.rules.game import EmeraldGame


def planned(game: "EmeraldGame", view: dict[str, Any]) -> Payment | None:
    """Return the action that the viewer has begun, if any, and what it would do with the cards gathered so far."""
    seat: int | None = view["seat"]
    gathered = [choice for text in view.get("gathered", ()) if (choice := game.words.get(text)) is not None]
    if seat is None or not gathered:
        return None
    head = gathered[0]
    facts: Facts = view["facts"]
    paid = [choice.args[0] for choice in gathered[1:]]
    found = begun(facts, head, paid)
    if head.verb in ("kill", "strike"):
        assassination(game, facts, seat, head, paid, found)
    elif head.verb == "claim":
        claim(game, facts, seat, found)
    elif head.verb == "tracks":
        markers(game, facts, gathered[1:], found)
    elif head.verb in ("place", "retrieve", "move"):
        pieces(game, facts, seat, paid, found)
    return found


def begun(facts: Facts, head: Choice, paid: list[int]) -> Payment:
    """Return an action with its cards, before it is worked out what it would do."""
    verb = head.verb
    city = head.args[0] if verb in ("place", "claim", "kill", "strike") else None
    return {
        "action": verb,
        "city": None if city is None else facts["cities"][city]["city"],
        "target": head.args[1] if verb == "kill" else None,
        "royalty": ROYALTY[city] if city is not None and verb == "strike" else None,
        "card": CARDS[head.args[0]] if verb == "use" else None,
        "cards": [CARDS[card] for card in paid],
        "total": len(paid),
        "needed": None,
        "agents": 0,
        "pieces": 0,
        "standing": None,
        "leader": None,
        "tracks": None,
        "change": 0,
        "points": 0,
        "kept": "yes",
        "exposes": False,
    }


# ---- cubes and agents


def pieces(game: "EmeraldGame", facts: Facts, seat: int, paid: list[int], found: Payment) -> None:
    """Say how many cubes or agents the symbols are good for, and who would lead where cubes are placed."""
    edition = game.edition
    player = facts["players"][seat]
    here = [city for city in facts["cities"] if city["city"] == found["city"]]
    if here:
        symbols, room = edition.place, player["cubes"]
    elif found["action"] == "retrieve":
        symbols, room = edition.retrieve, edition.pieces - player["cubes"]
    else:
        symbols, room = edition.move, sum([city["agents"][seat] for city in facts["cities"]])
    found["total"] = sum([symbols[card] for card in paid])
    found["pieces"] = min(found["total"], room)
    if here:
        standing = pieces_in(here[0])
        standing[seat] += found["pieces"]
        found["standing"] = standing
        found["leader"] = leader_of(standing)


def claim(game: "EmeraldGame", facts: Facts, seat: int, found: Payment) -> None:
    """Say which card is claimed, what it is worth, and how the city would stand without the cubes."""
    (city,) = [city for city in facts["cities"] if city["city"] == found["city"]]
    if city["card"] is None:
        return
    card = CARDS.index(city["card"])
    found["card"] = city["card"]
    found["points"] = game.edition.vp(card)
    standing = city["agents"][:]
    standing[seat] += min(game.edition.agents[card], facts["players"][seat]["agents"])
    found["standing"] = standing
    found["leader"] = leader_of(standing)


# ---- tracks


def markers(game: "EmeraldGame", facts: Facts, pushes: list[Choice], found: Payment) -> None:
    """Say where the markers would stand, and what that would change for everybody."""
    edition = game.edition
    steps = [0, 0]
    for choice in pushes:
        card, side = choice.args
        steps[side] += edition.push[side][card]
    places = [min(edition.track_end, at + more) for at, more in zip(facts["tracks"], steps, strict=True)]
    found["total"] = sum(steps)
    found["tracks"] = places
    found["change"] = lead_of(places) - lead_of(facts["tracks"])


# ---- assassinations


def assassination(
    game: "EmeraldGame", facts: Facts, seat: int, head: Choice, paid: list[int], found: Payment
) -> None:
    """Say how many bombs there are, how many it takes, and what the deed is worth."""
    edition = game.edition
    city = head.args[0]
    player = facts["players"][seat]
    weapon, bombs = paid[:1], paid[1:]
    agents = facts["cities"][city]["agents"][seat]
    found["card"] = CARDS[weapon[0]] if weapon else None
    found["cards"] = [CARDS[card] for card in bombs]
    found["agents"] = agents
    found["total"] = agents + sum([agents if card == FENIANS else edition.bombs[card] for card in bombs])
    if head.verb == "kill":
        found["needed"] = edition.kill_bombs[city]
        found["points"] = edition.kill_vp[weapon[0]] if weapon else 0
        victim = facts["players"][head.args[1]]
        found["kept"] = kept_for_a_kill(side_of(player), side_of(victim))
        found["exposes"] = not victim["revealed"] and agents_on_board(facts, victim) == 1
    else:
        found["needed"] = edition.royal_bombs[city]
        found["points"] = edition.royal_vp[city] + (edition.per_hand_royalty if has_black_hand(player) else 0)
        found["kept"] = "no" if side_of(player) == "loyalist" else "yes"


def kept_for_a_kill(own: Faction | None, victims: Faction | None) -> Literal["yes", "no", "unknown"]:
    """Tell whether points for a killed agent count: only for a Loyalist, and for a Restorationist's agent (17.2)."""
    if own == "restorationist" or victims == "loyalist":
        return "no"
    return "yes" if victims == "restorationist" else "unknown"


def agents_on_board(facts: Facts, player: Player) -> int:
    """Return how many agents a player has on the board; those on Mi-Go count (R14)."""
    return sum([city["agents"][player["seat"]] for city in facts["cities"]]) + player["mi_go"]


def has_black_hand(player: Player) -> bool:
    """Tell whether the Black Hand lies beside a player's identity card."""
    return CARDS[BLACK_HAND] in [laid["card"] for laid in player["beside"]]


# ---- sides


def side_of(player: Player) -> Faction | None:
    """Return the side a player is on, if the viewer knows: after a Change of Heart it is not the one on the card."""
    identity = player["identity"]
    if identity is None or not player["changed"]:
        return identity
    return "loyalist" if identity == "restorationist" else "restorationist"


# ---- majorities and leads


def pieces_in(city: City) -> list[int]:
    """Return how many pieces everybody has in a city."""
    return [cubes + agents for cubes, agents in zip(city["cubes"], city["agents"], strict=True)]


def leader_of(pieces: list[int]) -> int | None:
    """Return who has the majority, if anybody has."""
    found = leader(pieces)
    return None if found == NOBODY else found


def lead_of(tracks: list[int]) -> int:
    """Return by how much one marker is ahead of the other."""
    return abs(tracks[0] - tracks[1])
