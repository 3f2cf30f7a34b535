"""A learner that was trained on overlord_v1 can play overlord_v1 for ever: the meaning of numbers does not change."""

from hashlib import blake2b

import pytest

from subrosa import games
from subrosa.env.tables import Table

# The name, how many numbers an observation of the usual table has, how many actions there are, and which.
KNOWN: dict[str, tuple[str, int, int, str]] = {
    "overlord": ("overlord_v1", 377, 198, "7fb4bd4d9c97"),
    "estoril": ("estoril_v1", 4785, 1358, "b14bf51faeee"),
    "nanty": ("nanty_v1", 5884, 2833, "e7fe4cb70a15"),
    "emerald": ("emerald_v1", 3422, 846, "d455592891a2"),
}


@pytest.mark.parametrize("name", KNOWN)
def test_sizes_and_actions_stay(name: str) -> None:
    table = Table(name)
    texts = "\n".join([choice.text for choice in table.game.words.all])
    digest = blake2b(texts.encode(), digest_size=6).hexdigest()
    assert (table.name, table.observer.size, table.actions.size, digest) == KNOWN[name], (
        f"observations or actions of {name} have changed: raise VERSION in its layout, and correct this table"
    )


def test_all_games_are_known() -> None:
    assert sorted(KNOWN) == sorted(games.names())
