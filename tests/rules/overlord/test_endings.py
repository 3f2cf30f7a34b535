"""How the game ends (RULES.md 5.8, 9)."""

import pytest

from subrosa.core.errors import IllegalChoice, NotYourTurn
from tests.rules.overlord.table import (
    GAME,
    act,
    do,
    ending,
    everybody_passes,
    executed,
    facts,
    player,
    prompt,
    table,
    told,
)


def test_the_overlord_who_is_the_only_active_player_wins_at_once() -> None:
    """9.1: before any exchange of characters; everybody is told."""
    state = table(
        player("overlord"), player("captain"), executed("squire", 1), executed("peasant", 2), holder=1
    )
    do(state, "1 die")
    assert ending(state) == ("last-standing", (0,))
    assert state.result is not None
    assert state.result.rule == "9.1"
    assert state.waiting == ()
    assert told(state, None, "wins") == [{"seat": 0, "ending": "last-standing"}]
    assert facts(state)["round"] == 2


def test_the_overlord_wins_by_the_last_opponents_martyrdom() -> None:
    """9.1: the card is carried out completely first, so the martyr has their seven gold."""
    state = table(
        player("overlord"),
        player("captain", "martyrdom"),
        executed("squire", 1),
        executed("peasant", 2),
        holder=1,
    )
    act(state, "1 play martyrdom")
    assert ending(state) == ("last-standing", (0,))
    assert facts(state)["players"][1]["gold"] == 12


def test_the_last_opponent_who_took_the_order_cannot_take_the_overlord_along() -> None:
    """6.9, 9.1: Revenge without a giver."""
    state = table(
        player("overlord"),
        player("captain", "revenge"),
        executed("squire", 1),
        executed("peasant", 2),
        now="choice",
    )
    everybody_passes(state)
    act(state, "1 play revenge")
    assert ending(state) == ("last-standing", (0,))


def test_a_dead_overlord_does_not_win_though_only_one_player_is_left() -> None:
    """5.8: the round is over, and nothing else."""
    state = table(
        player("overlord"),
        player("captain"),
        executed("squire", 1),
        executed("peasant", 2),
        holder=0,
        giver=1,
    )
    do(state, "0 die")
    assert (ending(state), facts(state)["round"]) == (None, 3)


def test_a_revolution_in_a_duel_ends_nothing() -> None:
    """6.10, 5.8: both are still active, and one of them is the Overlord."""
    state = table(
        player("overlord"),
        player("captain", "revolution"),
        executed("squire", 1),
        executed("peasant", 2),
        holder=1,
    )
    act(state, "1 play revolution")
    assert ending(state) is None
    assert facts(state)["round"] == 2


def test_there_is_exactly_one_winner() -> None:
    """9: in some games played at random, whatever the cast."""
    for seed in range(12):
        cast = ("base", "alternate", "random", "mixed")[seed % 4]
        state = GAME.new(4 + seed % 5, seed=seed, options={"cast": cast}, hurry=True)
        for turn in range(5000):
            if not state.waiting:
                break
            offered = state.options(state.waiting[0])
            state.choose(state.waiting[0], offered[(turn * 7 + seed) % len(offered)])
        assert state.result is not None
        assert len(state.result.winners) == 1
        winner = facts(state)["players"][state.result.winners[0]]
        assert winner["character"] in ("overlord", "tyrant")
        assert state.result.ending in ("coronation", "last-standing")


@pytest.mark.parametrize("move", ["0 pick 1", "1 die", "0 pass"])
def test_after_the_end_nobody_may_do_anything(move: str) -> None:
    """9"""
    state = table(
        player("overlord"), player("captain"), executed("squire", 1), executed("peasant", 2), holder=1
    )
    do(state, "1 die")
    before = GAME.save(state)
    with pytest.raises((NotYourTurn, IllegalChoice)):
        do(state, move)
    assert prompt(state) is None
    assert GAME.save(state) == before


def test_the_course_of_the_game_is_everybodys_gold() -> None:
    """For the plot at the end: the game counts it, whatever the events are called."""
    state = table(
        player("overlord", gold=29),
        player("captain", gold=3),
        player("squire", gold=0),
        player("peasant", gold=7),
    )
    assert GAME.standing(state) == (29, 3, 0, 7)
