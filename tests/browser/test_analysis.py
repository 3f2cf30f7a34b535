"""A finished game is analysed from its replay page, and the findings are read there."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import complaints
from tests.browser.support import DESKTOP, PHONE, ROOT, listen_for_trouble, visitor

pytestmark = pytest.mark.slow
SAVE = ROOT / "tests" / "saves" / "overlord-finished-4.save"
PATIENCE = 120_000


def bring(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("input[type=file]").set_input_files(SAVE)
    page.wait_for_url("**/replay/0*")
    page.locator(".controls").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_replay_is_analysed(browser: Browser, address: str, size: dict[str, int]) -> None:
    with visitor(browser, size) as context:
        page = context.new_page()
        troubles = listen_for_trouble(page)
        bring(page, address)
        page.get_by_role("button", name="Analyse").click()
        panel = page.locator(".analysis")
        expect(panel.get_by_text("Chances of winning")).to_be_visible(timeout=PATIENCE)
        # A decision with its alternatives: one of them was chosen. The analysis is kept, so that nobody waits again.
        page.goto(re.sub(r"/replay/\d+", "/replay/5", page.url))
        page.get_by_role("button", name="Analyse").click()
        expect(panel.locator("li.chosen")).to_have_count(1)
        expect(panel.locator(".swing")).to_be_visible()
        assert panel.locator("ol li").count() >= 2
        # The keyboard walks through the game, and the panel with it.
        before = panel.inner_text()
        page.keyboard.press("End")
        expect(panel).not_to_have_text(before)
        expect(panel.locator(".seats li").nth(1)).to_contain_text("100 %")
        # What somebody else could have known.
        other = (
            panel.get_by_role("group", name="What each player could have known").get_by_role("button").nth(2)
        )
        other.click()
        expect(other).to_have_attribute("aria-pressed", "true")
        # A mark on the lines leads to its move, as the list does.
        marks = page.locator(".chances .mark")
        if marks.count():
            place = re.search(r"Move (\d+)", marks.first.get_attribute("aria-label") or "")
            assert place is not None
            marks.first.focus()
            page.keyboard.press("Enter")
            page.wait_for_url(f"**/replay/{place[1]}?*")
            expect(panel.locator(".swing.clear")).to_be_visible()
            expect(panel.locator(".turning [aria-current=step]")).to_have_count(1)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert "\n".join(complaints(page)) == ""
        page.get_by_role("button", name="Analyse").click()
        expect(panel).to_have_count(0)
        if size is PHONE:  # the log is behind its tab, as at a table
            expect(page.locator("main.stage")).to_be_visible()
            page.get_by_role("button", name="Log", exact=True).click()
        expect(page.locator(".log")).to_be_visible()
        assert troubles == []
