"""What may be concluded about Allegiances in Cthulhu: Dark Providence."""

import json
from typing import Any

import pytest

from subrosa.bots.belief import Claim
from subrosa.games.providence.bots.belief import ProvidenceBelief
from subrosa.games.providence.rules.game import GAME
from subrosa.games.providence.rules.suspicion import chances, dealt
from subrosa.games.providence.rules.words import ALLEGIANCES

SIDES = ("investigator", "cultist", "dissenter_cultist", "investigator")


def chance_of(side: str, seats: int = 4, **sign: Any) -> float:
    """Return how likely seat 0 thinks it that seat 1 is of this Allegiance, after a sign."""
    players: list[dict[str, Any]] = [{"allegiance": name} for name in SIDES[:seats]]
    players[1] |= sign
    state = GAME.position({"players": players})
    view = json.loads(json.dumps(state.view(0)))
    return ProvidenceBelief(GAME).read(view).chances()[Claim("allegiance", 1, side)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_without_signs_only_the_cards_count(seats: int) -> None:
    facts = GAME.new(seats, seed=4).view(0)["facts"]
    deals = dealt(GAME.edition, facts)
    assert sum(deals.values()) == pytest.approx(1)
    for seat, expected in enumerate(chances(GAME.edition, facts)):
        for side, chance in enumerate(expected):
            found = sum(one for sides, one in deals.items() if sides[seat] == side)
            assert found == pytest.approx(chance)


@pytest.mark.parametrize(
    ("sign", "side"),
    [
        ({"closed": ["boston"]}, "investigator"),
        ({"opened": ["boston"]}, "cultist"),
        ({"mythos": ["mythos_cthulhu"]}, "cultist"),
        ({"agents": {"wyatt_earp": "boston"}}, "investigator"),
    ],
    ids=str,
)
def test_signs_are_read_the_right_way_round(sign: dict[str, Any], side: str) -> None:
    assert chance_of(side, **sign) > chance_of(side)


def test_chances_of_a_seat_add_up() -> None:
    assert sum(chance_of(side, closed=["boston"]) for side in ALLEGIANCES) == pytest.approx(1)


def test_what_was_seen_needs_no_belief() -> None:
    players = [{"allegiance": "investigator"}, {"allegiance": "cultist", "looked": [0]}, {}]
    opinion = ProvidenceBelief(GAME).read(GAME.position({"players": players}).view(0))
    assert {claim.seat for claim in opinion.chances()} == {2}


def test_whoever_plays_alone_has_nobody_to_suspect() -> None:
    assert ProvidenceBelief(GAME).read(GAME.new(1, seed=1).view(0)).chances() == {}
