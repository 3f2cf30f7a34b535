"""What tests of the server share."""

from collections.abc import Iterator

import pytest

from tests.table.postgres import postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url
