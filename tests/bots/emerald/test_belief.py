"""What may be concluded about sides in A Study in Emerald, and where it is shown."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from subrosa.bots.belief import Claim, imagine
from subrosa.games.emerald.bots.belief import EmeraldBelief
from subrosa.games.emerald.rules.game import GAME
from subrosa.games.emerald.rules.state import Emerald
from subrosa.games.emerald.rules.suspicion import deals, loyalists
from subrosa.games.emerald.rules.words import LOYALIST, RESTORATIONIST

SIDES = ("loyalist", "restorationist", "loyalist", "restorationist")


def position(*players: dict[str, Any], **more: Any) -> Emerald:
    """Lay out a table of four players, of whom these are known better."""
    found = [
        {"identity": side} | (players[seat] if seat < len(players) else {}) for seat, side in enumerate(SIDES)
    ]
    tracks = [sum(player.get("pushed", [0, 0])[side] for player in found) for side in range(2)]
    markers = {"loyalist": tracks[0], "restorationist": tracks[1]}
    state = GAME.position({"players": found, "tracks": markers, **more})
    assert isinstance(state, Emerald)
    return state


def seen_by(state: Emerald, seat: int | None) -> list[float]:
    return loyalists(GAME.edition, state.view(seat)["facts"])


# ---- what is certain, and what only the number of cards says


def test_everybody_knows_their_own_side() -> None:
    state = position()
    for seat, side in enumerate(SIDES):
        assert seen_by(state, seat)[seat] == pytest.approx(float(side == "loyalist"))


def test_one_s_own_card_is_missing_among_the_others() -> None:
    # Five cards are left, two of them Loyalists.
    assert seen_by(position(), 0)[1:] == pytest.approx([0.4] * 3)
    assert seen_by(position(), 1)[2:] == pytest.approx([0.6] * 2)
    assert seen_by(position(), None) == pytest.approx([0.5] * 4)


def test_cards_that_were_seen_count() -> None:
    state = position({}, {"looked": [0]})
    assert seen_by(state, 0)[1] == 0
    assert seen_by(state, 0)[2:] == pytest.approx([0.5] * 2)
    assert seen_by(state, 2)[1] > 0


def test_three_of_a_kind_leave_none() -> None:
    players = [{"identity": side} for side in ("loyalist", "loyalist", "loyalist", "restorationist")]
    for player in players[1:3]:
        player["looked"] = [0]  # type: ignore[assignment]
    state = GAME.position({"players": players})
    assert loyalists(GAME.edition, state.view(0)["facts"]) == pytest.approx([1, 1, 1, 0])


def test_a_change_of_heart_reverses_what_is_known() -> None:
    state = position({}, {"looked": [0], "changed": True})
    assert seen_by(state, 0)[1] == pytest.approx(1)
    assert seen_by(state, 1)[1] == pytest.approx(1)


def test_chances_of_all_deals_add_up() -> None:
    for seats in range(2, 6):
        facts = GAME.new(seats, 1).view(0)["facts"]
        for blind in (False, True):
            assert sum(deal.chance for deal in deals(GAME.edition, facts, blind)) == pytest.approx(1)


# ---- the signs


@pytest.mark.parametrize(
    ("sign", "loyal"),
    [
        ({"pushed": [2, 0]}, True),
        ({"pushed": [0, 2]}, False),
        ({"loyalist": 3}, True),
        ({"restorationist": 2}, False),
        ({"royalty": ["rhogog"]}, False),
        ({"hidden": ["rhogog"]}, True),
        ({"discards": ["hide_royalty"]}, True),
        ({"discards": ["black_hand"]}, False),
        ({"discards": ["bismarck"]}, True),
        ({"discards": ["louise_michel"]}, False),
    ],
    ids=str,
)
def test_signs_are_read_the_right_way_round(sign: dict[str, Any], loyal: bool) -> None:
    before, after = seen_by(position(), 0)[2], seen_by(position({}, {}, sign), 0)[2]
    assert (after > before) if loyal else (after < before)


def test_whoever_kills_restorationists_is_rather_a_loyalist() -> None:
    killer = {"beside": [{"card": "shoggoth", "victim": 1}]}
    assert seen_by(position({}, {}, killer), 1)[2] > seen_by(position(), 1)[2]
    plain = {"beside": [{"card": "shoggoth", "victim": 0}]}
    assert seen_by(position({}, {}, plain), 0)[2] < seen_by(position({}, {}, killer), 1)[2]


def test_royalty_is_not_counted_twice() -> None:
    # The points of royalty are no points of claimed cards.
    rich, poor = position({}, {}, {"royalty": ["gloriana"]}), position({}, {}, {"royalty": ["rhogog"]})
    assert seen_by(rich, 0) == seen_by(poor, 0)


# ---- where it is used


def test_a_page_is_shown_it_unless_the_table_has_switched_it_off() -> None:
    for setting in ("yes", "no"):
        view = GAME.new(4, 1, {"who_is_who": setting}).view(0)
        found = GAME.shown(view)["loyalist"]
        if setting == "no":
            assert found is None
        else:
            assert found == [round(chance, 2) for chance in loyalists(GAME.edition, view["facts"])]


def test_nobody_is_shown_what_they_may_not_know() -> None:
    # Two tables that look the same to seat 0, with other sides behind the cards.
    found = []
    for sides in (("loyalist", "restorationist", "loyalist"), ("loyalist", "loyalist", "restorationist")):
        state = GAME.position({"players": [{"identity": side} for side in sides], "seed": 5})
        found.append(GAME.shown(state.view(0))["loyalist"])
    assert found[0] == found[1]


def test_opinions_are_about_sides_that_are_not_known() -> None:
    state = position({}, {"looked": [0]}, {"pushed": [4, 0]})
    own = [state.view(seat) for seat in range(4)]
    belief = EmeraldBelief(GAME)
    opinion = belief.read(json.loads(json.dumps(own[0])))
    chances = opinion.chances()
    assert {claim.seat for claim in chances} == {2, 3}
    for seat in (2, 3):
        assert sum(chances[Claim("side", seat, side)] for side in set(SIDES)) == pytest.approx(1)
    assert belief.holds(Claim("side", 2, "loyalist"), own[2])
    assert not belief.holds(Claim("side", 3, "loyalist"), own[3])


def test_likely_worlds_are_imagined_more_often() -> None:
    view = position({}, {}, {"pushed": [6, 0]}, {"pushed": [0, 6]}).view(0)
    opinion = EmeraldBelief(GAME).read(view)
    chance = Random(1)
    plain, drawn = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    for _ in range(150):
        world, likely = GAME.imagine(view, chance), imagine(GAME, opinion, view, chance)
        assert isinstance(world, Emerald)
        assert isinstance(likely, Emerald)
        plain[tuple(world.identities[2:])] += 1
        drawn[tuple(likely.identities[2:])] += 1
    expected = (LOYALIST, RESTORATIONIST)
    assert drawn[expected] > plain[expected]
