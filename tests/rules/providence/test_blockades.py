"""Blockades (RULES.md 10)."""

from tests.rules.providence.table import can, choices, city, do, facts, player, refused, row, seat, table


def test_a_blockade_goes_anywhere() -> None:
    """10: a Main Advantage card, a Mythos card or a City space"""
    for place in ("boston", "atlanta_card", "mythos_offering"):
        s = table(
            player("start_roadblock"), player(), cities={"atlanta": {"card": "tnt"}}, row=["mythos_offering"]
        )
        do(s, "0 use start_roadblock", f"0 block {place}")
        assert facts(s)["blockades"] == 11
        blocked = {
            "boston": city(s, "boston")["blockade"],
            "atlanta_card": city(s, "atlanta")["card_blockade"],
            "mythos_offering": row(s)["mythos_offering"]["blockade"],
        }
        assert [name for name, there in blocked.items() if there] == [place]


def test_a_blockade_is_removed_by_anybody() -> None:
    """10"""
    s = table(player("start_roadblock"), player(), blockades=["boston"])
    do(s, "0 use start_roadblock", "0 unblock boston")
    assert facts(s)["blockades"] == 12
    assert not city(s, "boston")["blockade"]


def test_at_most_one_blockade_on_a_target() -> None:
    """10"""
    s = table(player("start_roadblock"), player(), blockades=["boston"])
    do(s, "0 use start_roadblock")
    assert not can(s, "block boston")
    assert refused(s, 0, "block boston") == "already-blocked"
    assert refused(s, 0, "unblock detroit") == "not-blocked"


def test_not_even_whoever_placed_it_may_claim() -> None:
    """10: by anybody, including you"""
    s = table(player("start_roadblock", cubes={"boston": 2}), player(), left=1, begun=True)
    do(s, "0 use start_roadblock", "0 block boston", "1 pass")
    assert refused(s, 0, "claim boston") == "blocked"


def test_cubes_come_and_go_all_the_same() -> None:
    """10"""
    s = table(player("anarchists", "start_leverage", cubes={"boston": 1}), player(), blockades=["boston"])
    do(s, "0 add boston with start_leverage", "0 retrieve with anarchists")
    assert city(s, "boston")["cubes"] == [2, 0]


TWELVE = [
    "arkham",
    "boston",
    "detroit",
    "chicago",
    "st_louis",
    "indianapolis",
    "pittsburgh",
    "new_york",
    "washington",
    "charleston",
    "atlanta",
    "new_orleans",
]


def test_without_tokens_in_the_pool_one_can_only_remove() -> None:
    """10: there are 12"""
    s = table(player("start_roadblock"), player(), blockades=TWELVE, row=["mythos_offering"])
    do(s, "0 use start_roadblock")
    assert choices(s) == [f"unblock {name}" for name in TWELVE]
    assert refused(s, 0, "block mythos_offering") == "no-blockades"


def test_without_tokens_in_the_pool_one_can_still_move() -> None:
    """10: Adsila Chavos"""
    s = table(
        player("adsila_chavos", agents={"monday": "boston", "adsila_chavos": "boston"}),
        player(),
        blockades=TWELVE,
        row=["mythos_offering"],
    )
    do(s, "0 use adsila_chavos, way 2", "0 unblock boston")
    assert row(s)["mythos_offering"]["blockade"], "the only target without one"
    assert not city(s, "boston")["blockade"]


def test_a_text_that_only_places_cannot_be_used_without_tokens() -> None:
    """10, A17: the FBI still sends cubes home, but with nothing to send it cannot be used"""
    s = table(player("fbi"), player(), blockades=TWELVE)
    assert refused(s, 0, "use fbi") == "nothing-to-do"
    s = table(player("fbi"), player(cubes={"boston": 1}), blockades=TWELVE)
    do(s, "0 use fbi", "0 aim boston 1")
    assert seat(s, 1)["pool"] == 6
    assert facts(s)["blockades"] == 0


def test_a_blockade_on_a_card_that_leaves_returns_to_the_pool() -> None:
    """10: Palmer Raids cannot, The Colour Out of Space can destroy a card with a Blockade"""
    s = table(
        player(cubes={"mythos_colour_out_of_space": 1}),
        player(),
        cities={"boston": {"card": "tnt", "stack": ["fbi"]}},
        row=["mythos_colour_out_of_space"],
        blockades=["boston_card"],
    )
    do(s, "0 claim mythos_colour_out_of_space")
    assert city(s, "boston")["card"] == "fbi"
    assert not city(s, "boston")["card_blockade"]
    assert facts(s)["blockades"] == 12
