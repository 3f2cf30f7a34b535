"""Positions that are written down wrongly are refused with what would be right."""

from typing import Any

import pytest

from subrosa.core import BadPosition, BrokenInvariant
from tests.rules.nanty.table import GAME, facts, player, table

TWO = [player(), player()]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"bord": {}}, "did you mean 'board'"),
        ({"board": {"chelsey": {}}}, "did you mean 'chelsea'"),
        ({"board": {"chelsea": {"agent": [1]}}}, "did you mean 'agents'"),
        ({"board": {"chelsea": {"agents": [1, 1, 1]}}}, "one entry a seat"),
        ({"board": {"chelsea": {"agents": ["sailor"]}}}, "whole number"),
        ({"board": {"chelsea": {"house": 2}}}, "seat from 0 to 1"),
        ({"board": []}, "table of districts"),
        ({"active": 2}, "seat from 0 to 1"),
        ({"now": "never"}, "one of play, end, turn"),
        ({"deck": ["toby"], "discards": ["toby"]}, "toby is there twice"),
        ({"discards": ["karl_marx"]}, "not in this game"),
        ({"event_deck": ["fire"], "happened": ["fire"]}, "an event is there twice"),
        ({"deck_size": 200}, "'deck_size' should be"),
        ({"players": [player(identity="ebenezer_scrooge"), player()]}, "cannot be ebenezer_scrooge"),
        ({"players": [player(money=-1), player()]}, "0 or more"),
        ({"players": [player("tobi"), player()]}, "did you mean 'toby'"),
    ],
)
def test_mistakes(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position({"players": TWO, **wrong})


def test_impossible_boards() -> None:
    with pytest.raises(BrokenInvariant, match="where nobody is"):
        table(*TWO, board={"city": {"trouble": True}})
    with pytest.raises(BrokenInvariant, match="Grenadiers"):
        table(*TWO, board={"city": {"grenadiers": 5}})


def test_a_brown_card_on_top_means_that_the_grey_ones_are_gone() -> None:
    s = table(player("navvies", "toby"), player(), deck=["estella"])
    assert facts(s)["deck"] == 51 - 1
    assert facts(s)["discarded"] == 47


def test_saves_of_positions() -> None:
    s = table(player("navvies", "toby"), player(), board={"city": {"agents": [1, 1]}})
    s.choose(0, "play navvies")
    assert GAME.load(GAME.save(s)).view(0) == s.view(0)
