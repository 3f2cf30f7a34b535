"""Positions written down wrongly are refused, and the error says what would be right."""

from typing import Any

import pytest

from subrosa.core import BadPosition, BadSetup
from tests.rules.emerald.table import (
    CITIES,
    GAME,
    STARTING,
    agents,
    asked,
    at,
    beside,
    cubes,
    each,
    facts,
    hand,
    loyalist,
    of,
    player,
    prompt,
    restorationist,
    royals,
    table,
    tracks,
)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"citys": {}}, "did you mean 'cities'"),
        ({"cities": {"pariss": {}}}, "did you mean 'paris'"),
        ({"cities": []}, "cities should be a table such as"),
        ({"cities": {"paris": "nadar"}}, "paris should be a table such as"),
        ({"cities": {"paris": {"cards": "nadar"}}}, "did you mean 'card'"),
        ({"cities": {"paris": {"card": "nadir"}}}, "did you mean 'nadar'"),
        ({"cities": {"paris": {"stack": ["nadar"]}}}, "its 'card' should be named as well"),
        ({"cities": {"paris": {"card": "nadar", "stack": "paris"}}}, "should be a list"),
        ({"cities": {"paris": {"card": "rome"}}}, "rome cannot lie in paris"),
        ({"cities": {"paris": {"card": "nadar", "stack": ["rome"]}}}, "rome cannot lie in paris"),
        ({"cities": {"paris": {"card": "s001"}}}, "the starting card s001 once, but it is in paris"),
        ({"cities": {"paris": {"card": "cthulhu", "stack": ["cthulhu"]}}}, "cthulhu is there 2 times, not 1"),
        ({"cities": {"paris": {"card": "nadar", "stack": ["royalty"], "royalty": True}}}, "in two places"),
        ({"cities": {"paris": {"card": "nadar", "stack": ["royalty", "royalty"]}}}, "in two places"),
        ({"cities": {"paris": {"royalty": "yes"}}}, "'royalty' of paris should be true or false"),
        (
            {"cities": {"paris": {"zombies": 7}}},
            "'zombies' in paris should be a whole number from 0 to 6, not 7",
        ),
        ({"cities": {"paris": {"zombies": 4}, "rome": {"zombies": 3}}}, "from 0 to 2, not 3"),
        (
            {"cities": {"paris": {"zombies": 1}}, "leopold": True},
            "no zombies in paris after the Society of Leopold",
        ),
        ({"leopold": 1}, "'leopold' should be true or false"),
        ({"tracks": {"loyalist": 10}}, "'loyalist' in tracks should be a whole number from 0 to 9, not 10"),
        ({"tracks": {"loyalists": 3}}, "did you mean 'loyalist'"),
        ({"tracks": [3, 4]}, "tracks should be a table such as"),
        ({"active": 2}, "seat from 0 to 1"),
        ({"taken": 3}, "'taken' should be a whole number from 0 to 2, not 3"),
        ({"turn": -1}, "'turn' should be a whole number from 0 to 1000000, not -1"),
        ({"turn": 10**30}, "'turn' should be a whole number from 0 to 1000000, not 10000"),
        ({"gone": ["s001"]}, "the starting card s001 once, but it is in 'gone'"),
        (
            {"cities": {"paris": {"card": "nadar"}}},
            "the royalty of paris is nowhere: put 'royalty' in 'stack'",
        ),
        (
            {"cities": {"paris": {"card": "nadar", "stack": ["emile_henry"]}}},
            "the royalty of paris is nowhere: put 'royalty' in 'stack', say 'royalty': true, or give it to a player",
        ),
        ({"gone": ["cthulhuu"]}, "did you mean 'cthulhu'"),
        ({"gone": ["cthulhu"], "cities": {"paris": {"card": "cthulhu"}}}, "cthulhu is there 2 times, not 1"),
    ],
)
def test_wrong_boards(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position({"players": [player(), player()], **wrong})


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"hands": []}, "did you mean 'hand'"),
        ({"hand": ["s011"]}, "did you mean"),
        ({"hand": "s001"}, "should be a list"),
        ({"hand": ["s001", "s001"]}, "card s001 once, but it is with player 0 2 times"),
        ({"hand": ["cthulhu"], "deck": ["cthulhu"]}, "cthulhu is there 2 times, not 1"),
        ({"hand": ["fenians"] * 4}, "fenians is there 4 times, not 3"),
        ({"held": ["s001"]}, "what everybody knows to be in the hand should be in it"),
        ({"identity": "royalist"}, "did you mean 'loyalist'"),
        ({"sanity": 4}, "'sanity' of player 0 should be a whole number from 0 to 3, not 4"),
        ({"sanity": 0}, "'revealed' should be true"),
        ({"agents": {}}, "'revealed' should be true"),
        ({"agents": {"limbo": 1}}, "'limbo' is unknown"),
        (
            {"agents": {"rome": 11}},
            "'rome' in agents of player 0 should be a whole number from 0 to 10, not 11",
        ),
        (
            {"agents": {"rome": 6, "paris": 5}},
            "agents of player 0: 5 more are named, but only 4 of 10 are left",
        ),
        (
            {"agents": {"rome": -1}},
            "'rome' in agents of player 0 should be a whole number from 0 to 10, not -1",
        ),
        ({"agents": ["rome"]}, "should be a table such as"),
        ({"cubes": {"rome": 6, "limbo": 5}}, "cubes of player 0: 5 more are named, but only 4 of 10"),
        ({"identity": "restorationist", "revealed": True}, "the game would be over"),
        ({"identity": "loyalist", "changed": True, "revealed": True}, "the game would be over"),
        ({"neutral": 28}, "player 0 shows 28 points: the game would be over"),
        ({"looked": [0]}, "everybody knows their own card"),
        ({"looked": [2]}, "everybody in 'looked' of player 0 should be a seat from 0 to 1, not 2"),
        ({"looked": 1}, "'looked' of player 0 should be a list, not 1"),
        ({"pushed": [1]}, "'pushed' of player 0 should be two numbers"),
        (
            {"pushed": [1, -1]},
            "each number in 'pushed' of player 0 should be a whole number from 0 to 10, not -1",
        ),
        ({"beside": ["shogoth"]}, "did you mean 'shoggoth'"),
        ({"beside": "shoggoth"}, "'beside' of player 0 should be a list, not 'shoggoth'"),
        ({"beside": [{"card": "shoggoth", "victim": 0}]}, "has no agent of player 0 on it"),
        ({"beside": [{"card": "ravachol", "victim": 1}]}, "has no agent of player 1 on it"),
        ({"beside": [{"card": "shoggoth", "victims": 1}]}, "did you mean 'victim'"),
        (
            {"beside": [{"card": "shoggoth", "victim": 2}]},
            "'victim' of shoggoth beside player 0 should be a seat",
        ),
        ({"royalty": ["rhogog", "rhogog"]}, "nothing can be there twice"),
        ({"royalty": ["rhogog"], "hidden": ["rhogog"]}, "rhogog is in two places"),
        ({"royalty": ["rome"]}, "'rome' is unknown"),
        (
            {"mi_go": 3, "beside": ["mi_go"]},
            "'mi_go' of player 0 should be a whole number from 0 to 2, not 3",
        ),
        ({"mi_go": 1}, "'beside' should name the card"),
        ({"yog_sothoth": 1}, "'beside' should name the card"),
        ({"changed": 1}, "'changed' of player 0 should be true or false"),
    ],
)
def test_wrong_players(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        table(player(**wrong), player())


def test_wrong_together() -> None:
    with pytest.raises(
        BadPosition, match="4 players are loyalists, but there are only 3 such identity cards"
    ):
        table(loyalist(), loyalist(), loyalist(), loyalist())
    with pytest.raises(BadPosition, match="change_of_heart is there 2 times"):
        table(player(changed=True), player(changed=True))
    with pytest.raises(BadPosition, match="rhogog is in two places"):
        table(player(royalty=["rhogog"]), player(hidden=["rhogog"]))
    with pytest.raises(BadPosition, match="royalty of rome is in two places"):
        table(player(royalty=["rhogog"]), player(), cities={"rome": {"royalty": True}})
    with pytest.raises(BadPosition, match="royalty of rome is in two places"):
        table(player(royalty=["rhogog"]), player(), cities={"rome": {"card": "nadar", "stack": ["royalty"]}})
    with pytest.raises(BadPosition, match="player 1 should be a table"):
        GAME.position({"players": [player(), ["s001"]]})
    with pytest.raises(
        BadPosition, match="the players have 'pushed' the loyalist marker 5 steps, but it stands on 4"
    ):
        table(player(pushed=[2, 0]), player(pushed=[3, 0]), tracks={"loyalist": 4})
    with pytest.raises(
        BadPosition, match="each number in 'pushed' of player 0 should be a whole number from 0 to 10"
    ):
        table(player(pushed=[99, 99]), player())
    with pytest.raises(BadSetup):
        table(player())


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_threshold_of_each_count(seats: int) -> None:
    needed = {2: 28, 3: 24, 4: 22, 5: 20}[seats]
    others = [player() for _ in range(seats - 1)]
    assert of(table(player(neutral=needed - 1), *others), 0)["points"] == needed - 1
    with pytest.raises(BadPosition, match="the game would be over"):
        table(player(neutral=needed), *others)


def test_what_a_position_says() -> None:
    me = loyalist(
        "s001",
        "fenians",
        held=["fenians"],
        deck=["s005"],
        discards=["rome"],
        beside=[{"card": "shoggoth", "victim": 1}, "hired_assassin"],
        royalty=["rhogog"],
        hidden=["gloriana"],
        sanity=2,
        agents={"paris": 2},
        cubes={"paris": 1, "limbo": 2},
        pushed=[1, 2],
        neutral=1,
        restorationist=2,
        loyalist=3,
    )
    other = restorationist(looked=[0])
    cities = {"paris": {"card": "nadar", "stack": ["royalty", "paris"], "zombies": 2}}
    state = table(
        me,
        other,
        cities=cities,
        active=1,
        taken=1,
        turn=7,
        tracks={"loyalist": 4, "restorationist": 2},
        gone=["cthulhu"],
    )
    assert (prompt(state), asked(state)) == ("second-action", [1])
    assert hand(state, 0) == ["s001", "fenians"]
    own = of(state, 0)
    assert (own["held"], own["discards"], own["deck"]) == (["fenians"], ["rome"], 9)
    assert beside(state, 0) == [("shoggoth", 1), ("hired_assassin", None)]
    assert royals(state, 0) == [("gloriana", True), ("rhogog", False)]
    assert (own["sanity"], own["agents"], own["cubes"], own["limbo"]) == (2, 8, 7, 2)
    assert (own["neutral"], own["restorationist"], own["loyalist"], own["pushed"]) == (1, 2, 3, [1, 2])
    assert of(state, 1, 0)["identity"] == "restorationist"
    assert of(state, 1)["killed"] == 1
    assert (at(state, "paris")["card"], at(state, "paris")["stack"], at(state, "paris")["zombies"]) == (
        "nadar",
        2,
        2,
    )
    assert facts(state)["pool"] == 4
    assert tracks(state) == {"loyalist": 4, "restorationist": 2}
    assert (facts(state)["turn"], facts(state)["active"], facts(state)["gone"]) == (7, 1, ["cthulhu"])


def test_what_a_position_does_not_say() -> None:
    state = GAME.position({"players": [{}, {}]})
    assert (hand(state, 0), of(state, 0)["deck"]) == ([], 10)
    assert of(state, 0)["unseen"] == STARTING
    assert agents(state, "cairo") == agents(state, "constantinople") == [1, 1]
    assert each(state, "limbo") == [5, 5]
    assert all(cubes(state, city) == [0, 0] for city in CITIES)
    assert all(at(state, city)["card"] is not None for city in CITIES)
    assert (prompt(state), asked(state)) == ("first-action", [0])


def test_cards_and_royalty_that_are_elsewhere_are_not_dealt() -> None:
    """A city that is not mentioned is dealt from what is left."""
    for seed in range(5):
        players = [player(discards=["paris"], royalty=["rhogog"]), player()]
        state = GAME.position({"players": players, "seed": seed})
        rows = {row["city"]: row for row in facts(state)["cities"]}
        assert rows["rome"]["royalty"] is None
        assert 1 + rows["rome"]["stack"] == 4
        assert 1 + rows["paris"]["stack"] + (rows["paris"]["royalty"] is not None) == 4
        assert rows["paris"]["card"] != "paris"


def test_identities_that_are_not_named_are_dealt() -> None:
    found = set()
    for seed in range(20):
        state = table(loyalist(), loyalist(), loyalist(), player(), player(), seed=seed)
        found.add((of(state, 3, 3)["identity"], of(state, 4, 4)["identity"]))
    assert found == {("restorationist", "restorationist")}, "there are three Loyalists only"
    found = {
        tuple(of(table(player(), player(), seed=seed), seat, seat)["identity"] for seat in (0, 1))
        for seed in range(30)
    }
    assert len(found) == 4


def test_mi_go_in_a_position_is_from_an_earlier_turn() -> None:
    state = table(player(mi_go=1, beside=["mi_go"]), player(), turn=0)
    assert "return rome" in state.view(0)["choices"]
