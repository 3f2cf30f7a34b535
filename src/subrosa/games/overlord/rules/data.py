"""The card file of Kill the Overlord as typed tables, indexed by the numbers of `words`."""

from typing import Any, Final

from subrosa.core.cardfile import CardFile
from subrosa.games.overlord.rules.words import (
    ADVISOR,
    BAILIFF,
    BLACKMAIL,
    CAPITALIZE,
    CARDS,
    CHARACTERS,
    COERCION,
    GUILTY_PLEA,
    LAST_SHIELD,
    MARTYRDOM,
    MERCHANT,
    OUTLAW,
    PEASANT,
    SERVANT,
    SQUIRE,
    TYRANT,
)

KINDS: Final = ("shield",) * 5 + ("book",) * 4 + ("retaliation", "plea")
# Whom a card is aimed at. For shield cards the file chooses; what the others do is a matter of rules, not of data.
TARGETS: Final = ("seat_1", "seat_2", "any", "rank_1")
OTHER_TARGETS: Final = ("none", "none", "none", "overlord", "card", "halted_order")
SEAT_1: Final = 0
ANY: Final = 2
RANK_1: Final = 3
UNLIMITED: Final = 99


class Edition:
    """All values of one card file. Immutable, shared by all states."""

    __slots__ = (
        "advisor_gold",
        "bailiff_gold",
        "blackmail_gold",
        "capitalize_gold",
        "casts",
        "coercion_gold",
        "copies",
        "coronation_gold",
        "deck",
        "draw_per_round",
        "hand_limit",
        "income",
        "martyrdom_gold",
        "merchant_cards",
        "merchant_gold",
        "outlaw_gold",
        "peasant_gold",
        "plea_cards",
        "plea_gold",
        "rank",
        "servant_cards",
        "servant_gold",
        "squire_cards",
        "start_gold",
        "start_hand",
        "target",
        "to_ruler",
        "total",
        "tyrant_gold",
    )

    def __init__(self, file: CardFile) -> None:
        meta = file.meta()
        meta.number("players_min", 4, 4)
        meta.number("players_max", 8, 8)
        self.start_hand: int = meta.number("start_hand", 0, 5)
        self.start_gold: int = meta.number("start_gold", 0, 99)
        self.draw_per_round: int = meta.number("draw_per_round", 1, 9)
        self.coronation_gold: int = meta.number("coronation_gold", 1, 999)
        self.total: int = meta.number("plot_cards", 1, 200)

        plots = file.by_id("plot", CARDS)
        for plot, kind in zip(plots, KINDS, strict=True):
            plot.word("kind", (kind,))
        self.copies: tuple[int, ...] = tuple([plot.number("copies", 0, 50) for plot in plots])
        self.deck: tuple[int, ...] = tuple(
            [card for card in range(len(CARDS)) for _ in range(self.copies[card])]
        )
        shields = plots[: LAST_SHIELD + 1]
        self.target: tuple[int, ...] = tuple(
            [TARGETS.index(shield.word("target", TARGETS)) for shield in shields]
        )
        for plot, target in zip(plots[LAST_SHIELD + 1 :], OTHER_TARGETS, strict=True):
            plot.word("target", (target,))
        if sum(self.copies) != self.total:
            meta.problem(
                "plot_cards", f"the copies add up to {sum(self.copies)}, but plot_cards is {self.total}"
            )
        self.coercion_gold: int = plots[COERCION].number("gold", 0, 99)
        self.capitalize_gold: int = plots[CAPITALIZE].number("gold", 0, 99)
        self.blackmail_gold: int = plots[BLACKMAIL].number("gold", 0, 99)
        self.martyrdom_gold: int = plots[MARTYRDOM].number("gold", 0, 99)
        self.plea_gold: int = plots[GUILTY_PLEA].number("gold", 0, 99)
        self.plea_cards: int = plots[GUILTY_PLEA].number("cards", 0, 9)

        people = file.by_id("character", CHARACTERS)
        self.rank: tuple[int, ...] = tuple([person.number("rank", 1, 8) for person in people])
        self.income: tuple[int, ...] = tuple([person.number("income", -9, 99) for person in people])
        limits = [person.number("hand_limit", 0, UNLIMITED) for person in people]
        meta.number(
            "hand_limit", limits[0], limits[0]
        )  # the usual limit, the Overlord's; others have their own
        self.hand_limit: tuple[int, ...] = tuple([limit or UNLIMITED for limit in limits])
        self.to_ruler: tuple[bool, ...] = tuple(
            [
                person.word("income_to", ("treasury", "ruler")) == "ruler"
                if "income_to" in person.values
                else False
                for person in people
            ]
        )
        for first in (0, 8):
            if sorted(self.rank[first : first + 8]) != list(range(1, 9)):
                people[first].problem("rank", "the eight characters of a set should have the ranks 1 to 8")
        if self.rank[0] != 8 or self.rank[8] != 8:
            people[0].problem("rank", "the Overlord and the Tyrant should have rank 8")
        self.advisor_gold: int = people[ADVISOR].number("gold", 0, 99)
        self.squire_cards: int = people[SQUIRE].number("cards", 0, 9)
        self.peasant_gold: int = people[PEASANT].number("gold", 0, 99)
        self.servant_gold: int = people[SERVANT].number("gold", 0, 99)
        self.servant_cards: int = people[SERVANT].number("cards", 0, 9)
        self.tyrant_gold: int = people[TYRANT].number("gold", 0, 99)
        self.bailiff_gold: int = people[BAILIFF].number("gold", 0, 99)
        self.merchant_gold: int = people[MERCHANT].number("gold", 0, 99)
        self.merchant_cards: int = people[MERCHANT].number("cards", 0, 9)
        self.outlaw_gold: int = people[OUTLAW].number("gold", 0, 99)

        self.casts: dict[tuple[str, int], tuple[int, ...]] = {}
        for cast in file.entries("cast"):
            players = cast.number("players", 4, 8)
            for group in ("base", "alternate"):
                names = cast.words(group, CHARACTERS)
                if len(names) != players:
                    cast.problem(group, f"{group} should name {players} characters, not {len(names)}")
                ranks = [self.rank[CHARACTERS.index(name)] for name in names]
                if len(set(ranks)) != len(ranks) or 8 not in ranks:
                    cast.problem(
                        group, f"{group} needs a ruler of rank 8, and no two characters of the same rank"
                    )
                self.casts[group, players] = tuple([CHARACTERS.index(name) for name in names])
        for players in range(4, 9):
            if ("base", players) not in self.casts:
                file.problems.append((0, f"no [[cast]] entry has players = {players}"))

    def amounts(self) -> dict[str, dict[str, Any]]:
        """Return the values that the texts of cards and characters mention, by message id."""
        return {
            "card-coercion-text": {"gold": self.coercion_gold},
            "card-capitalize-text": {"gold": self.capitalize_gold},
            "card-blackmail-text": {"gold": self.blackmail_gold},
            "card-martyrdom-text": {"gold": self.martyrdom_gold},
            "card-guilty_plea-text": {"gold": self.plea_gold, "cards": self.plea_cards},
            "character-advisor-text": {"gold": self.advisor_gold},
            "character-squire-text": {"limit": self.hand_limit[SQUIRE], "cards": self.squire_cards},
            "character-peasant-text": {"gold": self.peasant_gold},
            "character-servant-text": {"gold": self.servant_gold, "cards": self.servant_cards},
            "character-tyrant-text": {"gold": self.tyrant_gold},
            "character-bailiff-text": {"gold": self.bailiff_gold, "cost": -self.income[BAILIFF]},
            "character-merchant-text": {"gold": self.merchant_gold, "cards": self.merchant_cards},
            "character-outlaw-text": {"gold": self.outlaw_gold},
        }
