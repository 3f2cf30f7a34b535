"""Agent and Building cards that cannot be used now say what they lack (RULES.md 14.3)."""

from typing import Any

import pytest

from subrosa.games.nanty.rules.words import EVENTS
from tests.rules.nanty.table import do, hand, player, table

HAND = ("navvies", "estella")
Board = dict[str, dict[str, Any]]


def alone(agent: str, district: str = "city", **more: Any) -> Board:
    return {district: {"agents": [[agent]], **more}}


def beside(agent: str, other: str = "newsboy", district: str = "city") -> Board:
    return {district: {"agents": [[agent], [other]]}}


def house(building: str, district: str, *agents: str) -> Board:
    return {district: {"agents": [["gentleman"], list(agents)], "house": 0, "building": building}}


# The card, the board, what else is different, and what is said about it.
AGENTS: list[tuple[str, Board, dict[str, Any], str, dict[str, Any]]] = [
    ("streetwalker", beside("streetwalker"), {}, "no-street-victims", {"district": "city"}),
    ("rummager", alone("rummager"), {"money": 0}, "no-trouble-here", {"district": "city"}),
    (
        "rummager",
        alone("rummager", trouble=True),
        {"money": 2},
        "no-money-for-figure",
        {"gold": 3, "money": 2},
    ),
    ("housemaid", alone("housemaid"), {"money": 0}, "no-trouble-near", {"district": "city"}),
    (
        "housemaid",
        alone("housemaid", trouble=True),
        {"money": 0},
        "no-money-for-figure",
        {"gold": 1, "money": 0},
    ),
    ("sailor", alone("sailor", "highbury"), {"money": 0}, "not-at-the-river", {"district": "highbury"}),
    ("sailor", alone("sailor"), {"money": 0}, "no-money-for-figure", {"gold": 1, "money": 0}),
    ("sailor", alone("sailor"), {"deck_size": 0}, "nothing-to-draw", {}),
    ("newsboy", alone("newsboy"), {"money": 0}, "alone-there", {"district": "city"}),
    ("newsboy", beside("newsboy"), {"money": 1}, "no-money-for-figure", {"gold": 2, "money": 1}),
    ("newsboy", beside("newsboy"), {"deck_size": 0}, "nothing-to-draw", {}),
    (
        "flower_girl",
        alone("flower_girl"),
        {},
        "no-such-house",
        {"district": "city", "buildings": ["palace", "hotel", "mansion"]},
    ),
    (
        "governess",
        alone("governess"),
        {},
        "no-such-house",
        {"district": "city", "buildings": ["palace", "mansion"]},
    ),
    (
        "governess",
        alone("governess", house=0, building="palace"),
        {"happened": list(EVENTS)},
        "no-events-left",
        {},
    ),
    ("jockey", alone("jockey"), {}, "nobody-else-there", {"district": "city"}),
    ("jockey", beside("jockey"), {}, "no-cards-there", {"district": "city"}),
    ("match_girl", alone("match_girl"), {}, "nobody-else-there", {"district": "city"}),
    ("match_girl", beside("match_girl"), {}, "nothing-there", {"district": "city"}),
]
BUILDINGS: list[tuple[str, Board, str, dict[str, Any]]] = [
    (
        "palace",
        house("palace", "city", "jockey"),
        "wrong-site",
        {"district": "city", "districts": ["chelsea", "southwark", "lambeth"]},
    ),
    ("palace", house("palace", "lambeth"), "nobody-else-there", {"district": "lambeth"}),
    (
        "office",
        house("office", "city", "jockey"),
        "wrong-site",
        {"district": "city", "districts": ["strand", "holborn"]},
    ),
    ("office", house("office", "strand"), "nobody-else-there", {"district": "strand"}),
    ("office", house("office", "strand", "jockey"), "no-money-there", {"district": "strand"}),
    ("hotel", house("hotel", "city"), "nobody-else-there", {"district": "city"}),
    ("hotel", house("hotel", "city", "jockey"), "no-money-there", {"district": "city"}),
]


def said(card: str, board: Board, mine: dict[str, Any], **position: Any) -> tuple[str, str, dict[str, Any]]:
    """Ask a table whose other player has neither money nor cards why a card cannot be used."""
    s = table(
        player(*HAND, **mine), player(money=0), board=board, options={"figure_cards": "yes"}, **position
    )
    refusal = s.refusal(0, f"reveal {card}")
    assert refusal is not None
    return refusal.reason, refusal.rule, dict(refusal.args)


@pytest.mark.parametrize(("card", "board", "more", "reason", "args"), AGENTS)
def test_agents(card: str, board: Board, more: dict[str, Any], reason: str, args: dict[str, Any]) -> None:
    mine = {"agent_cards": [card], "money": more.get("money", 10)}
    position = {name: value for name, value in more.items() if name != "money"}
    assert said(card, board, mine, **position) == (reason, "14.3", args)


@pytest.mark.parametrize(("card", "board", "reason", "args"), BUILDINGS)
def test_buildings(card: str, board: Board, reason: str, args: dict[str, Any]) -> None:
    assert said(card, board, {"building_cards": [card], "money": 10}) == (reason, "14.3", args)


def test_a_sailor_with_an_empty_hand() -> None:
    s = table(
        player("navvies", agent_cards=["sailor"]),
        player(),
        board=alone("sailor"),
        options={"figure_cards": "yes"},
    )
    do(s, "0 play navvies")
    assert hand(s, 0) == []
    refusal = s.refusal(0, "reveal sailor")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("nothing-to-discard", "14.3")
