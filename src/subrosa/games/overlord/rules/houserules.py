"""The options of Kill the Overlord: who plays, and the points on which tables differ (RULES.md 10 and 13)."""

from typing import Final

from subrosa.core.game import Option

OPTIONS: Final = (
    Option("cast", ("base", "alternate", "random", "mixed"), "10", free=True),
    Option("mutiny_rank", ("nearest", "exact"), "13.1"),
    Option("capitalize_duel", ("no_target", "other_player"), "13.2"),
    Option("dead_shields", ("block", "ignored"), "13.3"),
    Option("plea_after_cancel", ("yes", "no"), "13.4"),
    Option("may_die", ("no", "yes"), "13.5"),
    Option("hand_limit", ("every_draw", "draw_phase"), "13.6"),
    Option("uprising_answers", ("secret", "clockwise"), "13.7"),
    Option("uprising_credit", ("giver", "discarder"), "13.8"),
    Option("revenge_duel", ("both_die", "overlord_wins"), "13.9"),
    Option("banned_discards", ("allowed", "forced_only"), "13.10"),
    Option("negative_income", ("once", "twice"), "13.11"),
    Option("plea_at_start", ("yes", "no"), "13.12"),
)


class HouseRules:
    """The options as they are looked up in play. Immutable, shared by all states of a game."""

    __slots__ = (
        "banned_discards",
        "dead_shields_block",
        "duel_capitalize",
        "exact_mutiny",
        "income_twice",
        "limit_every_draw",
        "may_die",
        "overlord_wins_duel",
        "plea_after_cancel",
        "plea_at_start",
        "uprising_credits_giver",
        "uprising_secret",
    )

    def __init__(self, options: dict[str, str]) -> None:
        self.exact_mutiny: bool = options["mutiny_rank"] == "exact"
        self.duel_capitalize: bool = options["capitalize_duel"] == "other_player"
        self.dead_shields_block: bool = options["dead_shields"] == "block"
        self.plea_after_cancel: bool = options["plea_after_cancel"] == "yes"
        self.may_die: bool = options["may_die"] == "yes"
        self.limit_every_draw: bool = options["hand_limit"] == "every_draw"
        self.uprising_secret: bool = options["uprising_answers"] == "secret"
        self.uprising_credits_giver: bool = options["uprising_credit"] == "giver"
        self.overlord_wins_duel: bool = options["revenge_duel"] == "overlord_wins"
        self.banned_discards: bool = options["banned_discards"] == "allowed"
        self.income_twice: bool = options["negative_income"] == "twice"
        self.plea_at_start: bool = options["plea_at_start"] == "yes"
