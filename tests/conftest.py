"""What holds for all tests: Ctrl-C works, and the order in which they run."""

import signal

import pytest


def pytest_configure() -> None:
    """Undo what shells do to what they run in the background: all that tests start would ignore Ctrl-C, too."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser last: once Playwright has started, no other event loop can run in its process.

    Of all others the slow ones come first, so that no core has to wait for the last of them.
    """
    items.sort(
        key=lambda item: (item.nodeid.startswith("tests/browser/"), item.get_closest_marker("slow") is None)
    )
