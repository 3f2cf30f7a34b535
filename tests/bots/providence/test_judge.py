"""What bots expect of a table: hopes that the rules would disappoint are none."""

import pytest

from subrosa.games.providence.bots.cards import card_values
from subrosa.games.providence.bots.expectations import Expectations
from subrosa.games.providence.bots.eyes import Eyes, blend, known_deal
from subrosa.games.providence.bots.judge import Judge, worth
from subrosa.games.providence.bots.tally import Tally
from subrosa.games.providence.rules.game import ProvidenceGame
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    CARDS,
    CITIES,
    CULTIST,
    FIRST_CARD_PLACE,
    INVESTIGATOR,
)
from tests.bots.providence.shares import shares
from tests.rules.providence.table import GAME, effect, player, table, with_effects

AGENTS = ("monday", "wyatt_earp", "carl_jung", "eliot_ness", "eunice_hunt", "amelia_earhart")


def test_values_count_by_how_likely_their_allegiance_is() -> None:
    rows = [[1.0, 0.0], [3.0, 2.0]]
    assert blend(rows, [0.5, 0.5]) == [2.0, 1.0]
    assert blend(rows, [0.0, 1.0]) == [3.0, 2.0]


@pytest.mark.parametrize(("count", "hope"), [(5, True), (6, False)])
def test_nobody_hopes_for_a_seventh_agent(count: int, hope: bool) -> None:
    """6.2, 7"""
    s = table(
        player(agents=dict.fromkeys(AGENTS[:count], "chicago"), cubes={"boston_card": 1}),
        player(),
        cities={"boston": {"card": "harry_houdini"}},
    )
    assert isinstance(s, Providence)
    boston = CITIES.index("boston")
    hopes = Expectations(Tally(s), Eyes(s, 0, known_deal(s)), 1.0)
    assert (hopes.claimed(0, FIRST_CARD_PLACE + boston, boston) > 0) == hope


@pytest.mark.parametrize("deal", ["IC", "ICD", "ID", "IICD", "IICC", "IICCD"])
def test_with_equal_points_the_chances_are_the_shares_that_the_rules_give(deal: str) -> None:
    """15"""
    sides = tuple(["ICD".index(letter) for letter in deal])
    equal = [[1.0] * len(ALLEGIANCES) for _ in sides]
    names = tuple([ALLEGIANCES[side] for side in sides])
    s = GAME.new(len(sides), seed=1)
    assert isinstance(s, Providence)
    for me, share in enumerate(shares(names)):
        judge = Judge(s, Eyes(s, me, [(sides, 1.0)], sober=True))
        assert judge.among_those_left(equal, equal, [(sides, 1.0)]) == pytest.approx(share)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_five_who_is_sober_is_less_sure(seats: int) -> None:
    sides = ("cultist", "investigator", "dissenter_cultist", "investigator", "cultist")[:seats]
    points = [20, *[4] * (seats - 1)]
    s = table(*[player(allegiance=side, vp=vp) for side, vp in zip(sides, points, strict=True)])
    assert isinstance(s, Providence)
    bold, sober = [worth(s, Eyes(s, 0, known_deal(s), sober)) for sober in (False, True)]
    assert bold > sober > 1 / seats if seats > 4 else bold == sober


def test_an_agent_who_opens_gates_is_worth_more_to_those_who_score_them() -> None:
    """Also if its text is the first of the card file, because no Starting card has one."""
    text = with_effects("start_roadblock", text=with_effects("start_gate_rite"))
    opens = '{ op = "gate", modes = ["open"], actor = "this_agent", power = "normal" }'
    game = GAME.with_cards(with_effects("wyatt_earp", effect("ACTION", opens), text=text))
    assert isinstance(game, ProvidenceGame)
    values = card_values(game.edition)
    earp = CARDS.index("wyatt_earp")
    assert game.edition.program[earp] == 0
    assert values[CULTIST].assets[earp] > values[INVESTIGATOR].assets[earp]
