"""Texts about agents (19): Irene Adler, the Vampires, Shoggoth, Mi-Go, Yog Sothoth and Pinkerton Agents."""

from typing import Any

from tests.rules.emerald.table import (
    CITIES,
    agents,
    asked,
    at,
    beside,
    can,
    choices,
    cubes,
    discards,
    do,
    each,
    ending,
    gone,
    loyalist,
    of,
    player,
    printed,
    prompt,
    reason,
    table,
    told,
    with_verb,
)

# ---- Irene Adler


def test_irene_adler_replaces_any_agent_of_another_player() -> None:
    """19: in any city, without presence; the old one goes home, cubes stay, it is no kill"""
    other = player(agents={"rome": 2, "cairo": 1}, cubes={"rome": 2})
    third = player(agents={"berlin": 1, "cairo": 1})
    state = do(table(player("irene_adler", agents={"paris": 2}), other, third), "0 use irene_adler")
    assert set(choices(state)) == {"aim rome 1", "aim cairo 1", "aim berlin 2", "aim cairo 2"}
    do(state, "0 aim rome 1")
    assert agents(state, "rome") == [1, 1, 0]
    assert (of(state, 0)["agents"], of(state, 1)["agents"]) == (7, 8)
    assert cubes(state, "rome") == [0, 2, 0]
    assert each(state, "points") == [0, 0, 0]
    assert each(state, "killed") == [0, 0, 0]
    assert gone(state) == ["irene_adler"]
    assert prompt(state) == "second-action"


def test_irene_adler_cannot_be_blocked() -> None:
    """R7"""
    other = player("sherlock_holmes", "vampires", agents={"rome": 1, "cairo": 1})
    state = do(table(player("irene_adler"), other), "0 use irene_adler", "0 aim rome 1")
    assert agents(state, "rome") == [1, 0]


def test_never_oneself() -> None:
    """R31"""
    me: dict[str, Any] = {"agents": {"rome": 3, "cairo": 1}}
    other = player(agents={"rome": 1, "cairo": 1})
    for card in ("irene_adler", "shoggoth", "vampires"):
        state = do(table(player(card, **me), other), f"0 use {card}")
        assert with_verb(state, "aim") == {"rome 1", "cairo 1"}
        assert reason(state, "aim rome 0") == "not-yourself"
    state = do(table(player("zombies", **me), other, cities={"rome": {"zombies": 1}}), "0 use zombies")
    assert with_verb(state, "aim") == {"rome 1"}
    assert reason(state, "aim rome 0") == "not-yourself"
    state = do(table(player("terrors_of_the_night"), other, player()), "0 use terrors_of_the_night")
    assert choices(state) == ["face 1", "face 2"]
    assert reason(state, "face 0") == "not-yourself"


# ---- Vampires (action)


def test_vampires_where_one_has_an_agent() -> None:
    """19"""
    me = player("vampires", agents={"rome": 1, "berlin": 1}, cubes={"paris": 3})
    other = player(agents={"rome": 1, "paris": 1, "cairo": 1}, cubes={"rome": 2})
    third = player(agents={"berlin": 2})
    state = do(table(me, other, third), "0 use vampires")
    assert choices(state) == ["aim berlin 2", "aim rome 1"]
    assert reason(state, "aim paris 1") == "out-of-reach"
    do(state, "0 aim rome 1")
    assert agents(state, "rome") == [2, 0, 0]
    assert (of(state, 0)["agents"], of(state, 1)["agents"]) == (7, 8)
    assert cubes(state, "rome") == [0, 2, 0]
    assert beside(state, 0) == [("vampires", None)]
    assert of(state, 0)["loyalist"] == printed("vampires", "vp_loyalist")
    assert each(state, "killed") == [0, 0, 0]


# ---- Shoggoth


def test_shoggoth_kills_anywhere() -> None:
    """19: no presence, majority or bombs; cubes are not cleared"""
    me = player("shoggoth", agents={"paris": 1}, cubes={"rome": 1})
    other = player(agents={"rome": 3, "cairo": 1}, cubes={"rome": 2})
    state = do(table(me, other), "0 use shoggoth")
    assert choices(state) == ["aim rome 1", "aim cairo 1"]
    do(state, "0 aim rome 1")
    assert agents(state, "rome") == [0, 2]
    assert cubes(state, "rome") == [1, 2]
    assert beside(state, 0) == [("shoggoth", 1)]
    assert of(state, 0)["kills"] == of(state, 0)["points"] == printed("shoggoth", "kill_vp")
    assert (of(state, 1)["killed"], of(state, 1)["agents"]) == (1, 6)


# ---- Mi-Go


def test_one_or_two_agents_go_on_mi_go() -> None:
    """19: perhaps from different cities; it is a free action"""
    me = player("mi_go", agents={"rome": 2, "paris": 1})
    state = do(table(me, player()), "0 use mi_go")
    assert choices(state) == ["lift paris", "lift rome"]
    assert reason(state, "stop") == "at-least-one"
    do(state, "0 lift rome")
    assert choices(state) == ["stop", "lift paris", "lift rome"]
    do(state, "0 lift paris")
    assert prompt(state) == "first-action"
    assert (of(state, 0)["mi_go"], of(state, 0)["agents"]) == (2, 7)
    assert agents(state, "rome") == [1, 0]
    assert beside(state, 0) == [("mi_go", None)]
    assert of(state, 0)["loyalist"] == printed("mi_go", "vp_loyalist")


def test_a_single_agent_on_mi_go() -> None:
    """19"""
    me = player("mi_go", agents={"rome": 2, "paris": 1})
    state = do(table(me, player()), "0 use mi_go", "0 lift rome", "0 stop")
    assert (prompt(state), of(state, 0)["mi_go"]) == ("first-action", 1)


def test_they_do_not_return_in_the_same_turn() -> None:
    """19: in any later turn"""
    me = player("mi_go", agents={"rome": 2, "paris": 1})
    state = do(table(me, player()), "0 use mi_go", "0 lift rome", "0 lift rome")
    assert with_verb(state, "return") == set()
    assert reason(state, "return rome") == "mi-go-this-turn"
    do(state, "0 pass", "0 pass")
    assert asked(state) == [1], "and nobody is asked whether to return them"
    do(state, "1 pass", "1 pass")
    assert with_verb(state, "return") == set(CITIES)


def test_all_return_to_one_city() -> None:
    """19: a free action, before, between or after"""
    for taken in range(3):
        me = player(agents={"rome": 1}, mi_go=2, beside=["mi_go"])
        state = do(table(me, player(), taken=taken), "0 return paris")
        assert agents(state, "paris") == [2, 0]
        assert of(state, 0)["mi_go"] == 0
        assert beside(state, 0) == [("mi_go", None)], "the empty card stays and keeps its points"
        assert of(state, 0)["points"] == printed("mi_go", "vp_loyalist")
        assert asked(state) == [1 if taken == 2 else 0]


def test_returning_is_always_asked_for_after_the_actions() -> None:
    """7: agents on Mi-Go lie there for all to see"""
    me = player(agents={"rome": 1}, mi_go=1, beside=["mi_go"])
    state = do(table(me, player()), "0 pass", "0 pass")
    assert (prompt(state), choices(state)) == (
        "after-actions",
        [*[f"return {city}" for city in CITIES], "end"],
    )


def test_nobody_elses_mi_go() -> None:
    state = table(player(), player(agents={"rome": 1}, mi_go=1, beside=["mi_go"]))
    assert reason(state, "return rome") == "nobody-on-mi-go"


def test_agents_on_mi_go_are_in_no_city() -> None:
    """R14: no piece, no target, no bomb, not moved"""
    me = player("hired_assassin", "nadar", agents={"paris": 1}, mi_go=2, beside=["mi_go"])
    state = table(me, player(agents={"rome": 1}))
    do(state, "0 move with nadar", "0 shift paris cairo")
    assert prompt(state) == "second-action", "only one agent could be moved"
    other = player(agents={"rome": 1, "cairo": 1}, mi_go=2, beside=["mi_go"])
    state = do(table(player("shoggoth"), other), "0 use shoggoth")
    assert with_verb(state, "aim") == {"rome 1", "cairo 1"}


def test_the_last_agents_may_go_on_mi_go() -> None:
    """R14: they count as on the board, nobody reveals"""
    state = do(table(player("mi_go", agents={"rome": 1}), player()), "0 use mi_go")
    assert (prompt(state), of(state, 0)["mi_go"]) == ("first-action", 1)
    assert not of(state, 0)["revealed"]


# ---- Yog Sothoth


def test_yog_sothoth_takes_agents_for_good() -> None:
    """19: one or more, 1 Loyalist point each"""
    me = player("yog_sothoth", agents={"rome": 2, "paris": 2})
    state = do(table(me, player()), "0 use yog_sothoth")
    assert reason(state, "stop") == "at-least-one"
    do(state, "0 lift rome", "0 lift paris", "0 lift rome", "0 stop")
    assert (of(state, 0)["yog_sothoth"], of(state, 0)["loyalist"], of(state, 0)["points"]) == (3, 3, 3)
    assert agents(state, "paris") == [1, 0]
    assert of(state, 0)["agents"] == 6
    assert beside(state, 0) == [("yog_sothoth", None)]
    assert prompt(state) == "second-action"


def test_a_single_agent_for_yog_sothoth() -> None:
    """19"""
    me = player("yog_sothoth", agents={"rome": 2, "paris": 2})
    state = do(table(me, player()), "0 use yog_sothoth", "0 lift rome", "0 stop")
    assert of(state, 0)["loyalist"] == 1


def test_all_agents_to_yog_sothoth() -> None:
    """19: a Loyalist has three again"""
    me = loyalist("yog_sothoth", agents={"rome": 1, "paris": 1})
    state = do(table(me, player()), "0 use yog_sothoth", "0 lift rome", "0 lift paris")
    assert of(state, 0)["revealed"]
    do(state, "0 agent rome", "0 agent rome", "0 agent berlin")
    assert (agents(state, "rome"), agents(state, "berlin")) == ([2, 0], [1, 0])
    assert (of(state, 0)["agents"], of(state, 0)["yog_sothoth"]) == (5, 2)
    assert prompt(state) == "second-action"


def test_agents_on_mi_go_prevent_the_reveal() -> None:
    """R29: and only agents in cities can be moved to it"""
    me = player("yog_sothoth", side="restorationist", agents={"rome": 1}, mi_go=1, beside=["mi_go"])
    state = do(table(me, player()), "0 use yog_sothoth")
    assert (ending(state), of(state, 0)["yog_sothoth"], of(state, 0)["mi_go"]) == (None, 1, 1)


# ---- Pinkerton Agents


def test_pinkerton_agents_from_the_supply_or_a_city() -> None:
    """19: a free action; removed afterwards"""
    me = player("pinkerton_agents", agents={"rome": 1, "paris": 1})
    state = do(table(me, player()), "0 use pinkerton_agents")
    assert choices(state) == ["supply", "lift paris", "lift rome"]
    do(state, "0 supply")
    assert choices(state) == [f"agent {city}" for city in CITIES]
    do(state, "0 agent rome")
    assert agents(state, "rome") == [2, 0]
    assert of(state, 0)["agents"] == 7
    assert gone(state) == ["pinkerton_agents"]
    assert prompt(state) == "first-action"


def test_pinkerton_agents_to_another_city() -> None:
    """7: from a city, then to a different one"""
    me = player("pinkerton_agents", agents={"rome": 1, "paris": 1})
    state = do(table(me, player()), "0 use pinkerton_agents", "0 lift rome")
    assert with_verb(state, "agent") == set(CITIES) - {"rome"}
    assert reason(state, "agent rome") == "same-city"
    do(state, "0 agent paris")
    assert agents(state, "paris") == [2, 0]
    assert of(state, 0)["agents"] == 8


def test_pinkerton_agents_with_an_empty_supply() -> None:
    """10"""
    me = player("pinkerton_agents", agents={"rome": 9, "paris": 1})
    state = do(table(me, player()), "0 use pinkerton_agents")
    assert choices(state) == ["lift paris", "lift rome"]
    assert reason(state, "supply") == "no-agent-in-supply"


# ---- as symbols


def test_texts_leave_the_symbols_alone() -> None:
    """3: Irene Adler can claim, Yog Sothoth and Mi-Go move agents, and all stay in the deck"""
    me = player("irene_adler", "yog_sothoth", "mi_go", cubes={"rome": 1}, agents={"rome": 3})
    state = table(me, player(), cities={"rome": {"card": "nadar"}})
    do(state, "0 claim rome with irene_adler", "0 move with yog_sothoth", "0 shift rome paris", "0 stop")
    assert discards(state, 0) == ["irene_adler", "nadar", "yog_sothoth"]
    assert at(state, "rome")["card"] is None
    assert told(state, "use") == []
    assert not can(state, "1 use irene_adler")
