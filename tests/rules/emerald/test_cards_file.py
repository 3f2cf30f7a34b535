"""cards.toml: what the rulebook says of it, what an owner may correct, and how mistakes in it are reported."""

from typing import Any

import pytest

from subrosa.core import Game, State
from subrosa.core.errors import BadCards
from tests.rules.emerald.table import (
    CARDS,
    DATA,
    FOLDER,
    GAME,
    choices,
    do,
    each,
    ending,
    facts,
    hand,
    of,
    player,
    printed,
    prompt,
    whole_cities,
)

TEXT = (FOLDER / "cards.toml").read_text("utf-8")


def changed(entry: str, key: str, value: str, text: str = TEXT) -> str:
    """Return the card file with one value of one entry replaced; `entry` is an id, "meta", or a number of players."""
    lines = text.splitlines()
    start = lines.index(
        {"meta": "[meta]"}.get(entry, f'id = "{entry}"' if not entry.isdigit() else f"players = {entry}")
    )
    for number in range(start, len(lines)):
        if lines[number].startswith(f"{key} = "):
            lines[number] = f"{key} = {value}"
            return "\n".join(lines) + "\n"
    raise AssertionError(f"{entry} has no {key}")


def problems(text: str) -> list[str]:
    """Return what is wrong with a card file."""
    with pytest.raises(BadCards) as caught:
        GAME.with_cards(text)
    return [problem for _, problem in caught.value.problems]


def table(
    game: Game, *players: dict[str, Any], cities: dict[str, Any] | None = None, **position: Any
) -> State:
    """Set up a position with other cards."""
    board = whole_cities(list(players), cities or {})
    return game.position({"players": list(players), "cities": board, **position})


# ---- what the rulebook says of the components (1, 23)


def test_counts() -> None:
    """1: 66 game cards, nine cities and royalty, six identities, ten starting cards"""
    assert sum(row["copies"] for row in DATA["game_card"]) == 66
    assert [len(DATA[kind]) for kind in ("city", "royalty", "city_card", "starting_card")] == [9, 9, 9, 10]
    assert sum(row["copies"] for row in DATA["identity_card"]) == 6


def test_claim_symbols_of_the_pictured_cards() -> None:
    """23: certain"""
    with_claim = {
        "bismarck",
        "louise_michel",
        "duchess_duzes",
        "irene_adler",
        "sherlock_holmes",
        "vladimir_burtsev",
        "inspector_lestrade",
        "doctor_watson",
        "freemasons",
        "okhrana",
        "society_of_leopold",
        "third_section",
        "vampires",
        "holy_brotherhood",
    }
    without = {
        "matvei_golovinski",
        "mrs_hudson",
        "sigmund_freud",
        "cthulhu",
        "fenians",
        "hide_royalty",
        "hired_assassin",
        "infernal_machine",
        "mi_go",
        "pinkerton_agents",
        "shoggoth",
        "black_hand",
        "yog_sothoth",
        "change_of_heart",
        "zombies",
        "terrors_of_the_night",
        "peoples_will",
        "diogenes_club",
    }
    assert all(printed(card, "claim") == 1 for card in with_claim)
    assert all(printed(card, "claim") == 0 for card in without)


def test_kill_fields_and_bombs_of_the_rulebook() -> None:
    """11, 23"""
    fields = {"hired_assassin": 3, "sebastian_moran": 4, "shoggoth": 3}
    assert {card: printed(card, "kill_vp") for card in fields} == fields
    assert printed("infernal_machine", "bomb") == 3
    assert all(printed(card, "bomb") == 1 for card in ("black_hand", "okhrana", "peoples_will"))
    assert printed("peter_rachkovsky", "agent") == 2
    assert printed("louise_michel", "vp_restorationist") == 1


# ---- what an owner may correct


def test_the_same_text_is_the_same_game() -> None:
    assert GAME.with_cards("") is GAME
    assert GAME.with_cards(TEXT) is GAME


def test_the_number_of_a_city() -> None:
    game = GAME.with_cards(changed("rome", "bombs", "1"))
    state = table(game, player("s010"), player(agents={"rome": 1}), cities={})
    assert next(city for city in facts(state)["cities"] if city["city"] == "rome")["bombs"] == 1
    me = player("s010", agents={"rome": 2})
    assert "kill rome 1" in choices(table(game, me, player(agents={"rome": 1, "paris": 1})))
    assert "kill rome 1" not in choices(table(GAME, me, player(agents={"rome": 1, "paris": 1})))


def test_royalty() -> None:
    game = GAME.with_cards(changed("rhogog", "vp", "9", changed("rhogog", "bombs", "1")))
    me = player("s010", agents={"rome": 1})
    state = table(game, me, player(), cities={"rome": {"royalty": True}}, rolls=[6])
    assert of(do(state, "0 strike rome with s010"), 0)["restorationist"] == 9


@pytest.mark.parametrize(
    ("faces", "mad", "roll", "left"), [(8, 1, 1, 2), (8, 1, 2, 3), (8, 8, 8, 2), (6, 0, 1, 3)]
)
def test_the_die(faces: int, mad: int, roll: int, left: int) -> None:
    """R1"""
    text = changed(
        "meta", "sanity_die_madness_faces", str(mad), changed("meta", "sanity_die_faces", str(faces))
    )
    state = table(GAME.with_cards(text), player("terrors_of_the_night"), player(), rolls=[roll])
    assert of(do(state, "0 use terrors_of_the_night"), 1)["sanity"] == left


def test_amounts() -> None:
    """Hand, tokens, cubes, agents and zombies at the start."""
    text = TEXT
    for key, value in (
        ("hand_size", 4),
        ("sanity_tokens_per_player", 2),
        ("cubes_in_limbo_at_start", 3),
        ("agents_on_board_at_start", 1),
        ("zombies", 4),
    ):
        text = changed("meta", key, str(value), text)
    state = GAME.with_cards(text).new(3, 0)
    assert each(state, "cards") == [4, 4, 4]
    assert each(state, "sanity") == [2, 2, 2]
    assert each(state, "limbo") == [3, 3, 3]
    assert each(state, "cubes") == [7, 7, 7]
    assert facts(state)["pool"] == 4
    for _ in range(3):
        state.choose(state.waiting[0], "agent rome")
    assert prompt(state) == "first-action"
    seat = state.waiting[0]
    state.choose(seat, "pass")
    state.choose(seat, "pass")
    assert len(hand(state, seat)) == 4


def test_ends() -> None:
    """Threshold, track, penalty and reinforcements."""
    game = GAME.with_cards(changed("2", "vp_end", "10"))
    me = player("matvei_golovinski", neutral=8)
    assert ending(do(table(game, me, player()), "0 use matvei_golovinski")) == "points"
    text = changed("meta", "track_max", "5", changed("meta", "losing_faction_penalty", "3"))
    state = table(GAME.with_cards(text), player("matvei_golovinski"), player(), tracks={"loyalist": 4})
    do(state, "0 use matvei_golovinski")
    assert ending(state) == "track"
    assert facts(state)["tracks"] == [5, 0]
    assert 3 in [row["penalty"] for row in each(state, "score")]
    game = GAME.with_cards(changed("meta", "loyalist_agents_after_reveal", "1"))
    other = player(side="loyalist", agents={"rome": 1})
    state = do(table(game, player("shoggoth"), other), "0 use shoggoth", "1 agent rome")
    assert prompt(state) == "second-action"


def test_texts_with_numbers() -> None:
    """19: what the Black Hand and Yog Sothoth are worth"""
    text = changed("meta", "black_hand_vp", "3", changed("meta", "yog_sothoth_vp", "2"))
    game = GAME.with_cards(text)
    me = player("black_hand", "yog_sothoth", royalty=["rhogog"], restorationist=0, agents={"rome": 2})
    state = do(table(game, me, player()), "0 use black_hand", "0 use yog_sothoth", "0 stop")
    assert (of(state, 0)["restorationist"], of(state, 0)["loyalist"]) == (3, 2)


def test_whether_a_text_is_free_and_used_up() -> None:
    text = changed("black_hand", "header", '"free"', changed("okhrana", "one_use", "true"))
    game = GAME.with_cards(text)
    state = do(table(game, player("black_hand", "okhrana", cubes={"rome": 1}), player()), "0 use black_hand")
    assert prompt(state) == "first-action"
    assert facts(do(state, "0 use okhrana"))["gone"] == ["okhrana"]


def test_vampires_without_points_are_removed_when_their_block_uses_them_up() -> None:
    """9, R4"""
    game = GAME.with_cards(changed("vampires", "symbols", '["claim"]'))
    other = player("vampires", agents={"rome": 1, "paris": 1})
    state = table(game, player("shoggoth"), other, options={"vampires_block": "one_use"})
    do(state, "0 use shoggoth", "0 aim rome 1", "1 block vampires")
    assert facts(state)["gone"] == ["vampires"]
    assert of(state, 1)["beside"] == []


def test_symbols_and_copies() -> None:
    text = changed("nadar", "symbols", '["retrieve:5"]', changed("nadar", "copies", "1"))
    game = GAME.with_cards(text)
    state = do(table(game, player("nadar"), player()), "0 retrieve with nadar")
    assert each(state, "limbo") == [0, 5]


# ---- mistakes


@pytest.mark.parametrize(
    ("entry", "key", "value", "message"),
    [
        ("meta", "agents_per_player", "9", "agents_per_player should be a whole number from 10 to 10, not 9"),
        ("meta", "hand_size", "0", "hand_size should be a whole number from 1 to 9, not 0"),
        ("meta", "sanity_die_madness_faces", "7", "should be a whole number from 0 to 6, not 7"),
        ("rome", "bombs", "0", "bombs should be a whole number from 1 to 20, not 0"),
        ("rhogog", "city", '"paris"', "city should be rome, where they reign"),
        ("rhogog", "vp", '"many"', "vp should be a whole number from 0 to 20"),
        ("nadar", "symbols", '["move_agents:3"]', "did you mean 'move_agent:3'"),
        (
            "nadar",
            "symbols",
            '["move_agent:2", "move_agent:1"]',
            "move_agent is there twice; write move_agent:2",
        ),
        ("nadar", "copies", "10", "copies should be a whole number from 0 to 9, not 10"),
        ("nadar", "one_use", '"no"', "one_use should be true or false"),
        ("nadar", "header", '"action"', "header should be one of none, not 'action'"),
        ("okhrana", "header", '"none"', "header should be one of action, free, not 'none'"),
        ("sherlock_holmes", "header", '"action"', "header should be one of block"),
        ("vampires", "header", '"action"', "header should be one of action_or_block"),
        ("change_of_heart", "copies", "2", "copies should be a whole number from 0 to 1, not 2"),
        ("mi_go", "copies", "2", "copies should be a whole number from 0 to 1, not 2"),
        ("loyalist", "copies", "0", "there should be at least 5 identity cards"),
        ("3", "vp_end", "4", "vp_end should be a whole number from 5 to 99, not 4"),
        ("5", "players", "4", "no [[player_count]] entry has players = 5"),
        ("5", "game_cards_per_city", "7", None),
    ],
)
def test_mistakes_are_reported(entry: str, key: str, value: str, message: str | None) -> None:
    if message is None:
        GAME.with_cards(changed(entry, key, value))
    else:
        assert any(message in problem for problem in problems(changed(entry, key, value)))


def test_enough_cards_for_five_players() -> None:
    text = TEXT
    for card in (
        "hired_assassin",
        "fenians",
        "nadar",
        "hide_royalty",
        "pinkerton_agents",
        "holy_brotherhood",
    ):
        text = changed(card, "copies", "0", text)
    assert sum(row["copies"] for row in CARDS.values() if "copies" in row) == 66
    assert GAME.with_cards(text).new(5, 0).waiting
    for card in ("zombies", "vampires"):
        text = changed(card, "copies", "0", text)
    assert "there should be at least 45 game cards, not 44" in problems(text)
