"""One server and one browser for all tests of a process."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.support import chromium, serving


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with serving() as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found
