"""What the bots of Estoril 1942 conclude from the table."""

import pytest

from subrosa.games.estoril.bots.belief import EstorilBelief
from subrosa.games.estoril.rules.game import GAME
from tests.bots.support import moments, of


def test_every_face_down_card_is_one_of_its_owners() -> None:
    areas = 0
    for state in moments("estoril", {}, 6):
        total: dict[str, float] = {}
        for claim, chance in of(GAME).read(state.view(0)).chances().items():
            area = claim.what.split()[1]
            total[area] = total.get(area, 0.0) + chance
        areas += len(total)
        assert list(total.values()) == pytest.approx([1.0] * len(total))
    assert areas


@pytest.mark.parametrize(
    ("option", "kind"), [("secret_missions", "mission"), ("recruitment_office", "office")]
)
def test_secret_missions_are_any_that_were_not_seen(option: str, kind: str) -> None:
    state = GAME.new(4, 1, {option: "yes"})
    own = [state.view(seat) for seat in range(4)]
    chances = of(GAME).read(own[0]).chances()
    seats = {claim.seat for claim in chances if claim.kind == kind}
    assert seats
    for seat in seats:
        about = {claim: chance for claim, chance in chances.items() if claim[:2] == (kind, seat)}
        assert sum(about.values()) == pytest.approx(1.0)
        assert any(of(GAME).holds(claim, own[seat]) for claim in about)


def test_strong_characters_are_rather_placed() -> None:
    belief = EstorilBelief(GAME.edition)
    strength = GAME.edition.strength
    weak, strong = min(range(6), key=strength.__getitem__), max(range(6), key=strength.__getitem__)
    careful, _, anyhow = belief.odds
    assert careful[weak][0] < careful[strong][0]
    assert anyhow[weak][0] == anyhow[strong][0]
