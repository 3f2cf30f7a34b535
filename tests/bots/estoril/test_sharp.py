"""What `hard` thinks of networks and places in Estoril 1942."""

import pytest

from subrosa.games.estoril.bots.forecast import Forecast
from subrosa.games.estoril.bots.judge import SharpBot
from subrosa.games.estoril.bots.reckoning import marks, ways
from subrosa.games.estoril.bots.sharp import SharpMind
from subrosa.games.estoril.rules.game import GAME
from subrosa.games.estoril.rules.missions import amount
from subrosa.games.estoril.rules.scoring import scored
from subrosa.games.estoril.rules.words import CARDS, NOBODY
from tests.bots.estoril.test_reckoning import before_discards
from tests.bots.estoril.test_worlds import while_placing

MIND = SharpMind(GAME.edition)


def card(name: str) -> int:
    return CARDS.index(name)


def test_what_wins_places_counts_early_and_points_count_late() -> None:
    last, *_, first = Forecast(GAME.edition).cards
    killers, points = card("shouwaloff"), card("garbo")
    assert first[killers] > first[card("loreta_b")]
    assert last[killers] < last[points]
    assert last == [float(vp) for vp in GAME.edition.vp]


def test_nobody_sees_what_lies_face_down() -> None:
    state = while_placing()
    seat = state.waiting[0]
    hidden = [
        area
        for area, owner in enumerate(state.owners)
        if owner not in (NOBODY, seat) and not state.knows[area] >> seat & 1
    ]
    assert hidden
    for area in hidden:
        before = MIND.standing(state, seat, area >> 2)
        owner = state.owners[area]
        other = state.copy()
        owners_leads = set()
        for instead in state.hands[owner]:
            other.cards[area] = instead
            assert MIND.standing(other, seat, area >> 2) == before
            owners_leads.add(MIND.standing(other, owner, area >> 2))
        assert len(owners_leads) > 1  # they do


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_quick_discards_are_nearly_as_good_as_the_best(seed: int) -> None:
    state = before_discards(seed)
    missions = scored(state)
    counts = [[amount(state.edition, mission, hand) for mission in missions] for hand in state.hands]
    for seat in state.waiting:
        others = counts[:seat] + counts[seat + 1 :]
        quick = MIND.kept(state.hands[seat], missions, [max(each) for each in zip(*others, strict=True)])
        assert len(quick) == 6
        assert set(quick) < set(state.hands[seat])
        whole = [ways(state, each, state.hands[each][:6])[0] for each in range(3)]
        found = {
            way.kept: marks(state, [*whole[:seat], way, *whole[seat + 1 :]])[seat][0]
            for way in [*ways(state, seat, state.hands[seat]), *ways(state, seat, quick)]
        }
        assert found[quick] >= max(found.values()) - 3


def test_what_can_be_won_is_worth_a_better_network() -> None:
    view = GAME.new(3, 5).view(0)
    table = SharpBot(GAME, 1).read(view)
    assert table.worth(card("shouwaloff")) > table.worth(card("a_ferro")) >= 1.0


def test_a_round_that_is_not_over_can_be_judged() -> None:
    state = while_placing()
    assert state.round == 1
    assert sum(MIND.values(state)) == pytest.approx(1)
