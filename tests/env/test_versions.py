"""A learner that was trained on overlord_v1 can play overlord_v1 for ever: the meaning of numbers does not change."""

from hashlib import blake2b
from importlib import import_module

import pytest

from subrosa import games
from subrosa.env.tables import Table


@pytest.mark.parametrize("name", games.ours())
def test_sizes_and_actions_stay(name: str) -> None:
    table = Table(name)
    texts = "\n".join([choice.text for choice in table.game.words.all])
    digest = blake2b(texts.encode(), digest_size=6).hexdigest()
    known = import_module(f"tests.rules.{name}.version").KNOWN
    assert (table.name, table.observer.size, table.actions.size, digest) == known, (
        f"observations or actions of {name} have changed: raise VERSION in its layout, and correct "
        f"tests/rules/{name}/version.py"
    )
