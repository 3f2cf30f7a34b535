"""What is public and what is hidden (20)."""

from typing import Any

import pytest

from subrosa.core import Game, State
from tests.rules.emerald.table import (
    GAME,
    STARTING,
    choices,
    do,
    each,
    facts,
    hand,
    loyalist,
    of,
    player,
    restorationist,
    table,
    told,
)


def same_to_others(one: State, other: State, owner: int) -> None:
    """Check that two tables which differ in what one seat knows look the same to everybody else."""
    for viewer in [None, *[seat for seat in range(2) if seat != owner]]:
        assert one.view(viewer) == other.view(viewer)
        assert one.log(viewer) == other.log(viewer)


def test_hands_are_hidden() -> None:
    """20"""
    one = table(player(), player("s001", "s002"))
    other = table(player(), player("s003", "s004"))
    same_to_others(one, other, 1)
    assert hand(one, 1) != hand(other, 1)


def test_a_spectator_has_no_hand() -> None:
    assert facts(table(player("s001"), player()))["hand"] is None


def test_identities_are_hidden() -> None:
    """20"""
    one, other = table(player(), loyalist(), seed=1), table(player(), restorationist(), seed=1)
    assert [of(state, 1, 0)["identity"] for state in (one, other)] == [None, None]
    assert [of(state, 1, 1)["identity"] for state in (one, other)] == ["loyalist", "restorationist"]


def test_stacks_are_hidden() -> None:
    """20: only their size is public"""
    tables = [
        table(player(), player(), cities={"rome": {"card": "nadar", "stack": stack}})
        for stack in (["royalty", "rome"], ["rome", "royalty"], ["royalty", "okhrana"])
    ]
    for viewer in (None, 0, 1):
        views = [state.view(viewer) for state in tables]
        assert views[0] == views[1] == views[2]


def test_the_order_of_decks_is_hidden_even_from_their_owners() -> None:
    """20"""
    one = table(player("s001", deck=["s002", "s003"]), player())
    other = table(player("s001", deck=["s003", "s002"]), player())
    for viewer in (None, 0, 1):
        assert one.view(viewer) == other.view(viewer)


def test_the_content_of_decks_is_public() -> None:
    """20: all claimed cards are seen"""
    state = table(player("nadar", deck=["fenians"], discards=["rome"], beside=["hired_assassin"]), player())
    for viewer in (None, 0, 1):
        row = of(state, 0, viewer)
        assert row["unseen"] == [*STARTING, "fenians", "nadar"]
        assert (row["cards"], row["deck"], row["discards"]) == (1, 11, ["rome"])


def test_sizes_supplies_and_tokens_are_public() -> None:
    """20"""
    state = table(player("s001", sanity=2, cubes={"limbo": 2, "rome": 1}), player())
    row = of(state, 0, 1)
    assert (row["cards"], row["deck"], row["sanity"], row["cubes"], row["limbo"], row["agents"]) == (
        1,
        9,
        2,
        7,
        2,
        8,
    )


def test_after_a_reshuffle_the_hand_is_known() -> None:
    """20: the deck was empty, so everything that is not in the new deck is in the hand"""
    me = player("diogenes_club", "s001", "s002", discards=STARTING[2:])
    state = do(table(me, player()), "0 use diogenes_club")
    assert set(of(state, 0)["held"]) == {"s001", "s002"}
    assert len(hand(state, 0)) == 4
    do(state, "0 place rome with s001")
    assert of(state, 0)["held"] == ["s002"], "what is played is seen to leave"


def test_cards_that_are_put_together_stay_hidden() -> None:
    """20"""
    one = do(table(player("s001", "s004"), player()), "0 place rome", "0 pay s001")
    other = do(table(player("s001", "s004"), player()), "0 discard", "0 drop s004")
    same_to_others(one, other, 0)


@pytest.mark.parametrize("move", ["0 pass", "0 discard with s001"])
def test_drawn_cards_are_hidden(move: str) -> None:
    """20"""
    one = do(table(player("s001", deck=["s002", "s003", "s004", "s005", "s006"]), player()), move, "0 pass")
    other = do(table(player("s001", deck=["s010", "s009", "s008", "s007", "s006"]), player()), move, "0 pass")
    same_to_others(one, other, 0)
    assert told(one, "draw", 0) != told(other, "draw", 0)


def test_what_burtsev_saw_is_known_to_nobody_else() -> None:
    """19, 20"""
    states = [
        do(
            table(player("vladimir_burtsev"), player(side=side), player(), seed=3),
            "0 use vladimir_burtsev",
            "0 face 1",
        )
        for side in ("loyalist", "restorationist")
    ]
    for viewer in (None, 2):
        assert [of(state, 1, viewer)["identity"] for state in states] == [None, None]
        assert states[0].log(viewer) == states[1].log(viewer)
    assert [of(state, 1, 0)["identity"] for state in states] == ["loyalist", "restorationist"]


def test_where_leopold_found_a_card_is_known_to_nobody_else() -> None:
    """R42: in hand or in the deck, hand and deck are as large afterwards"""
    me = player("society_of_leopold")
    one = do(table(me, player("zombies", "s001", deck=["s002"])), "0 use society_of_leopold")
    other = do(table(me, player("s001", "s002", deck=["zombies"])), "0 use society_of_leopold")
    assert hand(one, 1) == hand(other, 1) == ["s001", "s002"]
    same_to_others(one, other, 1)
    assert told(one, "draw", 1)[-1]["cards"] == ["s002"]


def test_positions_can_say_who_has_looked() -> None:
    state = table(player(), restorationist(looked=[0]), player())
    assert of(state, 1, 0)["identity"] == "restorationist"
    assert of(state, 1, 2)["identity"] is None


def test_the_question_to_claim_again_gives_nothing_away() -> None:
    """20: it is asked whether or not there is a card for it"""
    cities = {"rome": {"card": "rome"}, "paris": {"card": "paris"}}
    mine: dict[str, Any] = {"cubes": {"rome": 1, "paris": 1}}
    one = do(table(player("s001", "s002", **mine), player(), cities=cities), "0 claim rome with s001")
    other = do(table(player("s001", "s004", **mine), player(), cities=cities), "0 claim rome with s001")
    same_to_others(one, other, 0)
    assert choices(one) != choices(other)


def test_the_question_to_kill_again_gives_nothing_away() -> None:
    """20"""
    mine: dict[str, Any] = {"agents": {"rome": 4}}
    rival = player(agents={"rome": 2, "paris": 1})
    one = do(table(player("ravachol", "s010", **mine), rival), "0 kill rome 1 with ravachol")
    other = do(table(player("ravachol", "s004", **mine), rival), "0 kill rome 1 with ravachol")
    same_to_others(one, other, 0)
    assert choices(one) != choices(other)


def test_refusals_tell_nothing_hidden() -> None:
    """Whoever is not asked learns only that they are not asked."""
    state = table(player("s001"), player("s002"))
    for choice in ("claim rome", "use cthulhu", "place rome", "pass"):
        refusal = state.refusal(1, choice)
        assert refusal is not None
        assert (refusal.reason, refusal.args) == ("not-asked", {})


def test_everything_is_shown_in_the_end() -> None:
    """17"""
    state = table(loyalist("matvei_golovinski"), restorationist(), tracks={"loyalist": 9})
    do(state, "0 use matvei_golovinski")
    assert each(state, "identity") == ["loyalist", "restorationist"]


def test_who_has_the_majority_is_worked_out_for_pages() -> None:
    """2"""
    me = player(cubes={"rome": 2, "paris": 1}, agents={"berlin": 1})
    other = player(cubes={"rome": 1, "paris": 1}, agents={"rome": 1, "cairo": 1})
    third = player(cubes={"madrid": 1}, agents={"cairo": 2})
    state = table(me, other, third)
    leaders = GAME.shown(state.view(None))["leaders"]
    found = dict(zip([city["city"] for city in facts(state)["cities"]], leaders, strict=True))
    assert {city: seat for city, seat in found.items() if seat is not None} == {
        "berlin": 0,
        "madrid": 2,
        "cairo": 2,
    }


def side_of(state: State, seat: int, viewer: int) -> str | None:
    """Return the side a player is on, as far as a viewer knows it."""
    game: Game = GAME
    return game.identity_of(facts(state, viewer), seat)


def test_the_side_somebody_is_on_follows_from_card_and_change() -> None:
    """17: what a table's page says of everybody's side"""
    state = table(loyalist(changed=True), restorationist())
    assert side_of(state, 0, 0) == "restorationist"
    assert side_of(state, 1, 1) == "restorationist"
    assert side_of(state, 1, 0) is None
    assert side_of(state, 0, 1) is None
