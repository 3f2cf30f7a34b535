"""The Zombies (14, 19): attacks city by city, blocks, and those that come."""

from typing import Any

from subrosa.core import State
from subrosa.testing.holding import declared, wrong_values
from tests.rules.emerald.table import (
    CITIES,
    GAME,
    agents,
    asked,
    at,
    choices,
    cubes,
    discards,
    do,
    each,
    ending,
    facts,
    loyalist,
    player,
    prompt,
    reason,
    restorationist,
    table,
    with_verb,
)


def risen(*others: dict[str, Any], zombies: dict[str, int] | None = None, **position: Any) -> State:
    """Let seat 0 play the Zombies, which stand in these cities."""
    cities = {city: {"zombies": number} for city, number in (zombies or {"rome": 1}).items()}
    return do(
        table(player("zombies", agents={"rome": 1, "paris": 1}), *others, cities=cities, **position),
        "0 use zombies",
    )


def test_one_agent_from_each_city_with_a_zombie() -> None:
    """19: city by city, in one's own order; optional"""
    other = player(agents={"rome": 2, "paris": 1, "cairo": 1})
    third = player(agents={"rome": 1, "berlin": 1})
    state = risen(other, third, zombies={"rome": 2, "paris": 1})
    assert choices(state) == ["stop", "aim paris 1", "aim rome 1", "aim rome 2"]
    do(state, "0 aim rome 1")
    assert agents(state, "rome") == [1, 1, 1]
    assert choices(state) == ["stop", "aim paris 1"], "one agent from each city, however many zombies"
    assert reason(state, "aim rome 2") == "one-per-city"
    do(state, "0 aim paris 1")
    assert (prompt(state), agents(state, "paris")) == ("raise-zombie", [1, 0, 0])


def test_zombies_attack_in_every_city() -> None:
    """19"""
    for city in CITIES:
        other = player(agents={city: 1, "rome" if city != "rome" else "paris": 1})
        state = table(player("zombies"), other, cities={city: {"zombies": 1}})
        do(state, "0 use zombies", f"0 aim {city} 1")
        assert agents(state, city)[1] == 0


def test_they_go_home_and_it_is_no_kill() -> None:
    """19: to the owner's supply; no points, cubes stay"""
    other = player(agents={"rome": 1, "cairo": 1}, cubes={"rome": 2})
    state = do(risen(other), "0 aim rome 1")
    assert each(state, "agents") == [8, 9]
    assert each(state, "killed") == [0, 0]
    assert each(state, "kills") == [0, 0]
    assert cubes(state, "rome") == [0, 2]


def test_attacking_is_optional_but_rising_is_not() -> None:
    """19: first one may, then two come"""
    state = do(risen(player(agents={"rome": 1, "cairo": 1})), "0 stop")
    assert (prompt(state), choices(state)) == ("raise-zombie", [f"raise {city}" for city in CITIES])
    do(state, "0 raise rome", "0 raise cairo")
    assert (at(state, "rome")["zombies"], at(state, "cairo")["zombies"]) == (2, 1)
    assert facts(state)["pool"] == 3
    assert discards(state, 0) == ["zombies"]
    assert prompt(state) == "second-action"


def test_both_into_the_same_city() -> None:
    """19"""
    state = do(table(player("zombies"), player()), "0 use zombies", "0 raise rome", "0 raise rome")
    assert (at(state, "rome")["zombies"], facts(state)["pool"]) == (2, 4)


def test_new_zombies_do_not_attack_at_once() -> None:
    """19: the attack comes first"""
    other = player(agents={"paris": 1, "cairo": 1})
    state = do(table(player("zombies"), other), "0 use zombies", "0 raise paris", "0 raise paris")
    assert (prompt(state), agents(state, "paris")) == ("second-action", [0, 1])


def test_a_short_pool() -> None:
    """10, 19"""
    state = table(player("zombies"), player(), cities={"rome": {"zombies": 5}})
    do(state, "0 use zombies", "0 raise paris")
    assert (prompt(state), facts(state)["pool"]) == ("second-action", 0)
    state = do(table(player("zombies"), player(), cities={"rome": {"zombies": 6}}), "0 use zombies")
    assert prompt(state) == "second-action"


def test_no_agents_of_ones_own() -> None:
    """R31"""
    state = risen(player(agents={"cairo": 1}))
    assert prompt(state) == "raise-zombie", "one's own agent in Rome is safe"


def test_zombies_are_not_moved_and_give_no_bombs() -> None:
    """14"""
    me = player("hired_assassin", "nadar", agents={"rome": 2})
    state = table(me, player(agents={"rome": 1, "cairo": 1}), cities={"rome": {"zombies": 4}})
    assert with_verb(state, "kill") == set()
    do(state, "0 move with nadar", "0 shift rome paris", "0 stop")
    assert at(state, "rome")["zombies"] == 4


# ---- blocks against zombies (8, R34)


def test_a_blocked_zombie_does_not_attack_again() -> None:
    """8: with a single zombie the city is done, others go on"""
    other = player("sherlock_holmes", agents={"rome": 2, "paris": 1, "cairo": 1})
    state = do(risen(other, zombies={"rome": 1, "paris": 1}), "0 aim rome 1", "1 block sherlock_holmes")
    assert agents(state, "rome") == [1, 2]
    assert choices(state, 0) == ["stop", "aim paris 1"]
    assert reason(state, "aim rome 1") == "saved-by-block"


def test_whom_a_block_has_saved_is_what_the_step_says_that_it_holds() -> None:
    """Learners read cities and seats from it, with however few players"""
    other = player("sherlock_holmes", agents={"cairo": 1, "rome": 1})
    state = do(risen(other, zombies={"cairo": 1, "rome": 1}), "0 aim cairo 1", "1 block sherlock_holmes")
    step = state.agenda[-1]
    assert wrong_values(GAME, step, declared(GAME)["ZombieAttack"], state.seats) == []


def test_another_zombie_may_attack_a_different_agent() -> None:
    """R34: also another pawn of the same player, if there are two or more"""
    other = player("sherlock_holmes", agents={"rome": 2, "cairo": 1})
    third = player(agents={"rome": 1, "cairo": 1})
    state = do(risen(other, third, zombies={"rome": 2}), "0 aim rome 1", "1 block sherlock_holmes")
    assert choices(state, 0) == ["stop", "aim rome 1", "aim rome 2"]
    do(state, "0 aim rome 1")
    assert agents(state, "rome") == [1, 1, 1]
    assert prompt(state) == "raise-zombie", "at most one agent per city is removed"


def test_but_never_the_protected_one() -> None:
    """8, R34"""
    other = player("sherlock_holmes", agents={"rome": 1, "cairo": 1})
    third = player(agents={"rome": 1, "cairo": 1})
    state = do(risen(other, third, zombies={"rome": 2}), "0 aim rome 1", "1 block sherlock_holmes")
    assert choices(state, 0) == ["stop", "aim rome 2"]
    assert reason(state, "aim rome 1") == "saved-by-block"


def test_a_block_in_one_city_protects_nobody_elsewhere() -> None:
    """8"""
    other = player("sherlock_holmes", agents={"rome": 1, "paris": 1})
    state = do(risen(other, zombies={"rome": 1, "paris": 1}), "0 aim rome 1", "1 block sherlock_holmes")
    assert choices(state, 0) == ["stop", "aim paris 1"]


def test_two_blocks_by_two_cards() -> None:
    """8: every attack can be blocked"""
    other = player("sherlock_holmes", "vampires", agents={"rome": 2, "cairo": 1})
    state = do(risen(other, zombies={"rome": 3}), "0 aim rome 1", "1 block sherlock_holmes", "0 aim rome 1")
    assert (prompt(state), choices(state, 1)) == ("block", ["pass", "block vampires"])
    do(state, "1 block vampires")
    assert prompt(state) == "raise-zombie", "both agents are protected now"
    assert agents(state, "rome") == [1, 2]


# ---- reveals


def test_reveals_come_at_once() -> None:
    """19: before the next city"""
    other = loyalist(agents={"rome": 1})
    third = player(agents={"paris": 1, "cairo": 1})
    state = do(risen(other, third, zombies={"rome": 1, "paris": 1}), "0 aim rome 1")
    assert (prompt(state), asked(state)) == ("reinforce", [1])
    do(state, "1 agent paris", "1 agent paris", "1 agent rome")
    assert choices(state, 0) == ["stop", "aim paris 1", "aim paris 2"], "Rome has had its agent"


def test_a_restorationist_eaten_ends_the_game() -> None:
    """13: no zombies come any more"""
    state = do(risen(restorationist(agents={"rome": 1})), "0 aim rome 1")
    assert ending(state) == "revealed"
    assert facts(state)["pool"] == 5


def test_what_zombies_cannot_attack() -> None:
    state = risen(player(agents={"rome": 1, "cairo": 1}), player(agents={"berlin": 1, "cairo": 1}))
    assert reason(state, "aim berlin 2") == "no-zombie-there"
    assert reason(state, "aim rome 2") == "no-agent-of"
    assert reason(state, "aim rome 3") == reason(state, "aim rome 4") == "no-such-seat"
