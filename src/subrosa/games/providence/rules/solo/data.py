"""What the card file says of the solo game: Great Old Ones, Cultists, Behaviour cards (RULES.md 18)."""

from typing import Final

from subrosa.core.cardfile import CardFile, shown
from subrosa.games.providence.rules.programs import Reader
from subrosa.games.providence.rules.reading import amount, inside, single, truths
from subrosa.games.providence.rules.words import (
    BEHAVIOURS,
    CITIES,
    CITY_COUNT,
    CULTISTS,
    GREAT_OLD_ONES,
    MYTHOS,
)

GOALS: Final = (
    "mythos_claimed",
    "sanity_cards_claimed",
    "agents_claimed",
    "ritual_lead",
    "gates_opened",
    "cities_controlled",
)
MYTHOS_GOAL: Final = 0
SANITY_GOAL: Final = 1
AGENTS_GOAL: Final = 2
RITUAL_GOAL: Final = 3
GATES_GOAL: Final = 4
CITIES_GOAL: Final = 5
# What stands in the card file for each of the difficulties.
START_VP: Final = ("great_old_one_start_vp", "easy_start_vp", "hard_start_vp")
GOAL_NUMBERS: Final = ("n", "easy", "hard")
CULTIST_SYMBOLS: Final = ("influence", "travel", "power")
CULTIST_SIDES: Final = ("unrevealed", "revealed")


class Solo:
    """The values of one card file that only a solo game needs. Immutable, shared by all states."""

    __slots__ = (
        "behaviour_power",
        "behaviour_programs",
        "cultists",
        "effect_cards",
        "elder_effects",
        "elder_vp",
        "first_cities",
        "goal_numbers",
        "goals",
        "kill_from",
        "kill_vp",
        "matching",
        "mythos_vp",
        "own_mythos_vp",
        "path",
        "unrevealed_vp",
    )

    def __init__(
        self, file: CardFile, reader: Reader, threshold: int, cubes: int, mythos: tuple[bool, ...]
    ) -> None:
        solo = single(file, "solo")
        solo.word("player_allegiance", ("investigator",))
        # What the Great Old One begins with, by difficulty.
        self.elder_vp: tuple[int, ...] = tuple([solo.number(key, 0, 30) for key in START_VP])
        self.unrevealed_vp: int = solo.number("vp_per_unrevealed_cultist", 0, 20)
        self.kill_vp: int = solo.number("vp_per_kill", 0, 20)
        self.mythos_vp: int = solo.number("vp_per_mythos_card", 0, 20)
        self.own_mythos_vp: int = solo.number("vp_extra_matching_mythos_card", 0, 20)
        solo.number("end_vp", threshold, threshold)
        self.kill_from: int = solo.number("kill_needs_player_vp", -5, 99)
        solo.number("cubes_per_cultist", cubes, cubes)
        removed = solo.words("removed_mythos_cards", MYTHOS)
        for number, name in enumerate(MYTHOS):
            if mythos[number] == (name in removed):
                solo.problem(
                    "removed_mythos_cards", f"{name} should be listed here or used_in_solo, not both"
                )
        path = tuple([CITIES.index(city) for city in solo.words("path", CITIES)])
        if sorted(path) != list(range(CITY_COUNT)):
            solo.problem("path", "path should lead through all 12 Cities, each once")
            path = tuple(range(CITY_COUNT))
        self.path: tuple[int, ...] = path
        self.read_elders(file, reader)
        cultists = file.by_id("cultist", CULTISTS)
        self.first_cities: tuple[int, ...] = tuple(
            [CITIES.index(card.word("start_city", CITIES)) for card in cultists]
        )
        # Influence, travel and power on each Cultist card, unrevealed and revealed.
        self.cultists: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple(
                    [
                        amount(card, inside(card, side, CULTIST_SYMBOLS), symbol, side, 0, 9)
                        for symbol in CULTIST_SYMBOLS
                    ]
                )
                for card in cultists
                for side in CULTIST_SIDES
            ]
        )
        behaviours = file.by_id("behaviour", BEHAVIOURS)
        self.behaviour_power: tuple[int, ...] = tuple([card.number("power", 0, 9) for card in behaviours])
        self.behaviour_programs: tuple[tuple[int, ...], ...] = tuple(
            [tuple([reader.ops_of(card, f"{cultist}_ops") for cultist in CULTISTS]) for card in behaviours]
        )
        self.effect_cards: tuple[bool, ...] = truths(behaviours, "has_cultist_effect")

    def read_elders(self, file: CardFile, reader: Reader) -> None:
        """Read the Great Old One cards."""
        elders = file.by_id("great_old_one", GREAT_OLD_ONES)
        self.matching: tuple[int, ...] = tuple(
            [MYTHOS.index(card.word("matching_mythos_card", MYTHOS)) for card in elders]
        )
        goals: list[int] = []
        numbers: list[tuple[int, ...]] = []
        for card in elders:
            goal = inside(card, "goal", ("type", *GOAL_NUMBERS))
            if card.index >= 0 and goal.get("type") not in GOALS:
                card.problem(
                    "goal", f"type should be one of {', '.join(GOALS)}, not {shown(goal.get('type'))}"
                )
            goals.append(GOALS.index(goal["type"]) if goal.get("type") in GOALS else 0)
            numbers.append(tuple([amount(card, goal, key, "goal", 1, 24) for key in GOAL_NUMBERS]))
        self.goals: tuple[int, ...] = tuple(goals)
        self.goal_numbers: tuple[tuple[int, ...], ...] = tuple(numbers)  # by Great Old One and difficulty
        self.elder_effects: tuple[tuple[int, ...], ...] = tuple(
            [tuple([reader.ops_of(card, f"{cultist}_ops") for cultist in CULTISTS]) for card in elders]
        )
