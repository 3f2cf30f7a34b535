"""What reports follow of a player beside the facts themselves."""

from typing import Any

from subrosa.games.emerald.rules.facts import Player
from subrosa.games.emerald.rules.words import LOYALIST, RESTORATIONIST, STARTING


def measured(player: Player) -> dict[str, Any]:
    """Return a player's facts, with the cards they have claimed, their royalty and their steps on tracks counted."""
    cards = [
        *player["held"],
        *player["unseen"],
        *player["discards"],
        *[laid["card"] for laid in player["beside"]],
    ]
    hidden = sum([royal["hidden"] for royal in player["royalty"]])
    return {
        **player,
        "claimed": len([card for card in cards if card not in STARTING]),
        "royalty_killed": len(player["royalty"]) - hidden,
        "royalty_hidden": hidden,
        "loyalist_steps": player["pushed"][LOYALIST],
        "restorationist_steps": player["pushed"][RESTORATIONIST],
    }
