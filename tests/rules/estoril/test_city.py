"""The city (RULES.md 4): the layout worked out by hand, turned boards, and boards arranged differently."""

from typing import Any

import pytest

from subrosa.core import BadCards, State
from subrosa.games.estoril.rules.game import EstorilGame
from subrosa.games.estoril.rules.geometry import City, read_plan
from subrosa.games.estoril.rules.words import AREAS, LOCATIONS
from tests.rules.estoril.table import BOARDS, CITY, FOLDER, GAME, area, do, facts, player, table, with_verb

CARDS = (FOLDER / "cards.toml").read_text("utf-8")


def city(text: str, game: Any = GAME) -> City:
    plan = read_plan(text)
    assert plan is not None
    laid: City = game.lay(plan)
    return laid


def grid(laid: City) -> list[str]:
    """Draw the city: areas in their cells, a star where there is none."""
    at = {laid.cell(number): AREAS[number].upper() for number in laid.areas()}
    names = [at.get(cell, "*") for cell in range(24)]
    return [" ".join(names[row * 6 : row * 6 + 6]) for row in range(4)]


def pairs(laid: City) -> set[str]:
    """Return all pairs of adjacent areas."""
    return {
        f"{AREAS[one].upper()}-{AREAS[other].upper()}"
        for one in laid.areas()
        for other in laid.areas()
        if one < other and laid.near[one] >> other & 1
    }


# ---- the layout worked out (4.2 to 4.5)


def test_the_grid() -> None:
    assert grid(city(CITY)) == [
        "7I 7III 3II 3III 5III 5I",
        "* 7II 3I * 5II *",
        "* 2I 8IV 8I 6II *",
        "2III 2II 8III 8II 6I 6III",
    ]


def test_outer_and_inner_areas() -> None:
    laid = city(CITY)
    outer = {AREAS[number].upper() for number in laid.areas() if laid.outer >> number & 1}
    inner = {AREAS[number].upper() for number in laid.areas()} - outer
    assert outer == {
        "2II",
        "2III",
        "3II",
        "3III",
        "5I",
        "5II",
        "5III",
        "6I",
        "6III",
        "7I",
        "7III",
        "8II",
        "8III",
    }
    assert inner == {"2I", "3I", "6II", "7II", "8I", "8IV"}


def test_all_24_pairs_of_adjacent_areas() -> None:
    by_hand = """2I-2II 2I-7II 2I-8IV 2II-2III 2II-8III 3I-3II 3I-7II 3I-8IV 3II-3III 3II-7III 3III-5III
        5I-5III 5II-5III 5II-6II 6I-6II 6I-6III 6I-8II 6II-8I 7I-7III 7II-7III 8I-8II 8I-8IV 8II-8III 8III-8IV"""
    assert len(by_hand.split()) == 24
    assert pairs(city(CITY)) == set(by_hand.split())


def test_adjacent_locations() -> None:
    laid = city(CITY)
    numbers = {n: {other + 1 for other in laid.beside[n - 1]} for n in (2, 3, 5, 6, 7, 8)}
    assert numbers == {2: {7, 8}, 3: {5, 7, 8}, 5: {3, 6}, 6: {5, 8}, 7: {2, 3}, 8: {2, 3, 6}}


def test_a_location_in_the_middle_of_a_row_touches_three() -> None:
    """The rulebook's picture: location 2 touches only 4, 5 and 6."""
    laid = city("4@0 2@0 6@0 / 1@0 5@0 3@0")
    assert {other + 1 for other in laid.beside[1]} == {4, 5, 6}


def test_views_show_where_everything_lies() -> None:
    state = table(player(), player())
    for place in facts(state)["areas"]:
        number = AREAS.index(place["area"])
        assert city(CITY).cell(number) == 6 * place["row"] + place["col"]
        assert place["outer"] == bool(city(CITY).outer >> number & 1)
    assert [place["location"] for place in facts(state)["city"]] == [
        "boca",
        "tamariz",
        "muchaxo",
        "palacio",
        "museum",
        "casino",
    ]


# ---- turning (4.1)


@pytest.mark.parametrize(
    ("turns", "top", "bottom"),
    [(0, "* 1I", "1III 1II"), (1, "1III *", "1II 1I"), (2, "1II 1III", "1I *"), (3, "1I 1II", "* 1III")],
)
def test_a_quarter_turn_is_clockwise(turns: int, top: str, bottom: str) -> None:
    drawn = grid(city(f"1@{turns} 2@0 3@0 / 4@0 5@0 6@0"))
    assert drawn[0].startswith(top)
    assert drawn[1].startswith(bottom)


@pytest.mark.parametrize(
    ("number", "rows"),
    [
        (1, ("* 1I", "1III 1II")),
        (2, ("2III *", "2II 2I")),
        (3, ("3II 3III", "3I *")),
        (4, ("4I 4II", "* 4III")),
        (5, ("* 5II", "5I 5III")),
        (6, ("6II *", "6I 6III")),
        (7, ("7III 7II", "7I *")),
        (8, ("8I 8II", "8IV 8III")),
    ],
)
def test_every_board_unturned(number: int, rows: tuple[str, str]) -> None:
    others = [n for n in range(1, 9) if n != number][:5]
    names = [f"{n}@0" for n in (number, *others)]
    drawn = grid(city(" ".join(names)))
    assert (drawn[0].startswith(rows[0]), drawn[1].startswith(rows[1])) == (True, True)


def test_the_four_areas_of_the_museum_touch_in_a_ring() -> None:
    """R1"""
    for turns in range(4):
        found = {pair for pair in pairs(city(f"1@0 8@{turns} 3@0 / 4@0 5@0 6@0")) if pair.count("8") == 2}
        assert found == {"8I-8II", "8II-8III", "8III-8IV", "8I-8IV"}


def test_nothing_touches_diagonally_and_touching_is_mutual() -> None:
    for turns in range(4):
        laid = city(f"7@{turns} 3@{turns} 5@2 / 2@3 8@{turns} 6@0")
        for one in laid.areas():
            for other in laid.areas():
                if laid.near[one] >> other & 1:
                    assert laid.near[other] >> one & 1
                    rows = abs(laid.cell(one) // 6 - laid.cell(other) // 6)
                    cols = abs(laid.cell(one) % 6 - laid.cell(other) % 6)
                    assert rows + cols == 1


def test_plans_are_read() -> None:
    plan = read_plan(CITY)
    assert plan is not None
    assert [(code // 4 + 1, code % 4) for code in plan] == [(7, 1), (3, 0), (5, 2), (2, 3), (8, 1), (6, 0)]
    for wrong in (
        "",
        "1@0",
        "1@0 1@0 2@0 3@0 4@0 5@0",
        "9@0 1@0 2@0 3@0 4@0 5@0",
        "1@4 2@0 3@0 4@0 5@0 6@0",
        CITY + " 1@0",
    ):
        assert read_plan(wrong) is None


# ---- boards arranged differently, without touching code (R2)


def board_text(number: int) -> str:
    """Return the part of the card file about one board."""
    start = CARDS.index(f"[[board]]\nnumber = {number}\n")
    end = CARDS.find("[[board]]\n", start + 5)
    return CARDS[start : end if end >= 0 else CARDS.index("# ----", start)]


def space(name: str, row: int, col: int) -> str:
    kind = "reward" if name == "reward" else "area"
    where = f'id = "{name}"\nkind = "{kind}"\nrow = {row}\ncol = {col}'
    return f'\n[[board.space]]\n{where}\ntop_secret = false\npeek = "none"\n'


def with_board(number: int, spaces: str, **values: Any) -> str:
    """Return the card file with other spaces on a board."""
    old = board_text(number)
    head = old[: old.index("\n[[board.space]]")]
    for key, value in values.items():
        line = next(line for line in head.splitlines() if line.startswith(f"{key} = "))
        head = head.replace(line, f"{key} = {value}")
    return CARDS.replace(old, head + spaces + "\n")


def test_another_arrangement_of_a_board() -> None:
    """Tamariz with I top right, II bottom right and III bottom left: the same layout connects differently."""
    spaces = space("reward", 0, 0) + space("I", 0, 1) + space("II", 1, 1) + space("III", 1, 0)
    game = GAME.with_cards(with_board(3, spaces))
    assert isinstance(game, EstorilGame)
    laid = city(CITY, game)
    assert grid(laid)[0] == "7I 7III * 3I 5III 5I"
    assert grid(laid)[1] == "* 7II 3III 3II 5II *"
    inner = {AREAS[number] for number in laid.areas() if not laid.outer >> number & 1}
    assert {"3ii", "3iii"} <= inner
    assert {"3II-5II", "3II-8I", "3III-8IV", "3III-7II"} <= pairs(laid)
    assert "3II-7III" not in pairs(laid)
    state: State = game.position({"players": [{}, {}], "city": CITY})
    assert "3ii" not in {choice.split()[1] for choice in with_verb(state, "place")}
    do(state, "0 place s_veteran 3i", "1 place s_veteran 7i")
    assert "3ii" in {choice.split()[1] for choice in with_verb(state, "place")}
    state.check()


def test_a_second_board_with_four_areas() -> None:
    middle = space("reward", 0, 0).replace("row = 0\ncol = 0", 'cell = "center"').replace("false", "true")
    spaces = space("I", 0, 0) + space("II", 0, 1) + space("III", 1, 1) + space("IV", 1, 0) + middle
    game = GAME.with_cards(with_board(3, spaces, areas=4))
    state = game.position({"players": [{}, {}], "city": CITY})
    assert area(state, "3iv")["row"] == 1
    assert next(p for p in facts(state)["city"] if p["location"] == "tamariz")["face"] == "down"
    assert len(facts(state)["areas"]) == 20


@pytest.mark.parametrize(
    ("spaces", "problem"),
    [
        (space("reward", 0, 0) + space("I", 0, 1) + space("II", 1, 1), "one space for each of the areas"),
        (space("I", 0, 0) + space("II", 0, 1) + space("III", 1, 1), "one reward space, not 0"),
        (
            space("reward", 0, 0) + space("I", 0, 1) + space("II", 0, 1) + space("III", 1, 0),
            "another space lies on row 0, col 1 already",
        ),
        (
            space("reward", 0, 0) + space("I", 0, 2) + space("II", 1, 1) + space("III", 1, 0),
            "col should be a whole number",
        ),
        (
            space("reward", 0, 0).replace("peek", "peak")
            + space("I", 0, 1)
            + space("II", 1, 1)
            + space("III", 1, 0),
            "peak",
        ),
        (
            space("reward", 0, 0) + space("V", 0, 1) + space("II", 1, 1) + space("III", 1, 0),
            "id should be one of I, II",
        ),
    ],
)
def test_a_board_that_cannot_be(spaces: str, problem: str) -> None:
    text = with_board(3, spaces)
    with pytest.raises(BadCards, match=problem) as caught:
        GAME.with_cards(text)
    first = text[: text.index("[[board]]\nnumber = 3")].count("\n") + 1
    last = text[: text.index("[[board]]\nnumber = 4")].count("\n") + 1
    assert any(first <= line <= last for line, _ in caught.value.problems), "the line is that of the mistake"


def test_a_board_with_too_many_areas() -> None:
    text = with_board(8, "".join([space(name, 0, 0) for name in ("I", "II", "III", "IV", "IV", "reward")]))
    with pytest.raises(BadCards, match="one space for each of the areas"):
        GAME.with_cards(text)
    with pytest.raises(BadCards, match="entries"):
        GAME.with_cards(with_board(8, "\nspace = [1, 2]\n"))


# ---- the rest of the card file


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "luciano"', 'id = "lucianno"', "did you mean 'luciano'"),
        ("strength = 5", "strength = -5", "strength should be a whole number from 0 to 99"),
        (
            'abilities = ["assassin", "assassin"]',
            'abilities = ["assassin", "asassin"]',
            "did you mean 'assassin'",
        ),
        (
            'abilities = ["seducer", "seducer"]',
            'abilities = ["seducer", "seducer", "seducer"]',
            "at most two symbols",
        ),
        ("woman = true", 'woman = "yes"', "woman should be true or false"),
        ('nationality = "IT"', 'nationality = "XX"', "nationality should be one of"),
        ('metric = "strength"', 'metric = "force"', "metric should be one of"),
        ('special = "dice"', 'special = "cards"', "special should be one of"),
        ("number = 4\n", "number = 5\n", "number should be a whole number from 4 to 4"),
        ("markers = 6", "markers = 9", "markers should be a whole number from 1 to 6"),
        ("players = 3\nmarkers", "players = 2\nmarkers", "no \\[\\[player_count\\]\\] entry has players = 3"),
        ("hand_limit_end_of_round = 6", "hand_limit = 6", "unknown key 'hand_limit'"),
        ("[[mission]]", "[[misson]]", "unknown table 'misson'"),
        ("[meta]", "[beta]", "meta"),
        ("layout_rows = 2", "layout_rows = 3", "layout_rows should be"),
    ],
)
def test_mistakes_in_a_card_file_are_found(old: str, new: str, problem: str) -> None:
    assert old in CARDS
    with pytest.raises(BadCards, match=problem):
        GAME.with_cards(CARDS.replace(old, new, 1))


def test_a_corrected_value_is_played_by() -> None:
    """A stronger veteran, and the Casino's dice moved to Tamariz."""
    text = CARDS.replace(
        'name = "Araújo"\nnationality = "PT"\nstrength = 2',
        'name = "Araújo"\nnationality = "PT"\nstrength = 7',
    )
    text = text.replace('special = "no_top_secret"', 'special = "dice"')
    game = GAME.with_cards(text)
    assert game.cards_id != "standard"
    assert GAME.with_cards(CARDS) is GAME
    state = game.position(
        {"players": [{"placed": {"3i": "s_veteran"}}, {}], "city": CITY, "now": "resolving"}
    )
    log = state.log(None)
    roll = next(event["args"] for event in log if event["event"] == "dice")
    win = next(
        event["args"]
        for event in log
        if event["event"] == "win-reward" and event["args"]["location"] == "tamariz"
    )
    assert win["influence"] == 7 + roll["bonus"]
    assert game.load(game.save(state)).view(0) == state.view(0)


def test_names_of_boards_are_in_the_order_of_their_numbers() -> None:
    assert [BOARDS[name] for name in LOCATIONS] == [1, 2, 3, 4, 5, 6, 7, 8]
