"""Influence, power and control worked out from a view (RULES.md 6, 8): for pages, which know facts only."""

from typing import TYPE_CHECKING

from subrosa.games.providence.rules.facts import City, Facts, Standing
from subrosa.games.providence.rules.vocabulary import WHATELEY_TOKEN, Op
from subrosa.games.providence.rules.words import MYTHOS
from subrosa.parts.names import numbers
from subrosa.parts.sight import bits

if TYPE_CHECKING:
    from subrosa.games.providence.rules.game import ProvidenceGame


def presence(game: "ProvidenceGame", facts: Facts, city: City) -> list[int]:
    """Return the Influence of everybody's Agents and Whateley tokens in a City, by owner."""
    found = [0] * len(city["cubes"])
    for piece in facts["pieces"]:
        if piece["city"] == city["city"]:
            found[piece["owner"]] += piece["influence"]
    owner = facts["whateley_owner"]
    if owner is not None and city["whateleys"]:
        op = rule_of(game, facts, owner, WHATELEY_TOKEN)
        found[owner] += 0 if op is None else op.n
    return found


def rule_of(game: "ProvidenceGame", facts: Facts, seat: int, rule: int) -> Op | None:
    """Return the op of a constant rule that is in force for a player."""
    return game.edition.rule_of(bits(numbers(MYTHOS, facts["players"][seat]["mythos"])), rule)


def space(game: "ProvidenceGame", facts: Facts, city: City) -> list[int]:
    """Return everybody's Influence on a City space."""
    found = [more + cubes for more, cubes in zip(presence(game, facts, city), city["cubes"], strict=True)]
    if facts["deep_owner"] is not None:
        found[facts["deep_owner"]] += city["deep_ones"]
    return found


def face_up(game: "ProvidenceGame", facts: Facts, city: City, deep_ones: bool) -> list[int]:
    """Return everybody's Influence on the face-up card of a City."""
    found = [
        more + cubes for more, cubes in zip(presence(game, facts, city), city["card_cubes"], strict=True)
    ]
    if deep_ones and facts["deep_owner"] is not None:
        found[facts["deep_owner"]] += city["deep_ones"]
    return found


def leader_of(influence: list[int]) -> int | None:
    """Return who has more than everybody else, if anybody has."""
    most = max(influence)
    return influence.index(most) if most and influence.count(most) == 1 else None


def standings(game: "ProvidenceGame", facts: Facts, deep_ones: bool) -> list[Standing]:
    """Return everybody's Influence on everything that can be claimed."""
    found: list[Standing] = []
    for city in facts["cities"]:
        influence = space(game, facts, city)
        found.append({"place": city["city"], "influence": influence, "leader": leader_of(influence)})
    for city in facts["cities"]:
        if city["card"] is not None:
            influence = face_up(game, facts, city, deep_ones)
            found.append(
                {"place": f"{city['city']}_card", "influence": influence, "leader": leader_of(influence)}
            )
    for card in facts["row"]:
        found.append(
            {"place": card["card"], "influence": card["cubes"][:], "leader": leader_of(card["cubes"])}
        )
    return found


def power_in(game: "ProvidenceGame", facts: Facts, seat: int, city: str) -> int:
    """Return the power of all pieces that a player has in a City."""
    total = sum(
        [piece["power"] for piece in facts["pieces"] if piece["owner"] == seat and piece["city"] == city]
    )
    if facts["whateley_owner"] == seat and city in facts["whateleys"]:
        op = rule_of(game, facts, seat, WHATELEY_TOKEN)
        total += 0 if op is None else op.low
    return total
