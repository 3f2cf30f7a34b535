"""Playing and paying cards (RULES.md 4): one use of each card, and none too many."""

from typing import Any

import pytest

from tests.rules.providence.table import (
    CARDS,
    can,
    choices,
    city,
    do,
    facts,
    hand,
    pieces,
    player,
    refused,
    seat,
    table,
)


def showing(*kinds: str) -> list[tuple[str, str, int]]:
    """Return the cards that show one of these symbols, and how many of them."""
    return [
        (card, kind, n)
        for card, row in CARDS.items()
        for kind, n in row["resources"].items()
        if kind in kinds
    ]


def owner_of(card: str, *hand: str, city: str = "boston") -> dict[str, Any]:
    """Write down a player who holds a card, with the Agent or the City that belongs to it, and Monday in a City."""
    agents = {"monday": city}
    if CARDS[card].get("type") == "agent":
        agents[card] = "new_orleans"
    is_city = card.startswith("city_") and card != "city_rlyeh"
    return player(card, *hand, agents=agents, cities=[card.removeprefix("city_")] if is_city else [])


@pytest.mark.parametrize(("card", "_", "n"), showing("influence"))
def test_influence_adds_cubes(card: str, _: str, n: int) -> None:
    """4.1, 5.1: all symbols of the kind; then the card goes to the discard pile"""
    s = do(table(owner_of(card), player()), f"0 add boston with {card}")
    assert city(s, "boston")["cubes"] == [n, 0]
    assert seat(s, 0)["discards"] == [card]


@pytest.mark.parametrize(("card", "_", "n"), showing("influence"))
def test_influence_retrieves_cubes(card: str, _: str, n: int) -> None:
    """4.3, A3: the same symbol"""
    owner = owner_of(card) | {"cubes": {"limbo": 4}}
    s = do(table(owner, player()), f"0 retrieve with {card}")
    assert seat(s, 0)["limbo"] == 4 - n


@pytest.mark.parametrize(("card", "_", "n"), showing("wealth"))
def test_wealth_buys_cubes(card: str, _: str, n: int) -> None:
    """4.1, 5.3: 2 wealth are a cube; 1 wealth alone buys nothing, but it makes odd wealth even"""
    s = table(owner_of(card), player())
    if n == 1:
        assert refused(s, 0, "buy") == "too-little-wealth"
        other = "wall_street"  # 3 wealth
        s = do(table(owner_of(card, other), player()), f"0 buy with {card} {other}")
        assert seat(s, 0)["pool"] == 6 + 2
    else:
        do(s, f"0 buy with {card}")
        assert seat(s, 0)["pool"] == 6 + n // 2


@pytest.mark.parametrize(("card", "_", "n"), showing("travel"))
def test_travel_moves_agents(card: str, _: str, n: int) -> None:
    """4.1, 5.4: from Boston 1 to New York, 2 to Washington, 3 to Detroit, and not a step farther"""
    s = table(owner_of(card), player(agents={"tuesday": "st_louis"}))
    s.choose(0, "travel")
    ways = ("new_york", "washington", "detroit", "chicago")
    assert refused(s, 0, f"move monday {ways[n]}") == "too-far"
    for choice in (f"move monday {ways[n - 1]}", f"pay {card}", "done"):
        s.choose(0, choice)
    assert pieces(s)["monday"]["city"] == ways[n - 1]


@pytest.mark.parametrize(("card", "_", "n"), showing("power"))
def test_power_kills(card: str, _: str, n: int) -> None:
    """4.1, 8.1: Monday adds 1; the control values of these Cities are 2, 3, 4 and 5, and their neighbours' too high"""
    where = ("arkham", "indianapolis", "boston", "washington", "new_york")
    allows = "free cruel_conspirator, way 1" if card == "hired_guns" else "use hired_guns"
    enabling = "cruel_conspirator" if card == "hired_guns" else "hired_guns"
    for city_, enough in ((where[n - 1], True), (where[n], False)):
        victim = player(agents={"tuesday": "chicago", "amelia_earhart": city_})
        s = table(owner_of(card, enabling, city=city_), victim)
        if not enough:
            assert not can(s, allows.partition(",")[0])
            continue
        do(s, f"0 {allows}, kill amelia_earhart with {card}")
        assert seat(s, 0)["crypt"] == ["amelia_earhart"]


@pytest.mark.parametrize(
    ("card", "kind", "n"),
    showing("ritual_plus", "ritual_minus", "investigation_plus", "investigation_minus"),
)
def test_track_symbols_move_a_marker(card: str, kind: str, n: int) -> None:
    """4.1, 5.5"""
    s = table(owner_of(card), player(), tracks={"ritual": 7, "investigation": 7})
    do(s, f"0 track {kind} with {card}")
    moved = n if kind.endswith("plus") else -n
    assert facts(s)["tracks"] == ([7 + moved, 7] if kind.startswith("ritual") else [7, 7 + moved])


def test_a_card_pays_with_one_kind_only() -> None:
    """4.1: its other symbols are left"""
    s = table(player("speakeasy"), player())
    do(s, "0 add boston with speakeasy")
    assert (seat(s, 0)["pool"], seat(s, 0)["common"]) == (4, 12)
    assert hand(s, 0) == []


def test_two_cards_of_one_may_pay_for_two_although_a_two_is_in_hand() -> None:
    """4.2, A2"""
    s = table(
        player(
            "hired_guns", "start_contacts", "start_contacts", "anarchists", agents={"monday": "indianapolis"}
        ),
        player(agents={"tuesday": "boston", "amelia_earhart": "indianapolis"}),
    )
    do(s, "0 use hired_guns, kill amelia_earhart with start_contacts start_contacts")
    assert hand(s, 0) == ["anarchists"]


def test_one_and_two_for_two_is_a_card_too_many() -> None:
    """4.2: the two alone is enough"""
    s = table(
        player("hired_guns", "start_contacts", "anarchists", agents={"monday": "indianapolis"}),
        player(agents={"tuesday": "boston", "amelia_earhart": "indianapolis"}),
    )
    s.choose(0, "use hired_guns")
    s.choose(0, "kill amelia_earhart")
    assert refused(s, 0, "pay start_contacts") == "superfluous", "nothing in hand would make it right"
    s.choose(0, "pay anarchists")
    assert choices(s) == ["done"]


def test_a_single_card_may_be_worth_more_than_needed() -> None:
    """4.2: the surplus is lost"""
    s = table(
        player("hired_guns", "tnt", agents={"monday": "indianapolis"}),
        player(agents={"tuesday": "boston", "amelia_earhart": "indianapolis"}),
    )
    do(s, "0 use hired_guns, kill amelia_earhart with tnt")
    assert seat(s, 0)["crypt"] == ["amelia_earhart"]
