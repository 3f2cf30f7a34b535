"""Frozen bots play as they did when they were frozen, or else nobody knows what later ones have gained."""

from hashlib import sha256

import pytest

from subrosa import bots, games
from subrosa.bots import Think

pytestmark = pytest.mark.slow  # whole games
# By bot: what it chose in a game of its own kind, thinking as briefly as it can. Whoever changes what a frozen bot is
# made of gives it a copy of what it had, and leaves these as they are.
CHOSEN = {
    "emerald hard-2026-11": "4660087a25108e46",
    "estoril hard-2026-11": "b4cfcb14b2560bd8",
    "nanty hard-2026-11": "8cf4fcbdd6fe45c3",
    "overlord hard-2026-11": "15ad7913fda7aa3f",
    "providence hard-2026-11": "48149cdc9fa9b11b",
}
SOON = Think(iterations=12)
MOST = 130  # decisions


def choices(name: str, bot: str) -> list[str]:
    """Return what copies of a bot choose."""
    game = games.get(name)
    state = game.new(game.usual_seats, "frozen", hurry=True, quiet=True)
    players = [bots.make(bot, game, f"frozen {seat}") for seat in range(state.seats)]
    chosen: list[str] = []
    while state.waiting and len(chosen) < MOST:
        seat = state.waiting[0]
        view = state.view(seat)
        chosen.append(players[seat].choose(view, view["choices"], SOON))
        state.apply(seat, state.option(seat, chosen[-1]))
    return chosen


def test_every_game_of_ours_has_its_past() -> None:
    assert sorted(CHOSEN) == sorted(f"{name} {bot}" for name in games.ours() for bot in bots.frozen(name))


@pytest.mark.parametrize("case", CHOSEN)
def test_a_frozen_bot_plays_as_it_did(case: str) -> None:
    digest = sha256("\n".join(choices(*case.split())).encode()).hexdigest()
    assert digest[:16] == CHOSEN[case]


@pytest.mark.parametrize("name", games.ours())
def test_frozen_bots_are_ours_and_are_offered_to_nobody(name: str) -> None:
    assert not set(bots.frozen(name)) & {*bots.names(name), *bots.names()}
    assert all(bots.is_ours(bot, name) and not bots.is_others(bot, name) for bot in bots.frozen(name))
