"""The options of Cthulhu: Dark Providence: points on which tables differ (RULES.md 22)."""

from typing import Final

from subrosa.core.game import Option
from subrosa.games.providence.rules.words import DIFFICULTIES, GREAT_OLD_ONES, NOBODY

OPTIONS: Final = (
    Option("who_is_who", ("yes", "no"), "19.3"),
    Option("great_old_one", ("random", *GREAT_OLD_ONES), "18.1"),
    Option("difficulty", DIFFICULTIES, "18.10"),
    Option("basic_agents", ("dealt", "chosen"), "2.6"),
    Option("placement", ("counter_clockwise", "first_player_last"), "2.9"),
    Option("random_start_cities", ("no", "yes"), "2.9"),
    Option("free_actions_before_claim", ("no", "yes"), "6.1"),
    Option("deep_ones_influence_on_cards", ("no", "yes"), "17.3"),
    Option("silver_key_on_effect_claims", ("no", "yes"), "6.6"),
    Option("reveal_check_counts_dissenter_penalty", ("no", "yes"), "12"),
    Option("reveal_may_fail", ("no", "yes"), "12"),
    Option("solo_gate_trigger", ("power", "gate_symbol"), "18.7"),
    Option("solo_influence_counts_target_card", ("no", "yes"), "18.7"),
    Option("solo_ritual_scores", ("no", "yes"), "18.9"),
)


class HouseRules:
    """The options as they are looked up in play. Immutable, shared by all states of a game."""

    __slots__ = (
        "choose_agents",
        "deep_ones_on_cards",
        "difficulty",
        "elder",
        "first_last",
        "free_before_claim",
        "gate_symbol",
        "key_always",
        "may_fail",
        "penalty_counts",
        "random_cities",
        "ritual_scores",
        "target_counts",
    )

    def __init__(self, options: dict[str, str]) -> None:
        elder = options["great_old_one"]
        self.elder: int = NOBODY if elder == "random" else GREAT_OLD_ONES.index(elder)
        self.difficulty: int = DIFFICULTIES.index(options["difficulty"])
        self.choose_agents: bool = options["basic_agents"] == "chosen"
        self.first_last: bool = options["placement"] == "first_player_last"
        self.random_cities: bool = options["random_start_cities"] == "yes"
        self.free_before_claim: bool = options["free_actions_before_claim"] == "yes"
        self.deep_ones_on_cards: bool = options["deep_ones_influence_on_cards"] == "yes"
        self.key_always: bool = options["silver_key_on_effect_claims"] == "yes"
        self.penalty_counts: bool = options["reveal_check_counts_dissenter_penalty"] == "yes"
        self.may_fail: bool = options["reveal_may_fail"] == "yes"
        self.gate_symbol: bool = options["solo_gate_trigger"] == "gate_symbol"
        self.target_counts: bool = options["solo_influence_counts_target_card"] == "yes"
        self.ritual_scores: bool = options["solo_ritual_scores"] == "yes"
