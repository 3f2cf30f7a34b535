"""What reports follow of a player."""

from typing import Any

from subrosa.core.named import all_named, named
from subrosa.games.providence.rules.facts import Facts
from subrosa.games.providence.rules.words import STARTING


def measured(facts: Facts, seat: int) -> dict[str, Any]:
    """Return what can be followed of a player: Cities, Gates, Agents and cards are counted."""
    player = facts["players"][seat]
    cards = [*player["held"], *player["unseen"], *player["discards"]]
    gates = [city["gate_side"] for city in facts["cities"] if city["gate_owner"] == seat]
    return {
        "allegiance": named("allegiance", player["allegiance"]),
        "vp": player["vp"],
        "madness": player["madness"],
        "pool": player["pool"],
        "limbo": player["limbo"],
        "cards": player["cards"],
        "deck": player["deck"],
        "discards": all_named("card", player["discards"]),
        "cities": len([1 for city in facts["cities"] if city["controller"] == seat]),
        "gates_closed": gates.count("closed"),
        "gates_opened": gates.count("open"),
        "agents": len([1 for piece in facts["pieces"] if piece["owner"] == seat]),
        "claimed": len([card for card in cards if card not in STARTING]),
        "mythos_cards": len(player["mythos"]),
        "kills": len(player["crypt"]),
    }
