"""The card file of Nanty Narking as typed tables, indexed by the numbers of `words`."""

from typing import Final

from subrosa.core.cardfile import CardFile, Entry, suggestion
from subrosa.games.nanty.rules.words import (
    AGENTS,
    BITS,
    BUILDINGS,
    CARDS,
    DISTRICTS,
    EVENTS,
    IDENTITIES,
    MRS_HUDSON_CLASSIC,
    NOWHERE,
)

# Symbols (RULES.md 5), in the order of its paragraphs.
SYMBOLS: Final = (
    "place_agent",
    "take_money",
    "remove_trouble",
    "assassinate",
    "reaction",
    "build",
    "scroll",
    "random_event",
    "play_another",
)
PLACE_AGENT: Final = 0
TAKE_MONEY: Final = 1
REMOVE_TROUBLE: Final = 2
ASSASSINATE: Final = 3
BUILD_HOUSE: Final = 5
SCROLL: Final = 6
RANDOM_EVENT: Final = 7
PLAY_ANOTHER: Final = 8
SYMBOL_WORDS: Final = (*SYMBOLS, *[f"take_money:{n}" for n in range(1, 21)])

# What District cards do (8).
ABILITIES: Final = (
    "place_agent_here_or_adjacent",
    "draw_then_discard",
    "pay_remove_trouble",
    "take_money",
    "ignore_event",
    "discard_for_money",
    "place_trouble_here_or_adjacent",
)
PLACE_HERE: Final = 0
DRAW_THEN_DISCARD: Final = 1
PAY_REMOVE_TROUBLE: Final = 2
EARN: Final = 3
IGNORE_EVENT: Final = 4
DISCARD_FOR_MONEY: Final = 5
PLACE_TROUBLE_HERE: Final = 6
ABILITY_ARGS: Final = ("cost", "draw", "cost", "amount", "cost_per_piece", "amount", "")

# Texts of Action cards, by effect key, with the names of their arguments.
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "": (),
    "react_relocate_removed": (),
    "react_stop_move_or_remove": (),
    "react_immune_to_text": (),
    "react_end_own_turn": (),
    "react_stop_removal": (),
    "play_two": (),
    "loan": ("amount",),
    "take_from_each": ("amount",),
    "take_from_player": ("amount",),
    "force_gift": ("amount",),
    "cash_or_card_from_each": ("amount",),
    "demand_cards": ("count",),
    "sell_card": ("amount",),
    "sticky_card": ("ransom",),
    "fire_brigade": ("ransom",),
    "inspect_and_discard": (),
    "steal_random": ("look",),
    "swap_hands": (),
    "peek_identities": ("leave",),
    "swap_identity": (),
    "die_gamble_bank": ("win_from", "win", "lose_on", "lose"),
    "die_gamble_player": ("win_from", "win", "lose_on"),
    "die_gamble_kill": ("win_from", "lose_on"),
    "draw": ("count",),
    "draw_from_discard": ("count",),
    "draw_per_own_building": (),
    "discard_one": (),
    "discard_for_money": ("amount",),
    "discard_and_refill": ("max_discard",),
    "earn_per_agent_in_district": ("district", "amount"),
    "earn_per_agent_in_trouble": ("amount",),
    "earn_per_trouble": ("amount",),
    "earn_per_building": ("amount",),
    "move_other_adjacent": (),
    "move_own_from_trouble": (),
    "move_own_anywhere": (),
    "pay_to_move_own": ("amount",),
    "swap_two_agents": (),
    "place_near": ("district", "max"),
    "place_in_trouble": (),
    "place_at_own_building": (),
    "place_anywhere_no_trouble": (),
    "place_trouble": (),
    "place_trouble_adjacent": (),
    "each_other_removes_own": (),
    "remove_in_district": ("district",),
    "ripper": ("rolls",),
    "hire_removal": ("amount",),
    "pay_to_assassinate": ("amount",),
    "replace_building": ("trouble",),
    "build_half_price": (),
}
EFFECT_NAMES: Final = tuple(EFFECTS)
# Reactions have the first numbers, so one comparison tells them apart.
RELOCATE: Final = 1
STOP: Final = 2
IMMUNE: Final = 3
END_TURN: Final = 4
STOP_REMOVAL: Final = 5
PLAY_TWO: Final = 6

# What identities ask for (11.2, 14.2).
CONDITIONS: Final = (
    "agents_in_districts",
    "trouble_markers",
    "wealth",
    "districts_controlled",
    "deck_out",
    "deck_out_low_trouble",
    "cash",
    "building_value",
    "agents_in_trouble_districts",
    "agents_on_board",
    "control_westminster_and_adjacent",
    "agents_in_river_districts",
    "trouble_and_control",
)
AGENTS_IN_DISTRICTS: Final = 0
TROUBLE_MARKERS: Final = 1
WEALTH: Final = 2
DISTRICTS_CONTROLLED: Final = 3
DECK_OUT: Final = 4
DECK_OUT_LOW_TROUBLE: Final = 5
CASH: Final = 6
BUILDING_VALUE: Final = 7
AGENTS_IN_TROUBLE: Final = 8
AGENTS_ON_BOARD: Final = 9
AROUND_WESTMINSTER: Final = 10
AGENTS_ON_RIVER: Final = 11
TROUBLE_AND_CONTROL: Final = 12
SETS: Final = ("standard", "classic", "alternative")


class Edition:
    """All values of one card file. Immutable, shared by all states."""

    __slots__ = (
        "ability",
        "ability_amount",
        "agents",
        "args",
        "condition",
        "cost",
        "effect",
        "figure_kinds",
        "grey",
        "hand_limit",
        "hood",
        "houses",
        "identity_set",
        "lawyers",
        "loan_penalty",
        "loan_repayment",
        "min_players",
        "near",
        "number",
        "points_per_agent",
        "reach",
        "reacts",
        "riots",
        "river",
        "settled",
        "start",
        "starting_money",
        "symbols",
        "thresholds",
        "trouble_needed",
    )

    def __init__(self, file: CardFile) -> None:
        self.read_meta(file)
        self.read_map(file)
        self.read_cards(file)
        self.read_identities(file)
        file.by_id("event", EVENTS)
        cards = [*file.by_id("agent_card", AGENTS), *file.by_id("building_card", BUILDINGS)]
        kinds = ("one_shot", "ongoing", "reaction")
        self.figure_kinds: tuple[int, ...] = tuple([kinds.index(card.word("kind", kinds)) for card in cards])

    def read_meta(self, file: CardFile) -> None:
        """Read the amounts that belong to no single card."""
        metas = file.entries("meta")
        meta = metas[0] if metas else Entry(file, "meta", -1, {})
        if not metas:
            file.problems.append((0, "the table [meta] is missing"))
        self.starting_money: int = meta.number("starting_money", 0, 99)
        self.hand_limit: int = meta.number("hand_limit", 1, 9)
        self.agents: int = meta.number("agents_per_player", 4, 12)
        self.houses: int = meta.number("buildings_per_player", 1, 6)
        self.loan_repayment: int = meta.number("loan_repayment", 0, 99)
        self.loan_penalty: int = meta.number("loan_default_penalty", 0, 99)
        self.points_per_agent: int = meta.number("points_per_agent", 0, 99)
        self.riots: int = meta.number("trouble_threshold_riots", 1, 12)
        start = meta.words("starting_districts", DISTRICTS) if metas else ()
        if metas and not start:
            meta.problem("starting_districts", "starting_districts should name at least one district")
        self.start: tuple[int, ...] = tuple([DISTRICTS.index(name) for name in start])

    def read_map(self, file: CardFile) -> None:
        """Read costs, borders, the river, and what the District cards do."""
        rows = file.by_id("district", DISTRICTS)
        self.cost: tuple[int, ...] = tuple([row.number("cost", 1, 99) for row in rows])
        self.river: int = sum([1 << d for d, row in enumerate(rows) if row.values.get("river") is True])
        near = [0] * len(rows)
        for d, row in enumerate(rows):
            for name in row.words("adjacent", DISTRICTS) if row.index >= 0 else ():
                near[d] |= 1 << DISTRICTS.index(name)
        for d, row in enumerate(rows):
            for other in BITS[near[d]]:
                if other == d or not near[other] >> d & 1:
                    row.problem(
                        "adjacent",
                        f"{DISTRICTS[d]} borders on {DISTRICTS[other]}, but not the other way round",
                    )
            if row.index >= 0 and len(BITS[near[d]]) < 3:
                row.problem(
                    "adjacent", "a district needs three neighbours, so that a flood leaves a refuge (A32)"
                )
        self.near: tuple[int, ...] = tuple(near)
        self.hood: tuple[int, ...] = tuple([near[d] | 1 << d for d in range(len(rows))])
        # Where one may place an Agent, for each set of districts in which one has some (5.1).
        reach = [(1 << len(rows)) - 1]
        for mask in range(1, 1 << len(rows)):
            low = BITS[mask][0]
            reach.append(self.hood[low] | (reach[mask & (mask - 1)] if mask & (mask - 1) else 0))
        self.reach: list[int] = reach
        self.ability: tuple[int, ...] = tuple(
            [ABILITIES.index(row.word("ability", ABILITIES)) for row in rows]
        )
        amounts: list[int] = []
        for row, ability in zip(rows, self.ability, strict=True):
            name = ABILITY_ARGS[ability]
            amounts.append(argument(row, "ability_args", name) if name else 0)
        self.ability_amount: tuple[int, ...] = tuple(amounts)
        self.lawyers: int = self.ability.index(IGNORE_EVENT) if IGNORE_EVENT in self.ability else NOWHERE

    def read_cards(self, file: CardFile) -> None:
        """Read Action cards: symbols with their amounts, and the text as an effect with arguments."""
        rows = file.by_id("action_card", CARDS[:MRS_HUDSON_CLASSIC])
        rows += file.by_id("classic_action_card", CARDS[MRS_HUDSON_CLASSIC:])
        self.number: tuple[int, ...] = tuple([row.number("number", 1, 161) for row in rows])
        self.grey: tuple[bool, ...] = tuple([row.word("back", ("grey", "brown")) == "grey" for row in rows])
        self.min_players: tuple[int, ...] = tuple([row.number("min_players", 2, 4) for row in rows])
        symbols: list[tuple[tuple[int, int], ...]] = []
        effects: list[int] = []
        args: list[tuple[int, ...]] = []
        for row in rows:
            words = row.words("symbols", SYMBOL_WORDS) if row.index >= 0 else ()
            parts = [word.partition(":") for word in words]
            symbols.append(tuple([(SYMBOLS.index(name), int(amount or 0)) for name, _, amount in parts]))
            effect = EFFECT_NAMES.index(row.word("effect", EFFECT_NAMES))
            effects.append(effect)
            args.append(tuple([argument(row, "args", name) for name in EFFECTS[EFFECT_NAMES[effect]]]))
            reacts, scroll = "reaction" in words, "scroll" in words
            if reacts != (0 < effect < PLAY_TWO) or (reacts and len(words) != 1):
                row.problem(
                    "symbols", "a reaction has the symbol 'reaction' alone and one of the react_ effects"
                )
            if not reacts and scroll != (effect != 0):
                row.problem("effect", "a card has an effect if and only if it has a scroll")
        self.symbols: tuple[tuple[tuple[int, int], ...], ...] = tuple(symbols)
        self.effect: tuple[int, ...] = tuple(effects)
        self.args: tuple[tuple[int, ...], ...] = tuple(args)
        self.reacts: tuple[bool, ...] = tuple([0 < effect < PLAY_TWO for effect in effects])
        # From which symbol on no random event of the card is to come any more (7.5).
        self.settled: tuple[int, ...] = tuple(
            [
                max([i + 1 for i, symbol in enumerate(row) if symbol[0] == RANDOM_EVENT], default=0)
                for row in symbols
            ]
        )

    def read_identities(self, file: CardFile) -> None:
        """Read what each identity needs, by player count."""
        rows = file.by_id("identity", IDENTITIES)
        self.identity_set: tuple[str, ...] = tuple([row.word("set", SETS) for row in rows])
        self.condition: tuple[int, ...] = tuple(
            [CONDITIONS.index(row.word("condition", CONDITIONS)) for row in rows]
        )
        thresholds: list[tuple[int, ...]] = []
        for row in rows:
            table = row.values.get("thresholds", {})
            values = [table.get(f"p{n}") if isinstance(table, dict) else None for n in (2, 3, 4)]
            if row.index >= 0 and not all(isinstance(value, int) and 0 <= value <= 999 for value in values):
                row.problem(
                    "thresholds", "thresholds should be {p2 = ..., p3 = ..., p4 = ...}, whole numbers"
                )
                values = [1, 1, 1]
            thresholds.append((0, 0, *[value or 0 for value in values]))
        self.thresholds: tuple[tuple[int, ...], ...] = tuple(thresholds)
        needed = [
            row.number("trouble_needed", 0, 12) if "trouble_needed" in row.values else 0 for row in rows
        ]
        self.trouble_needed: tuple[int, ...] = tuple(needed)

    def is_reaction(self, card: int) -> bool:
        """Tell whether this is one of the cards that are never played as an action (5.5)."""
        return self.reacts[card]

    def rule(self, card: int) -> str:
        """Return the paragraph of RULES.md on a card."""
        return f"20.{self.number[card]}"


def argument(row: Entry, table: str, name: str) -> int:
    """Read one argument of an effect: a whole number, a truth, or the name of a district."""
    values = row.values.get(table, {})
    value = values.get(name) if isinstance(values, dict) else None
    if row.index < 0:
        return 0
    if name == "district":
        if value in DISTRICTS:
            return DISTRICTS.index(str(value))
        row.problem(
            table,
            f"district should be one of the districts, not {value!r}{suggestion(str(value), DISTRICTS)}",
        )
        return 0
    if isinstance(value, bool):
        return int(value)
    if not isinstance(value, int) or not 0 <= value <= 99:
        row.problem(table, f"{table} should have {name}, a whole number from 0 to 99, not {value!r}")
        return 0
    return value
