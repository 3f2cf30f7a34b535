"""The game of one (RULES.md 18)."""

from typing import Any

from subrosa.core import State
from tests.rules.providence.table import SANE, city, do, elder, events, facts, player, row, seat, table


def alone(*hand: str, elder: dict[str, Any], **position: Any) -> State:
    """Set up a game of one at which the player has only to pass for the Great Old One's turn to begin."""
    return table(player(*hand), elder=elder, **position)


def test_influence_goes_to_the_first_mythos_card_without_cubes_of_its_own() -> None:
    s = alone(
        elder={
            "elder": "dagon",
            "behaviours": ["behaviour_4"],
            "cultists": [{"cubes": {"mythos_offering": 1}}, {"cubes": {"mythos_shoggoth": 1}}],
        },
        row=["mythos_offering", "mythos_shoggoth"],
        blockades=["mythos_offering", "mythos_shoggoth"],
    )
    do(s, "0 pass")
    assert row(s)["mythos_shoggoth"]["cubes"] == [0, 3, 1]


def test_hastur_claims_his_own_card_for_five_points() -> None:
    s = alone(
        elder={
            "elder": "hastur",
            "behaviours": ["behaviour_5"],
            "cultists": [{}, {"cubes": {"mythos_hastur": 2}}],
        },
        row=["mythos_offering", "mythos_hastur"],
        rolls=[SANE],
    )
    do(s, "0 pass")
    assert elder(s)["vp"] == 6 + 5
    assert elder(s)["mythos"] == ["mythos_hastur"]
    assert list(row(s)) == ["mythos_offering"]


def test_hasturs_first_effect_puts_cubes_on_the_first_three_cards_of_the_path() -> None:
    s = alone(
        elder={"elder": "hastur", "behaviours": ["behaviour_5"]},
        cities={
            name: {"card": card} for name, card in zip(("boston", "chicago", "atlanta"), CARDS, strict=True)
        },
    )
    do(s, "0 pass")
    for name in ("boston", "chicago", "atlanta"):
        assert city(s, name)["card_cubes"] == [0, 1, 0]
    assert events(s, "elder-travel")[0]["city"] == "boston"


CARDS = ("tnt", "fbi", "speakeasy")


def test_a_failure_is_told_and_the_cultist_travels() -> None:
    s = alone(elder={"elder": "dagon", "behaviours": ["behaviour_1"]})
    do(s, "0 pass")
    assert events(s, "elder-fail")[0]["why"] == "leads-on-no-main-card"
    assert events(s, "elder-travel")[0]["city"] == "boston"


def test_nobody_claims_where_an_unrevealed_cultist_stands() -> None:
    s = table(player(cubes={"arkham": 3}), elder={"elder": "dagon"})
    refusal = s.refusal(0, "claim arkham")
    assert refusal is not None
    assert refusal.reason == "guarded"


def test_a_cultist_claims_a_city_from_the_player() -> None:
    s = table(
        player(cities=["boston"]),
        elder={
            "elder": "dagon",
            "behaviours": ["behaviour_7"],
            "cultists": [{"city": "boston", "cubes": {"boston": 2}}, {}],
        },
    )
    do(s, "0 pass")
    assert seat(s, 0)["vp"] == 0
    assert city(s, "boston")["controller"] == 1
    assert city(s, "boston")["blockade"]
    assert "city_boston" in facts(s)["supply"]
    assert elder(s)["vp"] == 6 + 4
