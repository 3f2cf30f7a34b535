"""What reports follow of a player beside the facts themselves."""

from typing import Any

from subrosa.games.providence.rules.facts import Facts
from subrosa.games.providence.rules.words import STARTING


def measured(facts: Facts, seat: int) -> dict[str, Any]:
    """Return a player's facts, with Cities, Gates, Agents and cards counted."""
    player = facts["players"][seat]
    cards = [*player["held"], *player["unseen"], *player["discards"]]
    gates = [city["gate_side"] for city in facts["cities"] if city["gate_owner"] == seat]
    return {
        **player,
        "cities": len([1 for city in facts["cities"] if city["controller"] == seat]),
        "gates_closed": gates.count("closed"),
        "gates_opened": gates.count("open"),
        "agents": len([1 for piece in facts["pieces"] if piece["owner"] == seat]),
        "claimed": len([card for card in cards if card not in STARTING]),
        "mythos_cards": len(player["mythos"]),
        "kills": len(player["crypt"]),
    }
