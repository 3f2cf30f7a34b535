"""What the bots of Kill the Overlord conclude from the table."""

from typing import Any

import pytest

from subrosa.bots.belief import Claim
from subrosa.games.overlord.bots.belief import KEPT, Hands, OverlordBelief, in_hand
from subrosa.games.overlord.rules.game import GAME
from subrosa.games.overlord.rules.state import Overlord


def overlord(*hands: list[str]) -> Overlord:
    characters = ["overlord", "general", "captain", "peasant"]
    players: list[dict[str, Any]] = [
        {"character": character, "hand": hand} for character, hand in zip(characters, hands, strict=True)
    ]
    state = GAME.position({"players": players, "now": "choice"})
    assert isinstance(state, Overlord)
    return state


def test_a_card_that_is_played_at_once_is_rarely_still_in_a_hand() -> None:
    state = overlord(["blackmail"], ["revenge"], ["mutiny"], [])
    opinion = OverlordBelief(GAME.edition).read(state.view(0))
    other = overlord(["blackmail"], ["guilty_plea"], ["mutiny"], [])
    assert opinion.weight(other) < opinion.weight(state)
    chances = opinion.chances()
    plea, revenge = Claim("card", 1, "guilty_plea"), Claim("card", 1, "revenge")
    assert chances[plea] < chances[revenge]


def test_expected_cards_are_as_many_as_there_are() -> None:
    state = overlord(["blackmail"], ["revenge", "mutiny", "coercion"], ["mutiny", "revolution"], [])
    hands = Hands(GAME.edition, state.view(0))
    scale = hands.scale(5)
    assert sum(n * in_hand(KEPT[card] * scale) for card, n in hands.unseen.items()) == pytest.approx(5, 0.01)
