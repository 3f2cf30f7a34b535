"""Set-up, casts and impossible set-ups (RULES.md 3, 10)."""

from collections import Counter
from typing import Any

import pytest

from subrosa.core.errors import BadSetup
from tests.rules.overlord.table import (
    ALTERNATE,
    BASE,
    GAME,
    characters,
    choices,
    facts,
    gold,
    prompt,
    ruler,
    sizes,
)

RANK = {who: 8 - place for cast in (BASE, ALTERNATE) for place, who in enumerate(cast)}
SUGGESTED = {
    4: {"overlord", "captain", "squire", "peasant"},
    5: {"overlord", "captain", "squire", "peasant", "general"},
    6: {"overlord", "captain", "squire", "peasant", "general", "knight"},
    7: {"overlord", "captain", "squire", "peasant", "general", "knight", "servant"},
    8: set(BASE),
}
# the same ranks in the alternate set
SUGGESTED_ALTERNATE = {
    players: {ALTERNATE[BASE.index(who)] for who in cast} for players, cast in SUGGESTED.items()
}
MIXED_RANKS = {
    4: {8, 5, 3, 2},
    5: {8, 5, 3, 2, 6},
    6: {8, 5, 3, 2, 6, 4},
    7: {8, 5, 3, 2, 6, 4, 1},
    8: set(range(1, 9)),
}


def cast(players: int, seed: int = 0, **options: Any) -> list[str]:
    return [str(who) for who in characters(GAME.new(players, seed=seed, options=options))]


# ---- set-up (3)


@pytest.mark.parametrize("players", range(4, 9))
def test_each_player_has_five_gold_and_two_cards_of_the_first_draw(players: int) -> None:
    """3.3, 3.4, 4.2: hands are empty before; the first round has no income."""
    state = GAME.new(players, seed=players)
    assert gold(state) == [5] * players
    assert sizes(state) == [2] * players
    assert facts(state)["deck"] == 42 - 2 * players
    assert (facts(state)["round"], facts(state)["discards"], facts(state)["middle"]) == (1, [], [])
    assert (facts(state)["holder"], facts(state)["tried"], facts(state)["banned"]) == (None, False, None)


def test_five_sit_down_unless_somebody_says_otherwise() -> None:
    """3.1"""
    assert GAME.new(seed=1).seats == 5


def test_a_game_starts_with_the_overlords_choice() -> None:
    """5.1"""
    state = GAME.new(5, seed=2)
    assert (prompt(state), state.waiting) == ("pick", (ruler(state),))
    assert len(choices(state, ruler(state))) == 4


def test_characters_are_dealt_at_random() -> None:
    """3.2: over some games every seat is the Overlord."""
    assert {ruler(GAME.new(4, seed=seed)) for seed in range(40)} == {0, 1, 2, 3}


def test_the_draw_pile_is_shuffled() -> None:
    """3.4: the first hands differ from game to game."""
    assert len({tuple(facts(GAME.new(4, seed=seed), 0)["hand"]) for seed in range(12)}) > 6


def test_the_same_seed_gives_the_same_game() -> None:
    """3: for tests, replays and bug reports."""
    one, two = GAME.new(6, seed="rosa"), GAME.new(6, seed="rosa")
    assert [one.view(seat) for seat in range(6)] == [two.view(seat) for seat in range(6)]


def test_all_42_cards_are_in_the_game() -> None:
    """3.4"""
    GAME.new(8, seed=4).check()


# ---- casts (10)


@pytest.mark.parametrize("players", range(4, 9))
def test_the_suggested_cast_of_the_base_set(players: int) -> None:
    """10.1"""
    assert set(cast(players)) == SUGGESTED[players]
    assert set(cast(players, cast="base")) == SUGGESTED[players]


@pytest.mark.parametrize("players", range(4, 9))
def test_the_suggested_cast_of_the_alternate_set(players: int) -> None:
    """10.1, 10.4"""
    assert set(cast(players, cast="alternate")) == SUGGESTED_ALTERNATE[players]


@pytest.mark.parametrize("players", range(4, 9))
def test_a_random_cast_is_the_overlord_and_others_of_the_base_set(players: int) -> None:
    """10.3"""
    for seed in range(10):
        drawn = cast(players, seed, cast="random")
        assert "overlord" in drawn
        assert len(set(drawn)) == players
        assert set(drawn) <= set(BASE)


def test_a_random_cast_brings_everybody_into_play_at_times() -> None:
    """10.3"""
    assert set().union(*[cast(4, seed, cast="random") for seed in range(40)]) == set(BASE)


@pytest.mark.parametrize("players", range(4, 9))
def test_a_mixed_cast_has_the_suggested_ranks_and_one_character_of_each(players: int) -> None:
    """10.5, R16"""
    for seed in range(10):
        ranks = [RANK[who] for who in cast(players, seed, cast="mixed")]
        assert len(ranks) == players
        assert set(ranks) == MIXED_RANKS[players]


def test_chance_decides_each_rank_of_a_mixed_cast() -> None:
    """10.5: over some games both characters of every rank turn up, rulers included, and the ranks are independent."""
    casts = [cast(8, seed, cast="mixed") for seed in range(60)]
    assert set().union(*casts) == {*BASE, *ALTERNATE}
    assert len({tuple(sorted(drawn)) for drawn in casts}) > 30


def test_a_cast_of_ones_own_choice() -> None:
    """10.2, 10.5: from both sets, with any ranks."""
    assert Counter(cast(4, cast="tyrant,advisor,merchant,servant")) == Counter(
        ["tyrant", "advisor", "merchant", "servant"]
    )
    assert set(cast(5, cast=" Overlord, Pretender , general,KNIGHT,actor")) == {
        "overlord",
        "pretender",
        "general",
        "knight",
        "actor",
    }


def test_a_cast_of_ones_own_is_dealt_at_random_too() -> None:
    """3.2"""
    dealt = {tuple(cast(4, seed, cast="overlord,captain,squire,peasant")) for seed in range(30)}
    assert len(dealt) > 10


# ---- impossible set-ups


@pytest.mark.parametrize("players", [0, 1, 2, 3, 9, 100, -4])
def test_three_players_are_too_few_and_nine_too_many(players: int) -> None:
    """The message names the number and the allowed ones."""
    with pytest.raises(BadSetup, match=rf"4 to 8 players, not {players}"):
        GAME.new(players)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"mutinyrank": "exact"}, "no option 'mutinyrank'.*mutiny_rank"),
        ({"mutiny_rank": "closest"}, "mutiny_rank.*nearest, exact.*'closest'"),
        ({"may_die": "maybe"}, "may_die.*no, yes.*'maybe'"),
        ({"cast": "overlord,captain,squire,pesant"}, "'pesant'.*peasant"),
        ({"cast": "royal"}, "base, alternate, random, mixed.*'royal'"),
        ({"cast": ""}, "base, alternate, random, mixed"),
        ({"cast": "overlord,captain,squire"}, "4 players.*not 3"),
        ({"cast": "overlord,captain,squire,peasant,general"}, "4 players.*not 5"),
        ({"cast": "overlord,captain,bailiff,peasant"}, "one character of each rank"),
        ({"cast": "overlord,captain,captain,peasant"}, "one character of each rank"),
        ({"cast": "overlord,tyrant,squire,peasant"}, "one character of each rank"),
        ({"cast": "general,captain,squire,peasant"}, "Overlord or the Tyrant"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_what_would_be_right(
    options: dict[str, str], message: str
) -> None:
    """10.2, 10.5, 13"""
    with pytest.raises(BadSetup, match=message):
        GAME.new(4, options=options)


def test_a_cast_is_checked_against_the_number_of_players() -> None:
    """10.2: the same cast is right for four."""
    GAME.new(4, options={"cast": "overlord,captain,squire,peasant"})
    with pytest.raises(BadSetup):
        GAME.new(5, options={"cast": "overlord,captain,squire,peasant"})
