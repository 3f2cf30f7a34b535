"""When a text can be used (7, R26): every row of the table, met and not met."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.emerald.table import (
    CARDS,
    STARTING,
    can,
    choices,
    do,
    loyalist,
    player,
    prompt,
    reason,
    table,
    with_verb,
)

NONE = {"agents": {"rome": 1}, "cubes": {}}
ALL_OUT = {"agents": {"rome": 10}, "cubes": {}}
# What each card may lack, and is said to.
LACKING = {
    "cthulhu": ["nothing-in-any-city"],
    "diogenes_club": ["nothing-to-draw"],
    "doctor_watson": ["nothing-to-draw"],
    "duchess_duzes": ["no-card-with-majority"],
    "hide_royalty": ["no-royalty-with-majority"],
    "holy_brotherhood": ["limbo-empty", "no-agents-on-board"],
    "inspector_lestrade": ["no-cubes-in-any-city"],
    "irene_adler": ["no-agent-to-put", "no-victim-in-any-city"],
    "mi_go": ["no-agents-out"],
    "okhrana": ["no-cubes-in-any-city"],
    "peoples_will": ["limbo-empty"],
    "pinkerton_agents": ["no-agents-left"],
    "shoggoth": ["no-victim-in-any-city"],
    "third_section": ["no-card-in-any-city"],
    "vampires": ["no-agent-to-put", "no-victim-with-agents", "void"],
    "vladimir_burtsev": ["all-revealed"],
    "yog_sothoth": ["no-agents-out"],
    "zombies": ["void"],
}


def can_use(card: str, me: dict[str, Any], other: dict[str, Any] | None = None, **position: Any) -> bool:
    """Tell whether seat 0, who has this card and nothing else in hand, can use its text."""
    state = table(player(card, **(NONE | me)), player(**(NONE | (other or {}))), **position)
    offered = f"use {card}" in choices(state)
    assert offered is (f"use {card}" in choices(state, 0))
    if not offered:
        assert reason(state, f"use {card}") in LACKING[card]
    return offered


@pytest.mark.parametrize(
    "card",
    [
        "black_hand",
        "change_of_heart",
        "sigmund_freud",
        "matvei_golovinski",
        "society_of_leopold",
        "freemasons",
        "mrs_hudson",
        "terrors_of_the_night",
    ],
)
def test_texts_without_a_condition(card: str) -> None:
    """R26"""
    assert can_use(card, {})


def test_terrors_even_at_somebody_without_tokens() -> None:
    assert can_use("terrors_of_the_night", {}, loyalist(revealed=True, sanity=0))


@pytest.mark.parametrize("card", ["doctor_watson", "diogenes_club"])
def test_a_card_in_the_deck_or_the_discard_pile(card: str) -> None:
    others = ["s001", "s002"]
    assert can_use(card, {"hand": [card, *others], "beside": STARTING[2:9], "deck": ["s010"]})
    assert can_use(card, {"hand": [card, *others], "beside": STARTING[2:9], "discards": ["s010"]})
    assert not can_use(card, {"hand": [card, *others], "beside": STARTING[2:]})


def test_cthulhu_needs_anything_in_any_city() -> None:
    """A card, an agent, a zombie or a cube: without any of them royalty in its slot does not do."""
    nobody = {"agents": {}, "revealed": True, "identity": "loyalist"}
    slot = {"paris": {"royalty": True}}
    assert not can_use("cthulhu", nobody, nobody, cities=slot)
    assert can_use("cthulhu", nobody, nobody, cities={"paris": {"card": "nadar"}})
    assert can_use("cthulhu", nobody, nobody, cities={"paris": {"zombies": 1}})
    assert can_use("cthulhu", nobody, nobody | {"cubes": {"rome": 1}})
    assert can_use("cthulhu", nobody, nobody | {"agents": {"rome": 1}})
    assert can_use("cthulhu", nobody | {"agents": {"rome": 1}}, nobody)


def test_the_duchess_needs_a_card_and_the_majority() -> None:
    cities = {"rome": {"card": "nadar"}}
    assert can_use("duchess_duzes", {"agents": {"rome": 2}}, cities=cities)
    assert not can_use("duchess_duzes", {"agents": {"rome": 1}}, cities=cities)
    assert not can_use("duchess_duzes", {"agents": {"rome": 2}})


def test_hide_royalty_needs_royalty_in_its_slot_and_the_majority() -> None:
    slot = {"rome": {"royalty": True}}
    assert can_use("hide_royalty", {"agents": {"rome": 2}}, cities=slot)
    assert not can_use("hide_royalty", {"agents": {"rome": 1}}, cities=slot)
    assert not can_use(
        "hide_royalty", {"agents": {"rome": 2}}, cities={"rome": {"card": "nadar", "stack": ["royalty"]}}
    )
    assert not can_use("hide_royalty", {"agents": {"rome": 2}, "royalty": ["rhogog"]})


def test_holy_brotherhood_needs_a_cube_in_limbo_and_an_agent() -> None:
    assert can_use("holy_brotherhood", {"cubes": {"limbo": 1}})
    assert not can_use("holy_brotherhood", {"cubes": {"rome": 1}})
    gone = {"agents": {}, "cubes": {"limbo": 1}, "revealed": True, "identity": "loyalist"}
    assert not can_use("holy_brotherhood", gone)
    assert can_use("holy_brotherhood", gone | {"mi_go": 1, "beside": ["mi_go"]})


def test_the_peoples_will_needs_a_cube_in_limbo() -> None:
    assert can_use("peoples_will", {"cubes": {"limbo": 1}})
    assert not can_use("peoples_will", {"cubes": {"rome": 1}}, {"cubes": {"limbo": 1}})


@pytest.mark.parametrize("card", ["inspector_lestrade", "okhrana"])
def test_a_cube_in_a_city(card: str) -> None:
    assert can_use(card, {"cubes": {"rome": 1}})
    assert can_use(card, {}, {"cubes": {"rome": 1}})
    assert not can_use(card, {"cubes": {"limbo": 5}}, {"cubes": {"limbo": 5}})


def test_irene_adler_needs_a_victim_and_an_agent_in_the_supply() -> None:
    assert can_use("irene_adler", {})
    assert can_use("irene_adler", {"agents": {"rome": 9}})
    assert not can_use("irene_adler", ALL_OUT)
    nobody = {"agents": {}, "mi_go": 1, "beside": ["mi_go"]}
    assert not can_use("irene_adler", {}, nobody)


def test_vampires_need_both_in_one_city_and_an_agent_in_the_supply() -> None:
    assert can_use("vampires", {})
    assert not can_use("vampires", {"agents": {"paris": 1}})
    assert not can_use("vampires", {"agents": {"paris": 1}, "cubes": {"rome": 1}}), "an agent, not a cube"
    assert can_use("vampires", {"agents": {"rome": 9}})
    assert not can_use("vampires", ALL_OUT)
    assert not can_use("vampires", {}, leopold=True)


@pytest.mark.parametrize("card", ["mi_go", "yog_sothoth"])
def test_an_agent_of_ones_own_in_a_city(card: str) -> None:
    assert can_use(card, {})
    nobody = {"agents": {}, "revealed": True, "identity": "loyalist"}
    assert not can_use(card, nobody)


def test_pinkerton_agents_need_an_agent() -> None:
    assert can_use("pinkerton_agents", {})
    assert can_use("pinkerton_agents", ALL_OUT)
    nobody = {"agents": {}, "revealed": True, "identity": "loyalist"}
    assert can_use("pinkerton_agents", nobody)
    assert can_use("pinkerton_agents", nobody | {"yog_sothoth": 9, "beside": ["yog_sothoth"]}), "the last one"
    assert can_use("pinkerton_agents", {"yog_sothoth": 9, "beside": ["yog_sothoth"]}), "the one in Rome"
    assert not can_use("pinkerton_agents", nobody | {"yog_sothoth": 10, "beside": ["yog_sothoth"]})


def test_shoggoth_needs_an_agent_of_another_player() -> None:
    assert can_use("shoggoth", {})
    nobody = {"agents": {}, "mi_go": 1, "beside": ["mi_go"]}
    assert not can_use("shoggoth", {}, nobody)


def test_the_third_section_needs_a_face_up_card() -> None:
    assert can_use("third_section", {}, cities={"rome": {"card": "nadar"}})
    assert not can_use("third_section", {}, cities={"rome": {"royalty": True}})


def test_burtsev_needs_somebody_who_is_not_revealed() -> None:
    assert can_use("vladimir_burtsev", {})
    assert not can_use("vladimir_burtsev", {}, loyalist(revealed=True))
    assert can_use("vladimir_burtsev", {"revealed": True, "identity": "loyalist"})


def test_zombies_without_zombies() -> None:
    """Neither on the board nor in the pool are any needed; only Leopold stops them (R17)."""
    assert can_use("zombies", {})
    assert not can_use("zombies", {}, leopold=True)


@pytest.mark.parametrize(("mi_go", "offered"), [(0, False), (1, True), (2, True)])
def test_returning_from_mi_go(mi_go: int, offered: bool) -> None:
    """Agents have to be there since an earlier turn."""
    aside: dict[str, Any] = {"mi_go": mi_go, "beside": ["mi_go"]} if mi_go else {}
    assert bool(with_verb(table(player(**aside), player()), "return")) is offered


def test_cards_without_such_a_text() -> None:
    """3: cards without text, blocks and benefits are no actions"""
    for card in ("sherlock_holmes", "fenians", "infernal_machine", "hired_assassin", "nadar", "s001", "rome"):
        state = table(player(card), player())
        assert not can(state, f"0 use {card}")
        assert reason(state, f"use {card}") in ("no-text-to-use", "nobody-to-assassinate")


# ---- headers (3)

HEADERS = {
    card: row["header"]
    for card, row in CARDS.items()
    if row.get("header") in ("action", "free", "action_or_block")
}


def usable(card: str, taken: int) -> State:
    """Set up a table at which the text of any card can be used."""
    cities = {"rome": {"card": "nadar", "royalty": True}}
    me = player(card, agents={"rome": 3}, cubes={"rome": 1, "limbo": 1})
    return table(me, player(agents={"rome": 1, "paris": 1}), cities=cities, taken=taken, rolls=[6, 6])


@pytest.mark.parametrize("card", sorted(HEADERS))
def test_an_action_costs_an_action_and_a_free_action_none(card: str) -> None:
    """3, 5: actions only while one is left, free ones at any time"""
    for taken in range(3):
        offered = f"use {card}" in choices(usable(card, taken))
        assert offered is (HEADERS[card] == "free" or taken < 2)
    state = do(usable(card, 0), f"0 use {card}")
    while prompt(state) not in ("first-action", "second-action"):
        state.choose(state.waiting[0], choices(state)[0])
    assert prompt(state) == ("first-action" if HEADERS[card] == "free" else "second-action")


def test_there_are_26_texts_to_use() -> None:
    assert len(HEADERS) == 26
