"""Actions: one number for each choice, with seats counted from whoever decides."""

import pytest

from subrosa import games
from subrosa.env.actions import Actions, turned_name
from subrosa.env.tables import actions_of


@pytest.mark.parametrize("name", games.names())
def test_every_seat_has_every_choice_once(name: str) -> None:
    game = games.get(name)
    for seats in range(game.min_seats, game.max_seats + 1):
        actions = Actions(game, seats)
        assert actions.size == len(game.words.all)
        for choices, numbers in zip(actions.choices, actions.numbers, strict=True):
            assert sorted(numbers) == list(range(actions.size))
            assert all(choices[numbers[choice.index]] is choice for choice in game.words.all)
        assert actions.choices[0] == game.words.all


def test_a_number_means_the_same_distance_for_everybody() -> None:
    overlord, nanty = games.get("overlord"), games.get("nanty")
    left = overlord.words.by_text["play blackmail 1"].index
    actions = actions_of(overlord, 5)
    assert [actions.choices[seat][left].text for seat in (0, 3, 4)] == [
        "play blackmail 1",
        "play blackmail 4",
        "play blackmail 0",
    ]
    own = nanty.words.by_text["remove city 0-gentleman"].index
    assert actions_of(nanty, 3).choices[2][own].text == "remove city 2-gentleman"


def test_things_that_belong_to_nobody_stay() -> None:
    assert [turned_name(name, 1, 4) for name in ("3", "2-sailor", "grenadier", "1ii", "7")] == [
        "0",
        "3-sailor",
        "grenadier",
        "1ii",
        "7",
    ]


def test_masks_hold_what_is_on_offer() -> None:
    game = games.get("overlord")
    state = game.new(5, seed=3, hurry=True, quiet=True)
    seat = state.waiting[0]
    actions = actions_of(game, 5)
    mask = actions.mask(seat, state.options(seat))
    assert {actions.choices[seat][i].text for i in range(actions.size) if mask[i]} == {
        choice.text for choice in state.options(seat)
    }
