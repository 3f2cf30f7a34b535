"""What matters can be read before it goes: for those who want less motion, too, and whatever else they do meanwhile."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import BUT_COLOURS, complaints
from tests.browser.support import Clicker, visitor
from tests.browser.tables import sit_down

pytestmark = pytest.mark.slow
CLICKS = 200  # by then a round of Overlord is over, and more than once


def test_a_summary_stays_until_its_reader_closes_it(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        sit_down(page, address, "overlord")
        page.evaluate("window.awaited = '.summary'")
        clicker = Clicker(page, seed=7)
        summary = page.locator(".moment.summary")
        for _ in range(CLICKS):
            if summary.count():
                break
            clicker.play(1, seconds=5)
        words = summary.inner_text()
        assert "What happened" in words and len(words.splitlines()) > 2
        # Held by the focus, it outlasts any reading; keys and clicks elsewhere mean something else.
        summary.get_by_role("button", name="Close").focus()
        page.keyboard.press("l")
        expect(page.locator("#log")).to_be_focused()
        expect(summary).to_be_visible()
        page.locator("header h1, header .crumb").first.click()
        expect(summary).to_be_visible()
        assert complaints(page, "a summary", BUT_COLOURS) == []
        # It covers nothing that is to be answered.
        stage, prompt = (page.locator(part).bounding_box() for part in (".moment.summary", ".prompt"))
        assert stage and prompt and stage["y"] + stage["height"] <= prompt["y"]
        page.keyboard.press("Escape")
        expect(summary).to_have_count(0)
