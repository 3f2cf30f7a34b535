"""What holds for all tests: Ctrl-C works, the order in which they run, and where garbage is looked for."""

import gc
import signal

import pytest


def pytest_configure() -> None:
    """Undo what shells do to what they run in the background: all that tests start would ignore Ctrl-C, too."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    gc.disable()  # all that is made by reading the tests is needed: looking for garbage takes a third of the time


def pytest_collection_finish() -> None:
    """Look for garbage only in what tests make."""
    gc.enable()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser last: once Playwright has started, no other event loop can run in its process.

    Of all others the slow ones come first, so that no core has to wait for the last of them.
    """
    items.sort(
        key=lambda item: (item.nodeid.startswith("tests/browser/"), item.get_closest_marker("slow") is None)
    )
