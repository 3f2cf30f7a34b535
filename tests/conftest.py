"""The order in which tests run."""

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser last: once Playwright has started, no other event loop can run in its process."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
