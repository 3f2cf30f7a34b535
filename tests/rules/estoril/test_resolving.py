"""The end of the round (RULES.md 7): order, revealing, winners, taking back, discarding."""

import pytest

from tests.rules.estoril.table import (
    choices,
    do,
    each,
    facts,
    hand,
    here,
    location,
    on,
    player,
    prompt,
    resolving,
    reward,
    table,
    to_the_end_of_the_round,
    told,
    won,
)


def test_locations_in_the_order_of_their_numbers() -> None:
    """7.1"""
    state = to_the_end_of_the_round(resolving(player(), player()))
    assert [event["location"] for event in told(state, "resolve")] == [
        "palacio",
        "tamariz",
        "muchaxo",
        "casino",
        "boca",
        "museum",
    ]


def test_only_this_location_is_revealed() -> None:
    """7.2"""
    state = resolving(
        player({"2i": "s_conspirator", "5i": "s_seducer"}), player({"2ii": "garbo", "8i": "s_veteran"})
    )
    assert here(state) == "palacio"
    assert on(state, "2i") == (0, "s_conspirator", "up")
    assert on(state, "2ii") == (1, "garbo", "up")
    assert on(state, "5i") == (0, None, "down")
    assert on(state, "8i") == (1, None, "down")
    assert reward(state, "palacio") is not None
    assert reward(state, "museum") is None


def test_areas_in_their_order() -> None:
    """7.3"""
    state = resolving(
        player({"8iii": "s_conspirator", "8i": "dusko_p"}), player({"8ii": "otto_m", "8iv": "s_conspirator"})
    )
    acted = []
    while here(state) == "museum":
        acted.append(state.view(None)["prompt"]["args"]["area"])
        do(state, f"{state.waiting[0]} pass")
    assert acted == ["8i", "8ii", "8iii", "8iv"]


def test_an_emptied_area_is_passed_over() -> None:
    """7.3: an Assassin on I removes the card on III before that card acts"""
    state = resolving(
        player({"8i": "s_assassin"}), player({"8iii": "s_conspirator", "8iv": "otto_m"}), until="museum"
    )
    do(state, "0 assassinate 8iii")
    assert state.view(None)["prompt"]["args"]["area"] == "8iv"


def test_no_area_comes_twice() -> None:
    """7.3: a character seduced to an area already passed does not act, nor does one on an area still to come"""
    state = resolving(
        player({"8ii": "zsa_zsa_g", "2i": "dusko_p"}), player({"2ii": "otto_m"}), until="museum"
    )
    assert here(state) == "museum"
    do(state, "0 seduce 2i i", "0 seduce 2ii iv")
    assert here(state) != "museum"


def test_each_symbol_once_in_any_order() -> None:
    """7.3, R7: an Assassin and Conspirator"""
    state = resolving(player({"8i": "rene"}), player({"8ii": "garbo"}), until="museum")
    assert choices(state) == {"pass", "assassinate 8ii", "conspire"}
    do(state, "0 conspire", "0 keep")
    assert choices(state) == {"pass", "assassinate 8ii"}
    state = resolving(player({"8i": "rene"}), player({"8ii": "garbo"}), until="museum")
    do(state, "0 assassinate 8ii")
    assert choices(state) == {"pass", "conspire"}
    do(state, "0 pass")
    assert won(state)["museum"] == 0


def test_more_influence_wins() -> None:
    """7.5: the sum over all characters"""
    state = resolving(
        player({"8i": "garbo"}), player({"8ii": "s_veteran", "8iii": "clark_g"}), until="museum"
    )
    do(state, "1 pass")
    assert told(state, "win-reward")[-1]["influence"] == 4
    assert won(state)["museum"] == 1


@pytest.mark.parametrize(
    ("mine", "yours", "winner"), [("8i", "8ii", 0), ("8iii", "8ii", 1), ("8iv", "8iii", 1)]
)
def test_ties_go_to_the_lowest_area(mine: str, yours: str, winner: int) -> None:
    """7.5"""
    state = to_the_end_of_the_round(resolving(player({mine: "s_veteran"}), player({yours: "s_veteran"})))
    assert won(state)["museum"] == winner


def test_ties_count_the_lowest_area_of_all_characters() -> None:
    """7.5: 2 + 2 on II and IV against 4 on III"""
    state = resolving(
        player({"8iii": "windsor"}), player({"8ii": "s_veteran", "8iv": "clark_g"}), until="museum"
    )
    to_the_end_of_the_round(state)
    assert won(state)["museum"] == 1


def test_influence_0_is_enough() -> None:
    """7.5"""
    state = to_the_end_of_the_round(resolving(player({"8iv": "s_assassin"}), player()))
    assert won(state)["museum"] == 0
    state = to_the_end_of_the_round(
        resolving(player({"8iv": "s_assassin"}), player({"8ii": "s_nationalist"}))
    )
    assert won(state)["museum"] == 1, "ties at 0 are broken in the same way"


def test_the_reward_comes_to_the_hand_at_once_and_characters_stay() -> None:
    """7.6"""
    state = resolving(
        player({"2i": "s_veteran", "8i": "s_conspirator"}),
        player(),
        rewards={"palacio": "garbo"},
        until="museum",
    )
    assert "garbo" in hand(state, 0)
    assert on(state, "2i") == (0, "s_veteran", "up")
    assert location(state, "palacio")["resolved"]
    assert reward(state, "palacio") is None


def test_an_unclaimed_reward_goes_under_the_deck() -> None:
    """7.6: everybody has seen it and can follow it"""
    state = resolving(player({"8i": "s_conspirator"}), player(), rewards={"palacio": "garbo"}, until="museum")
    deck = facts(state)["deck"]
    under = {place["below_top"]: place["card"] for place in facts(state)["known"]}
    assert under[deck - 5] == "garbo", "four other rewards went under after it"
    assert "garbo" not in hand(state, 0)


def test_recovery() -> None:
    """7.7: characters, markers and white markers"""
    state = resolving(
        player({"8i": "s_diplomat", "2i": "garbo"}), player({"7i": "s_veteran"}), until="museum"
    )
    do(state, "0 protect 2i")
    assert facts(state)["round"] == 1 or not any(place["white"] for place in facts(state)["areas"])
    to_the_end_of_the_round(state)
    assert facts(state)["round"] == 2
    assert not any(place["white"] for place in facts(state)["areas"])
    assert each(state, "markers") == [6, 6]


# ---- discarding (7.8)


def seven() -> list[str]:
    return ["garbo", "luciano", "s_assassin", "s_seducer", "s_nationalist", "s_diplomat", "s_veteran"]


def test_nobody_discards_with_six_cards() -> None:
    state = table(player(), player(hand=["garbo"]), now="discarding")
    assert prompt(state) == "place"
    assert each(state, "discards") == [[], []]


def test_all_who_must_discard_do_so_at_once() -> None:
    """Nobody sees anything before all have chosen; then everybody sees everything."""
    others = [
        "windsor",
        "pires",
        "s_assassin",
        "s_seducer",
        "s_nationalist",
        "s_diplomat",
        "s_veteran",
        "s_conspirator",
    ]
    state = table(player(hand=seven()), player(hand=others), player(), now="discarding")
    assert (prompt(state), state.waiting) == ("discard", (0, 1))
    before = [state.view(viewer) for viewer in (1, 2, None)]
    do(state, "0 discard garbo")
    assert [view["facts"] for view in before] == [facts(state, viewer) for viewer in (1, 2, None)]
    assert state.view(0)["answer"] == "discard garbo"
    assert state.waiting == (1,)
    do(state, "1 discard pires")
    # Seat 1 has one more to discard; what it chose is still known to it alone.
    assert (prompt(state), state.waiting) == ("discard", (1,))
    assert each(state, "discards") == [[], [], []]
    assert each(state, "aside") == [1, 1, 0]
    assert facts(state, 1)["aside"] == ["pires"]
    for viewer in (1, 2, None):
        assert state.log(viewer) == [event for event in state.log(viewer) if event["event"] != "discard"]
    assert "pires" in each(state, "network")[1], "for the others it may still be in the hand"
    assert "pires" not in hand(state, 1)
    do(state, "1 discard windsor")
    assert each(state, "discards") == [["garbo"], ["pires", "windsor"], []]
    assert prompt(state) == "place"


def test_the_order_of_answers_does_not_matter() -> None:
    ends = []
    for moves in (["0 discard garbo", "1 discard luciano"], ["1 discard luciano", "0 discard garbo"]):
        mine = [card for card in seven() if card != "luciano"] + ["windsor"]
        yours = [card for card in seven() if card != "garbo"] + ["pires"]
        state = do(table(player(hand=mine), player(hand=yours), now="discarding"), *moves)
        ends.append(state.view(None))
    assert ends[0] == ends[1]


def test_an_answer_can_be_taken_back_while_others_think() -> None:
    mine = [card for card in seven() if card != "luciano"] + ["windsor"]
    yours = [card for card in seven() if card != "garbo"] + ["pires"]
    state = table(player(hand=mine), player(hand=yours), now="discarding")
    do(state, "0 discard garbo")
    assert state.can_undo(0)
    state.undo(0)
    do(state, "0 discard windsor", "1 discard pires")
    assert not state.can_undo(0)
    assert each(state, "discards") == [["windsor"], ["pires"]]


def test_discards_in_the_last_round_too() -> None:
    state = table(player(hand=seven()), player(), now="discarding", round=4)
    assert prompt(state) == "discard"
    do(state, "0 discard s_assassin")
    assert state.result is not None
    assert facts(state)["players"][0]["score"]["discards"] == 1


def test_discard_piles_are_open() -> None:
    state = do(table(player(hand=seven()), player(), now="discarding"), "0 discard garbo")
    for viewer in (0, 1, None):
        assert facts(state, viewer)["players"][0]["discards"] == ["garbo"]
