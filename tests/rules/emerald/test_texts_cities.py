"""Texts about cities (19): the Duchess, the Third Section, Hide Royalty, cubes, and Cthulhu."""

from typing import Any

import pytest

from tests.rules.emerald.table import (
    MAD,
    SANE,
    agents,
    at,
    beside,
    choices,
    cubes,
    die,
    discards,
    do,
    each,
    ending,
    facts,
    gone,
    loyalist,
    of,
    player,
    prompt,
    reason,
    royal_vp,
    royals,
    table,
    told,
    with_verb,
    worth,
)

# ---- Duchess d'Uzès


def test_the_duchess_claims_without_a_cube() -> None:
    """19: the majority is still needed; agents alone may do"""
    me = player("duchess_duzes", agents={"rome": 2, "paris": 1, "berlin": 1})
    other = player(agents={"rome": 1, "paris": 1})
    cities = {
        "rome": {"card": "ravachol", "stack": ["rome"]},
        "paris": {"card": "nadar"},
        "berlin": {"card": "berlin"},
    }
    state = do(table(me, other, cities=cities), "0 use duchess_duzes")
    assert choices(state) == ["choose berlin", "choose rome"]
    assert reason(state, "choose paris") == "no-majority"
    assert reason(state, "choose cairo") == "no-card-there"
    do(state, "0 choose rome")
    assert discards(state, 0) == ["ravachol"]
    assert agents(state, "rome") == [3, 1], "the agent symbol counts"
    assert at(state, "rome")["card"] == "rome"
    assert gone(state) == ["duchess_duzes"]
    assert prompt(state) == "second-action", "exactly one card"


def test_all_six_steps_apply_to_the_duchess() -> None:
    """19"""
    me = player("duchess_duzes", agents={"rome": 2}, cubes={"rome": 1})
    other = player(cubes={"rome": 2})
    cities = {"rome": {"card": "cthulhu", "stack": ["rome"]}}
    state = do(die([MAD], me, other, cities=cities), "0 use duchess_duzes")
    assert cubes(state, "rome") == [0, 0]
    assert (of(state, 0)["limbo"], of(state, 1)["cubes"]) == (1, 10)
    assert of(state, 0)["loyalist"] == worth("cthulhu")
    assert of(state, 0)["sanity"] == 2
    assert at(state, "rome")["card"] == "rome"


def test_the_duchess_as_second_action_and_beside_a_claim() -> None:
    """19: separate from a normal claim"""
    me = player("duchess_duzes", "s001", agents={"rome": 2}, cubes={"paris": 1})
    cities = {"rome": {"card": "rome"}, "paris": {"card": "nadar"}}
    state = do(table(me, player(), cities=cities), "0 claim paris with s001", "0 use duchess_duzes")
    assert discards(state, 0)[:3] == ["s001", "nadar", "rome"]


# ---- Third Section


def test_the_third_section_removes_the_top_card() -> None:
    """19: a free action; pieces stay, nobody scores"""
    me = player("third_section", cubes={"rome": 1})
    cities = {"rome": {"card": "bismarck", "stack": ["royalty", "nadar"]}, "paris": {"card": "paris"}}
    state = do(table(me, player(cubes={"rome": 2}), cities=cities), "0 use third_section")
    assert choices(state) == ["choose paris", "choose rome"]
    assert reason(state, "choose cairo") == "no-card-there"
    do(state, "0 choose rome")
    assert gone(state) == ["bismarck"]
    assert at(state, "rome")["card"] == "nadar"
    assert at(state, "rome")["royalty"] == "rhogog", "royalty slides to its slot"
    assert cubes(state, "rome") == [1, 2]
    assert each(state, "points") == [0, 0]
    assert discards(state, 0) == ["third_section"]
    assert prompt(state) == "first-action"


def test_the_third_section_removes_city_cards() -> None:
    """19: also the last card of a stack (R18)"""
    state = table(player("third_section"), player(), cities={"paris": {"card": "paris", "royalty": True}})
    do(state, "0 use third_section")
    assert (at(state, "paris")["card"], at(state, "paris")["royalty"]) == (None, "spinner_in_darkness")
    assert gone(state) == ["paris"]


# ---- Hide Royalty


def test_hide_royalty() -> None:
    """19: cubes alone suffice; Loyalist points, shown at once; no bombs"""
    me = player("hide_royalty", cubes={"paris": 2}, agents={"rome": 1})
    other = player(cubes={"paris": 1})
    state = do(die([SANE], me, other, cities={"paris": {"royalty": True}}), "0 use hide_royalty")
    assert royals(state, 0) == [("spinner_in_darkness", True)]
    assert at(state, "paris")["royalty"] is None
    assert (of(state, 0)["loyalist"], of(state, 0)["restorationist"]) == (royal_vp("paris"), 0)
    assert of(state, 0)["points"] == royal_vp("paris")
    assert beside(state, 0) == [("hide_royalty", None)]
    assert cubes(state, "paris") == [0, 0]
    assert (of(state, 0)["limbo"], of(state, 1)["cubes"]) == (2, 10)
    assert prompt(state) == "second-action"


@pytest.mark.parametrize("own", [0, 1, 3])
def test_madness_over_hidden_royalty(own: int) -> None:
    """19: a token, and an agent if one is there"""
    me = player("hide_royalty", cubes={"paris": 1}, agents={"paris": own, "rome": 1})
    state = do(die([MAD], me, player(), cities={"paris": {"royalty": True}}), "0 use hide_royalty")
    assert of(state, 0)["sanity"] == 2
    assert agents(state, "paris") == [max(0, own - 1), 0]


def test_hide_royalty_needs_the_majority() -> None:
    """R21"""
    cities = {"paris": {"royalty": True}, "rome": {"royalty": True}, "berlin": {"royalty": True}}
    me = player("hide_royalty", cubes={"paris": 2, "rome": 1, "berlin": 1})
    state = do(table(me, player(cubes={"paris": 2}), cities=cities, rolls=[SANE]), "0 use hide_royalty")
    assert choices(state) == ["choose berlin", "choose rome"]
    assert reason(state, "choose paris") == "no-majority"
    assert reason(state, "choose cairo") == "no-royalty-there"


def test_nobody_blocks_hide_royalty() -> None:
    """19"""
    me = player("hide_royalty", cubes={"paris": 3})
    other = player("sherlock_holmes", "vampires", agents={"paris": 1, "rome": 1})
    state = do(die([SANE], me, other, cities={"paris": {"royalty": True}}), "0 use hide_royalty")
    assert prompt(state) == "second-action"


def test_the_black_hand_pays_for_hidden_royalty() -> None:
    """19: Restorationist points"""
    me = player("hide_royalty", cubes={"paris": 1}, beside=["black_hand"])
    state = do(die([SANE], me, player(), cities={"paris": {"royalty": True}}), "0 use hide_royalty")
    assert (of(state, 0)["loyalist"], of(state, 0)["restorationist"]) == (royal_vp("paris"), 2)


def test_madness_may_force_a_reveal_after_everything_else() -> None:
    """12, 19: cubes are cleared before the roll"""
    me = loyalist("hide_royalty", cubes={"paris": 1}, agents={"rome": 2}, sanity=1)
    state = do(die([MAD], me, player(), cities={"paris": {"royalty": True}}), "0 use hide_royalty")
    assert (prompt(state), cubes(state, "paris")) == ("reinforce", [0, 0])


# ---- Holy Brotherhood, the People's Will


@pytest.mark.parametrize(
    ("limbo", "own", "on_mi_go", "most"),
    [(5, 2, 0, 2), (1, 2, 0, 1), (5, 2, 2, 4), (3, 4, 0, 3), (5, 1, 1, 2)],
)
def test_holy_brotherhood(limbo: int, own: int, on_mi_go: int, most: int) -> None:
    """19: up to as many cubes as agents on the board, Mi-Go included"""
    aside: dict[str, Any] = {"mi_go": on_mi_go, "beside": ["mi_go"]} if on_mi_go else {}
    me = player("holy_brotherhood", cubes={"limbo": limbo, "rome": 1}, agents={"rome": own}, **aside)
    state = do(table(me, player()), "0 use holy_brotherhood")
    if most > 1:
        assert with_verb(state, "back") == {str(number) for number in range(1, most + 1)}
        wrong = "fewer-agents" if most < limbo else "fewer-cubes-in-limbo"
        assert reason(state, f"back {most + 1}") == wrong
        do(state, f"0 back {most}")
    assert of(state, 0)["limbo"] == limbo - most
    assert of(state, 0)["cubes"] == 10 - limbo - 1 + most
    assert cubes(state, "rome") == [1, 0]
    assert discards(state, 0) == ["holy_brotherhood"]
    assert prompt(state) == "second-action"


def test_holy_brotherhood_may_take_fewer() -> None:
    """19: up to"""
    state = table(player("holy_brotherhood", agents={"rome": 3}), player())
    do(state, "0 use holy_brotherhood", "0 back 1")
    assert of(state, 0)["limbo"] == 4


def test_the_peoples_will() -> None:
    """19: all cubes from Limbo, a free action; removed"""
    me = player("peoples_will", cubes={"limbo": 4, "rome": 2})
    state = do(table(me, player()), "0 use peoples_will")
    assert each(state, "limbo") == [0, 5]
    assert of(state, 0)["cubes"] == 8
    assert cubes(state, "rome") == [2, 0]
    assert gone(state) == ["peoples_will"]
    assert prompt(state) == "first-action"


# ---- Inspector Lestrade, the Okhrana


def test_lestrade_sends_one_players_cubes_home() -> None:
    """19, R3: one city, one player, also oneself"""
    me = player("inspector_lestrade", cubes={"rome": 1, "paris": 1})
    other = player(cubes={"rome": 3, "limbo": 1})
    third = player(cubes={"rome": 2})
    state = do(table(me, other, third), "0 use inspector_lestrade")
    assert choices(state) == ["aim paris 0", "aim rome 0", "aim rome 1", "aim rome 2"]
    assert reason(state, "aim paris 1") == "no-cube-of"
    assert reason(state, "aim paris 3") == reason(state, "aim paris 4") == "no-such-seat"
    do(state, "0 aim rome 1")
    assert cubes(state, "rome") == [1, 0, 2]
    assert (of(state, 1)["cubes"], of(state, 1)["limbo"]) == (9, 1)
    assert discards(state, 0) == ["inspector_lestrade"]
    assert prompt(state) == "second-action"


def test_the_okhrana_sends_two_cubes_to_limbo() -> None:
    """19: of any players, from one or two cities; they are their owners' cubes there"""
    me = player("okhrana", cubes={"rome": 1})
    other = player(cubes={"rome": 2, "limbo": 1})
    third = player(cubes={"paris": 1})
    state = do(table(me, other, third), "0 use okhrana")
    assert choices(state) == ["aim paris 2", "aim rome 0", "aim rome 1"]
    assert reason(state, "stop") == "at-least-one"
    do(state, "0 aim rome 1")
    assert choices(state) == ["stop", "aim paris 2", "aim rome 0", "aim rome 1"]
    do(state, "0 aim paris 2")
    assert each(state, "limbo") == [0, 2, 1]
    assert cubes(state, "rome") == [1, 1, 0]
    assert discards(state, 0) == ["okhrana"]
    assert prompt(state) == "second-action"


def test_the_okhrana_may_take_one_only() -> None:
    """19: one or two, also one's own"""
    me = player("okhrana", cubes={"rome": 2})
    state = do(table(me, player(cubes={"paris": 1})), "0 use okhrana", "0 aim rome 0", "0 stop")
    assert (each(state, "limbo"), cubes(state, "rome")) == ([1, 0], [1, 0])


def test_the_okhrana_with_a_single_cube_on_the_board() -> None:
    """19"""
    state = do(table(player("okhrana"), player(cubes={"paris": 1})), "0 use okhrana")
    assert (each(state, "limbo"), prompt(state)) == ([5, 1], "second-action")


# ---- Cthulhu


def test_cthulhu_destroys_a_city() -> None:
    """19"""
    me = player("cthulhu", agents={"rome": 1, "cairo": 1}, cubes={"rome": 1, "limbo": 1})
    other = player(agents={"rome": 2, "cairo": 1}, cubes={"rome": 3, "paris": 1})
    cities = {"rome": {"card": "nadar", "stack": ["royalty", "rome", "fenians"], "zombies": 2}}
    state = table(me, other, cities=cities)
    assert facts(state)["pool"] == 4
    do(state, "0 use cthulhu", "0 choose rome")
    assert (at(state, "rome")["card"], at(state, "rome")["stack"]) == (None, 0)
    assert at(state, "rome")["royalty"] is None, "royalty inside the stack is removed too"
    assert agents(state, "rome") == [0, 0]
    assert (of(state, 0)["agents"], of(state, 1)["agents"]) == (9, 9)
    assert at(state, "rome")["zombies"] == 0
    assert facts(state)["pool"] == 6, "zombies go back to the pool"
    assert cubes(state, "rome") == [0, 0]
    assert each(state, "limbo") == [2, 3], "all cubes go to Limbo, not home"
    assert cubes(state, "paris") == [0, 1]
    assert beside(state, 0) == [("cthulhu", None)]
    assert of(state, 0)["loyalist"] == worth("cthulhu")
    assert prompt(state) == "second-action"


def test_royalty_in_the_slot_stays() -> None:
    """19"""
    cities = {"rome": {"card": "nadar", "stack": ["rome"], "royalty": True}}
    state = do(table(player("cthulhu"), player(), cities=cities), "0 use cthulhu", "0 choose rome")
    assert at(state, "rome")["royalty"] == "rhogog"
    assert at(state, "rome")["card"] is None


def test_what_lay_face_down_stays_unseen() -> None:
    """20: only the card that lay open is known to be gone"""
    cities = {"rome": {"card": "nadar", "stack": ["fenians", "rome"]}}
    state = do(table(player("cthulhu"), player(), cities=cities), "0 use cthulhu", "0 choose rome")
    assert gone(state) == ["nadar"]
    assert "fenians" not in str([state.log(viewer) for viewer in (None, 0, 1)])


def test_cthulhu_chooses_a_city_with_anything_in_it() -> None:
    """7: a card, an agent, a zombie or a cube"""
    me = player("cthulhu", agents={"berlin": 1})
    other = player(agents={"vienna": 1}, cubes={"london": 1})
    cities = {"rome": {"card": "nadar"}, "madrid": {"zombies": 1}, "paris": {"royalty": True}}
    state = do(table(me, other, cities=cities), "0 use cthulhu")
    assert with_verb(state, "choose") == {"berlin", "vienna", "london", "rome", "madrid"}
    assert reason(state, "choose paris") == "nothing-there", "royalty in its slot stays anyway"


def test_the_zombies_come_back_after_cthulhu() -> None:
    """19"""
    me = player("cthulhu", "zombies")
    state = table(me, player(), cities={"rome": {"zombies": 6}})
    do(state, "0 use cthulhu", "0 choose rome", "0 use zombies", "0 raise paris", "0 raise paris")
    assert at(state, "paris")["zombies"] == 2
    assert facts(state)["pool"] == 4


def test_cthulhu_ends_nothing_by_itself() -> None:
    state = do(
        table(player("cthulhu"), player(), cities={"rome": {"card": "nadar"}}),
        "0 use cthulhu",
        "0 choose rome",
    )
    assert ending(state) is None
    assert told(state, "rise") == [{"seat": 0, "city": "rome"}]
