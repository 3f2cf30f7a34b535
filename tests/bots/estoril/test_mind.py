"""How play goes on in worlds of Estoril 1942 that a bot imagines."""

from typing import Any

from subrosa.games.estoril.bots.mind import EstorilMind
from subrosa.games.estoril.rules.game import GAME
from subrosa.games.estoril.rules.state import Estoril


def test_a_face_down_card_is_told_by_its_place_only() -> None:
    mind = EstorilMind(GAME.edition)
    state = GAME.new(seats=3, seed=2)
    assert isinstance(state, Estoril)
    seat = state.waiting[0]
    places = [choice for choice in state.options(seat) if choice.verb == "place"]
    secret = [choice for choice in places if GAME.edition.secret >> choice.args[1] & 1]
    by_area: dict[int, set[Any]] = {}
    for choice in secret:
        by_area.setdefault(choice.args[1], set()).add(mind.told(state, seat, choice))
    assert by_area
    assert all(len(told) == 1 for told in by_area.values())
    shown = [mind.told(state, seat, choice) for choice in places if choice not in secret]
    assert len(set(shown)) == len(shown)
