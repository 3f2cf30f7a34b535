"""The questions that are asked: which paragraph asks them, and what they mention."""

from typing import Any

import pytest

from subrosa.core import Game, State
from tests.rules.emerald.table import (
    GAME,
    MAD,
    do,
    facts,
    loyalist,
    player,
    table,
)


def question(state: State) -> tuple[str, dict[str, Any]]:
    """Return the question that is asked, and what it mentions."""
    prompt = state.view(None)["prompt"]
    return prompt["id"], prompt["args"]


def test_how_many_cubes_are_left_to_take() -> None:
    """6.3"""
    state = do(table(player("s008", cubes={"limbo": 2, "rome": 2}), player()), "0 retrieve with s008")
    assert question(state) == ("take-cube", {"left": 2})
    assert question(do(state, "0 limbo")) == ("take-cube", {"left": 1})


def test_how_many_agents_may_move() -> None:
    """6.4: no more than there are"""
    state = do(table(player("nadar", agents={"rome": 4}), player()), "0 move with nadar")
    assert question(state) == ("move-agent", {"left": 3})
    assert question(do(state, "0 shift rome paris")) == ("move-agent", {"left": 2})
    state = do(table(player("nadar", agents={"rome": 2}), player()), "0 move with nadar")
    assert question(state) == ("move-agent", {"left": 2})


def test_how_many_agents_a_loyalist_has_to_place() -> None:
    """13.2"""
    other = loyalist(sanity=1, agents={"rome": 1})
    state = do(table(player("terrors_of_the_night"), other, rolls=[MAD]), "0 use terrors_of_the_night")
    assert question(state) == ("reinforce", {"wanted": 2})
    assert question(do(state, "1 agent rome")) == ("reinforce", {"wanted": 1})


def test_how_many_zombies_come() -> None:
    """19"""
    state = do(table(player("zombies"), player()), "0 use zombies")
    assert question(state) == ("raise-zombie", {"left": 2})
    assert question(do(state, "0 raise rome")) == ("raise-zombie", {"left": 1})


@pytest.mark.parametrize(
    ("card", "asks"),
    [
        ("irene_adler", "aim-agent"),
        ("vampires", "aim-agent"),
        ("shoggoth", "aim-agent"),
        ("terrors_of_the_night", "face"),
        ("vladimir_burtsev", "face"),
        ("duchess_duzes", "choose-city"),
        ("third_section", "choose-city"),
        ("hide_royalty", "choose-city"),
        ("cthulhu", "choose-city"),
        ("inspector_lestrade", "aim-cubes"),
        ("okhrana", "aim-cubes"),
    ],
)
def test_questions_name_the_card_that_asks(card: str, asks: str) -> None:
    me = player(card, agents={"rome": 2, "paris": 2}, cubes={"rome": 1, "paris": 1})
    other = player(agents={"rome": 1, "paris": 1})
    cities = {"rome": {"card": "nadar", "royalty": True}, "paris": {"card": "fenians", "royalty": True}}
    state = do(table(me, other, player(), cities=cities), f"0 use {card}")
    assert question(state) == (asks, {"card": card})


@pytest.mark.parametrize(
    ("card", "asks"),
    [
        ("mi_go", "fly-away"),
        ("yog_sothoth", "sacrifice"),
        ("pinkerton_agents", "hire"),
        ("holy_brotherhood", "back"),
    ],
)
def test_questions_that_mention_nothing(card: str, asks: str) -> None:
    assert question(do(table(player(card), player()), f"0 use {card}")) == (asks, {})


@pytest.mark.parametrize(("taken", "asks"), [(0, "first-action"), (1, "second-action"), (2, "after-actions")])
def test_the_parts_of_a_turn(taken: int, asks: str) -> None:
    """5"""
    state = table(player("diogenes_club"), player(), taken=taken)
    assert question(state) == (asks, {} if taken else {"claims": 0})
    assert state.view(None)["prompt"]["rule"] == "5.1"


def test_which_of_two_agents_begins() -> None:
    """4.6"""
    state = GAME.new(2, 0)
    for agent in (1, 1, 2, 2):
        assert question(state) == ("place-agent", {"agent": agent})
        state.choose(state.waiting[0], "agent rome")


@pytest.mark.parametrize(("mine", "claims"), [({"agents": {"rome": 1}}, 0), ({"cubes": {"rome": 1}}, 1)])
def test_the_first_action_says_whether_the_board_allows_a_claim(mine: dict[str, Any], claims: int) -> None:
    """6.2: an agent alone does not; the hand, which others do not see, is not asked"""
    assert question(table(player(**mine), player(), cities={"rome": {"card": "mrs_hudson"}})) == (
        "first-action",
        {"claims": claims},
    )


# ---- what the program asks about any game


def test_the_game_at_a_glance() -> None:
    """1: two to five players, about an hour"""
    assert (GAME.id, GAME.min_seats, GAME.max_seats, GAME.usual_seats, GAME.minutes) == (
        "emerald",
        2,
        5,
        4,
        60,
    )
    assert GAME.new().seats == 4


def test_what_facts_say_in_general() -> None:
    game: Game = GAME
    me = player("s001", "fenians", royalty=["rhogog"], hidden=["gloriana"], discards=["rome"], pushed=[1, 2])
    state = table(me, player(), turn=5, tracks={"loyalist": 1, "restorationist": 2})
    assert (game.round_of(facts(state)), game.turn_of(facts(state))) == (3, 5)
    assert game.hand_of(facts(state, 0)) == [("card", "s001"), ("card", "fenians")]
    assert game.hand_of(facts(state)) == []
    row = game.player_of(facts(state), 0)
    assert (row["claimed"], row["royalty_killed"], row["royalty_hidden"]) == (2, 1, 1)
    assert (row["loyalist_steps"], row["restorationist_steps"]) == (1, 2)
    assert game.roles_of(facts(table(loyalist(), player()), 0), 0) == {"faction": "loyalist"}


def test_which_card_a_choice_is_about() -> None:
    """Reports count claimed cards, of which a choice names only the city."""
    game: Game = GAME
    state = table(player("s001", cubes={"rome": 1}), player(), cities={"rome": {"card": "nadar"}})
    named = {choice.text: game.card_used(facts(state), choice) for choice in state.options(0)}
    assert named["claim rome"] == "claim nadar"
    assert "nadar" not in str(named["place rome"])


def test_texts_mention_the_numbers_of_the_cards() -> None:
    """3: what is printed, for the texts in both languages"""
    assert GAME.text_args("card-shoggoth-text")["kill_vp"] == 3
    assert GAME.text_args("card-black_hand-text")["per_royalty"] == 2
    assert GAME.text_args("city-paris-text") == {"bombs": 4}
    assert GAME.text_args("royalty-spinner_in_darkness-text") == {"bombs": 5, "vp": 4}
    assert GAME.text_args("card-nobody-text") == {}
