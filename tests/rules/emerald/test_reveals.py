"""Sanity (12) and forced reveals (13): what costs tokens, who has to reveal, and what follows."""

from typing import Any

import pytest

from subrosa.core import BadPosition, State
from tests.rules.emerald.table import (
    CITIES,
    GAME,
    MAD,
    SANE,
    agents,
    asked,
    choices,
    cubes,
    die,
    discards,
    do,
    each,
    ending,
    hand,
    loyalist,
    of,
    player,
    prompt,
    reason,
    restorationist,
    table,
    told,
)

ROYAL = {"paris": {"royalty": True}}


# ---- sanity (12)


@pytest.mark.parametrize(("face", "left"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_die_shows_madness_three_times_in_six(face: int, left: int) -> None:
    """12, R1"""
    state = die([face], player("terrors_of_the_night"), player(), player())
    do(state, "0 use terrors_of_the_night", "0 face 2")
    assert each(state, "sanity") == [3, 3, left]


def test_the_die_has_no_seventh_face() -> None:
    """R1"""
    state = die([7], player("terrors_of_the_night"), player())
    with pytest.raises(BadPosition, match="from 1 to 6"):
        do(state, "0 use terrors_of_the_night")


def test_without_tokens_there_is_nothing_to_lose() -> None:
    """12"""
    other = loyalist(revealed=True, sanity=0)
    state = do(die([MAD], player("terrors_of_the_night"), other), "0 use terrors_of_the_night")
    assert each(state, "sanity") == [3, 0]
    assert ending(state) is None


def test_losing_the_last_token_forces_a_reveal() -> None:
    """12, 13"""
    state = die([MAD], player("terrors_of_the_night"), loyalist(sanity=1))
    do(state, "0 use terrors_of_the_night")
    assert each(state, "revealed") == [False, True]
    assert of(state, 1)["identity"] == "loyalist"
    assert of(state, 1)["sanity"] == 0


def test_a_token_is_not_the_last_one() -> None:
    """12"""
    state = die([MAD], player("terrors_of_the_night"), restorationist(sanity=2))
    do(state, "0 use terrors_of_the_night")
    assert (each(state, "revealed"), ending(state)) == ([False, False], None)


# ---- a Restorationist (13)


def test_the_game_ends_at_that_very_moment() -> None:
    """13: nothing else of the action is resolved"""
    state = die([MAD], player("terrors_of_the_night"), restorationist(sanity=1), player())
    do(state, "0 use terrors_of_the_night", "0 face 1")
    assert ending(state) == "revealed"
    assert state.view(None)["result"]["rule"] == "13.1"
    assert state.waiting == ()


def test_a_loyalist_with_change_of_heart_is_a_restorationist() -> None:
    """13: reversed if Change of Heart lies on the card"""
    state = die([MAD], player("terrors_of_the_night"), loyalist(sanity=1, changed=True))
    assert ending(do(state, "0 use terrors_of_the_night")) == "revealed"


def test_a_restorationist_with_change_of_heart_is_a_loyalist() -> None:
    """13"""
    state = die(
        [MAD], player("terrors_of_the_night"), restorationist(sanity=1, changed=True, agents={"rome": 1})
    )
    do(state, "0 use terrors_of_the_night")
    assert (prompt(state), asked(state)) == ("reinforce", [1])


def test_by_ones_own_doing() -> None:
    """R38: Yog Sothoth"""
    state = table(restorationist("yog_sothoth", agents={"rome": 1, "paris": 1}), player())
    do(state, "0 use yog_sothoth", "0 lift rome", "0 lift paris")
    assert ending(state) == "revealed"
    assert of(state, 0)["loyalist"] == 2, "R33: points already scored count"


# ---- a Loyalist (13)


def test_agents_are_placed_until_there_are_three() -> None:
    """13: in cities of the owner's choice"""
    state = die([MAD], player("terrors_of_the_night"), loyalist(sanity=1, agents={"rome": 1}), player())
    do(state, "0 use terrors_of_the_night", "0 face 1")
    assert choices(state) == [f"agent {city}" for city in CITIES]
    do(state, "1 agent paris", "1 agent cairo")
    assert (prompt(state), asked(state)) == ("second-action", [0]), "the interrupted turn goes on"
    assert [agents(state, city)[1] for city in ("rome", "paris", "cairo")] == [1, 1, 1]
    assert of(state, 1)["agents"] == 7


@pytest.mark.parametrize(("own", "placed"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_only_up_to_three(own: int, placed: int) -> None:
    """13"""
    state = die([MAD], player("terrors_of_the_night"), loyalist(sanity=1, agents={"rome": own}))
    do(state, "0 use terrors_of_the_night", *["1 agent paris"] * placed)
    assert prompt(state) == "second-action"
    assert agents(state, "paris") == [0, placed]


def test_agents_on_mi_go_count() -> None:
    """13, R14"""
    other = loyalist(sanity=1, agents={"rome": 1}, mi_go=1, beside=["mi_go"])
    state = do(
        die([MAD], player("terrors_of_the_night"), other), "0 use terrors_of_the_night", "1 agent paris"
    )
    assert prompt(state) == "second-action"


def test_as_many_as_the_supply_has() -> None:
    """10, 13"""
    other = loyalist(sanity=1, agents={"rome": 1}, yog_sothoth=8, beside=["yog_sothoth"])
    state = do(
        die([MAD], player("terrors_of_the_night"), other), "0 use terrors_of_the_night", "1 agent paris"
    )
    assert prompt(state) == "second-action"
    assert of(state, 1)["agents"] == 0


def test_a_loyalist_without_any_agent_left() -> None:
    """13, R15: nobody is placed, and the game goes on"""
    other = loyalist(agents={"rome": 1}, yog_sothoth=9, beside=["yog_sothoth"])
    me = player("shoggoth")
    state = do(table(me, other), "0 use shoggoth")
    assert prompt(state) == "second-action"
    assert of(state, 1)["revealed"]
    assert of(state, 1)["agents"] == 0


def test_no_second_reveal_and_no_second_refill() -> None:
    """R15"""
    other = loyalist(revealed=True, agents={"rome": 1})
    state = do(table(player("shoggoth"), other), "0 use shoggoth")
    assert (prompt(state), ending(state)) == ("second-action", None)
    assert told(state, "reveal") == []
    assert sum(agents(state, city)[1] for city in CITIES) == 0


def test_a_revealed_loyalist_plays_on_and_comes_back_with_pinkerton_agents() -> None:
    """13, R15"""
    me = loyalist("pinkerton_agents", revealed=True, sanity=0, agents={})
    state = do(table(me, player()), "0 use pinkerton_agents", "0 agent rome")
    assert agents(state, "rome") == [1, 0]


def test_a_revealed_identity_is_known_to_all() -> None:
    """13, 20"""
    state = table(loyalist(revealed=True), player())
    for viewer in (None, 1):
        assert of(state, 0, viewer)["identity"] == "loyalist"


# ---- every cause (13)


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("hired_assassin", ["0 kill rome 1 with hired_assassin"]),
        ("shoggoth", ["0 use shoggoth"]),
        ("irene_adler", ["0 use irene_adler"]),
        ("vampires", ["0 use vampires"]),
        ("zombies", ["0 use zombies", "0 aim rome 1"]),
        ("cthulhu", ["0 use cthulhu", "0 choose rome"]),
    ],
)
@pytest.mark.parametrize("side", ["loyalist", "restorationist"])
def test_every_way_to_lose_the_last_agent(card: str, moves: list[str], side: str) -> None:
    """13: killed, replaced, eaten, swept away"""
    me = player(card, agents={"rome": 3, "berlin": 1})
    state = table(me, player(side=side, agents={"rome": 1}), cities={"rome": {"zombies": 1}})
    do(state, *moves)
    if side == "restorationist":
        assert ending(state) == "revealed"
    else:
        assert (prompt(state), asked(state)) == ("reinforce", [1])
        do(state, "1 agent rome", "1 agent rome", "1 agent rome")
        assert agents(state, "rome")[1] == 3


@pytest.mark.parametrize(
    "card", ["shoggoth", "irene_adler", "vampires", "zombies", "cthulhu", "hired_assassin"]
)
def test_one_agent_left_elsewhere_is_enough(card: str) -> None:
    """13"""
    me = player(card, agents={"rome": 3, "berlin": 1})
    state = table(
        me, player(side="restorationist", agents={"rome": 1, "paris": 1}), cities={"rome": {"zombies": 1}}
    )
    moves = {
        "hired_assassin": ["0 kill rome 1 with hired_assassin"],
        "cthulhu": ["0 use cthulhu", "0 choose rome"],
        "vampires": ["0 use vampires"],
    }
    do(state, *moves.get(card, [f"0 use {card}", "0 aim rome 1"]))
    assert ending(state) is None
    assert not of(state, 1)["revealed"]


def test_hiding_royalty() -> None:
    """12, R38"""
    me = restorationist("hide_royalty", agents={"paris": 1}, cubes={"paris": 1}, sanity=2)
    state = do(die([MAD], me, player(), cities=ROYAL), "0 use hide_royalty")
    assert ending(state) == "revealed", "the only agent was lost"


# ---- several at once (13, R32)


def swept(*others: dict[str, Any], me: dict[str, Any] | None = None, **position: Any) -> State:
    """Let Cthulhu rise in Rome."""
    first = me or player("cthulhu", agents={"paris": 1})
    state = table(first, *others, **position)
    return do(state, f"{position.get('active', 0)} use cthulhu", f"{position.get('active', 0)} choose rome")


def test_loyalists_place_clockwise_from_the_active_player() -> None:
    """13: one after the other"""
    others = [
        loyalist(agents={"rome": 1}),
        restorationist(agents={"rome": 1, "cairo": 1}),
        loyalist(agents={"rome": 2}),
    ]
    state = swept(*others)
    assert each(state, "revealed") == [False, True, False, True]
    order = []
    while prompt(state) == "reinforce":
        order += asked(state)
        do(state, f"{asked(state)[0]} agent paris")
    assert order == [1, 1, 1, 3, 3, 3]
    assert agents(state, "paris") == [1, 3, 0, 3]


def test_the_active_player_places_first() -> None:
    """13: Cthulhu takes one's own agents as well"""
    first, last = loyalist(agents={"rome": 1}), loyalist("cthulhu", agents={"rome": 1})
    state = table(first, player(), last, active=2)
    do(state, "2 use cthulhu", "2 choose rome")
    assert asked(state) == [2]
    do(state, *["2 agent paris"] * 3)
    assert asked(state) == [0]


def test_a_restorationist_among_them_ends_the_game_first() -> None:
    """R32"""
    state = swept(loyalist(agents={"rome": 1}), restorationist(agents={"rome": 1}))
    assert ending(state) == "revealed"
    assert sum(sum(agents(state, city)) for city in CITIES) == 1


def test_everything_else_of_cthulhu_has_happened() -> None:
    """19: the reveals come last"""
    state = swept(
        restorationist(agents={"rome": 1}, cubes={"rome": 2}),
        cities={"rome": {"card": "nadar", "zombies": 1}},
    )
    assert cubes(state, "rome") == [0, 0]
    assert of(state, 1)["limbo"] == 2


# ---- Change of Heart at a reveal and later (13, R19)


def forced(*held: str, side: str = "loyalist", **more: Any) -> State:
    """Let seat 1, who has these cards, lose the last token."""
    other = player(*held, side=side, sanity=1, agents={"rome": 3}, **more)
    return do(
        die([MAD], player("terrors_of_the_night"), other, player()), "0 use terrors_of_the_night", "0 face 1"
    )


def test_a_loyalist_may_change_at_the_reveal() -> None:
    """13, R19: out of turn and for no action; the game ends"""
    state = forced("change_of_heart")
    assert (prompt(state), choices(state, 1)) == ("change-at-reveal", ["pass", "change"])
    assert [GAME.shown(state.view(viewer))["asked"] for viewer in (1, None)] == ["reveal", None]
    do(state, "1 change")
    assert ending(state) == "revealed"
    assert GAME.shown(state.view(1))["asked"] is None
    assert of(state, 1)["changed"]
    assert hand(state, 1) == []
    assert discards(state, 1) == []


def test_or_not() -> None:
    """13"""
    state = do(forced("change_of_heart"), "1 pass")
    assert (prompt(state), asked(state)) == ("second-action", [0])
    assert of(state, 1)["identity"] == "loyalist"
    assert hand(state, 1) == ["change_of_heart"]


def test_a_restorationist_cannot_escape_with_it() -> None:
    """R19: asked like anybody who might have it, so that the question tells nothing"""
    state = forced("change_of_heart", side="restorationist")
    assert (asked(state), choices(state, 1)) == ([1], ["pass"])
    assert reason(state, "change", 1) == "loyalists-only"
    assert state.view(0) == forced("change_of_heart").view(0)
    assert ending(do(state, "1 pass")) == "revealed"


def test_whoever_may_have_it_is_asked() -> None:
    """20: in hand or in the deck, everybody else sees the same"""
    holding = forced("change_of_heart", deck=["s001"])
    drawing = forced("s001", deck=["change_of_heart"])
    assert asked(holding) == asked(drawing) == [1]
    assert holding.view(0) == drawing.view(0)
    assert choices(drawing, 1) == ["pass"]
    assert reason(drawing, "change", 1) == "not-in-hand"
    assert prompt(forced("s001", discards=["change_of_heart"])) == "second-action"
    assert prompt(forced("s001")) == "second-action"


def test_later_as_an_action() -> None:
    """13: a revealed Loyalist becomes a revealed Restorationist"""
    state = table(loyalist("change_of_heart", revealed=True), player())
    assert ending(do(state, "0 use change_of_heart")) == "revealed"


def test_before_any_reveal_nothing_ends() -> None:
    """19: everybody sees that sides were changed, but not which is which"""
    for side in ("loyalist", "restorationist"):
        state = do(table(player("change_of_heart", side=side), player()), "0 use change_of_heart")
        assert (ending(state), prompt(state)) == (None, "second-action")
        assert of(state, 0, 1)["changed"]
        assert of(state, 0, 1)["identity"] is None
        assert of(state, 0, 0)["identity"] == side, "the card itself stays what it is"


def test_a_loyalist_decides_before_the_others_place() -> None:
    """R32: Cthulhu, two Loyalists; with the change nobody places any agent"""
    holder = loyalist("change_of_heart", agents={"rome": 1})
    state = swept(loyalist(agents={"rome": 1}), holder)
    assert (prompt(state), asked(state)) == ("change-at-reveal", [2])
    assert of(state, 1, 2)["identity"] is None, "no card is turned up before"
    do(state, "2 change")
    assert ending(state) == "revealed"
    assert sum(sum(agents(state, city)) for city in CITIES) == 1
    state = do(swept(loyalist(agents={"rome": 1}), holder), "2 pass")
    assert (prompt(state), asked(state)) == ("reinforce", [1])


def test_there_is_no_voluntary_reveal() -> None:
    """13"""
    state = table(loyalist("s001"), player())
    assert not any("reveal" in choice for choice in choices(state))


def test_a_sane_roll_changes_nothing() -> None:
    """12"""
    state = die([SANE], player("terrors_of_the_night"), restorationist(sanity=1))
    do(state, "0 use terrors_of_the_night")
    assert (ending(state), of(state, 1)["sanity"]) == (None, 1)
