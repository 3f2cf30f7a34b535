"""What each seat may know, and what it remembers (RULES.md 13)."""

import json
from random import Random
from typing import Any

import pytest

from subrosa.core import State
from tests.rules.estoril.table import (
    GAME,
    STARTERS,
    area,
    do,
    each,
    facts,
    hand,
    here,
    location,
    on,
    player,
    prompt,
    resolving,
    reward,
    table,
    told,
)


def noticed(state: State, viewer: int | None) -> Any:
    """Return everything that ever reaches a viewer."""
    return state.view(viewer), state.log(viewer)


# ---- hands and face-down characters (13.3)


def test_a_face_down_card_is_one_of_its_owners_network() -> None:
    state = do(table(player(), player()), "0 place s_veteran 7i")
    assert each(state, "network")[0] == sorted(STARTERS, key=STARTERS.index)
    assert each(state, "cards") == [5, 6]
    assert facts(state, 1)["hand"] == STARTERS
    assert facts(state, None)["hand"] is None


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_two_tables_that_differ_in_a_face_down_card_look_the_same(viewer: int | None) -> None:
    """13.3: until it is revealed"""
    seen = []
    for card in ("s_veteran", "s_seducer"):
        state = table(player(), player(), player(), seed=3)
        steps = [noticed(state, viewer)]
        for move in (
            f"0 place {card} 7i",
            "1 place s_veteran 5i",
            "2 place s_veteran 6i",
            "0 place s_diplomat 5iii",
            "0 look 6i",
            "1 place s_diplomat 2iii",
        ):
            do(state, move)
            steps.append(noticed(state, viewer))
        seen.append(steps)
    assert seen[0] == seen[1]


def test_a_card_won_is_known_to_be_in_the_network() -> None:
    state = resolving(
        player({"2i": "s_veteran", "8i": "s_conspirator"}),
        player(),
        rewards={"palacio": "garbo"},
        until="museum",
    )
    assert "garbo" in each(state, "network")[0]
    assert "garbo" not in each(state, "network")[1]


def test_worlds_place_the_unknown_cards_anywhere_they_can_be() -> None:
    state = do(table(player(), player()), "0 place s_veteran 7i")
    worlds = {on(GAME.imagine(state.view(1), Random(n)), "7i", 0) for n in range(60)}
    assert worlds == {(0, card, "down") for card in STARTERS}
    assert {on(GAME.imagine(state.view(0), Random(n)), "7i", 0) for n in range(9)} == {
        (0, "s_veteran", "down")
    }


# ---- looking (13.4)


def looked() -> State:
    return do(table(player(), player({"7i": "s_seducer"}), player()), "0 place s_veteran 7iii", "0 look 7i")


def test_a_card_looked_at_stays_known() -> None:
    state = do(looked(), "1 place s_veteran 5i", "2 place s_veteran 6i")
    assert on(state, "7i", 0) == (1, "s_seducer", "down")
    for n in range(20):
        assert on(GAME.imagine(state.view(0), Random(n)), "7i", 1) == (1, "s_seducer", "down")
        world = GAME.imagine(state.view(2), Random(n))
        assert area(world, "7i", 2)["seen_by"] == [0, 1]


@pytest.mark.parametrize(("viewer", "card"), [(0, "s_seducer"), (1, "s_seducer"), (2, None), (None, None)])
def test_which_card_was_looked_at_is_told_to_those_who_know_it(viewer: int | None, card: str | None) -> None:
    assert told(looked(), "look", viewer) == [{"seat": 0, "area": "7i", "card": card}]


def test_looking_cannot_be_taken_back() -> None:
    state = table(player(), player({"7i": "s_seducer"}))
    do(state, "0 place s_veteran 7iii")
    assert state.can_undo(0), "nobody has learned anything yet"
    do(state, "0 look 7i")
    assert not state.can_undo(0)


def test_placing_face_down_can_be_taken_back_and_face_up_cannot() -> None:
    state = do(table(player(), player()), "0 place s_veteran 7i")
    assert state.can_undo(0)
    state.undo(0)
    do(state, "0 place s_veteran 3ii")
    assert not state.can_undo(0)


def test_a_reward_looked_at_is_known_to_the_one_who_looked() -> None:
    state = table(player({"2iii": "s_diplomat"}, seen=["palacio"]), player(), rewards={"palacio": "garbo"})
    assert reward(state, "palacio", 0) == "garbo"
    assert reward(state, "palacio", 1) is None
    for n in range(10):
        assert reward(GAME.imagine(state.view(0), Random(n)), "palacio", 0) == "garbo"
    others = {reward(GAME.imagine(state.view(1), Random(n)), "palacio", 0) for n in range(40)}
    assert len(others) > 5, "for the other one it may be anything"


# ---- the deck (13.4)


def test_the_conspirator_follows_the_card_he_put_under() -> None:
    state = resolving(
        player({"3i": "s_conspirator"}),
        player({"8i": "otto_m"}),
        deck=["windsor"],
        rewards={"tamariz": "garbo"},
        until="tamariz",
    )
    do(state, "0 conspire")
    assert [place["card"] for place in facts(state, 0)["known"] if place["below_top"] == 0] == ["windsor"]
    assert "windsor" not in json.dumps(noticed(state, 1))
    do(state, "0 keep")
    assert "windsor" in json.dumps(facts(state, 0)["known"])
    assert "windsor" not in json.dumps(noticed(state, 1))
    for n in range(10):
        world = GAME.imagine(state.view(0), Random(n))
        assert facts(world, 0)["known"] == facts(state, 0)["known"]


def test_an_exchanged_reward_is_known_to_all() -> None:
    state = resolving(
        player({"3i": "s_conspirator"}),
        player({"8i": "otto_m"}),
        deck=["windsor"],
        rewards={"tamariz": "garbo"},
        until="tamariz",
    )
    do(state, "0 conspire", "0 swap")
    known = [place for place in facts(state, None)["known"] if place["card"] == "garbo"]
    assert known
    assert known[0]["known_to_all"]


def test_a_known_card_stays_known_when_it_becomes_a_reward() -> None:
    """The deck has turned round completely: the Conspirator's card comes up again as a face-down reward."""
    known = None
    for seed in range(400):
        state = GAME.new(2, seed)
        dice = Random(seed)
        while state.waiting and known is None:
            for place in facts(state, 0)["city"]:
                if (
                    place["face"] == "down"
                    and 0 in place["seen_by"]
                    and place["location"]
                    not in [
                        event["location"] for event in told(state, "look-reward", 0) if event["seat"] == 0
                    ]
                ):
                    known = place
            options = [option for option in state.options(state.waiting[0]) if option.text != "pass"]
            conspire = [option for option in options if option.verb == "conspire"]
            state.choose(
                state.waiting[0], dice.choice(conspire or options or list(state.options(state.waiting[0])))
            )
        if known is not None:
            break
    assert known is not None
    assert known["reward"] is not None


# ---- revealing


def test_revealing_shows_everybody() -> None:
    state = resolving(player({"2i": "s_conspirator"}), player({"2ii": "garbo"}))
    for viewer in (0, 1, None):
        assert on(state, "2ii", viewer) == (1, "garbo", "up")


def test_a_seduced_card_is_shown_to_everybody() -> None:
    state = resolving(
        player({"3i": "s_seducer"}), player({"7i": "garbo", "8i": "s_conspirator"}), until="tamariz"
    )
    assert on(state, "7i", None) == (1, None, "down")
    do(state, "0 seduce 7i ii")
    assert on(state, "3ii", None) == (1, "garbo", "up")


def test_a_protected_card_stays_hidden() -> None:
    state = resolving(
        player({"3i": "s_diplomat", "3ii": "s_conspirator"}), player({"7i": "garbo"}), until="tamariz"
    )
    do(state, "0 protect 7i")
    assert on(state, "7i", 0) == (1, None, "down")
    assert area(state, "7i", None)["white"]


def test_what_is_public() -> None:
    """13.2"""
    state = table(
        player({"7i": "garbo"}, discards=["s_veteran"], lost=["s_diplomat"]),
        player(),
        round=3,
        first=1,
        turn=0,
    )
    for viewer in (0, 1, None):
        known = facts(state, viewer)
        assert (known["round"], known["first"], here(state)) == (3, 1, None)
        assert known["players"][0]["discards"] == ["s_veteran"]
        assert known["players"][0]["lost"] == ["s_diplomat"]
        assert known["players"][0]["markers"] == 5
        assert known["deck"] == 27 - 6 - 1
        assert len(known["missions"]) == 4
        assert location(state, "tamariz", viewer)["reward"] is not None


def test_the_generator_appears_nowhere() -> None:
    state = GAME.new(3, 5)
    for viewer in (0, None):
        assert str(state.rng) not in json.dumps(state.view(viewer))


def test_hands_of_others_are_not_in_a_view() -> None:
    state = do(table(player(), player()), "0 place s_veteran 7i")
    assert hand(state, 0) == sorted(set(STARTERS) - {"s_veteran"})
    assert "hand" not in facts(state, 1)["players"][0]
    assert prompt(state) == "place"
    assert state.view(0)["choices"] == []
