"""What pages draw besides the facts: what an action would do, what it is worth, who may be who, how far anybody is."""

from random import Random
from typing import Any

import pytest

from subrosa.core import State
from tests.rules.providence.table import GAME, do, facts, player, printed, table


def shown(state: State, viewer: int | None = 0) -> dict[str, Any]:
    return dict(GAME.shown(state.view(viewer)))


def planned(state: State, *choices: str) -> dict[str, Any]:
    """Begin an action of seat 0, and return what it would do."""
    for choice in choices:
        state.choose(0, choice)
    payment: dict[str, Any] = shown(state)["payment"]
    return payment


# ---- kills and Gates


def hunters(*hand: str, allegiance: str = "cultist") -> State:
    """Let two Agents of seat 0 meet Moses Fleet in Atlanta, whose control value is 4."""
    return table(
        player(*hand, allegiance=allegiance, agents={"monday": "atlanta", "wyatt_earp": "atlanta"}),
        player(agents={"tuesday": "boston", "moses_fleet": "atlanta"}),
    )


def test_a_kill_says_how_much_power_it_takes_and_where_it_comes_from() -> None:
    payment = planned(hunters("hired_guns", "start_contacts"), "use hired_guns", "kill moses_fleet")
    assert (payment["action"], payment["piece"], payment["city"]) == ("kill", "moses_fleet", "atlanta")
    assert (payment["agents"], payment["total"], payment["needed"]) == (3, 3, 4)


def test_a_kill_that_needs_no_power_says_so() -> None:
    payment = planned(hunters("wyatt_earp"), "use wyatt_earp", "kill moses_fleet")
    assert (payment["action"], payment["needed"]) == ("kill", None)


def test_until_the_victim_is_named_it_is_the_text_that_is_used() -> None:
    payment = planned(hunters("wyatt_earp"), "use wyatt_earp")
    assert (payment["action"], payment["card"], payment["needed"]) == ("use", "wyatt_earp", None)


def test_of_a_text_with_two_parts_the_chosen_one_counts() -> None:
    state = hunters("cruel_conspirator", "tnt")
    assert planned(state, "free cruel_conspirator")["action"] == "free"
    payment = planned(state, "way 1", "kill moses_fleet")
    assert (payment["action"], payment["card"], payment["needed"]) == ("kill", "cruel_conspirator", 4)


@pytest.mark.parametrize(
    ("allegiance", "close", "open_"),
    [("investigator", 4, 0), ("cultist", 0, 4), ("dissenter_investigator", 4, 4)],
)
def test_a_gate_is_worth_what_the_allegiance_scores_for_it(allegiance: str, close: int, open_: int) -> None:
    for verb, points in (("close", close), ("open", open_)):
        state = table(
            player("portal_to_another_world", allegiance=allegiance, agents={"monday": "atlanta"}),
            player(agents={"tuesday": "boston"}),
        )
        payment = planned(state, "use portal_to_another_world", f"{verb} monday")
        assert (payment["action"], payment["points"], payment["needed"]) == (verb, points, None)


@pytest.mark.parametrize(("allegiance", "points"), [("investigator", 0), ("cultist", 1)])
def test_a_kill_is_worth_a_token_in_the_crypt_to_those_who_score_it(allegiance: str, points: int) -> None:
    payment = planned(hunters("wyatt_earp", allegiance=allegiance), "use wyatt_earp", "kill moses_fleet")
    assert payment["points"] == points


def test_a_basic_agent_promises_no_token() -> None:
    """8.3: its owner may be a Cultist, and then it stays"""
    state = table(
        player("wyatt_earp", allegiance="cultist", agents={"monday": "atlanta", "wyatt_earp": "atlanta"}),
        player(agents={"tuesday": "atlanta"}, vp=5),
    )
    assert planned(state, "use wyatt_earp", "kill tuesday")["points"] == 0


@pytest.mark.parametrize(("allegiance", "points"), [("cultist", 2), ("investigator", 0)])
def test_a_marker_is_worth_the_step_of_ones_own_track(allegiance: str, points: int) -> None:
    # From space 2 the card leads to one of the spaces beside which 2 VP are printed.
    hand = ("asenath_waite",)
    own = player(*hand, allegiance=allegiance, agents={"monday": "boston", "asenath_waite": "boston"})
    payment = planned(table(own, player(), tracks={"ritual": 2}), "track ritual_plus", "pay asenath_waite")
    assert (payment["tracks"][0], payment["points"]) == (2 + printed("asenath_waite", "ritual_plus"), points)


# ---- what it comes to


@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_what_one_would_score_now_is_what_the_rules_reckon(seats: int) -> None:
    state = GAME.new(seats, seed=seats)
    chance = Random(seats)
    for _ in range(400):
        if state.result is not None:
            break
        (seat,) = state.waiting
        assert shown(state, seat)["counting"][seat] == GAME.standing(state)[seat]
        state.choose(seat, chance.choice(state.options(seat)))
    else:
        assert facts(state)["turn"] > 5


# ---- who is who


def suspects(**more: Any) -> list[float]:
    """Return the chances of seat 1, as an Investigator in seat 0 sees them."""
    state = table(player(allegiance="investigator"), player(allegiance="cultist", **more), player(), player())
    found: list[float] = shown(state)["chances"][1]
    return found


def test_without_signs_the_cards_that_were_dealt_decide() -> None:
    # Two Investigators, of whom the viewer is one, two Cultists, one of the two Dissenters.
    assert suspects() == pytest.approx([0.25, 0.5, 0.125, 0.125], abs=0.01)


def test_an_open_gate_speaks_for_a_cultist_and_a_closed_one_against() -> None:
    investigator, cultist, *_ = suspects()
    assert suspects(opened=["chicago"])[0] < investigator
    assert suspects(opened=["chicago"])[1] > cultist
    assert suspects(closed=["chicago"])[1] < cultist


def test_what_is_known_is_certain_and_one_can_switch_it_off() -> None:
    state = table(player(allegiance="investigator"), player(allegiance="cultist", revealed=True), player())
    assert shown(state)["chances"][:2] == [[1, 0, 0, 0], [0, 1, 0, 0]]
    state = GAME.new(3, 1, {"who_is_who": "no"})
    assert shown(state)["chances"] is None


def test_a_hidden_allegiance_changes_nothing_of_what_is_shown() -> None:
    guesses = []
    for allegiance in ("investigator", "cultist", "dissenter_cultist"):
        state = table(
            player(allegiance="investigator"),
            player(allegiance=allegiance, opened=["chicago"]),
            player(),
            player(),
        )
        guesses.append(shown(state)["chances"])
    assert guesses[0] == guesses[1] == guesses[2]


def test_spectators_are_shown_no_plans() -> None:
    state = do(hunters("hired_guns"), "0 pass")
    assert shown(state, None)["payment"] is None
