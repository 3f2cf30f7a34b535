"""What tests of the server share."""

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from subrosa.table.common import passwords
from tests.table.postgres import postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def cheap_hasher() -> tuple[PasswordHasher, str]:
    """Return one that takes no time, and a password of nobody that it can check."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    return hasher, hasher.hash("nobody")


@pytest.fixture(autouse=True)
def cheap_passwords(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, cheap_hasher: tuple[PasswordHasher, str]
) -> None:
    """Hash cheaply, except in tests about what passwords cost."""
    if request.node.get_closest_marker("real_passwords") is None:
        monkeypatch.setattr(passwords, "hasher", cheap_hasher[0])
        monkeypatch.setattr(passwords, "NOBODY", cheap_hasher[1])
