"""Beliefs: chances add up, nothing true is held impossible, and the signs are read the right way round."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from subrosa import bots, games
from subrosa.bots.belief import Belief, Claim, Opinion, imagine
from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.games.estoril.bots.belief import EstorilBelief
from subrosa.games.estoril.rules.game import EstorilGame
from subrosa.games.nanty.bots.belief import Suspects
from subrosa.games.nanty.rules.game import NantyGame
from subrosa.games.overlord.bots.belief import Hands, OverlordBelief
from subrosa.games.overlord.rules.game import OverlordGame
from subrosa.games.overlord.rules.state import Overlord

VARIANTS = [
    ("overlord", {}),
    ("overlord", {"cast": "alternate"}),
    ("estoril", {}),
    ("nanty", {}),
    ("nanty", {"identities": "alternative"}),
    ("nanty", {"identities": "classic"}),
    ("emerald", {}),
]


def of(game: Game) -> Belief:
    belief = bots.belief_of(game)
    assert belief is not None
    return belief


def moments(name: str, options: dict[str, str], seed: int) -> Iterator[State]:
    """Yield some states of a random game."""
    game = games.get(name)
    chance = Random(seed)
    state = game.new(game.max_seats, seed, options, hurry=True, quiet=True)
    while state.waiting:
        if chance.random() < 0.1:
            yield state
        seat = state.waiting[0]
        state.apply(seat, chance.choice(state.options(seat)))


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_nothing_that_is_true_is_held_impossible(name: str, options: dict[str, str]) -> None:
    belief = of(games.get(name))
    claims = 0
    for state in moments(name, options, 4):
        own = [state.view(seat) for seat in range(state.seats)]
        for viewer in range(state.seats):
            chances = belief.read(json.loads(json.dumps(own[viewer]))).chances()
            for claim, chance in chances.items():
                assert 0 <= chance <= 1 + 1e-9
                if belief.holds(claim, own[claim.seat]):
                    claims += 1
                    assert chance > 0, claim
            assert all(claim.seat != viewer for claim in chances)
    assert claims


@pytest.mark.parametrize("options", [{}, {"identities": "alternative"}])
def test_everybody_is_somebody(options: dict[str, str]) -> None:
    game = games.get("nanty")
    for state in moments("nanty", options, 5):
        total: Counter[int] = Counter()
        for claim, chance in of(game).read(state.view(0)).chances().items():
            total[claim.seat] += chance  # type: ignore[assignment]
        assert sorted(total) == list(range(1, state.seats))
        assert list(total.values()) == pytest.approx([1.0] * len(total))


def test_every_face_down_card_is_one_of_its_owners() -> None:
    game = games.get("estoril")
    areas = 0
    for state in moments("estoril", {}, 6):
        total: dict[str, float] = {}
        for claim, chance in of(game).read(state.view(0)).chances().items():
            area = claim.what.split()[1]
            total[area] = total.get(area, 0.0) + chance
        areas += len(total)
        assert list(total.values()) == pytest.approx([1.0] * len(total))
    assert areas


@pytest.mark.parametrize(
    ("option", "kind"), [("secret_missions", "mission"), ("recruitment_office", "office")]
)
def test_secret_missions_are_any_that_were_not_seen(option: str, kind: str) -> None:
    game = games.get("estoril")
    state = game.new(4, 1, {option: "yes"})
    own = [state.view(seat) for seat in range(4)]
    chances = of(game).read(own[0]).chances()
    seats = {claim.seat for claim in chances if claim.kind == kind}
    assert seats
    for seat in seats:
        about = {claim: chance for claim, chance in chances.items() if claim[:2] == (kind, seat)}
        assert sum(about.values()) == pytest.approx(1.0)
        assert any(of(game).holds(claim, own[seat]) for claim in about)


def test_an_opinion_needs_no_memory() -> None:
    for name in games.names():
        state = games.get(name).new(seed=3)
        view = state.view(state.waiting[0])
        once = of(games.get(name)).read(view).chances()
        assert of(games.get(name)).read(json.loads(json.dumps(view))).chances() == once


# ---- the signs


def overlord(*hands: list[str]) -> Overlord:
    characters = ["overlord", "general", "captain", "peasant"]
    players: list[dict[str, Any]] = [
        {"character": character, "hand": hand} for character, hand in zip(characters, hands, strict=True)
    ]
    state = games.get("overlord").position({"players": players, "now": "choice"})
    assert isinstance(state, Overlord)
    return state


def test_a_card_that_is_played_at_once_is_rarely_still_in_a_hand() -> None:
    game = games.get("overlord")
    assert isinstance(game, OverlordGame)
    state = overlord(["blackmail"], ["revenge"], ["mutiny"], [])
    opinion = OverlordBelief(game.edition).read(state.view(0))
    other = overlord(["blackmail"], ["guilty_plea"], ["mutiny"], [])
    assert opinion.weight(other) < opinion.weight(state)
    chances = opinion.chances()
    plea, revenge = Claim("card", 1, "guilty_plea"), Claim("card", 1, "revenge")
    assert chances[plea] < chances[revenge]


def test_expected_cards_are_as_many_as_there_are() -> None:
    game = games.get("overlord")
    assert isinstance(game, OverlordGame)
    state = overlord(["blackmail"], ["revenge", "mutiny", "coercion"], ["mutiny", "revolution"], [])
    hands = Hands(game.edition, state.view(0))
    scale = hands.scale(5)
    from subrosa.games.overlord.bots.belief import KEPT, in_hand

    assert sum(n * in_hand(KEPT[card] * scale) for card, n in hands.unseen.items()) == pytest.approx(5, 0.01)


def test_an_identity_that_was_seen_out_of_use_is_nobody_s() -> None:
    game = games.get("nanty")
    assert isinstance(game, NantyGame)
    state = game.new(3, 1)
    view = state.view(0)
    other = next(iter(Suspects(game, view).odds[1]))
    view["facts"]["own"]["peeks"] = [[0, [other]]]
    opinion = Suspects(game, view)
    assert other not in opinion.odds[1]
    assert Claim("identity", 1, other) not in opinion.chances()


def test_strong_characters_are_rather_placed() -> None:
    game = games.get("estoril")
    assert isinstance(game, EstorilGame)
    belief = EstorilBelief(game.edition)
    strength = game.edition.strength
    weak, strong = min(range(6), key=strength.__getitem__), max(range(6), key=strength.__getitem__)
    careful, _, anyhow = belief.odds
    assert careful[weak][0] < careful[strong][0]
    assert anyhow[weak][0] == anyhow[strong][0]


def test_likely_worlds_are_drawn_more_often() -> None:
    class Fussy(Opinion):
        def weight(self, world: Any) -> float:
            return 1.0 if world.hands[1] == wanted else 0.0

    game = games.get("overlord")
    view = overlord(["blackmail"], ["revenge"], ["mutiny"], []).view(0)
    chance = Random(1)
    plain = Counter(game.imagine(view, chance).hands[1] for _ in range(200))  # type: ignore[attr-defined]
    wanted, often = plain.most_common(1)[0]
    drawn = [imagine(game, Fussy(), view, chance).hands[1] for _ in range(200)]  # type: ignore[attr-defined]
    assert drawn.count(wanted) > 2 * often
