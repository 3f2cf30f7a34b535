"""What is not on offer says why, on the board of Nanty Narking."""

import pytest
from playwright.sync_api import Browser

from tests.browser.support import says_why_not

pytestmark = pytest.mark.slow


def test_what_is_not_on_offer_says_why(browser: Browser, address: str) -> None:
    says_why_not(browser, address, "nanty", ".district")
