"""Texts about cards, tracks and identities (19), and the Society of Leopold."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.emerald.table import (
    STARTING,
    at,
    beside,
    can,
    choices,
    discards,
    do,
    each,
    ending,
    facts,
    gone,
    hand,
    loyalist,
    of,
    player,
    prompt,
    reason,
    royal_vp,
    table,
    told,
    tracks,
    worth,
)

# ---- Diogenes Club and Doctor Watson


@pytest.mark.parametrize("card", ["diogenes_club", "doctor_watson"])
def test_draw_two(card: str) -> None:
    """19: a free action, reusable"""
    state = do(table(player(card, "s010", deck=["s003", "s001", "s002"]), player()), f"0 use {card}")
    assert hand(state, 0) == ["s001", "s003", "s010"]
    assert discards(state, 0) == [card]
    assert prompt(state) == "first-action"


@pytest.mark.parametrize("card", ["diogenes_club", "doctor_watson"])
def test_the_card_itself_is_not_reshuffled(card: str) -> None:
    """19, R9: not even if nothing else is there"""
    state = do(table(player(card, *STARTING[1:], discards=["s001"]), player()), f"0 use {card}")
    assert hand(state, 0) == STARTING
    assert discards(state, 0) == [card]
    assert of(state, 0)["deck"] == 0


def test_the_second_card_after_a_reshuffle() -> None:
    """5, 19: the last card of the deck comes first"""
    state = table(player("diogenes_club", *STARTING[2:], deck=["s001"], discards=["s002"]), player())
    do(state, "0 use diogenes_club")
    assert hand(state, 0) == STARTING


# ---- Freemasons and Mrs Hudson


@pytest.mark.parametrize("card", ["freemasons", "mrs_hudson"])
def test_discard_and_draw_as_many_plus_one(card: str) -> None:
    """19"""
    me = player(card, "s008", "s009", "s010", deck=["s001", "s002", "s003", "s004"])
    state = do(table(me, player()), f"0 use {card} with s010 s008")
    assert hand(state, 0) == ["s001", "s002", "s003", "s009"]
    assert discards(state, 0) == ["s010", "s008", card], "itself last"
    assert prompt(state) == "first-action"


@pytest.mark.parametrize("card", ["freemasons", "mrs_hudson"])
def test_none_discarded_one_drawn(card: str) -> None:
    """19: any number"""
    state = do(table(player(card, deck=["s001"]), player()), f"0 use {card}")
    assert hand(state, 0) == ["s001"]
    assert discards(state, 0) == [card]


@pytest.mark.parametrize("card", ["freemasons", "mrs_hudson"])
def test_the_discarded_cards_are_reshuffled_but_not_itself(card: str) -> None:
    """19, R9"""
    state = do(table(player(card, *STARTING), player()), f"0 use {card} with s001 s002")
    assert hand(state, 0) == STARTING, "the two come back, and there is no third"
    assert discards(state, 0) == [card]


def test_the_card_itself_cannot_be_discarded_for_itself() -> None:
    """19"""
    state = table(player("freemasons", "s001"), player())
    state.choose(0, "use freemasons")
    assert choices(state) == ["drop s001", "done"]
    assert reason(state, "drop freemasons") == "not-in-hand"


def test_nothing_to_draw_at_all() -> None:
    """7: the Freemasons need no card to draw"""
    state = do(table(player("freemasons", *STARTING), player()), "0 use freemasons")
    assert hand(state, 0) == STARTING


# ---- Golovinski and Freud


@pytest.mark.parametrize(("start", "end"), [(0, 2), (7, 9), (8, 10), (9, 10)])
def test_golovinski_moves_the_loyalist_marker(start: int, end: int) -> None:
    """19: two steps, at most to 10; a free action"""
    state = table(player("matvei_golovinski"), player(), tracks={"loyalist": start, "restorationist": 5})
    do(state, "0 use matvei_golovinski")
    assert tracks(state) == {"loyalist": end, "restorationist": 5}
    assert (ending(state) == "track") is (end == 10)
    assert each(state, "points") == [abs(end - 5)] * 2
    assert discards(state, 0) == ["matvei_golovinski"]
    if end < 10:
        assert prompt(state) == "first-action"


@pytest.mark.parametrize(("start", "end"), [(0, 2), (7, 9), (8, 10), (9, 10)])
def test_freud_moves_the_restorationist_marker(start: int, end: int) -> None:
    """19: mandatory, at most to 10"""
    me = player("sigmund_freud", sanity=1)
    state = do(table(me, player(sanity=1), tracks={"restorationist": start}), "0 use sigmund_freud")
    assert tracks(state) == {"loyalist": 0, "restorationist": end}
    assert each(state, "sanity") == [3, 1]
    assert (ending(state) == "track") is (end == 10)
    assert gone(state) == ["sigmund_freud"]


def test_freud_with_full_sanity() -> None:
    """R26"""
    state = do(table(player("sigmund_freud"), player()), "0 use sigmund_freud")
    assert (each(state, "sanity"), tracks(state)["restorationist"]) == ([3, 3], 2)
    assert prompt(state) == "second-action"


def test_freud_for_a_revealed_loyalist() -> None:
    """12"""
    me = loyalist("sigmund_freud", revealed=True, sanity=0)
    assert each(do(table(me, player()), "0 use sigmund_freud"), "sanity") == [3, 3]


# ---- the Black Hand


def test_the_black_hand_scores_for_every_royalty() -> None:
    """19: killed and hidden alike, Restorationist points"""
    me = player(
        "black_hand", royalty=["rhogog"], hidden=["gloriana"], neutral=0, restorationist=0, loyalist=0
    )
    state = do(table(me, player()), "0 use black_hand")
    assert (of(state, 0)["restorationist"], of(state, 0)["loyalist"], of(state, 0)["points"]) == (4, 0, 4)
    assert beside(state, 0) == [("black_hand", None)]
    assert prompt(state) == "second-action"


def test_the_black_hand_without_royalty() -> None:
    """R26"""
    state = do(table(player("black_hand"), player()), "0 use black_hand")
    assert each(state, "points") == [0, 0]
    assert beside(state, 0) == [("black_hand", None)]


def test_the_black_hand_of_another_player_pays_nothing() -> None:
    """19"""
    me = player("s010", agents={"paris": 5})
    state = table(me, player(beside=["black_hand"]), cities={"paris": {"royalty": True}}, rolls=[6])
    do(state, "0 strike paris with s010")
    assert each(state, "points") == [royal_vp("paris"), 0]


def test_the_black_hand_in_the_deck_pays_nothing() -> None:
    """19"""
    me = player("s010", agents={"paris": 5}, discards=["black_hand"])
    state = do(
        table(me, player(), cities={"paris": {"royalty": True}}, rolls=[6]), "0 strike paris with s010"
    )
    assert of(state, 0)["points"] == royal_vp("paris")


# ---- Change of Heart


def test_change_of_heart_lies_on_the_identity_card() -> None:
    """9, 19: it is in nobody's deck any more"""
    state = do(table(player("change_of_heart"), player()), "0 use change_of_heart")
    assert of(state, 0)["changed"]
    assert (discards(state, 0), beside(state, 0), gone(state)) == ([], [], [])
    assert prompt(state) == "second-action"


# ---- Terrors of the Night


def test_terrors_of_the_night_is_reusable() -> None:
    """19"""
    state = table(player("terrors_of_the_night"), player(), player(), rolls=[1])
    do(state, "0 use terrors_of_the_night", "0 face 2")
    assert each(state, "sanity") == [3, 3, 2]
    assert discards(state, 0) == ["terrors_of_the_night"]
    assert [sum(city["agents"]) for city in facts(state)["cities"]] == [0, 0, 0, 0, 0, 0, 0, 3, 3]


# ---- Vladimir Burtsev


def test_burtsev_looks_secretly() -> None:
    """19, 20"""
    other = player(side="restorationist")
    state = do(table(player("vladimir_burtsev"), player(), other), "0 use vladimir_burtsev", "0 face 2")
    assert of(state, 2, 0)["identity"] == "restorationist"
    assert of(state, 2, 1)["identity"] is of(state, 2)["identity"] is None
    assert of(state, 2)["looked"] == [0], "everybody knows that somebody looked"
    assert gone(state) == ["vladimir_burtsev"]
    assert told(state, "look", 0)[0]["faction"] == "restorationist"
    assert told(state, "look", 1)[0].get("faction") != "restorationist"
    assert prompt(state) == "second-action"


def test_burtsev_sees_the_card_not_the_side() -> None:
    """20: Change of Heart lies open on it"""
    other = player(side="restorationist", changed=True)
    state = do(table(player("vladimir_burtsev"), other), "0 use vladimir_burtsev")
    assert (of(state, 1, 0)["identity"], of(state, 1, 0)["changed"]) == ("restorationist", True)


def test_burtsev_only_at_cards_that_lie_face_down() -> None:
    """7, 19"""
    state = table(player("vladimir_burtsev"), loyalist(revealed=True), player(), player())
    do(state, "0 use vladimir_burtsev")
    assert choices(state) == ["face 2", "face 3"]
    assert reason(state, "face 1") == "is-revealed"
    assert reason(state, "face 0") == "not-yourself"
    assert reason(state, "face 4") == "no-such-seat"


# ---- Society of Leopold


def hunted(*players: dict[str, Any], **position: Any) -> State:
    """Let seat 0 play the Society of Leopold."""
    return do(table(*players, **position), "0 use society_of_leopold")


def test_zombies_on_the_board_are_removed_for_good() -> None:
    """19: those in the pool stay there, but never come"""
    cities = {"rome": {"zombies": 2}, "paris": {"zombies": 1}}
    state = hunted(player("society_of_leopold"), player("zombies"), cities=cities)
    assert (at(state, "rome")["zombies"], at(state, "paris")["zombies"]) == (0, 0)
    assert facts(state)["pool"] == 3
    assert facts(state)["leopold"] is True
    assert discards(state, 0) == ["society_of_leopold"], "it is reusable"
    assert prompt(state) == "second-action"


@pytest.mark.parametrize(
    ("card", "place"),
    [(card, place) for card in ("zombies", "vampires") for place in ("hand", "deck", "discards")]
    + [("vampires", "beside")],
)
def test_the_cards_are_removed_wherever_they_are(card: str, place: str) -> None:
    """19: and their points are lost at once"""
    state = hunted(player("society_of_leopold"), {**player(), place: [card]}, player())
    assert gone(state) == [card]
    assert of(state, 1)["loyalist"] == 0
    assert of(state, 1)["points"] == 0
    assert card not in [*hand(state, 1), *of(state, 1)["unseen"], *discards(state, 1)]
    assert beside(state, 1) == []


def test_one_owns_them_oneself() -> None:
    """19: you included"""
    me = player("society_of_leopold", "vampires", discards=["zombies"])
    state = table(me, player())
    assert of(state, 0)["points"] == worth("vampires") + worth("zombies") + worth("society_of_leopold")
    do(state, "0 use society_of_leopold")
    assert sorted(gone(state)) == ["vampires", "zombies"]
    assert of(state, 0)["points"] == worth("society_of_leopold")
    assert len(hand(state, 0)) == 1, "a card was drawn for it"


def test_a_card_taken_from_a_hand_is_replaced() -> None:
    """19: and the order of a deck does not change"""
    other = player("zombies", "s010", deck=["s001", "vampires", "s002", "s003"])
    state = hunted(player("society_of_leopold"), other)
    assert hand(state, 1) == ["s001", "s010"]
    do(state, "0 pass", "1 pass", "1 pass")
    assert {"s001", "s002", "s003", "s010"} < set(hand(state, 1))


def test_both_in_one_hand() -> None:
    """19"""
    other = player("zombies", "vampires", deck=["s001", "s002", "s003"])
    assert hand(hunted(player("society_of_leopold"), other), 1) == ["s001", "s002"]


def test_the_other_one_drawn_as_a_replacement_is_removed_as_well() -> None:
    """19: whichever is drawn first"""
    for first, second in (("zombies", "vampires"), ("vampires", "zombies")):
        other = player(first, deck=[second, "s001", "s002"])
        state = hunted(player("society_of_leopold"), other)
        assert hand(state, 1) == ["s001"]
        assert sorted(gone(state)) == ["vampires", "zombies"]


def test_no_card_is_drawn_for_those_elsewhere() -> None:
    """19"""
    other = player("s010", deck=["zombies", "s001"], discards=["vampires"])
    state = hunted(player("society_of_leopold"), other)
    assert (hand(state, 1), of(state, 1)["deck"]) == (["s010"], 9)


def test_texts_are_void_afterwards() -> None:
    """R17: still claimable, with points, but without text"""
    me = player("s001", cubes={"rome": 1})
    state = table(me, player(), cities={"rome": {"card": "vampires"}}, leopold=True, rolls=[6])
    do(state, "0 claim rome with s001")
    assert of(state, 0)["points"] == worth("vampires")
    for card in ("zombies", "vampires"):
        state = table(player(card), player(), leopold=True)
        assert not can(state, f"0 use {card}")
        assert reason(state, f"use {card}") == "void"
    state = table(
        player("vampires", cubes={"rome": 1}), player(), cities={"rome": {"card": "nadar"}}, leopold=True
    )
    assert can(state, "0 claim rome with vampires"), "its claim symbol is good"


def test_another_leopold_removes_them_again() -> None:
    """R17"""
    state = hunted(player("society_of_leopold"), player(discards=["zombies"]), leopold=True)
    assert gone(state) == ["zombies"]
    assert of(state, 1)["points"] == 0


def test_leopold_without_zombies() -> None:
    """R26"""
    state = hunted(player("society_of_leopold"), player())
    assert prompt(state) == "second-action"
    assert facts(state)["leopold"] is True


def test_other_points_stay() -> None:
    """15: the only loss of card points before the end"""
    other = player("zombies", "rome", "bismarck")
    state = hunted(player("society_of_leopold"), other)
    assert of(state, 1)["points"] == worth("rome") + worth("bismarck")


def test_a_reshuffle_for_the_replacement_leaves_leopold_out() -> None:
    """R9: the card that causes the draw joins the discard pile only afterwards"""
    for seed in range(6):
        me = player("society_of_leopold", "zombies", *STARTING[1:], discards=["s001"])
        state = do(table(me, player(), seed=seed), "0 use society_of_leopold")
        assert hand(state, 0) == STARTING
        assert discards(state, 0) == ["society_of_leopold"]
