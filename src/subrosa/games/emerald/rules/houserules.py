"""The options of A Study in Emerald: points on which tables differ (RULES.md 21)."""

from typing import Final

from subrosa.core.game import Option

OPTIONS: Final = (
    Option("who_is_who", ("yes", "no"), "20.3"),
    Option("sanity_die", ("cards", "two_faces"), "H1"),
    Option("lestrade", ("one_player", "whole_city"), "H2"),
    Option("vampires_block", ("reusable", "one_use"), "H3"),
    Option("blocked_cubes", ("stay", "cleared"), "H4"),
    Option("vampires_stop", ("killings", "assassinations"), "H5"),
    Option("holmes_stops_irene", ("no", "yes"), "H6"),
    Option("end_check", ("action", "turn"), "H7"),
    Option("loyalist_refill", ("once", "always"), "H8"),
    Option("change_of_heart", ("at_reveal", "later"), "H9"),
    Option("retrieve_exactly", ("no", "yes"), "H10"),
    Option("zombie_block", ("agent", "player"), "H11"),
)


class HouseRules:
    """The options as they are looked up in play. Immutable, shared by all states of a game."""

    __slots__ = (
        "always_refill",
        "assassinations_only",
        "block_uses_up",
        "change_at_reveal",
        "clear_when_blocked",
        "end_of_turn",
        "exact",
        "holmes_stops_irene",
        "mad_faces",
        "protects_player",
        "whole_city",
    )

    def __init__(self, options: dict[str, str], mad_faces: int) -> None:
        die = options["sanity_die"]
        self.mad_faces: int = mad_faces if die == "cards" else 2
        self.whole_city: bool = options["lestrade"] == "whole_city"
        self.block_uses_up: bool = options["vampires_block"] == "one_use"
        self.clear_when_blocked: bool = options["blocked_cubes"] == "cleared"
        self.assassinations_only: bool = options["vampires_stop"] == "assassinations"
        self.holmes_stops_irene: bool = options["holmes_stops_irene"] == "yes"
        self.end_of_turn: bool = options["end_check"] == "turn"
        self.always_refill: bool = options["loyalist_refill"] == "always"
        self.change_at_reveal: bool = options["change_of_heart"] == "at_reveal"
        self.exact: bool = options["retrieve_exactly"] == "yes"
        self.protects_player: bool = options["zombie_block"] == "player"
