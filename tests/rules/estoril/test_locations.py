"""What is special about each location (RULES.md 9)."""

import pytest

from tests.rules.estoril.table import (
    area,
    choices,
    do,
    each,
    facts,
    here,
    influences,
    on,
    player,
    prompt,
    resolving,
    table,
    told,
    with_verb,
    won,
)

CHURCH = "1@0 3@0 2@0 / 4@0 5@0 6@0"


# ---- 1 Church


def test_assassins_can_be_placed_in_the_church() -> None:
    """9.1"""
    assert "s_assassin 1i" in with_verb(table(player(), player(), city=CHURCH), "place")


def test_other_symbols_work_in_the_church() -> None:
    """9.1: the Conspirator symbol of an Assassin"""
    state = resolving(player({"1i": "rene"}), player({"1ii": "garbo"}), city=CHURCH)
    assert choices(state) == {"pass", "conspire"}
    state = resolving(player({"1i": "alekhine"}), player({"1ii": "garbo"}), city=CHURCH)
    assert choices(state) == {"pass", "protect 1i", "protect 1ii"}


def test_an_assassin_elsewhere_does_not_reach_the_church() -> None:
    state = resolving(
        player({"3i": "s_assassin"}), player({"1i": "garbo", "3ii": "luciano"}), city=CHURCH, until="tamariz"
    )
    assert with_verb(state, "assassinate") == {"3ii"}


# ---- 2 and 4, the hotels


def test_british_at_the_palacio() -> None:
    """9.2: every one, whichever player's"""
    state = resolving(
        player({"2i": "loreta_b", "2ii": "s_conspirator"}), player({"2iii": "windsor"}), until="palacio"
    )
    assert influences(state, "palacio") == {"2i": 2, "2ii": 1, "2iii": 5}


def test_germans_at_the_atlantico() -> None:
    """9.4"""
    state = resolving(
        player({"4i": "s_conspirator", "4ii": "loreta_b"}),
        player({"4iii": "walser_s"}),
        city=CHURCH,
        until="atlantico",
    )
    assert influences(state, "atlantico") == {"4i": 2, "4ii": 1, "4iii": 5}


def test_the_hotels_bonus_ends_with_the_hotel() -> None:
    """9.2: seduced away, a character has its plain strength, and nothing is added while another location is resolved"""
    state = resolving(player({"2i": "windsor", "8i": "s_conspirator"}), player(), until="museum")
    assert area(state, "2i")["influence"] is None
    state = resolving(
        player({"2i": "windsor", "8i": "s_seducer", "8ii": "s_conspirator"}), player(), until="museum"
    )
    do(state, "0 seduce 2i iii")
    assert influences(state, "museum")["8iii"] == 4


def test_the_hotels_bonus_works_for_seduced_characters() -> None:
    """R23"""
    state = resolving(
        player({"2i": "s_seducer", "2ii": "s_conspirator"}), player({"7i": "windsor"}), until="palacio"
    )
    do(state, "0 seduce 7i iii")
    assert influences(state, "palacio")["2iii"] == 5


# ---- 3 Tamariz


def test_everything_is_open_at_tamariz() -> None:
    """9.3"""
    state = table(player({"3i": "s_veteran"}), player(), rewards={"tamariz": "garbo"})
    assert on(state, "3i") == (0, "s_veteran", "up")
    place = next(p for p in facts(state)["city"] if p["location"] == "tamariz")
    assert (place["reward"], place["face"]) == ("garbo", "up")


# ---- 6 Casino


def test_the_dice_are_rolled_after_all_abilities() -> None:
    """9.6: for those who are still there"""
    state = resolving(
        player({"6i": "s_assassin", "6iii": "s_veteran"}), player({"6ii": "garbo"}), until="casino"
    )
    assert not told(state, "dice")
    do(state, "0 assassinate 6ii")
    assert [roll["card"] for roll in told(state, "dice")] == ["s_assassin", "s_veteran"]


def test_the_dice_decide() -> None:
    """9.6: the difference of two dice, 0 to 5, rolled anew for each"""
    seen = set()
    for seed in range(60):
        state = resolving(player({"6i": "s_veteran"}), player({"6ii": "s_veteran"}), seed=seed)
        rolls = [roll["bonus"] for roll in told(state, "dice")]
        seen.update(rolls)
        assert won(state)["casino"] == (0 if rolls[0] >= rolls[1] else 1)
    assert seen == {0, 1, 2, 3, 4, 5}


def test_a_lone_character_rolls_too() -> None:
    assert len(told(resolving(player({"6iii": "s_veteran"}), player()), "dice")) == 1


# ---- 7 Boca do Inferno


def test_nobody_is_lost_when_one_player_is_alone() -> None:
    """9.7"""
    state = resolving(
        player({"7i": "s_veteran", "7ii": "garbo", "8i": "s_conspirator"}), player(), until="museum"
    )
    assert each(state, "lost") == [[], []]


def test_nobody_is_lost_when_nobody_is_there() -> None:
    state = resolving(player({"8i": "s_conspirator"}), player(), until="museum")
    assert each(state, "lost") == [[], []]


@pytest.mark.parametrize(
    ("mine", "yours", "loser"),
    [
        ({"7i": "s_veteran"}, {"7ii": "garbo"}, 0),  # less influence
        ({"7i": "s_veteran"}, {"7ii": "clark_g"}, 1),  # tied: the lower area is safe
        ({"7iii": "s_veteran"}, {"7ii": "clark_g"}, 0),
        ({"7i": "s_nationalist", "7iii": "s_veteran"}, {"7ii": "clark_g"}, 1),  # the lowest area counts
    ],
)
def test_who_loses_a_character(mine: dict[str, str], yours: dict[str, str], loser: int) -> None:
    """9.7, R12"""
    state = resolving(player({**mine, "8i": "s_conspirator"}), player(yours), until="museum")
    assert [len(lost) for lost in each(state, "lost")] == [int(loser == 0), int(loser == 1)]
    assert won(state)["boca"] != loser


def test_three_players_at_the_edge() -> None:
    """9.7: only the one with the least influence loses a character; here two are tied"""
    state = resolving(
        player({"7i": "s_seducer"}),
        player({"7ii": "s_conspirator"}),
        player({"7iii": "garbo", "8i": "s_conspirator"}),
        until="museum",
    )
    assert each(state, "lost") == [[], ["s_conspirator"], []]
    assert won(state)["boca"] == 2


def test_protection_does_not_help() -> None:
    """R13"""
    state = resolving(
        player({"7i": "s_veteran", "8i": "s_conspirator"}),
        player({"7ii": "garbo"}),
        protected=["7i"],
        resolved=["palacio"],
        until="museum",
    )
    assert each(state, "lost") == [["s_veteran"], []]


def test_a_lost_card_is_no_discard_and_scores_nothing() -> None:
    """9.7"""
    state = resolving(player({"7i": "s_veteran"}), player({"7ii": "garbo"}), round=4)
    while state.waiting:
        do(state, f"{state.waiting[0]} {state.options(state.waiting[0])[0]}")
    assert each(state, "lost")[0] == ["s_veteran"]
    assert "s_veteran" not in each(state, "network")[0]
    assert each(state, "score")[0]["discards"] == len(each(state, "discards")[0])


def test_abilities_come_before_the_loss() -> None:
    """9.7"""
    state = resolving(
        player({"7i": "s_assassin", "8i": "s_conspirator"}), player({"7ii": "garbo"}), until="boca"
    )
    do(state, "0 assassinate 7ii")
    assert here(state) == "museum"
    assert each(state, "lost") == [[], []]


def test_the_loser_chooses() -> None:
    state = resolving(
        player({"7i": "luciano"}),
        player({"7ii": "s_veteran", "7iii": "s_nationalist"}),
        rewards={"boca": "garbo"},
        until="boca",
    )
    if prompt(state) == "act":
        do(state, "1 pass")
    assert (prompt(state), choices(state)) == ("sacrifice", {"lose 7ii", "lose 7iii"})
    do(state, "1 lose 7ii")
    assert told(state, "sacrifice")[-1]["card"] == "s_veteran"


# ---- 8 Museum


def test_the_museum_has_four_areas() -> None:
    """9.8"""
    state = table(player(), player())
    assert [place["area"] for place in facts(state)["areas"] if place["area"].startswith("8")] == [
        "8i",
        "8ii",
        "8iii",
        "8iv",
    ]
