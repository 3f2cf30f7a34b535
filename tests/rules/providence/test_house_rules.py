"""House rules (RULES.md 22.1): each option, what it changes, and that the standard differs."""

from typing import Any

import pytest

from tests.rules.providence.table import (
    CITIES,
    DATA,
    FOLDER,
    GAME,
    SANE,
    can,
    choices,
    city,
    do,
    elder,
    facts,
    pieces,
    player,
    printed,
    prompt,
    score,
    seat,
    table,
)


def test_first_player_last() -> None:
    """H3, A1"""
    state = GAME.new(4, seed=3, options={"placement": "first_player_last"})
    first = facts(state)["active"]
    order = []
    while prompt(state) == "place-agent":
        order.append(state.waiting[0])
        state.choose(state.waiting[0], choices(state)[0])
    assert order == [(first - step) % 4 for step in (1, 2, 3, 4)]


def test_random_start_cities() -> None:
    """H4: nobody chooses, and nobody shares a City"""
    state = GAME.new(5, seed=3, options={"random_start_cities": "yes"})
    assert prompt(state) == "act"
    where = {found["city"] for found in pieces(state).values()}
    assert len(where) == 5
    assert where <= set(CITIES)


def test_chosen_basic_agents() -> None:
    """H2: each only once"""
    state = GAME.new(3, seed=3, options={"basic_agents": "chosen"})
    assert choices(state) == ["be monday", "be tuesday", "be wednesday", "be thursday", "be friday"]
    state.choose(state.waiting[0], "be friday")
    assert "be friday" not in choices(state)


@pytest.mark.parametrize("value", ["no", "yes"])
def test_free_actions_before_the_claim(value: str) -> None:
    """H5, A4"""
    s = table(
        player("miskatonic_university", cubes={"boston": 1}),
        player(),
        options={"free_actions_before_claim": value},
    )
    do(s, "0 free miskatonic_university")
    assert can(s, "claim boston") == (value == "yes")


@pytest.mark.parametrize("value", ["no", "yes"])
def test_deep_ones_on_cards(value: str) -> None:
    """H6, A6"""
    s = table(
        player(cubes={"atlanta_card": 1}, deep_ones={"atlanta": 2}),
        player(cubes={"atlanta_card": 2}),
        cities={"atlanta": {"card": "tnt"}},
        options={"deep_ones_influence_on_cards": value},
    )
    assert can(s, "claim atlanta_card") == (value == "yes")


@pytest.mark.parametrize("value", ["no", "yes"])
def test_the_silver_key_and_claims_by_effects(value: str) -> None:
    """H7, A8: Deep Ones claim a City"""
    s = table(
        player("deep_ones", mythos=["mythos_silver_key"], deep_ones={"indianapolis": 3}),
        player(),
        reserve=["tnt"],
        options={"silver_key_on_effect_claims": value},
    )
    do(s, "0 use deep_ones", "0 stop", "0 claim indianapolis")
    assert (facts(s)["aside"] == "tnt") == (value == "yes")


@pytest.mark.parametrize("value", ["no", "yes"])
def test_the_penalty_in_the_check(value: str) -> None:
    """H8, A9"""
    s = table(
        player(allegiance="dissenter_cultist", vp=29, closed=["boston"]),
        player(),
        options={"reveal_check_counts_dissenter_penalty": value},
    )
    assert can(s, "reveal") == (value == "no")


def test_a_reveal_that_fails() -> None:
    """H9: the action is lost, the card is turned down again, the points are not kept"""
    s = table(
        player(allegiance="investigator", closed=["boston"]), player(), options={"reveal_may_fail": "yes"}
    )
    do(s, "0 reveal")
    assert s.result is None
    assert (seat(s, 0)["vp"], seat(s, 0)["revealed"], facts(s)["left"]) == (0, False, 1)


def solo(card: str, options: dict[str, str], **more: Any) -> Any:
    """Let Cultist 1, in Arkham, claim a card in Chicago."""
    found = {"elder": "yog_sothoth", "behaviours": ["behaviour_4"]}
    cultists = [{"cubes": {"chicago_card": 1}}, {}]
    cities = {"chicago": {"card": card, "stack": ["fbi"]}} | more.pop("cities", {})
    s = table(
        player(closed=["new_york"]),
        elder=found | {"cultists": cultists},
        cities=cities,
        options=options,
        row=["mythos_offering"],
        **more,
    )
    return do(s, "0 pass")


@pytest.mark.parametrize(("value", "side"), [("power", "open"), ("gate_symbol", None)])
def test_what_makes_a_cultist_open_a_gate(value: str, side: str | None) -> None:
    """H11, A13: TNT shows power, but no Gate symbol"""
    s = solo("tnt", {"solo_gate_trigger": value}, rolls=[SANE] if side else [])
    assert city(s, "arkham")["gate_side"] == side


@pytest.mark.parametrize(("value", "cubes"), [("no", 5), ("yes", 7)])
def test_the_target_card_counts(value: str, cubes: int) -> None:
    """H12, A25: Speakeasy, with 2 influence, is the target"""
    s = solo(
        "tammany_hall",
        {"solo_influence_counts_target_card": value},
        cities={"arkham": {"card": "speakeasy"}},
    )
    assert city(s, "arkham")["card_cubes"] == [0, cubes, 0]


@pytest.mark.parametrize(("value", "won"), [("no", True), ("yes", False)])
def test_the_ritual_of_the_great_old_one(value: str, won: bool) -> None:
    """H13, A34: 12 VP for the last space"""
    s = table(
        player("esoteric_order_of_dagon", vp=10),
        elder={"elder": "cthulhu"},
        tracks={"ritual": 14},
        options={"solo_ritual_scores": value},
    )
    do(s, "0 track ritual_plus with esoteric_order_of_dagon")
    assert s.result is not None
    assert s.result.winners == ((0,) if won else ())
    assert score(s, 0) == {"track_vp": 10, "secrecy": 3}


@pytest.mark.parametrize("name", ["yog_sothoth", "black_goat", "hastur", "dagon", "cthulhu", "nyarlathotep"])
def test_the_great_old_one_is_chosen(name: str) -> None:
    """H10, and the set-up of 18.1"""
    state = GAME.new(1, seed=5, options={"great_old_one": name})
    assert elder(state)["elder"] == name
    assert (elder(state)["vp"], elder(state)["deck"]) == (6, 8)
    assert [found["city"] for found in elder(state)["cultists"]] == ["arkham", "new_york"]
    assert [found["pool"] for found in elder(state)["cultists"]] == [19, 19]
    assert seat(state, 0, 0)["allegiance"] == "investigator"
    assert (len(facts(state)["row"]), facts(state)["mythos_deck"], facts(state)["reserve"]) == (2, 19, 36)
    assert "put arkham" not in choices(state)
    assert "put new_york" not in choices(state)


GOALS = {  # by difficulty
    "yog_sothoth": {"easy": 6, "normal": 5, "hard": 4},
    "black_goat": {"easy": 5, "normal": 4, "hard": 3},
    "hastur": {"easy": 5, "normal": 4, "hard": 3},
    "dagon": {"easy": 10, "normal": 8, "hard": 6},
    "cthulhu": {"easy": 5, "normal": 4, "hard": 3},
    "nyarlathotep": {"easy": 7, "normal": 6, "hard": 5},
}


@pytest.mark.parametrize("name", GOALS)
@pytest.mark.parametrize(("value", "points"), [("easy", 3), ("normal", 6), ("hard", 9)])
def test_the_difficulty(value: str, points: int, name: str) -> None:
    """H14, 18.10: what the Great Old One begins with, and how much its goal takes, and nothing else"""
    options = {"great_old_one": name}
    state = GAME.new(1, seed=5, options=options | {"difficulty": value})
    assert (elder(state)["vp"], elder(state)["goal_number"]) == (points, GOALS[name][value])
    usual = facts(GAME.new(1, seed=5, options=options), 0)
    usual["elder"] |= {"vp": points, "goal_number": GOALS[name][value]}
    assert facts(state, 0) == usual


@pytest.mark.parametrize(
    ("value", "lead", "lost"), [("easy", 9, False), ("easy", 10, True), ("hard", 6, True)]
)
def test_the_goal_is_reached_at_its_difficulty(value: str, lead: int, lost: bool) -> None:
    """18.10: Dagon's lead of the Ritual"""
    s = table(
        player("esoteric_order_of_dagon"),
        elder={"elder": "dagon"},
        tracks={"ritual": lead - printed("esoteric_order_of_dagon", "ritual_plus")},
        options={"difficulty": value},
    )
    do(s, "0 track ritual_plus with esoteric_order_of_dagon")
    assert (s.result is not None) == lost


def test_the_difficulty_is_for_those_who_play_alone() -> None:
    """H14: with others it changes nothing"""
    state = GAME.new(2, seed=5, options={"difficulty": "hard"})
    assert facts(state, 0) == facts(GAME.new(2, seed=5), 0)


def test_an_owner_can_correct_the_difficulty() -> None:
    """18.10: its numbers are in the card file"""
    text = GAME.standard.text.replace("easy_start_vp = 3", "easy_start_vp = 4")
    state = GAME.with_cards(text).new(1, seed=5, options={"difficulty": "easy"})
    assert elder(state)["vp"] == 4


def test_the_rules_state_every_number_of_the_difficulty() -> None:
    """18.10: the table of RULES.md, row by row: easy, normal, hard"""
    rules = (FOLDER / "RULES.md").read_text("utf-8").partition("### 18.10")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in rules.splitlines() if line.startswith("| ")]
    found = {row[0].partition(":")[0]: [int(cell) for cell in row[1:]] for row in rows if row[1].isdecimal()}
    titles = {card["name"]: GOALS[card["id"]] for card in DATA["great_old_one"]}
    assert found.pop("VP at the beginning") == [3, 6, 9]
    assert found == {title: [goal["easy"], goal["normal"], goal["hard"]] for title, goal in titles.items()}
