"""Blocks (8): what Sherlock Holmes and the Vampires stop, who is asked, and what a block costs."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.emerald.table import (
    GAME,
    STARTING,
    agents,
    asked,
    at,
    beside,
    choices,
    cubes,
    discards,
    do,
    each,
    ending,
    gone,
    hand,
    loyalist,
    of,
    player,
    printed,
    prompt,
    reason,
    restorationist,
    table,
    told,
    worth,
)

ATTACKS = {
    "assassination": ["0 kill paris 1 with hired_assassin"],
    "shoggoth": ["0 use shoggoth", "0 aim paris 1"],
    "zombies": ["0 use zombies", "0 aim paris 1"],
    "vampires": ["0 use vampires", "0 aim paris 1"],
    "cthulhu": ["0 use cthulhu", "0 choose paris"],
    "irene": ["0 use irene_adler", "0 aim paris 1"],
}
CARD = {
    "assassination": "hired_assassin",
    "shoggoth": "shoggoth",
    "zombies": "zombies",
    "vampires": "vampires",
    "cthulhu": "cthulhu",
    "irene": "irene_adler",
}


def attacked(attack: str, *held: str, more: dict[str, Any] | None = None, **position: Any) -> State:
    """Let seat 0 attack the agent of seat 1 in Paris, who has these cards."""
    me = player(CARD[attack], agents={"paris": 4, "rome": 1}, cubes={"paris": 1, "limbo": 1})
    other = player(*held, **({"agents": {"paris": 1, "rome": 2}, "cubes": {"paris": 2}} | (more or {})))
    zombies = 0 if position.get("leopold") else 1
    cities = {"paris": {"card": "nadar", "stack": ["paris"], "zombies": zombies}}
    return do(table(me, other, player(), cities=cities, **position), *ATTACKS[attack])


# ---- the table (8)


@pytest.mark.parametrize(
    ("attack", "holmes", "vampires"),
    [
        ("assassination", True, True),
        ("shoggoth", True, True),
        ("zombies", True, True),
        ("vampires", True, False),
        ("cthulhu", True, False),
        ("irene", False, False),
    ],
)
def test_what_each_card_stops(attack: str, holmes: bool, vampires: bool) -> None:
    """8, R6, R7"""
    state = attacked(attack, "sherlock_holmes")
    assert (prompt(state) == "block") is holmes
    if holmes:
        assert (asked(state), choices(state, 1)) == ([1], ["pass", "block sherlock_holmes"])
    if attack != "vampires":  # there is one card of them, and the attacker has it
        state = attacked(attack, "vampires")
        assert (prompt(state) == "block") is vampires
        if vampires:
            assert choices(state, 1) == ["pass", "block vampires"]


def test_both_cards_may_be_in_hand() -> None:
    """8"""
    state = attacked("assassination", "sherlock_holmes", "vampires")
    assert choices(state, 1) == ["pass", "block sherlock_holmes", "block vampires"]
    assert GAME.shown(state.view(1))["asked"] == "block"
    state = attacked("cthulhu", "sherlock_holmes", "vampires")
    assert choices(state, 1) == ["pass", "block sherlock_holmes"]
    assert reason(state, "block vampires", 1) == "stops-other-things"


def test_only_these_two_cards_block() -> None:
    """8"""
    state = attacked("assassination", "sherlock_holmes", "fenians")
    assert reason(state, "block fenians", 1) == "blocks-nothing"
    assert reason(state, "block vampires", 1) == "not-in-hand"


@pytest.mark.parametrize("attack", sorted(ATTACKS))
def test_without_a_block_the_agent_is_lost(attack: str) -> None:
    """8: a block is always voluntary"""
    state = attacked(attack, "sherlock_holmes")
    if prompt(state) == "block":
        do(state, "1 pass")
    assert agents(state, "paris")[1] == 0
    assert hand(state, 1) == ["sherlock_holmes"]


# ---- consequences (8)


@pytest.mark.parametrize("attack", ["assassination", "shoggoth", "zombies", "vampires", "cthulhu"])
def test_the_agent_stays_and_the_board_does_not_change(attack: str) -> None:
    """8, R5: cubes stay, nobody reveals, no points"""
    state = attacked(attack, "sherlock_holmes")
    before = (each(state, "points"), each(state, "cubes"), each(state, "limbo"))
    do(state, "1 block sherlock_holmes")
    assert agents(state, "paris") == [4, 1, 0]
    assert cubes(state, "paris") == [1, 2, 0]
    assert at(state, "paris")["card"] == "nadar"
    assert at(state, "paris")["zombies"] == 1
    assert (each(state, "points"), each(state, "cubes"), each(state, "limbo")) == before
    assert each(state, "revealed") == [False, False, False]


@pytest.mark.parametrize(
    ("attack", "points"), [("assassination", 0), ("shoggoth", 0), ("vampires", 3), ("cthulhu", 3)]
)
def test_the_card_is_used_up_all_the_same(attack: str, points: int) -> None:
    """8, 9: to the identity area, without a victim; printed points are kept"""
    state = do(attacked(attack, "sherlock_holmes"), "1 block sherlock_holmes")
    assert beside(state, 0) == [(CARD[attack], None)]
    assert of(state, 0)["kills"] == 0
    assert of(state, 0)["loyalist"] == worth(CARD[attack])
    assert bool(points) == bool(worth(CARD[attack]))
    assert prompt(state) in ("second-action", "kill-again")


def test_the_zombies_go_to_the_discard_pile() -> None:
    """9"""
    state = do(attacked("zombies", "sherlock_holmes"), "1 block sherlock_holmes")
    assert discards(state, 0) == ["zombies"]
    assert prompt(state) == "raise-zombie", "the only zombie has attacked; now two more come"


def test_bombs_are_discarded_and_benefits_removed() -> None:
    """8: as if it had worked"""
    me = player("hired_assassin", "fenians", "s009", agents={"paris": 1}, cubes={"paris": 3})
    other = player("sherlock_holmes", agents={"paris": 1, "rome": 1})
    state = do(table(me, other), "0 kill paris 1 with hired_assassin s009 fenians", "1 block sherlock_holmes")
    assert discards(state, 0) == ["s009"]
    assert gone(state) == ["fenians"]
    assert beside(state, 0) == [("hired_assassin", None)]


def test_the_infernal_machine_is_removed_when_blocked() -> None:
    """8, 9"""
    me = player("hired_assassin", "infernal_machine", agents={"paris": 1}, cubes={"paris": 3})
    other = player("sherlock_holmes", agents={"paris": 1, "rome": 1})
    state = do(
        table(me, other), "0 kill paris 1 with hired_assassin infernal_machine", "1 block sherlock_holmes"
    )
    assert gone(state) == ["infernal_machine"]
    assert discards(state, 0) == []


def test_further_assassinations_may_follow() -> None:
    """8: only the blocked part fails, and the same agent may be attacked again"""
    me = player("hired_assassin", "ravachol", agents={"paris": 4})
    other = player("sherlock_holmes", agents={"paris": 1, "rome": 1})
    state = do(table(me, other), "0 kill paris 1 with hired_assassin", "1 block sherlock_holmes")
    assert choices(state, 0) == ["stop", "kill paris 1"]
    do(state, "0 kill paris 1 with ravachol")
    assert agents(state, "paris") == [4, 0]


def test_another_block_with_another_card() -> None:
    """8: later in the same turn"""
    me = player("hired_assassin", "ravachol", agents={"paris": 4})
    other = player("sherlock_holmes", "vampires", agents={"paris": 1, "rome": 1})
    state = do(table(me, other), "0 kill paris 1 with hired_assassin", "1 block sherlock_holmes")
    do(state, "0 kill paris 1 with ravachol")
    assert (prompt(state), choices(state, 1)) == ("block", ["pass", "block vampires"])
    do(state, "1 block vampires")
    assert agents(state, "paris") == [4, 1]
    assert discards(state, 1) == ["sherlock_holmes", "vampires"]


def test_the_action_counts_as_taken() -> None:
    """8"""
    state = do(attacked("shoggoth", "sherlock_holmes"), "1 block sherlock_holmes")
    assert (prompt(state), asked(state)) == ("second-action", [0])


def test_a_blocked_attack_on_the_last_agent_reveals_nobody() -> None:
    """8"""
    last = {"agents": {"paris": 1}, "identity": "restorationist"}
    state = do(attacked("assassination", "sherlock_holmes", more=last), "1 block sherlock_holmes")
    assert ending(state) is None
    assert not of(state, 1)["revealed"]
    state = do(attacked("assassination", "sherlock_holmes", more=last), "1 pass")
    assert ending(state) == "revealed"


# ---- the blocking card and the card drawn (8, R4, R9, R37)


@pytest.mark.parametrize("card", ["sherlock_holmes", "vampires"])
def test_the_blocking_card_is_discarded_and_one_card_drawn(card: str) -> None:
    """8, R4: the Vampires, too"""
    state = do(attacked("assassination", card, "s001", more={"deck": ["s002", "s003"]}), f"1 block {card}")
    assert discards(state, 1) == [card]
    assert sorted(hand(state, 1)) == ["s001", "s002"]
    assert of(state, 1)["deck"] == 8
    assert gone(state) == []


def test_exactly_one_card_however_many_are_in_hand() -> None:
    """R37"""
    state = attacked("assassination", "sherlock_holmes", *STARTING[:6])
    do(state, "1 block sherlock_holmes")
    assert len(hand(state, 1)) == 7
    state = do(attacked("assassination", "sherlock_holmes"), "1 block sherlock_holmes")
    assert len(hand(state, 1)) == 1


def test_the_reshuffle_comes_before_the_blocking_card_is_discarded() -> None:
    """R9: so it cannot be the card drawn"""
    for seed in range(6):
        more = {"discards": STARTING}
        state = attacked("assassination", "sherlock_holmes", more=more, seed=seed)
        do(state, "1 block sherlock_holmes")
        assert hand(state, 1)[0] in STARTING
        assert discards(state, 1) == ["sherlock_holmes"]
        assert of(state, 1)["deck"] == 9
        assert told(state, "reshuffle") == [{"seat": 1}]


def test_nothing_to_draw() -> None:
    """5, 8"""
    state = attacked("assassination", "sherlock_holmes", *STARTING)
    do(state, "1 block sherlock_holmes")
    assert hand(state, 1) == STARTING
    assert discards(state, 1) == ["sherlock_holmes"]


def test_the_drawn_card_is_shown_to_its_owner_only() -> None:
    """20"""
    state = do(attacked("shoggoth", "sherlock_holmes", more={"deck": ["s002"]}), "1 block sherlock_holmes")
    assert told(state, "draw", 1)[-1]["cards"] == ["s002"]
    assert told(state, "draw", 0)[-1].get("cards") != ["s002"]


# ---- who is asked (8, 20)


def test_only_the_owner_of_the_threatened_agent() -> None:
    """8"""
    me = player("hired_assassin", agents={"paris": 4})
    bystander = player("sherlock_holmes", agents={"paris": 1, "rome": 1})
    state = do(
        table(me, player(agents={"paris": 1, "rome": 1}), bystander), "0 kill paris 1 with hired_assassin"
    )
    assert prompt(state) == "second-action"
    assert agents(state, "paris") == [4, 0, 1]


@pytest.mark.parametrize("attack", ["assassination", "shoggoth", "zombies", "vampires", "cthulhu"])
def test_nobody_can_tell_from_the_question_who_has_the_card(attack: str) -> None:
    """8, 20: whether it is in hand or in the deck, everybody else sees the same"""
    holding = attacked(attack, "sherlock_holmes", "s001", more={"deck": ["s002"]})
    drawing = attacked(attack, "s002", "s001", more={"deck": ["sherlock_holmes"]})
    assert asked(holding) == asked(drawing) == [1]
    for viewer in (None, 0, 2):
        assert holding.view(viewer) == drawing.view(viewer)
    assert choices(drawing, 1) == ["pass"]
    do(holding, "1 pass")
    do(drawing, "1 pass")
    for viewer in (None, 0, 2):
        assert holding.view(viewer) == drawing.view(viewer)
        assert holding.log(viewer) == drawing.log(viewer)


def test_whoever_certainly_has_none_is_not_asked() -> None:
    """8: nobody owns the card, or it lies on the discard pile, or the whole hand is known"""
    assert prompt(attacked("shoggoth", "s001")) == "second-action"
    assert prompt(attacked("shoggoth", "s001", more={"discards": ["sherlock_holmes"]})) == "second-action"
    known = {"held": ["s001"], "deck": ["sherlock_holmes"]}
    assert prompt(attacked("shoggoth", "s001", more=known)) == "second-action"
    assert prompt(attacked("shoggoth", more={"deck": ["sherlock_holmes"]})) == "second-action", "empty hand"


def test_whoever_is_known_to_have_it_is_asked() -> None:
    """8"""
    state = attacked("shoggoth", "sherlock_holmes", "s001", more={"held": ["s001", "sherlock_holmes"]})
    assert asked(state) == [1]


def test_a_card_that_does_not_stop_it_raises_no_question() -> None:
    """8: the Vampires do not stop Cthulhu, so nobody is asked for their sake"""
    assert prompt(attacked("cthulhu", "vampires")) == "second-action"


def test_the_question_says_what_is_about_to_happen() -> None:
    for attack in ("assassination", "shoggoth", "zombies", "vampires", "cthulhu"):
        args = attacked(attack, "sherlock_holmes").view(1)["prompt"]["args"]
        assert (args["attack"], args["attacker_seat"], args["city"]) == (attack, 0, "paris")


def test_the_block_comes_after_the_payment() -> None:
    """8: the attacker has announced the target and paid"""
    state = attacked("assassination", "sherlock_holmes")
    assert hand(state, 0) == []
    assert told(state, "kill", 1)[0]["card"] == "hired_assassin"


# ---- Cthulhu (8)


def cthulhu(*others: dict[str, Any], **position: Any) -> State:
    """Let seat 0 call Cthulhu to Paris."""
    me = player("cthulhu", agents={"paris": 1, "rome": 1}, cubes={"paris": 1})
    state = table(me, *others, cities={"paris": {"card": "nadar", "stack": ["paris"]}}, **position)
    return do(state, "0 use cthulhu", "0 choose paris")


def test_any_affected_player_cancels_it_for_everybody() -> None:
    """8, 19"""
    second = player(agents={"paris": 1})
    third = player("sherlock_holmes", agents={"paris": 1, "rome": 1})
    state = cthulhu(second, third)
    assert asked(state) == [2]
    do(state, "2 block sherlock_holmes")
    assert agents(state, "paris") == [1, 1, 1]
    assert cubes(state, "paris") == [1, 0, 0]
    assert at(state, "paris")["card"] == "nadar"


def test_only_players_with_agents_in_the_city() -> None:
    """8: cubes there are not enough"""
    holmes = player("sherlock_holmes", agents={"rome": 1}, cubes={"paris": 3})
    state = cthulhu(player(agents={"paris": 1, "rome": 1}), holmes)
    assert prompt(state) == "second-action"
    assert cubes(state, "paris") == [0, 0, 0]


def test_the_attacker_cannot_block_it() -> None:
    """8: in another player's turn"""
    me = player("cthulhu", "sherlock_holmes", agents={"paris": 1, "rome": 1})
    state = do(table(me, player(agents={"paris": 1, "rome": 1})), "0 use cthulhu", "0 choose paris")
    assert agents(state, "paris") == [0, 0]


def test_in_a_hurry_only_those_with_something_to_decide_are_asked() -> None:
    me = player("hired_assassin", "s001", agents={"paris": 4})
    for held, deck in (("sherlock_holmes", "s001"), ("s001", "sherlock_holmes")):
        state = table(me, player(held, deck=[deck], agents={"paris": 1, "rome": 1}), hurry=True)
        state.choose(0, "kill paris 1")  # the card for it, and the end of the action, go without saying
        assert (prompt(state) == "block") is (held == "sherlock_holmes")
        assert agents(state, "paris") == [4, int(held == "sherlock_holmes")]


# ---- the kill field stays empty


def test_shoggoths_kill_field_stays_empty() -> None:
    """8"""
    state = do(attacked("shoggoth", "vampires"), "1 block vampires")
    assert printed("shoggoth", "kill_vp") > 0
    assert beside(state, 0) == [("shoggoth", None)]
    assert each(state, "killed") == [0, 0, 0]


def test_vampires_do_not_block_after_leopold() -> None:
    """R17"""
    state = attacked("assassination", "vampires", leopold=True, more={"agents": {"paris": 1, "rome": 1}})
    assert prompt(state) != "block"
    state = attacked("assassination", "vampires", "sherlock_holmes", leopold=True)
    assert choices(state, 1) == ["pass", "block sherlock_holmes"]
    assert reason(state, "block vampires", 1) == "void"


def test_losses_by_ones_own_doing_cannot_be_blocked() -> None:
    """8: madness over royalty, Yog Sothoth"""
    me = loyalist("s010", "sherlock_holmes", agents={"paris": 5})
    state = table(me, restorationist(), cities={"paris": {"royalty": True}}, rolls=[1])
    do(state, "0 strike paris with s010")
    assert agents(state, "paris") == [4, 0]
    state = table(
        player("yog_sothoth", "sherlock_holmes", agents={"paris": 2, "rome": 1}), player("vampires")
    )
    do(state, "0 use yog_sothoth", "0 lift paris", "0 stop")
    assert agents(state, "paris") == [1, 0]


def test_a_block_that_was_resolved_lets_the_end_be_noticed() -> None:
    """17.1: the first kill brings enough points, the second is blocked: there is no third"""
    killer = player(
        "hired_assassin",
        "hired_assassin",
        "hired_assassin",
        agents={"rome": 5},
        cubes={"limbo": 5},
        neutral=26,
    )
    victim = player("sherlock_holmes", agents={"rome": 3})
    state = table(killer, victim, cities={"rome": {"card": "nadar"}})
    do(state, "0 kill rome 1", "0 arm hired_assassin", "0 done", "1 pass")
    assert ending(state) is None
    do(state, "0 kill rome 1", "0 arm hired_assassin", "0 done", "1 block sherlock_holmes")
    assert ending(state) == "points"
