"""cards.toml: what it must say, what an owner may correct, and how mistakes in it are reported."""

import re
import tomllib
from typing import Any

import pytest

from subrosa.core import Game, State
from subrosa.core.errors import BadCards
from tests.rules.overlord.table import (
    ALTERNATE,
    BASE,
    BOOKS,
    COPIES,
    FOLDER,
    GAME,
    SHIELDS,
    act,
    do,
    everybody_passes,
    gold,
    reacts,
    sizes,
)

TEXT = (FOLDER / "cards.toml").read_text("utf-8")
DATA: dict[str, Any] = tomllib.loads(TEXT)
PLOTS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["plot"]}
PEOPLE: dict[str, dict[str, Any]] = {who["id"]: who for who in DATA["character"]}
PLACES = ("rulebook", "public", "reconstructed")


def changed(entry: str, key: str, value: str) -> str:
    """Return the card file with one value of one entry replaced; `entry` is an id, or "meta"."""
    lines = TEXT.splitlines()
    start = lines.index("[meta]") if entry == "meta" else lines.index(f'id = "{entry}"')
    for number in range(start, len(lines)):
        if lines[number].startswith(f"{key} = "):
            lines[number] = f"{key} = {value}"
            return "\n".join(lines) + "\n"
        assert number == start or not lines[number].startswith("["), f"{entry} has no {key}"
    raise AssertionError(f"{entry} has no {key}")


def line_of(text: str, entry: str, key: str) -> int:
    """Return the line, counted from 1, with the value of a key."""
    lines = text.splitlines()
    start = lines.index("[meta]") if entry == "meta" else lines.index(f'id = "{entry}"')
    return next(number + 1 for number in range(start, len(lines)) if lines[number].startswith(f"{key} = "))


def problems(text: str) -> list[tuple[int, str]]:
    """Return what is wrong with a card file."""
    with pytest.raises(BadCards) as caught:
        GAME.with_cards(text)
    return caught.value.problems


def position(game: Game, *seats: tuple[str, list[str]], **more: Any) -> State:
    players = [{"character": who, "hand": cards} for who, cards in seats]
    return game.position({"players": players, "hurry": True, **more})


# ---- what the rulebook says about the components


def test_there_are_42_plot_cards() -> None:
    """2"""
    assert sum(card["copies"] for card in DATA["plot"]) == DATA["meta"]["plot_cards"] == 42


def test_the_copies_are_those_of_the_rules() -> None:
    """2: Coercion 5, Capitalize 6, Repression 5, Blackmail 5, Mutiny 4 ..."""
    assert {card["id"]: card["copies"] for card in DATA["plot"]} == COPIES


def test_there_are_five_shield_cards_four_book_cards_retaliation_and_guilty_plea() -> None:
    """6"""
    kinds = {card["id"]: card["kind"] for card in DATA["plot"]}
    assert kinds == {
        **dict.fromkeys(SHIELDS, "shield"),
        **dict.fromkeys(BOOKS, "book"),
        "retaliation": "retaliation",
        "guilty_plea": "plea",
    }
    assert sum(COPIES[card] for card in SHIELDS) == 25
    assert sum(COPIES[card] for card in BOOKS) == 10


def test_each_set_has_eight_characters_of_the_ranks_one_to_eight() -> None:
    """2, 7"""
    for group, names in (("base", BASE), ("alternate", ALTERNATE)):
        people = [who for who in DATA["character"] if who["set"] == group]
        assert [who["id"] for who in people] == list(names)
        assert [who["rank"] for who in people] == [8, 7, 6, 5, 4, 3, 2, 1]
        assert all(who["copies"] == 1 for who in people)


def test_the_incomes_are_those_of_the_rulebook() -> None:
    """7"""
    assert [PEOPLE[who]["income"] for who in BASE] == [6, 5, 4, 3, 2, 1, 0, -1]
    assert [PEOPLE[who]["income"] for who in ALTERNATE] == [1, 5, 4, -1, 2, 1, 0, -1]


def test_the_hand_limits_are_four_six_and_none() -> None:
    """4.2: 0 means no limit."""
    special = {"squire": 6, "merchant": 0}
    assert {who: PEOPLE[who]["hand_limit"] for who in PEOPLE} == {who: special.get(who, 4) for who in PEOPLE}


def test_the_amounts_are_those_of_the_rulebook() -> None:
    """3.3, 4.2, 4.4, 6, 7"""
    meta = DATA["meta"]
    assert (meta["start_gold"], meta["draw_per_round"], meta["coronation_gold"], meta["hand_limit"]) == (
        5,
        2,
        30,
        4,
    )
    assert {card: PLOTS[card]["gold"] for card in PLOTS if "gold" in PLOTS[card]} == {
        "coercion": 2,
        "capitalize": 2,
        "blackmail": 1,
        "martyrdom": 7,
        "guilty_plea": 1,
    }
    assert {who: PEOPLE[who]["gold"] for who in PEOPLE if "gold" in PEOPLE[who]} == {
        "advisor": 1,
        "peasant": 1,
        "servant": 1,
        "tyrant": 4,
        "bailiff": 2,
        "merchant": 2,
        "outlaw": 5,
    }


def test_the_names_in_the_rulebook_are_there() -> None:
    """The Polish names of the plot cards and of the characters that the rulebook prints."""
    assert [card["name_pl"] for card in DATA["plot"]] == [
        "Przymus",
        "Kapitalizacja",
        "Represje",
        "Szantaż",
        "Bunt",
        "Męczeństwo",
        "Zemsta",
        "Rewolucja",
        "Powstanie",
        "Odwet",
        "Przyznanie do Winy",
    ]
    assert [PEOPLE[who]["name_pl"] for who in BASE] == [
        "Jaśniepan",
        "Doradca",
        "Generał",
        "Kapitan",
        "Rycerz",
        "Giermek",
        "Wieśniak",
        "Sługa",
    ]
    assert (PEOPLE["tyrant"]["name_pl"], PEOPLE["actor"]["name_pl"]) == ("Tyran", "Aktor")


def test_every_entry_says_where_it_comes_from() -> None:
    """R23"""
    for table in ("cast", "character", "plot", "piece", "variant"):
        for entry in DATA[table]:
            assert entry["provenance"] in PLACES
            for key, value in entry.items():
                if key.endswith("_provenance"):
                    assert value in PLACES


def test_what_is_reconstructed_says_so() -> None:
    """R23: the Advisor's ability and income, the targets of Repression, all copies, six names."""
    assert PEOPLE["advisor"]["provenance"] == PEOPLE["advisor"]["income_provenance"] == "reconstructed"
    assert PLOTS["repression"]["target_provenance"] == "reconstructed"
    assert {card["copies_provenance"] for card in DATA["plot"]} == {"reconstructed"}
    renamed = {who for who in PEOPLE if PEOPLE[who].get("name_provenance") == "reconstructed"}
    assert renamed == {"pretender", "inquisitor", "bailiff", "censor", "merchant", "outlaw"}


# ---- an owner's corrections change play


def test_the_standard_file_is_the_standard_game() -> None:
    """Handing the file back changes nothing."""
    assert GAME.with_cards(TEXT) is GAME
    assert GAME.with_cards("") is GAME
    assert GAME.cards_id == "standard"


def test_a_corrected_file_is_an_edition_of_its_own() -> None:
    """Views and saves name it."""
    game = GAME.with_cards(changed("meta", "start_gold", "6"))
    assert game.cards_id != "standard"
    state = game.new(4, seed=1)
    assert gold(state) == [6, 6, 6, 6]
    assert state.view(0)["cards"] == game.cards_id
    assert gold(GAME.load(game.save(state))) == [6, 6, 6, 6]
    assert gold(GAME.new(4, seed=1)) == [5, 5, 5, 5]


def test_another_coronation() -> None:
    """4.4"""
    game = GAME.with_cards(changed("meta", "coronation_gold", "11"))
    seats = [(who, list[str]()) for who in ("overlord", "captain", "squire", "peasant")]
    state = position(game, *seats, now="round")
    assert state.result is not None
    assert state.result.ending == "coronation"
    assert position(GAME, *seats, now="round").result is None


def test_other_draws() -> None:
    """4.2"""
    game = GAME.with_cards(changed("meta", "draw_per_round", "3"))
    assert [player["cards"] for player in game.new(4).view(None)["facts"]["players"]] == [3, 3, 3, 3]


def test_another_hand_limit_of_a_character() -> None:
    """4.2"""
    game = GAME.with_cards(changed("captain", "hand_limit", "3"))
    hands = [("overlord", []), ("captain", ["mutiny", "mutiny"]), ("squire", []), ("peasant", [])]
    assert position(game, *hands, now="round").view(None)["facts"]["players"][1]["cards"] == 3


def test_another_income() -> None:
    """4.3"""
    game = GAME.with_cards(changed("advisor", "income", "2"))
    state = position(game, ("overlord", []), ("advisor", []), ("squire", []), ("peasant", []), now="round")
    assert gold(state) == [11, 7, 6, 5]


def test_another_number_of_copies() -> None:
    """2: the total must be corrected with it."""
    text = changed("uprising", "copies", "4").replace("plot_cards = 42", "plot_cards = 44")
    state = GAME.with_cards(text).new(4, seed=2)
    state.check()
    assert state.view(None)["facts"]["deck"] == 44 - 8


def test_another_target_of_repression() -> None:
    """6.4, R23: an owner who finds "any player" on the card can say so."""
    game = GAME.with_cards(changed("repression", "target", '"any"'))
    hands = [("overlord", []), ("captain", ["repression"]), ("squire", []), ("peasant", [])]
    offered = {choice.text for choice in position(game, *hands, holder=1, now="attempt").options(1)}
    assert offered == {"play repression 0", "play repression 2", "play repression 3"}


@pytest.mark.parametrize(
    ("entry", "amount", "cast", "moves", "seat", "expected"),
    [
        ("capitalize", 9, "overlord captain squire general", ["1 play capitalize 3"], 1, 5 + 9),
        ("martyrdom", 9, "overlord captain squire general", ["1 play martyrdom"], 1, 5 + 9),
        ("coercion", 9, "overlord captain squire general", ["1 play coercion 2"], 1, 5 + 9),
        ("guilty_plea", 9, "overlord captain squire general", ["2 play guilty_plea"], 2, 5 + 9),
        ("blackmail", 3, "overlord captain squire general", ["1 play blackmail 2"], 1, 5 + 3),
        ("blackmail", 9, "overlord captain squire general", ["1 play blackmail 2"], 1, 5 + 5),
        ("advisor", 3, "overlord captain advisor general", ["1 play repression 2"], 2, 5 + 3),
        ("bailiff", 9, "overlord squire bailiff general", ["1 play repression 2"], 2, 5 + 9),
        ("outlaw", 3, "overlord outlaw squire general", ["1 play repression 2", "2 die"], 1, 5 + 3),
        ("outlaw", 3, "overlord captain outlaw general", ["1 play repression 2", "2 die"], 1, 5 + 3),
    ],
)
def test_other_amounts_of_gold(
    entry: str, amount: int, cast: str, moves: list[str], seat: int, expected: int
) -> None:
    """6, 7: other numbers than the printed ones, as far as there is that much to take."""
    game = GAME.with_cards(changed(entry, "gold", str(amount)))
    players: list[dict[str, Any]] = [{"character": who} for who in cast.split()]
    player, _, card = moves[0].split()[:3]
    players[int(player)]["hand"] = [card]
    now = "halted" if card == "guilty_plea" else "attempt"
    state = game.position({"players": players, "holder": 1, "now": now})
    everybody_passes(reacts(state, moves[0]))
    act(state, *moves[1:])
    assert gold(state)[seat] == expected


def test_another_robbery_of_the_tyrant() -> None:
    """7.9"""
    game = GAME.with_cards(changed("tyrant", "gold", "2"))
    state = position(
        game, ("tyrant", []), ("captain", []), ("squire", []), ("peasant", []), now="round", round=1
    )
    do(state, "0 rob 1", "0 rob 1")
    assert gold(state) == [7, 3, 5, 5]


def test_another_trade_of_the_merchant() -> None:
    """7.14: three gold for one card."""
    text = changed("merchant", "gold", "3")
    text = text.replace(
        "hand_limit = 0\ncopies = 1\ngold = 3\ncards = 2", "hand_limit = 0\ncopies = 1\ngold = 3\ncards = 1"
    )
    game = GAME.with_cards(text)
    state = position(game, ("overlord", []), ("captain", []), ("merchant", []), ("peasant", []))
    do(state, "0 pick 1", "2 gift 0", "2 draw")
    assert gold(state) == [8, 5, 2, 5]
    assert sizes(state)[2] == 1


def test_another_price_of_the_peasants_freedom() -> None:
    """7.7: with five gold they cannot pay six, but they can pay three."""
    seats = [(who, list[str]()) for who in ("overlord", "peasant", "captain", "general")]
    dear = GAME.with_cards(changed("peasant", "gold", "6")).position(
        {"players": [{"character": who} for who, _ in seats], "holder": 1, "now": "attempt"}
    )
    assert {choice.text for choice in dear.options(1)} == {"die"}
    state = GAME.with_cards(changed("peasant", "gold", "3")).position(
        {"players": [{"character": who} for who, _ in seats], "holder": 1, "now": "attempt"}
    )
    state.choose(1, "pay 0")
    assert gold(state) == [8, 2, 5, 5]


def test_another_suggested_cast() -> None:
    """10.1"""
    lines = TEXT.replace(
        'base = ["overlord", "captain", "squire", "peasant"]',
        'base = ["overlord", "knight", "squire", "servant"]',
    )
    state = GAME.with_cards(lines).new(4, seed=3)
    dealt = {player["character"] for player in state.view(None)["facts"]["players"]}
    assert dealt == {"overlord", "knight", "squire", "servant"}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("hand_limit", "5"),
        ("hand_limit", "6"),
        ("start_hand", "2"),
        ("players_max", "6"),
        ("players_min", "5"),
    ],
)
def test_every_number_of_the_game_is_heeded_or_refused(key: str, value: str) -> None:
    """RULES.md: "Correct a value there and the program plays by it". No correction is ignored in silence."""
    try:
        game = GAME.with_cards(changed("meta", key, value))
    except BadCards:
        return
    if key == "players_max":
        assert game.max_seats == 6
    elif key == "players_min":
        assert game.min_seats == 5
    elif key == "start_hand":
        state = game.new(4, seed=1)
        assert [player["cards"] for player in state.view(None)["facts"]["players"]] == [4, 4, 4, 4]
    else:
        hands = [("overlord", []), ("captain", ["mutiny"] * 4), ("general", []), ("peasant", [])]
        assert sizes(position(game, *hands, now="round"))[1] == int(value)


# ---- mistakes are reported with their line


@pytest.mark.parametrize(
    ("entry", "key", "value", "message"),
    [
        ("meta", "start_gold", '"five"', "start_gold.*whole number"),
        ("meta", "coronation_gold", "0", "coronation_gold"),
        ("meta", "coronation_gold", "true", "coronation_gold"),
        ("meta", "plot_cards", "43", "add up to 42.*43"),
        ("coercion", "copies", "-1", "plot coercion.*copies"),
        ("coercion", "copies", "2.5", "plot coercion.*copies"),
        ("coercion", "kind", '"book"', "plot coercion.*shield"),
        ("coercion", "target", '"seat_3"', "plot coercion.*seat_1, seat_2, any, rank_1"),
        ("martyrdom", "target", '"overlord"', "plot martyrdom.*target.*none"),
        ("captain", "rank", "9", "character captain.*rank"),
        ("captain", "rank", "4", "rank"),
        ("captain", "income", '"three"', "character captain.*income"),
        ("captain", "hand_limit", "-1", "character captain.*hand_limit"),
        ("outlaw", "gold", "500", "character outlaw.*gold"),
        ("squire", "cards", "99", "character squire.*cards"),
        ("servant", "income_to", '"king"', "character servant.*income_to"),
    ],
)
def test_a_wrong_value_is_reported_with_its_line(entry: str, key: str, value: str, message: str) -> None:
    text = changed(entry, key, value)
    found = problems(text)
    assert any(re.search(message, said) for _, said in found), found
    if (entry, key, value) != ("captain", "rank", "4"):  # that concerns the whole set
        assert line_of(text, entry, key) in [line for line, _ in found]


def test_all_mistakes_are_reported_at_once_in_the_order_of_the_file() -> None:
    text = (
        changed("meta", "start_gold", "-5")
        .replace('id = "mutiny"', 'id = "mutiney"')
        .replace("\ngold = 7\n", "\ngold = -7\n")
    )
    found = problems(text)
    assert len(found) >= 3
    lines = [line for line, _ in found]
    assert lines == sorted(lines)
    assert any("did you mean 'mutiny'" in said for _, said in found)


def test_a_missing_card_is_reported() -> None:
    text = re.sub(r'\[\[plot\]\]\nid = "uprising".*?(?=\n\[\[)', "", TEXT, flags=re.DOTALL)
    assert any('"uprising"' in said for _, said in problems(text))


def test_a_missing_character_is_reported() -> None:
    text = re.sub(r'\[\[character\]\]\nid = "actor".*?(?=\n\[\[)', "", TEXT, flags=re.DOTALL)
    assert any('"actor"' in said for _, said in problems(text))


def test_a_card_that_is_there_twice_is_reported_with_its_line() -> None:
    text = TEXT.replace('id = "revenge"', 'id = "martyrdom"')
    found = [(line, said) for line, said in problems(text) if "twice" in said]
    assert [line for line, _ in found] == [TEXT.splitlines().index('id = "revenge"') + 1]


def test_a_slip_in_the_name_of_a_key_is_reported_with_its_line_and_a_suggestion() -> None:
    text = TEXT.replace("\nincome = 3\n", "\nincom = 3\n", 1)
    line = text.splitlines().index("incom = 3") + 1
    assert any(at == line and "'incom'" in said and "'income'" in said for at, said in problems(text))


def test_an_unknown_table_is_reported_with_its_line() -> None:
    text = TEXT + '\n[[plots]]\nid = "ace"\n'
    line = text.splitlines().index("[[plots]]") + 1
    assert any(at == line and "'plots'" in said and "'plot'" in said for at, said in problems(text))


def test_a_file_that_is_no_toml_is_reported_with_its_line() -> None:
    text = "[meta]\nid = kill\n"
    ((line, said),) = problems(text)
    assert (line, "TOML" in said) == (2, True)


def test_an_empty_table_of_meta_is_reported() -> None:
    assert any("[meta]" in said for _, said in problems('[[plot]]\nid = "mutiny"\n'))


def test_the_message_of_the_error_names_the_lines() -> None:
    text = changed("captain", "income", '"three"')
    with pytest.raises(BadCards, match=f"line {line_of(text, 'captain', 'income')}: "):
        GAME.with_cards(text)


@pytest.mark.parametrize(
    "cast",
    [
        '["general", "captain", "squire", "peasant"]',
        '["overlord", "tyrant", "squire", "peasant"]',
        '["overlord", "captain", "bailiff", "peasant"]',
        '["overlord", "captain", "captain", "peasant"]',
        '["overlord", "captain", "squire"]',
        '["overlord", "captain", "squire", "baker"]',
    ],
)
def test_a_suggested_cast_that_cannot_be_played_is_reported_with_its_line(cast: str) -> None:
    """3.1, 10.5: one ruler, one character of each rank, one for each player."""
    old = 'base = ["overlord", "captain", "squire", "peasant"]'
    text = TEXT.replace(old, f"base = {cast}", 1)
    line = TEXT.splitlines().index(old) + 1
    assert line in [at for at, _ in problems(text)]


def test_a_missing_suggested_cast_is_reported() -> None:
    """10.1"""
    text = TEXT.replace("players = 6\n", "players = 5\n", 1)
    assert any("6" in said for _, said in problems(text))
