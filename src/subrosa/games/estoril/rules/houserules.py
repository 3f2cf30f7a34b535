"""The options of Estoril 1942: its variants (RULES.md 12), and points on which tables differ (15)."""

from typing import Final

from subrosa.core.game import Option

OPTIONS: Final = (
    Option("secret_missions", ("no", "yes"), "12.1"),
    Option("recruitment_office", ("no", "yes"), "12.2"),
    Option("second_place", ("no", "yes"), "12.3"),
    Option("empty_missions", ("nobody", "shared"), "15.1"),
    Option("flags_counted", ("at_use", "at_end"), "15.2"),
    Option("assassin_himself", ("no", "yes"), "15.3"),
    Option("white_markers", ("unlimited", "limited"), "15.4"),
    Option("office_scoring", ("on_top", "instead"), "15.5"),
    Option("fulfilled", ("shared_too", "alone_only"), "15.6"),
    Option("seduced_bonus", ("yes", "no"), "15.7"),
)


class HouseRules:
    """The options as they are looked up in play. Immutable, shared by all states of a game."""

    __slots__ = (
        "assassin_himself",
        "count_at_end",
        "empty_missions_shared",
        "fulfilled_alone",
        "limited_white",
        "office",
        "office_instead",
        "second_place",
        "secret_missions",
        "seduced_bonus",
    )

    def __init__(self, options: dict[str, str]) -> None:
        self.secret_missions: bool = options["secret_missions"] == "yes"
        self.office: bool = options["recruitment_office"] == "yes"
        self.second_place: bool = options["second_place"] == "yes"
        self.empty_missions_shared: bool = options["empty_missions"] == "shared"
        self.count_at_end: bool = options["flags_counted"] == "at_end"
        self.assassin_himself: bool = options["assassin_himself"] == "yes"
        self.limited_white: bool = options["white_markers"] == "limited"
        self.office_instead: bool = options["office_scoring"] == "instead"
        self.fulfilled_alone: bool = options["fulfilled"] == "alone_only"
        self.seduced_bonus: bool = options["seduced_bonus"] == "yes"
