"""Where used cards go (9), and the supplies and limits (10)."""

import pytest

from subrosa.core import State
from tests.rules.emerald.table import (
    CARDS,
    agents,
    beside,
    choices,
    discards,
    do,
    each,
    facts,
    gone,
    of,
    player,
    printed,
    prompt,
    royals,
    table,
    worth,
)

ON_THE_IDENTITY_CARD = "change_of_heart"
BESIDE = ("black_hand", "yog_sothoth", "hide_royalty", "shoggoth", "cthulhu", "vampires", "mi_go")
REMOVED = (
    "duchess_duzes",
    "irene_adler",
    "sigmund_freud",
    "vladimir_burtsev",
    "pinkerton_agents",
    "peoples_will",
)
DISCARDED = (
    "matvei_golovinski",
    "mrs_hudson",
    "inspector_lestrade",
    "doctor_watson",
    "freemasons",
    "okhrana",
    "society_of_leopold",
    "third_section",
    "zombies",
    "terrors_of_the_night",
    "holy_brotherhood",
    "diogenes_club",
)


def used(card: str) -> State:
    """Use the text of a card, whatever it takes."""
    cities = {"rome": {"card": "fenians", "royalty": True}}
    me = player(card, agents={"rome": 3}, cubes={"rome": 1, "limbo": 1})
    state = table(me, player(agents={"rome": 1, "paris": 1}), cities=cities, rolls=[6] * 9)
    do(state, f"0 use {card}")
    while prompt(state) not in ("first-action", "second-action"):
        state.choose(state.waiting[0], choices(state)[0])
    return state


def test_every_text_has_a_destination() -> None:
    texts = {
        card for card, row in CARDS.items() if row.get("header") in ("action", "free", "action_or_block")
    }
    assert texts == {*BESIDE, *REMOVED, *DISCARDED, ON_THE_IDENTITY_CARD}


@pytest.mark.parametrize("card", DISCARDED)
def test_a_text_that_is_not_one_use(card: str) -> None:
    """9: to the discard pile"""
    state = used(card)
    assert card in discards(state, 0)
    assert card not in gone(state)


@pytest.mark.parametrize("card", BESIDE)
def test_one_use_with_points(card: str) -> None:
    """9: to the identity area; printed points are kept"""
    state = used(card)
    assert card in [laid for laid, _ in beside(state, 0)]
    assert card not in [*discards(state, 0), *gone(state)]
    assert of(state, 0)["points"] >= worth(card)


@pytest.mark.parametrize("card", REMOVED)
def test_one_use_without_points(card: str) -> None:
    """9: removed"""
    state = used(card)
    assert card in gone(state)
    assert card not in discards(state, 0)
    assert beside(state, 0) == []


def test_change_of_heart_lies_on_the_identity_card() -> None:
    """9"""
    state = used("change_of_heart")
    assert of(state, 0)["changed"]
    assert "change_of_heart" not in [
        *discards(state, 0),
        *gone(state),
        *[card for card, _ in beside(state, 0)],
    ]


@pytest.mark.parametrize(
    "card", [*BESIDE, *REMOVED, ON_THE_IDENTITY_CARD, "fenians", "infernal_machine", "hired_assassin"]
)
def test_discarding_keeps_a_card_in_the_deck(card: str) -> None:
    """9"""
    state = do(table(player(card), player()), f"0 discard with {card}")
    assert discards(state, 0) == [card]
    assert gone(state) == []


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("fenians", "place"),
        ("pinkerton_agents", "place"),
        ("pinkerton_agents", "move"),
        ("hide_royalty", "retrieve"),
        ("change_of_heart", "retrieve"),
        ("mi_go", "move"),
        ("black_hand", "place"),
        ("sigmund_freud", "place"),
    ],
)
def test_playing_a_one_use_card_for_a_symbol_keeps_it(card: str, action: str) -> None:
    """3, 9"""
    state = table(player(card, agents={"rome": 3}), player())
    do(state, f"0 {action}{' rome' if action == 'place' else ''} with {card}")
    assert discards(state, 0) == [card]
    assert gone(state) == []


def test_royalty_never_goes_to_the_discard_pile() -> None:
    """9"""
    state = used("hide_royalty")
    assert royals(state, 0) == [("rhogog", True)]
    assert discards(state, 0) == []


def test_a_bomb_card_goes_to_the_discard_pile() -> None:
    """9: also the Black Hand and the People's Will, whose texts are one-use"""
    me = player("hired_assassin", "black_hand", "peoples_will", agents={"paris": 2}, cubes={"paris": 2})
    state = table(me, player(agents={"paris": 1, "rome": 1}))
    do(state, "0 kill paris 1 with hired_assassin black_hand peoples_will")
    assert discards(state, 0) == ["black_hand", "peoples_will"]


def test_points_are_not_lost_with_a_card_that_is_used_up() -> None:
    """9"""
    state = table(player("cthulhu"), player(), cities={"rome": {"card": "nadar"}})
    before = of(state, 0)["points"]
    do(state, "0 use cthulhu", "0 choose rome")
    assert of(state, 0)["points"] == before == worth("cthulhu") > 0


# ---- supplies and limits (10)


def test_killed_agents_never_come_back() -> None:
    """10: of ten agents, one lies on a kill field"""
    state = table(player(beside=[{"card": "shoggoth", "victim": 1}]), player(agents={"rome": 2}))
    assert (of(state, 1)["agents"], of(state, 1)["killed"]) == (7, 1)
    assert of(state, 0)["kills"] == printed("shoggoth", "kill_vp")


def test_agents_on_yog_sothoth_never_come_back() -> None:
    """10"""
    state = table(player(yog_sothoth=3, beside=["yog_sothoth"]), player())
    assert (of(state, 0)["agents"], of(state, 0)["yog_sothoth"], of(state, 0)["loyalist"]) == (5, 3, 3)


def test_ten_cubes_always() -> None:
    """10"""
    state = table(player("s007", "s004", cubes={"limbo": 3, "rome": 2}), player())
    do(state, "0 place paris with s007", "0 retrieve with s004", "0 take rome")
    own = of(state, 0)
    assert own["cubes"] + own["limbo"] + sum(city["cubes"][0] for city in facts(state)["cities"]) == 10


def test_zombies_removed_by_leopold_never_return() -> None:
    """10"""
    state = table(player("society_of_leopold"), player(), cities={"rome": {"zombies": 4}})
    do(state, "0 use society_of_leopold")
    assert facts(state)["pool"] == 2
    assert sum(city["zombies"] for city in facts(state)["cities"]) == 0


def test_at_most_three_tokens() -> None:
    """10"""
    state = do(table(player("sigmund_freud", sanity=2), player()), "0 use sigmund_freud")
    assert each(state, "sanity") == [3, 3]


def test_replaced_agents_return_to_their_owners() -> None:
    """10"""
    me = player("irene_adler", agents={"rome": 9, "cairo": 0})
    state = do(table(me, player(agents={"paris": 2})), "0 use irene_adler")
    assert agents(state, "paris") == [1, 1]
    assert each(state, "agents") == [0, 9]
