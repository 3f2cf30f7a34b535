"""What reports follow of a player beside the facts themselves."""

from typing import Any

from subrosa.games.emerald.rules.facts import Player
from subrosa.games.emerald.rules.shown import claimed
from subrosa.games.emerald.rules.words import LOYALIST, RESTORATIONIST


def measured(player: Player) -> dict[str, Any]:
    """Return a player's facts, with the cards they have claimed, their royalty and their steps on tracks counted."""
    hidden = sum([royal["hidden"] for royal in player["royalty"]])
    return {
        **player,
        "claimed": len(claimed(player)),
        "royalty_killed": len(player["royalty"]) - hidden,
        "royalty_hidden": hidden,
        "loyalist_steps": player["pushed"][LOYALIST],
        "restorationist_steps": player["pushed"][RESTORATIONIST],
    }
