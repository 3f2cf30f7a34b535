"""What each seat may know, and what it remembers (RULES.md 11.2, 11.3)."""

import json
from random import Random
from typing import Any

import pytest

from subrosa.core import State
from tests.rules.overlord.table import (
    COPIES,
    GAME,
    act,
    do,
    everybody_passes,
    executed,
    facts,
    hand,
    noticed,
    player,
    prompt,
    reacts,
    table,
    told,
    window_closes,
)

VIEWERS = (0, 1, 2, 3, None)


def shown(state: State, seat: int) -> list[str]:
    """Return what everybody remembers of a hand."""
    return sorted(facts(state, None)["players"][seat]["shown"])


def known(state: State, viewer: int, seat: int) -> list[str]:
    """Return what one player remembers of a hand, besides what everybody does."""
    return sorted(facts(state, viewer)["players"][seat]["known"])


# ---- hands are secret, nearly everything else is public


def test_everybody_sees_his_own_hand_and_only_the_number_of_the_others_cards() -> None:
    """11.2, 11.3"""
    state = table(
        player("overlord", "revenge"),
        player("captain", "coercion", "mutiny"),
        player("squire"),
        executed("peasant", 1, "blackmail"),
    )
    for viewer in range(4):
        assert (
            facts(state, viewer)["hand"] == [["revenge"], ["coercion", "mutiny"], [], ["blackmail"]][viewer]
        )
        assert [seat["cards"] for seat in facts(state, viewer)["players"]] == [1, 2, 0, 1]


def test_spectators_see_no_hand() -> None:
    """11.3"""
    state = table(
        player("overlord", "revenge"), player("captain", "coercion"), player("squire"), player("peasant")
    )
    assert facts(state, None)["hand"] is None
    assert [seat["cards"] for seat in facts(state, None)["players"]] == [1, 1, 0, 0]


@pytest.mark.parametrize(
    "card", ["coercion", "blackmail", "repression", "martyrdom", "revolution", "guilty_plea"]
)
def test_the_name_of_a_hidden_card_appears_nowhere(card: str) -> None:
    """11.3: all its copies are in the Captain's hand, and no other view, log or draw pile names it."""
    state = table(
        player("overlord"),
        player("captain", *[card] * COPIES[card]),
        player("general"),
        player("peasant"),
        now="choice",
    )
    do(state, "0 pick 2")
    for viewer in (0, 2, 3, None):
        assert card not in json.dumps(noticed(state, viewer))
    assert card in json.dumps(state.view(1))


@pytest.mark.parametrize("viewer", [0, 2, 3, None])
def test_two_tables_that_differ_in_a_hidden_hand_look_the_same(viewer: int | None) -> None:
    """11.3: through a choice, a window, a Coercion and an attempt."""
    seen: list[list[Any]] = []
    for hidden in ("revenge", "martyrdom"):
        state = table(
            player("overlord"),
            player("captain", hidden, "blackmail"),
            player("general", "coercion"),
            player("peasant"),
            holder=2,
        )
        steps = [noticed(state, viewer)]
        for move in ("2 play coercion 1", "1 gold"):
            steps.append(noticed(do(state, move), viewer))
            steps.append(noticed(everybody_passes(state), viewer))
        steps.append((state.waiting, prompt(state)))
        seen.append(steps)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_public(viewer: int | None) -> None:
    """11.2: characters, gold, discards, tokens, holder and giver, the banned card, the size of the draw pile."""
    state = table(
        player("overlord", gold=3),
        player("captain"),
        executed("censor", 1),
        player("peasant"),
        holder=1,
        giver=3,
        discards=["mutiny"],
        banned="revenge",
    )
    seen = facts(state, viewer)
    assert [seat["character"] for seat in seen["players"]] == ["overlord", "captain", None, "peasant"]
    assert [seat["gold"] for seat in seen["players"]] == [3, 5, 5, 5]
    assert [seat["token"] for seat in seen["players"]] == [0, 0, 1, 0]
    assert (seen["discards"], seen["middle"], seen["deck"]) == (["mutiny"], ["censor"], 41)
    assert (seen["holder"], seen["giver"], seen["banned"]) == (1, 3, "revenge")


def test_only_the_seat_that_is_asked_sees_what_it_may_choose() -> None:
    """11.3: the holder's options would reveal their hand."""
    state = table(
        player("overlord"), player("captain", "coercion"), player("squire"), player("peasant"), holder=1
    )
    assert state.view(1)["choices"]
    for viewer in (0, 2, 3, None):
        assert state.view(viewer)["choices"] == []


def test_a_view_is_plain_data() -> None:
    """It can be sent as it is."""
    state = GAME.new(8, seed=5, options={"cast": "mixed"})
    for viewer in (*range(8), None):
        assert json.loads(json.dumps(state.view(viewer))) == state.view(viewer)


# ---- hands that were shown


def proof(*rest: str) -> State:
    """Let the Captain play Revolution, which is cancelled, and so show the rest of the hand."""
    state = table(
        player("overlord", "retaliation"),
        player("captain", "revolution", *rest),
        player("general"),
        player("peasant"),
        holder=1,
    )
    do(state, "1 play revolution")
    return everybody_passes(reacts(state, "0 play retaliation"))


def test_the_proof_for_a_book_card_is_seen_by_everybody_and_may_be_remembered() -> None:
    """6.7, 11.2"""
    state = proof("guilty_plea", "revenge")
    for viewer in (0, 2, 3, None):
        assert sorted(facts(state, viewer)["players"][1]["shown"]) == ["guilty_plea", "revenge"]
        (show,) = told(state, viewer, "show")
        assert (show["seat"], sorted(show["cards"])) == (1, ["guilty_plea", "revenge"])


def test_a_shown_card_that_was_played_is_known_no_more() -> None:
    """11.2: the rest still is."""
    state = act(proof("martyrdom", "revenge", "guilty_plea"), "1 play martyrdom")
    assert shown(state, 1) == ["guilty_plea", "revenge"]


def test_a_shown_card_that_was_discarded_is_known_no_more() -> None:
    """11.2"""
    state = table(
        player("overlord"),
        player("squire", "mutiny", "mutiny", "revenge", shown=("mutiny", "mutiny", "revenge")),
        player("captain", "blackmail"),
        player("peasant"),
        holder=2,
    )
    act(state, "2 play blackmail 1", "1 discard mutiny")
    assert shown(state, 1) == ["mutiny", "revenge"]


def test_a_retaliation_that_was_shown_and_played_is_known_no_more() -> None:
    """11.2"""
    state = table(
        player("overlord", "retaliation", "revenge", shown=("retaliation", "revenge")),
        player("captain", "coercion"),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    reacts(do(state, "1 play coercion 2"), "0 play retaliation")
    assert shown(state, 0) == ["revenge"]


def test_cards_drawn_later_are_not_known() -> None:
    """7.11, 11.3"""
    state = table(
        player("overlord"),
        player("captain", "guilty_plea", "revenge", shown=("guilty_plea", "revenge")),
        player("squire"),
        player("peasant"),
        holder=2,
        now="halted",
    )
    everybody_passes(reacts(state, "1 play guilty_plea"))
    assert (shown(state, 1), len(hand(state, 1))) == (["revenge"], 2)


def test_an_unknown_copy_that_was_played_takes_the_known_one_with_it() -> None:
    """11.2: the Captain had a second Blackmail that nobody had seen; the one played may be the one seen."""
    state = table(
        player("overlord"),
        player("captain", "blackmail", "blackmail", "revenge", shown=("blackmail",)),
        player("squire", "coercion"),
        player("peasant"),
        holder=1,
    )
    act(state, "1 play blackmail 3")
    assert shown(state, 1) == []


def test_what_was_shown_is_remembered_over_the_end_of_the_round() -> None:
    """4.7: hands are kept, and so is what is known about them."""
    state = table(
        player("overlord"),
        player("captain", "revenge", shown=("revenge",)),
        player("squire"),
        player("peasant"),
        holder=0,
    )
    do(state, "0 die")
    assert (facts(state)["round"], shown(state, 1)) == (3, ["revenge"])


def test_a_banned_card_that_had_to_be_discarded_is_known_no_more() -> None:
    """7.13"""
    state = table(
        player("overlord"),
        player("censor"),
        player("captain", "mutiny", "revenge", shown=("mutiny", "revenge")),
        player("peasant"),
        now="round",
    )
    do(state, "1 ban mutiny")
    assert shown(state, 2) == ["revenge"]


# ---- a card given under Coercion


def coerced(*cards: str, **more: Any) -> State:
    """Let the General on seat 1 play Coercion at the Squire on seat 2, who has these cards."""
    state = table(
        player("overlord"),
        player("general", "coercion", "mutiny"),
        player("squire", *cards, shown=more.pop("shown", ())),
        player("peasant"),
        holder=1,
        **more,
    )
    return window_closes(do(state, "1 play coercion 2"))


def test_a_card_given_under_coercion_is_known_to_the_two_only() -> None:
    """6.2, 11.3"""
    state = do(coerced("revenge", "blackmail"), "2 give revenge")
    assert "revenge" in hand(state, 1)
    assert known(state, 2, 1) == ["revenge"]
    for other in (0, 3):
        assert known(state, other, 1) == []
    for viewer in (0, 3, None):
        assert shown(state, 1) == []
        assert told(state, viewer, "hand-over") == [{"seat": 2, "target": 1, "card": None}]
    for viewer in (1, 2):
        assert told(state, viewer, "hand-over") == [{"seat": 2, "target": 1, "card": "revenge"}]


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_which_card_was_given_is_hidden_from_the_others(viewer: int | None) -> None:
    """6.2: two tables that differ only in the card."""
    seen = [
        noticed(do(coerced("revenge", "blackmail"), f"2 give {card}"), viewer)
        for card in ("revenge", "blackmail")
    ]
    assert seen[0] == seen[1]


def test_everybody_sees_that_the_gold_was_chosen() -> None:
    """3.3: gold is public."""
    state = do(coerced("revenge"), "2 gold")
    assert facts(state, 3)["players"][1]["gold"] == 7


def test_the_one_who_gave_the_card_remembers_it_over_the_end_of_the_round() -> None:
    """4.7, 11.2: the General keeps it in hand, the Overlord dies, and the Squire still knows."""
    state = table(
        player("overlord"),
        player("general", "coercion"),
        player("squire", "blackmail", "capitalize"),
        player("peasant"),
        holder=1,
    )
    act(state, "1 play coercion 2", "2 give blackmail", "2 play capitalize 0", "0 die")
    assert facts(state)["round"] == 3
    assert known(state, 2, 1) == ["blackmail"]


def test_a_known_card_that_was_played_is_known_no_more() -> None:
    """11.2: the Peasant gives the General a Blackmail, gets the General into trouble, and sees it played."""
    state = table(
        player("overlord"),
        player("general", "coercion"),
        player("peasant", "blackmail"),
        player("squire"),
        holder=1,
    )
    act(state, "1 play coercion 2", "2 give blackmail")
    assert known(state, 2, 1) == ["blackmail"]
    act(state, "2 pay 1", "1 play blackmail 3")
    assert known(state, 2, 1) == []


def test_of_two_known_copies_one_is_left_when_one_is_played() -> None:
    """11.2: the Peasant gave the General two Blackmails and sees one of them again."""
    state = table(
        player("overlord"),
        player("general", "coercion", "coercion"),
        player("peasant", "blackmail", "blackmail"),
        player("squire"),
        holder=1,
    )
    act(state, "1 play coercion 2", "2 give blackmail", "2 pay 1")
    act(state, "1 play coercion 2", "2 give blackmail", "2 pay 1")
    assert known(state, 2, 1) == ["blackmail", "blackmail"]
    act(state, "1 play blackmail 3")
    assert known(state, 2, 1) == ["blackmail"]


def test_when_a_seen_hand_gives_a_card_away_the_others_are_not_sure_of_any_of_it() -> None:
    """11.3: it may have been either; the two involved know."""
    state = do(coerced("revenge", "martyrdom", shown=("revenge", "martyrdom")), "2 give revenge")
    assert shown(state, 2) == []
    assert known(state, 1, 2) == ["martyrdom"]  # they saw both and took one of them
    assert known(state, 0, 2) == known(state, 3, 2) == []
    assert known(state, 2, 1) == ["revenge"]


def test_of_two_equal_seen_cards_one_is_still_known_after_one_card_was_given_away() -> None:
    """11.2: whatever it was, one Revenge is left."""
    state = do(
        coerced("revenge", "revenge", "martyrdom", shown=("revenge", "revenge", "martyrdom")),
        "2 give martyrdom",
    )
    assert shown(state, 2) == ["revenge"]
    assert known(state, 1, 2) == ["revenge"]  # the taker knows of both
    assert known(state, 0, 2) == []


def test_a_third_player_is_not_sure_any_more_of_the_card_he_gave_away_when_its_owner_gives_one_away() -> None:
    """11.3: the Peasant gave a Revenge to the Squire; then the Squire has to give something to the General."""
    state = table(
        player("overlord"),
        player("general", "coercion", "mutiny"),
        player("squire", "coercion", "blackmail"),
        player("peasant", "revenge"),
        holder=2,
    )
    act(state, "2 play coercion 3", "3 give revenge")
    assert known(state, 3, 2) == ["revenge"]
    act(state, "3 pay 2")
    act(state, "2 play blackmail 1", "1 play coercion 2")
    do(state, "2 give revenge")
    assert known(state, 3, 2) == []
    assert known(state, 2, 1) == ["revenge"]
    assert known(state, 3, 1) == []


def test_of_a_seen_copy_and_a_given_one_the_one_who_gave_still_knows_of_one() -> None:
    """11.2: everybody saw a Revenge, the Peasant gave the Squire another, one card was passed on: one is left."""
    state = table(
        player("overlord"),
        player("general", "coercion", "mutiny"),
        player("squire", "coercion", "blackmail", "revenge", shown=("revenge",)),
        player("peasant", "revenge"),
        holder=2,
    )
    act(state, "2 play coercion 3", "3 give revenge", "3 pay 2", "2 play blackmail 1", "1 play coercion 2")
    do(state, "2 give revenge")
    assert shown(state, 2) == []
    assert (known(state, 3, 2), known(state, 0, 2)) == (["revenge"], [])


def test_of_two_given_copies_the_one_who_gave_still_knows_of_one_when_a_card_was_passed_on() -> None:
    """11.2: the Peasant gave two Revenges to the Squire, who then had to give something to the General."""
    state = table(
        player("overlord"),
        player("general", "coercion", "mutiny"),
        player("squire", "coercion", "coercion", "blackmail"),
        player("peasant", "revenge", "revenge"),
        holder=2,
    )
    act(state, "2 play coercion 3", "3 give revenge", "3 pay 2", "2 play coercion 3", "3 give revenge")
    act(state, "3 pay 2", "2 play blackmail 1", "1 play coercion 2")
    assert known(state, 3, 2) == ["revenge", "revenge"]
    do(state, "2 give revenge")
    assert known(state, 3, 2) == ["revenge"]


def test_the_giver_of_a_card_is_not_sure_of_it_any_more_when_it_could_have_been_passed_on() -> None:
    """11.3: the same, but the Squire passed on something else; the Peasant cannot tell the difference."""
    views = []
    for passed_on in ("revenge", "martyrdom"):
        state = table(
            player("overlord"),
            player("general", "coercion", "mutiny"),
            player("squire", "coercion", "blackmail", "martyrdom"),
            player("peasant", "revenge"),
            holder=2,
        )
        act(
            state, "2 play coercion 3", "3 give revenge", "3 pay 2", "2 play blackmail 1", "1 play coercion 2"
        )
        do(state, f"2 give {passed_on}")
        views.append(noticed(state, 3))
    assert views[0] == views[1]


def test_a_hand_that_is_shown_makes_a_tip_common_knowledge() -> None:
    """7.11: what the Knight alone knew of the Peasant's hand, everybody knows."""
    state = table(
        player("overlord"),
        player("inquisitor"),
        player("peasant", "coercion", "martyrdom"),
        player("knight", "revenge", "blackmail"),
        holder=2,
    )
    act(state, "2 play coercion 3", "3 give revenge", "3 play blackmail 0", "0 die")
    assert (prompt(state), state.waiting) == ("inquisitor", (3,))  # the player who was the Knight
    assert (known(state, 3, 2), shown(state, 2)) == (["revenge"], [])
    do(state, "3 show 2")
    assert (known(state, 3, 2), shown(state, 2)) == ([], ["martyrdom", "revenge"])


def test_nobody_ever_remembers_a_card_that_is_not_there() -> None:
    """11.2: in random games with many Coercions and proofs; `check` compares memory and hands at every step."""
    dice = Random(11)
    for seed in range(5):
        state = GAME.new(4 + seed % 5, seed=seed, options={"cast": ("base", "mixed")[seed % 2]}, hurry=True)
        for _ in range(120):
            if not state.waiting:
                break
            seat = state.waiting[0]
            offered = [choice for choice in state.options(seat) if choice.verb != "gold"] or state.options(
                seat
            )
            state.choose(seat, dice.choice(list(offered)))
            state.check()
            for viewer in range(state.seats):
                for other in facts(state, viewer)["players"]:
                    mine = hand(state, other["seat"])
                    seen = [*other["shown"], *other["known"]]
                    assert all(seen.count(card) <= mine.count(card) for card in seen)
