"""What a page draws beside the facts (RULES.md 17): worked out from a view alone."""

from typing import TYPE_CHECKING, Any

from subrosa.games.emerald.rules.facts import Facts, Shown
from subrosa.games.emerald.rules.suspicion import loyalists

if TYPE_CHECKING:
    from subrosa.games.emerald.rules.game import EmeraldGame


def shown(game: "EmeraldGame", view: dict[str, Any]) -> Shown:
    """Return what takes a rule to work out: who leads where, and how near the end is."""
    facts: Facts = view["facts"]
    seats: int = view["seats"]
    return {
        "needed": game.edition.vp_end[seats],
        "track_end": game.edition.track_end,
        "leaders": [leader(city["cubes"], city["agents"]) for city in facts["cities"]],
        "loyalist": who_is_who(game, facts) if view["options"]["who_is_who"] == "yes" else None,
    }


def who_is_who(game: "EmeraldGame", facts: Facts) -> list[float]:
    """Return how likely each player is to be a Loyalist, as far as the viewer can tell (20.3)."""
    return [round(chance, 2) for chance in loyalists(game.edition, facts)]


def leader(cubes: list[int], agents: list[int]) -> int | None:
    """Return who has the majority in a city, if anybody has."""
    pieces = [cube + agent for cube, agent in zip(cubes, agents, strict=True)]
    most = max(pieces)
    return pieces.index(most) if most and pieces.count(most) == 1 else None
