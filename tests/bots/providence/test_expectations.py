"""What bots hope for and fear on a table."""

from typing import Any

import pytest

from subrosa.core import State
from subrosa.games.providence.bots.expectations import Expectations
from subrosa.games.providence.bots.eyes import Eyes, known_deal
from subrosa.games.providence.bots.tally import Tally
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.words import CITIES
from tests.rules.providence.table import DATA, player, table

DECK = [card["id"] for card in DATA["starting_card"] for _ in range(card["copies_per_deck"])]


def hopes(s: State, me: int = 0, early: float = 1.0) -> Expectations:
    """Return what a player expects who knows all Allegiances."""
    assert isinstance(s, Providence)
    return Expectations(Tally(s), Eyes(s, me, known_deal(s)), early)


def test_a_lead_is_a_hope() -> None:
    lead, none = (table(player(cubes={place: 2}), player()) for place in ("boston", "limbo"))
    assert hopes(lead).points()[0] > hopes(none).points()[0]


def test_a_city_may_be_lost_again_as_long_as_the_game_goes_on() -> None:
    s = table(player(allegiance="cultist"), player())
    boston = CITIES.index("boston")
    assert (
        hopes(s, early=1.0).claimed(0, boston, boston) < hopes(s, early=0.0).claimed(0, boston, boston) == 4
    )


def owning(*hand: str) -> dict[str, Any]:
    """Write down a player who has these Starting cards in hand and no others."""
    gone = list(DECK)
    for card in hand:
        gone.remove(card)
    return player(*hand, gone=gone)


@pytest.mark.parametrize("count", [2, 5])
def test_a_hand_is_full_with_five_cards(count: int) -> None:
    """3: who has no deck will hold again what they own, so whoever sees the hand expects the same as others."""
    s = table(owning(*DECK[:count]), player())
    assert hopes(s, 0).means(0) == pytest.approx(hopes(s, 1).means(0))


def test_one_card_is_as_good_as_the_average_of_two() -> None:
    one, two = (table(player(), owning(*["start_contacts"] * count)) for count in (1, 2))
    assert hopes(one).means(1) == pytest.approx(hopes(two).means(1))


def fears(**more: Any) -> float:
    """Return what a player with little else on the table fears."""
    return hopes(table(player(**more), player())).fears(0)


def test_madness_is_feared_until_one_is_revealed() -> None:
    """11"""
    agents = {"monday": "boston", "wyatt_earp": "boston"}
    cards: dict[str, Any] = {"agents": agents, "deck": ["wyatt_earp"], "madness": 2}
    for side in ("investigator", "cultist"):
        assert fears(allegiance=side, **cards) < 0 == fears(allegiance=side, revealed=True, **cards)


def test_a_lonely_basic_agent_is_afraid_unless_it_is_a_cultist() -> None:
    """8.2"""
    agents = {"monday": "boston", "wyatt_earp": "boston"}
    assert fears(allegiance="cultist", vp=5) == 0
    assert fears(allegiance="investigator", vp=5) < fears(allegiance="investigator", vp=4) < 0
    assert fears(allegiance="investigator", vp=5, agents=agents, deck=["wyatt_earp"]) == 0
    assert fears(allegiance="investigator", vp=5, possessed=["monday"], agents={"monday": "boston"}) == 0
