"""The card file of Estoril 1942 as typed tables, indexed by the numbers of `words`."""

from typing import Any, Final

from subrosa.core.cardfile import CardFile, Entry
from subrosa.games.estoril.rules.geometry import Boards
from subrosa.games.estoril.rules.words import (
    ABILITIES,
    AREAS,
    CARDS,
    LOCATIONS,
    MISSIONS,
    NATIONS,
    SPOTS,
    STARTERS,
    WOMAN,
)

# How far a look symbol reaches (6.5).
PEEKS: Final = ("none", "this", "adjacent", "any")
NO_PEEK: Final = 0
THIS: Final = 1
ADJACENT: Final = 2

# What is special about a location (9). Four areas and the absence of TOP SECRET are seen in its spaces.
SPECIALS: Final = (
    "none",
    "no_assassin",
    "no_top_secret",
    "all_outer",
    "dice",
    "remove_weakest",
    "four_areas",
)
NO_ASSASSIN: Final = "no_assassin"
ALL_OUTER: Final = "all_outer"
DICE: Final = "dice"
REMOVE_WEAKEST: Final = "remove_weakest"
FLAG_BONUS: Final = "flag_bonus_"

METRICS: Final = ("symbol", "flag", "woman", "distinct_flags", "strength")
SPACE_KEYS: Final = ("id", "kind", "row", "col", "cell", "top_secret", "peek", "note", "provenance")
REWARD: Final = "reward"


class Edition:
    """All values of one card file. Immutable, shared by all states."""

    __slots__ = (
        "areas_of",
        "boards",
        "discard_vp",
        "distinct",
        "flag_bonus",
        "hand_limit",
        "markers",
        "mission_vp",
        "missions_in_play",
        "nation",
        "no_office",
        "office_vp",
        "peek",
        "reward_secret",
        "rounds",
        "second_vp",
        "secret",
        "special",
        "strength",
        "symbols",
        "vp",
        "white_markers",
        "woman",
        "worth",
    )

    def __init__(self, file: CardFile) -> None:
        meta = file.meta()
        self.rounds: int = meta.number("rounds", 1, 4)
        self.hand_limit: int = meta.number("hand_limit_end_of_round", 6, 12)
        self.missions_in_play: int = meta.number("missions_in_play", 1, 7)
        self.discard_vp: int = meta.number("discard_vp", 0, 9)
        self.office_vp: int = meta.number("office_vp", 0, 9)
        self.second_vp: int = meta.number("second_place_vp", 0, 99)
        self.white_markers: int = meta.number("white_markers", 1, 99)
        for key, value in (
            ("boards_total", 8),
            ("boards_in_play", 6),
            ("layout_rows", 2),
            ("layout_cols", 3),
        ):
            meta.number(key, value, value)
        file.by_id("nationality", NATIONS)
        file.by_id("ability", ABILITIES)
        self.markers: dict[int, int] = {}
        for count in file.entries("player_count"):
            players = count.number("players", 2, 4)
            self.markers[players] = count.number("markers", 1, 12 // players)
        for players in (2, 3, 4):
            if players not in self.markers:
                file.problems.append((0, f"no [[player_count]] entry has players = {players}"))

        cards = file.by_id("starter", CARDS[:STARTERS]) + file.by_id("character", CARDS[STARTERS:])
        self.strength: tuple[int, ...] = tuple([card.number("strength", 0, 99) for card in cards])
        self.vp: tuple[int, ...] = tuple([card.number("vp", 0, 99) for card in cards])
        self.nation: tuple[int, ...] = tuple(
            [NATIONS.index(card.word("nationality", NATIONS)) for card in cards]
        )
        self.woman: tuple[bool, ...] = tuple([truth(card, "woman") for card in cards])
        self.symbols: tuple[tuple[int, ...], ...] = tuple([symbols(card) for card in cards])
        for card in cards[STARTERS:]:
            card.number("copies", 1, 1)

        missions = file.by_id("mission", MISSIONS)
        self.mission_vp: tuple[int, ...] = tuple([mission.number("vp", 0, 99) for mission in missions])
        self.no_office: tuple[bool, ...] = tuple(
            [truth(mission, "excluded_from_recruitment_office") for mission in missions]
        )
        self.worth: tuple[tuple[int, ...], ...] = tuple([self.read_mission(mission) for mission in missions])
        self.distinct: tuple[bool, ...] = tuple(
            [mission.values.get("metric") == "distinct_flags" for mission in missions]
        )
        self.read_boards(file)

    def read_mission(self, mission: Entry) -> tuple[int, ...]:
        """Return what each card counts for a mission; where flags are to be different, the flag's bit (11)."""
        metric = mission.word("metric", METRICS)
        cards = range(len(CARDS))
        if metric == "symbol":
            wanted = [ABILITIES.index(name) for name in mission.words("counts", ABILITIES)]
            return tuple([sum([self.symbols[card].count(symbol) for symbol in wanted]) for card in cards])
        if metric == "woman":
            return tuple([int(self.woman[card]) for card in cards])
        if metric == "strength":
            return self.strength
        flags = [NATIONS.index(name) for name in mission.words("counts", NATIONS)]
        if metric == "flag":
            return tuple([int(self.nation[card] in flags) for card in cards])
        return tuple([1 << self.nation[card] if self.nation[card] in flags else 0 for card in cards])

    def read_boards(self, file: CardFile) -> None:
        """Read the eight boards with their spaces, in whatever arrangement the file has them (4.1)."""
        cells: list[tuple[tuple[int, int], ...]] = []
        self.secret: int = 0  # the TOP SECRET areas
        self.reward_secret: int = 0  # the locations whose reward space is TOP SECRET
        peek = [NO_PEEK] * len(AREAS)
        special: list[str] = []
        spaces = spaces_by_board(file)
        for location, board in enumerate(file.by_id("board", LOCATIONS)):
            board.number("number", location + 1, location + 1)
            bonuses = tuple([f"{FLAG_BONUS}{nation}" for nation in NATIONS])
            special.append(board.word("special", SPECIALS + bonuses))
            found = Board(board, spaces.get(board.index, []))
            cells.append(tuple(found.cells))
            for spot in range(len(found.cells)):
                area = len(SPOTS) * location + spot
                self.secret |= int(found.secret[spot]) << area
                peek[area] = found.peek[spot]
            self.reward_secret |= int(found.reward_secret) << location
        self.areas_of: tuple[int, ...] = tuple([len(spots) for spots in cells])
        self.peek: tuple[int, ...] = tuple(peek)
        self.special: tuple[str, ...] = tuple(special)
        self.flag_bonus: tuple[int, ...] = tuple(
            [NATIONS.index(what[-2:]) if what.startswith(FLAG_BONUS) else -1 for what in special]
        )
        self.boards: Boards = Boards(tuple(cells), tuple([what == ALL_OUTER for what in special]))

    def amounts(self) -> dict[str, dict[str, Any]]:
        """Return the values that the texts of cards, missions and areas mention, by message id."""
        found: dict[str, dict[str, Any]] = {}
        for i, name in enumerate(MISSIONS):
            found[f"mission-{name}-text"] = {"vp": self.mission_vp[i]}
        for i, name in enumerate(CARDS):
            symbols = [ABILITIES[symbol] for symbol in self.symbols[i]]
            found[f"card-{name}-text"] = {
                "strength": self.strength[i],
                "vp": self.vp[i],
                "nation": NATIONS[self.nation[i]].lower(),
                "first": symbols[0] if symbols else None,
                "second": symbols[1] if len(symbols) > 1 else None,
                "woman": self.woman[i],
            }
        for i, name in enumerate(AREAS):
            there = i % len(SPOTS) < self.areas_of[i // len(SPOTS)]
            secret = bool(self.secret >> i & 1)
            found[f"area-{name}-text"] = {"secret": secret if there else None, "look": PEEKS[self.peek[i]]}
        return found


class Board:
    """The spaces of one board, checked."""

    def __init__(self, board: Entry, spaces: list[Entry]) -> None:
        self.cells: list[tuple[int, int]] = []
        self.secret: list[bool] = []
        self.peek: list[int] = []
        self.reward_secret: bool = False
        names = tuple([spot.upper() for spot in SPOTS])
        areas = [space for space in spaces if space.word("kind", ("area", REWARD)) == "area"]
        rewards = [space for space in spaces if space not in areas]
        for space in spaces:
            for key in space.values:
                if key not in SPACE_KEYS:
                    space.problem(key, f"unknown key {key!r}")
        areas.sort(key=lambda area: names.index(area.word("id", names)))
        if board.index >= 0:
            board.number("areas", 3, 4)
            if [area.values.get("id") for area in areas] != list(names[: board.number("areas", 3, 4)]):
                board.problem(
                    "areas",
                    f"there should be one space for each of the areas {', '.join(names[:3])} (and IV)",
                )
            if len(rewards) != 1:
                board.problem("areas", f"there should be one reward space, not {len(rewards)}")
        areas = areas[: len(names)]
        taken: list[tuple[int, int]] = []
        for space in areas + rewards:
            if space.values.get("cell") == "center" and space in rewards:
                continue
            cell = (space.number("row", 0, 1), space.number("col", 0, 1))
            if cell in taken:
                space.problem("row", f"another space lies on row {cell[0]}, col {cell[1]} already")
            taken.append(cell)
        self.cells = taken[: len(areas)]
        for area in areas:
            self.secret.append(truth(area, "top_secret"))
            self.peek.append(PEEKS.index(area.word("peek", PEEKS)))
        for reward in rewards:
            self.reward_secret = truth(reward, "top_secret")


def spaces_by_board(file: CardFile) -> dict[int, list[Entry]]:
    """Return the [[board.space]] entries under each [[board]]; lines are counted through the whole file."""
    found: dict[int, list[Entry]] = {}
    count = 0
    for board in file.entries("board"):
        spaces = board.values.get("space", [])
        if not isinstance(spaces, list) or not all(isinstance(space, dict) for space in spaces):
            board.problem("space", "spaces should be [[board.space]] entries")
            continue
        entries = [Entry(file, "board.space", count + i, space) for i, space in enumerate(spaces)]
        found[board.index] = entries
        count += len(entries)
    return found


def symbols(card: Entry) -> tuple[int, ...]:
    """Return the ability symbols of a card in the order of `words`; Woman is no ability (8.7)."""
    names = card.words("abilities", ABILITIES[:WOMAN]) if card.index >= 0 else ()
    if len(names) > 2:
        card.problem("abilities", f"a card has at most two symbols, not {len(names)}")
    return tuple(sorted([ABILITIES.index(name) for name in names]))


def truth(entry: Entry, key: str) -> bool:
    """Read true or false."""
    value = entry.values.get(key)
    if not isinstance(value, bool) and entry.index >= 0:
        entry.problem(key, f"{key} should be true or false, not {value!r}")
    return value is True
