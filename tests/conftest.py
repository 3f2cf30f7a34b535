"""The order in which tests run."""

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser last: once Playwright has started, no other event loop can run in its process.

    Of all others the slow ones come first, so that no core has to wait for the last of them.
    """
    items.sort(key=lambda item: (BROWSER in item.path.parents, item.get_closest_marker("slow") is None))
