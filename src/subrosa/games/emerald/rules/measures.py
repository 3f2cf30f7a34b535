"""What reports follow of a player."""

from typing import Any

from subrosa.core.named import all_named, named
from subrosa.games.emerald.rules.facts import Player
from subrosa.games.emerald.rules.shown import claimed
from subrosa.games.emerald.rules.words import LOYALIST, RESTORATIONIST


def measured(player: Player, faction: str | None) -> dict[str, Any]:
    """Return what can be followed of a player: the cards they have claimed, their royalty and their steps counted."""
    hidden = sum([royal["hidden"] for royal in player["royalty"]])
    return {
        "faction": named("faction", faction),
        "points": player["points"],
        "sanity": player["sanity"],
        "kills": player["kills"],
        "agents": player["agents"],
        "cubes": player["cubes"],
        "limbo": player["limbo"],
        "cards": player["cards"],
        "deck": player["deck"],
        "discards": all_named("card", player["discards"]),
        "claimed": len(claimed(player)),
        "royalty_killed": len(player["royalty"]) - hidden,
        "royalty_hidden": hidden,
        "loyalist_steps": player["pushed"][LOYALIST],
        "restorationist_steps": player["pushed"][RESTORATIONIST],
    }
