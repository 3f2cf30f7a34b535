"""What cannot be done, why, and by which rule; and trying it changes nothing."""

import pytest

from subrosa.core import NotYourTurn
from tests.rules.estoril.table import GAME, do, player, resolving, table
from tests.rules.support import why

QUIET = {
    "boca": "garbo",
    "tamariz": "luciano",
    "muchaxo": "rene",
    "palacio": "windsor",
    "museum": "dusko_p",
    "casino": "bourbon",
}


def test_placing() -> None:
    state = table(player({"3ii": "s_veteran"}), player({"7i": "s_veteran"}))
    assert why(state, "place garbo 7iii") == ("not-in-hand", "6.1")
    assert why(state, "place s_veteran 7iii") == ("not-in-hand", "6.1")
    assert why(state, "place s_assassin 1i") == ("not-in-play", "5.1")
    assert why(state, "place s_assassin 2iv") == ("no-such-area", "4.1")
    assert why(state, "place s_assassin 1iv") == ("no-such-area", "4.1"), "in play or not"
    assert why(state, "place s_assassin 7i") == ("occupied", "6.1")
    assert why(state, "place s_assassin 3ii") == ("occupied", "6.1")
    assert why(state, "place s_assassin 6ii") == ("inner", "6.2")
    assert state.refusal(0, "place s_assassin 3i") is None
    assert why(state, "pass") == ("not-now", "6.1")
    assert why(state, "look 7i") == ("not-now", "6.1")


def test_looking() -> None:
    state = table(
        player({"3ii": "s_veteran", "2i": "s_diplomat"}),
        player({"7i": "s_veteran", "3iii": "s_diplomat", "5i": "s_assassin", "8i": "s_seducer"}),
    )
    do(state, "0 place s_assassin 2iii")
    assert state.refusal(0, "look 7i") is None
    assert why(state, "look 1i") == ("not-in-play", "5.1")
    assert why(state, "look 7iv") == ("no-such-area", "4.1")
    assert why(state, "look 7ii") == ("empty", "6.5")
    assert why(state, "look 3iii") == ("face-up", "6.5")
    assert why(state, "look 2i") == ("own-card", "6.5")
    assert why(state, "look 5i") == ("out-of-range", "6.5")
    refusal = state.refusal(state.waiting[0], "look 5i")
    assert refusal is not None and refusal.args == {"location": "muchaxo"}
    assert why(state, "look church") == ("location-not-in-play", "5.1")
    assert why(state, "look tamariz") == ("reward-face-up", "6.5")
    assert why(state, "place s_conspirator 3i") == ("not-now", "6.5")
    state = table(player(), player({"6i": "s_veteran"}))
    do(state, "0 place s_assassin 6iii")
    assert why(state, "look palacio") == ("out-of-range", "6.5")


def test_assassins() -> None:
    state = resolving(
        player({"8i": "s_assassin"}),
        player({"8ii": "garbo", "8iii": "luciano", "2i": "s_veteran"}),
        protected=["8iii"],
        resolved=["palacio", "tamariz", "muchaxo", "casino", "boca"],
    )
    assert state.refusal(0, "assassinate 8ii") is None
    assert why(state, "assassinate 8i") == ("not-himself", "R6")
    assert why(state, "assassinate 8iii") == ("protected", "8.5")
    assert why(state, "assassinate 8iv") == ("empty", "8.2")
    assert why(state, "assassinate 2i") == ("not-here", "8.2")
    assert why(state, "assassinate 4i") == ("not-in-play", "5.1")
    assert why(state, "assassinate 2iv") == ("no-such-area", "4.1")
    assert why(state, "conspire") == ("no-symbol", "8.1")
    assert why(state, "seduce 2i iv") == ("no-symbol", "8.1")
    assert why(state, "keep") == ("not-now", "7.3")


def test_assassins_in_the_church() -> None:
    state = resolving(player({"1i": "rene"}), player({"1ii": "garbo"}), city="1@0 3@0 2@0 / 4@0 5@0 6@0")
    assert why(state, "assassinate 1ii") == ("no-assassin", "9.1")


@pytest.mark.parametrize("spot", ["i", "ii", "iii"])
def test_a_seducer_reaches_all_areas_of_an_adjacent_location(spot: str) -> None:
    """8.6: it is its own area that is taken"""
    state = resolving(player({"7i": "s_seducer"}), player({f"3{spot}": "s_veteran"}), until="boca")
    assert state.refusal(0, f"seduce 3{spot} ii") is None
    assert why(state, f"seduce 3{spot} i") == ("occupied", "8.6")


def test_diplomats_and_seducers() -> None:
    state = resolving(
        player({"3i": "s_diplomat", "7i": "s_seducer"}),
        player({"3ii": "garbo", "6i": "luciano", "8i": "s_veteran"}),
        until="tamariz",
    )
    assert why(state, "protect 6i") == ("not-near", "8.5")
    assert why(state, "protect 3iii") == ("empty", "8.5")
    do(state, "0 protect 3ii")
    assert why(state, "seduce 3ii ii") == ("protected", "8.5")
    assert why(state, "seduce 8i ii") == ("not-adjacent", "8.6")
    assert why(state, "seduce 3i i") == ("occupied", "8.6")
    assert why(state, "seduce 3i iv") == ("no-such-area", "4.1")
    assert why(state, "seduce 3iii ii") == ("empty", "8.6")
    assert state.refusal(0, "seduce 3i ii") is None
    state = resolving(player({"8i": "bourbon"}), player({"8ii": "garbo"}), until="museum")
    do(state, "0 protect 8ii")
    assert why(state, "protect 8ii") == ("already-protected", "8.5")


def test_white_markers_run_out() -> None:
    state = resolving(
        player({"8i": "bourbon"}),
        player({"8ii": "garbo", "8iii": "luciano", "8iv": "pires", "2i": "windsor", "2ii": "rene"}),
        protected=["8ii", "8iii", "8iv", "2i", "2ii"],
        resolved=["palacio", "tamariz", "muchaxo", "casino", "boca"],
        options={"white_markers": "limited"},
    )
    assert state.result is None
    state = resolving(
        player({"8i": "dusko_p", "8ii": "alekhine"}),
        player({"8iii": "luciano", "8iv": "pires", "2i": "windsor", "2ii": "rene"}),
        protected=["8i", "8iii", "8iv", "2i", "2ii"],
        resolved=["palacio", "tamariz", "muchaxo", "casino", "boca"],
        options={"white_markers": "limited", "assassin_himself": "yes"},
    )
    do(state, "0 pass")
    assert why(state, "protect 8ii") == ("no-white-marker", "15.4")


def test_nationalists_without_flags() -> None:
    """R24: two different symbols, so that the player is asked at all"""
    cards = GAME.cards_text() or GAME.file.text
    game = GAME.with_cards(
        cards.replace('abilities = ["assassin", "conspirator"]', 'abilities = ["nationalist", "conspirator"]')
    )
    state = game.position(
        {
            "players": [{"placed": {"3i": "rene"}, "hand": []}, {}],
            "city": "7@1 3@0 5@2 / 2@3 8@1 6@0",
            "now": "resolving",
            "rewards": {**QUIET, "muchaxo": "pires"},
        }
    )
    assert why(state, "rally") == ("no-flags", "8.4")


def test_exchanging() -> None:
    state = do(resolving(player({"8i": "s_conspirator"}), player(), until="museum"), "0 conspire")
    assert why(state, "pass") == ("not-now", "8.3")
    assert why(state, "conspire") == ("not-now", "8.3")


def test_losing_a_character() -> None:
    state = resolving(
        player({"7i": "luciano", "8i": "s_veteran"}),
        player({"7ii": "loreta_b", "7iii": "nora_s"}),
        until="boca",
    )
    do(state, "1 pass", "1 pass")
    assert why(state, "lose 7i") == ("not-yours", "9.7")
    assert why(state, "lose 8i") == ("not-here", "9.7")
    assert why(state, "lose 7iv") == ("no-such-area", "4.1")
    assert why(state, "pass") == ("not-now", "9.7")


def test_discarding() -> None:
    cards = [
        "garbo",
        "luciano",
        "s_assassin",
        "s_seducer",
        "s_nationalist",
        "s_diplomat",
        "s_veteran",
        "pires",
    ]
    state = table(player(hand=cards), player(), now="discarding")
    assert why(state, "discard windsor") == ("not-in-hand", "7.8")
    do(state, "0 discard pires")
    assert why(state, "discard pires") == ("already-aside", "7.8")
    assert why(state, "pass") == ("not-now", "7.8")


def test_nonsense_and_other_peoples_turns() -> None:
    state = table(player(), player())
    assert why(state, "dance") == ("unknown-choice", "13.1")
    assert why(state, "place") == ("unknown-choice", "13.1")
    assert why(state, "place garbo 9i") == ("unknown-choice", "13.1")
    for seat in (1, 2, -1):
        with pytest.raises(NotYourTurn):
            state.choose(seat, "place s_veteran 7i")
    refusal = state.refusal(1, "place s_veteran 7i")
    assert refusal is not None
    assert refusal.reason == "not-asked"


def test_letter_case_and_spaces_are_forgiven() -> None:
    state = do(table(player(), player()), "0 Place  S_VETERAN 7I")
    assert state.waiting == (1,)
