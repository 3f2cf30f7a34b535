"""One server and one browser for all tests of a process, and a server for those about games of other packages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.support import chromium, serving
from tests.examples.installed import install


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with serving() as found:
        yield found


@pytest.fixture(scope="session")
def address_with_packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds games of other packages besides ours: for several players, and for one."""
    folder = tmp_path_factory.mktemp("packages")
    install(folder, "lighthouse", "examples.lighthouse")
    install(folder, "vigil", "tests.solo.vigil")
    with serving(packages=folder) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found
