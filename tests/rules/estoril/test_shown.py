"""What pages are told besides the facts: worked out by the rules, from views alone."""

from random import Random

import pytest

from subrosa.core import State
from subrosa.games.estoril.rules.facts import Shown
from subrosa.games.estoril.rules.game import GAME
from subrosa.games.estoril.rules.words import CARDS
from tests.rules.estoril.table import facts, over, player, resolving, scores, table


def shown(state: State, seat: int | None = None) -> Shown:
    return GAME.shown(state.view(seat))


def test_missions_are_counted_on_all_cards_that_can_be_known() -> None:
    missions = ["m_women", "m_seducer", "m_flags", "m_germany"]
    state = table(player(hand=["zsa_zsa_g"]), player(hand=["s_veteran"]), missions=missions)
    assert [tally["mission"] for tally in shown(state)["missions"]] == missions
    assert [tally["counts"][0] for tally in shown(state)["missions"]][:2] == [1, 2]
    assert all(tally["sharers"] == [] and tally["scored"] for tally in shown(state)["missions"])


def test_counts_at_the_end_are_those_that_were_scored() -> None:
    missions = ["m_women", "m_seducer", "m_flags", "m_germany"]
    state = over(player(hand=["zsa_zsa_g", "s_seducer"]), player(hand=["s_veteran"]), missions=missions)
    assert state.result is not None
    by_seat = [
        list(counts) for counts in zip(*[tally["counts"] for tally in shown(state)["missions"]], strict=True)
    ]
    assert by_seat == scores(state, "counts")


def test_a_secret_mission_is_counted_for_those_who_know_it() -> None:
    state = GAME.new(3, 4, {"secret_missions": "yes"})
    for viewer in range(3):
        secret = shown(state, viewer)["missions"][len(facts(state)["missions"]) :]
        assert [tally["sharers"] for tally in secret] == [[0, 1], [1, 2], [2, 0]]
        for tally in secret:
            assert (tally["mission"] is not None) == bool(tally["counts"]) == (viewer in tally["sharers"])
    assert all(not tally["counts"] for tally in shown(state)["missions"] if tally["sharers"])


def test_the_own_mission_is_counted_with_discards_and_nobody_else_is_told() -> None:
    state = GAME.new(3, 4, {"recruitment_office": "yes"})
    assert shown(state)["office"] is None
    for viewer in range(3):
        assert isinstance(shown(state, viewer)["office"], int)
    alone = GAME.new(3, 4, {"recruitment_office": "yes", "office_scoring": "instead"})
    assert not any(tally["scored"] for tally in shown(alone)["missions"])


def test_what_part_of_the_round_it_is() -> None:
    state = GAME.new(3, 5)
    rng = Random(5)
    phases = {shown(state)["phase"]}
    asked = {}
    while state.waiting:
        asked[state.view(None)["prompt"]["id"]] = shown(state)["phase"]
        phases.add(shown(state)["phase"])
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    assert asked["place"] == "placing"
    assert asked["act"] == "resolving"
    assert asked["discard"] == "discarding"
    assert phases == {"placing", "resolving", "discarding"}


def test_locations_are_named_in_the_order_of_their_numbers() -> None:
    state = resolving(player({"3i": "s_veteran"}), player({"5i": "s_veteran"}))
    assert shown(state)["order"] == ["palacio", "tamariz", "muchaxo", "casino", "boca", "museum"]


@pytest.mark.parametrize(("now", "last"), [(1, False), (3, False), (4, True)])
def test_the_last_round_is_told(now: int, last: bool) -> None:
    assert shown(table(player(), player(), round=now))["last_round"] is last


def test_points_for_second_places_are_told_where_they_count() -> None:
    first = shown(GAME.new(3, 1))
    assert (first["first_vp"] > 0, first["second_vp"]) == (True, 0)
    assert shown(GAME.new(3, 1, {"second_place": "yes"}))["second_vp"] == GAME.edition.second_vp


def test_the_character_whose_abilities_are_asked_for_is_told() -> None:
    state = resolving(player({"3i": "s_conspirator"}), player({"5i": "s_veteran"}), until="tamariz")
    assert state.view(None)["prompt"]["id"] == "act"
    assert [shown(state, viewer)["acting"] for viewer in (None, 0, 1)] == ["3i"] * 3
    assert shown(GAME.new(3, 1))["acting"] is None


def test_the_two_cards_of_an_exchange_are_told_to_the_conspirator_alone() -> None:
    state = resolving(player({"3i": "s_conspirator"}), player({"5i": "s_veteran"}), until="tamariz")
    assert shown(state, 0)["exchange"] is None
    state.choose(0, "conspire")
    found = shown(state, 0)["exchange"]
    assert found is not None
    assert found["reward"] == state.view(0)["prompt"]["args"]["card"]
    assert found["location"] == "tamariz"
    assert [shown(state, viewer)["exchange"] for viewer in (None, 1)] == [None, None]
    state.choose(0, "swap")
    assert found["top"] in facts(state)["players"][0]["network"]  # the reward that is won here


def test_one_may_ask_about_every_area_that_is_not_on_offer() -> None:
    """Whichever card is meant, the reason is that of the area."""
    state = table(player({"5i": "s_veteran"}), player({"3i": "s_assassin"}))
    [seat] = state.waiting
    closed = shown(state, seat)["closed"]
    offered = {option.text.split()[-1] for option in state.options(seat)}
    assert {area["area"] for area in facts(state)["areas"]} - offered == {one["area"] for one in closed}
    assert {"5i", "3i"} <= {one["area"] for one in closed}
    for one in closed:
        refusal = state.refusal(seat, one["choice"])
        assert refusal is not None
        assert refusal.reason in ("occupied", "inner")
    assert shown(state)["closed"] == shown(state, 1 - seat)["closed"] == []


@pytest.mark.parametrize("seed", range(5))
def test_doors_are_where_two_areas_share_a_side(seed: int) -> None:
    """4.4: never diagonally, on one board or on two"""
    state = GAME.new(3, seed)
    cells = {area["area"]: (area["row"], area["col"]) for area in facts(state)["areas"]}
    found = shown(state)["doors"]
    beside = {
        frozenset((one, other))
        for one, (row, col) in cells.items()
        for other, (other_row, other_col) in cells.items()
        if abs(row - other_row) + abs(col - other_col) == 1
    }
    assert {frozenset(door) for door in found} == beside
    assert len(found) == len(beside)


def test_each_mission_names_the_rule_that_scores_it() -> None:
    missions = shown(GAME.new(3, 4, {"secret_missions": "yes"}), 0)["missions"]
    assert {one["rule"] for one in missions if not one["sharers"]} == {"10.4"}
    assert {one["rule"] for one in missions if one["sharers"]} == {"12.1"}


def test_at_the_end_the_most_valuable_agent_of_everybody_is_told() -> None:
    """By points, and by strength where points are equal."""
    state = over(player(hand=["zsa_zsa_g", "s_seducer"]), player(hand=["s_veteran"]))
    best = shown(state)["best"]
    edition = GAME.edition
    for seat, row in enumerate(facts(state)["players"]):
        worth = {
            card: (edition.vp[CARDS.index(card)], edition.strength[CARDS.index(card)])
            for card in row["network"]
        }
        assert worth[best[seat] or ""] == max(worth.values())
    assert best == ["zsa_zsa_g", "s_veteran"]
    assert shown(GAME.new(3, 1))["best"] == []


def test_what_the_questions_of_the_page_say_is_told() -> None:
    """The flags that a Nationalist would count (8.3), and the cards that are too many (7.8), to their owner alone."""
    state = resolving(
        player({"8ii": "s_assassin"}), player({"8i": "s_nationalist", "8iii": "s_veteran"}), until="museum"
    )
    assert state.view(1)["prompt"]["args"]["flags"] == shown(state, 1)["flags"] is not None
    assert shown(GAME.new(3, 1))["flags"] is None
    rng = Random(5)
    state = GAME.new(3, 5)
    while shown(state)["phase"] != "discarding":
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    seat = state.waiting[0]
    limit = GAME.edition.hand_limit
    assert shown(state, seat)["surplus"] == {"limit": limit, "count": len(facts(state, seat)["hand"]) - limit}
    assert shown(state)["surplus"] is None
