"""The options of Nanty Narking: its variants, and points on which tables differ (RULES.md 14, 17.1)."""

from typing import Final

from subrosa.core.errors import BadSetup
from subrosa.core.game import Option
from subrosa.games.nanty.rules.words import IDENTITIES

OPTIONS: Final = (
    Option("identities", ("standard", "classic", "alternative"), "14"),
    Option("figure_cards", ("no", "yes"), "14.3"),
    Option("holborn_on_thames", ("yes", "no"), "H1"),
    Option("deck_end", ("short_refill", "last_card", "short_draw"), "H2"),
    Option("twelve_agents", ("other_eleven", "all_twelve", "anywhere"), "H3"),
    Option("neutrals_moved", ("yes", "no"), "H4"),
    Option("goodyear", ("whole_text", "one_effect", "cancels_text"), "H5"),
    Option("peters_money", ("hired", "returned"), "H6"),
    Option("relocation", ("reach", "anywhere"), "H7"),
    Option("own_victims", ("free_choice", "own_first"), "H8"),
    Option("ties", ("shared", "next_card"), "H9"),
    Option("watson_refill", ("yes", "no"), "H10"),
    Option("subsidence", ("must_pay", "may_refuse"), "H11"),
    Option("discard_pile", ("open", "top_card"), "H12"),
    Option("mansion", ("either", "other_player"), "H13"),
    Option("alternative_thresholds", ("table",), "H14", free=True),
)
FIRST_ALTERNATIVE: Final = 9  # in the order of IDENTITIES


class HouseRules:
    """The options as they are looked up in play. Immutable, shared by all states of a game."""

    __slots__ = (
        "cancels_text",
        "deck_end",
        "figure_cards",
        "holborn_on_thames",
        "identities",
        "mansion_either",
        "may_refuse",
        "neutrals_moved",
        "next_card",
        "one_effect",
        "open_discards",
        "own_first",
        "peters_returned",
        "relocate_anywhere",
        "thresholds",
        "twelve_agents",
        "watson_refill",
    )

    def __init__(self, options: dict[str, str]) -> None:
        self.identities: str = options["identities"]
        self.figure_cards: bool = options["figure_cards"] == "yes"
        self.holborn_on_thames: bool = options["holborn_on_thames"] == "yes"
        self.deck_end: int = OPTIONS[3].values.index(options["deck_end"])
        self.twelve_agents: int = OPTIONS[4].values.index(options["twelve_agents"])
        self.neutrals_moved: bool = options["neutrals_moved"] == "yes"
        self.one_effect: bool = options["goodyear"] == "one_effect"
        self.cancels_text: bool = options["goodyear"] == "cancels_text"
        self.peters_returned: bool = options["peters_money"] == "returned"
        self.relocate_anywhere: bool = options["relocation"] == "anywhere"
        self.own_first: bool = options["own_victims"] == "own_first"
        self.next_card: bool = options["ties"] == "next_card"
        self.watson_refill: bool = options["watson_refill"] == "yes"
        self.may_refuse: bool = options["subsidence"] == "may_refuse"
        self.open_discards: bool = options["discard_pile"] == "open"
        self.mansion_either: bool = options["mansion"] == "either"
        self.thresholds: tuple[tuple[int, int], ...] = read_thresholds(options["alternative_thresholds"])


LAST_CARD: Final = 1  # values of deck_end and twelve_agents
SHORT_DRAW: Final = 2
ALL_TWELVE: Final = 1
ANYWHERE: Final = 2


def read_thresholds(text: str) -> tuple[tuple[int, int], ...]:
    """Read what alternative identities need at this table, such as `ebenezer_scrooge=34,bill_sikes=5` (14.2)."""
    if text == "table":
        return ()
    found: list[tuple[int, int]] = []
    for part in text.split(","):
        name, _, value = part.strip().lower().partition("=")
        names = IDENTITIES[FIRST_ALTERNATIVE:]
        plain = value.isascii() and value.isdecimal() and len(value) <= 3
        if name not in names or not plain or int(value) == 0:
            raise BadSetup(
                "option alternative_thresholds is 'table' or a comma list such as ebenezer_scrooge=34; "
                f"{part.strip()!r} does not name one of {', '.join(names)} with a number"
            )
        if IDENTITIES.index(name) in [known for known, _ in found]:
            raise BadSetup(f"option alternative_thresholds names {name} twice")
        found.append((IDENTITIES.index(name), int(value)))
    return tuple(found)
