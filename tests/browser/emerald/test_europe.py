"""The board of A Study in Emerald: an action is put together by clicks, and everybody's cards are a click away."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support import (
    DESKTOP,
    ON_ITS_SIDE,
    PHONE,
    expect_explained,
    listen_for_trouble,
    visitor,
)
from tests.browser.tables import sit_down

pytestmark = pytest.mark.slow


def begin(page: Page, address: str) -> None:
    """Put both agents into London, on the map, and wait for the first action."""
    sit_down(page, address, "emerald")
    prompt = page.locator(".prompt")
    london = page.locator("svg.europe .hit").first
    for count in ("1 agent", "2 agents"):
        expect(prompt).to_contain_text(re.compile("of your two agents begin|your second agent begin"))
        london.press("Enter")
        page.get_by_role("button", name="Agent to London").click()
        expect(london).to_have_attribute("aria-label", re.compile(rf"Guest: {count}\b"))
    expect(prompt).to_contain_text("Your first action")


def test_an_action_is_put_together_and_taken_back(browser: Browser, address: str) -> None:
    with visitor(browser, DESKTOP) as context:
        page = context.new_page()
        troubles = listen_for_trouble(page)
        begin(page, address)
        asked = page.locator(".prompt .say")
        page.get_by_role("button", name="Discard cards").click()
        expect(page.locator(".payment h2")).to_have_text("Discard cards")
        first, second = page.locator("#hand [role=option]").nth(0), page.locator("#hand [role=option]").nth(1)
        first.click()
        expect(first).to_have_attribute("aria-selected", "true")
        expect(asked).to_have_text("Discard cards. 1 card.")
        second.click()
        expect(asked).to_have_text("Discard cards. 2 cards.")
        second.click()
        expect(second).to_have_attribute("aria-selected", "false")
        expect(asked).to_have_text("Discard cards. 1 card.")
        expect_explained(page, "svg.europe [data-part=card]")
        # A city is no answer now, and the server says why.
        page.locator("svg.europe .hit").nth(4).click(position={"x": 20, "y": 10})
        expect(page.get_by_role("alert")).to_contain_text("rule")
        page.get_by_role("button", name="Undo").click()
        expect(first).to_have_attribute("aria-selected", "false")
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".payment")).to_have_count(0)
        expect(asked).to_contain_text("Your first action")
        expect(page.locator("#hand [role=option]")).to_have_count(5)
        assert troubles == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_everybodys_cards_are_a_click_away(browser: Browser, address: str, size: dict[str, int]) -> None:
    with visitor(browser, size) as context:
        page = context.new_page()
        begin(page, address)
        if size is PHONE:
            expect(page.locator(".mini circle.p0")).to_have_count(
                1
            )  # the agents in London, on the little map
            page.get_by_role("button", name="Your side, and everybody’s cards").click()
        page.locator(".mine button").nth(1).click()
        dossier = page.locator("dialog.dossier")
        expect(dossier).to_be_visible()
        expect(dossier.get_by_role("tab", selected=True)).to_have_text(re.compile(r"Your draw deck\s+5"))
        expect(dossier.locator("li")).to_have_count(5)
        dossier.get_by_role("tab").first.click()
        expect(dossier.locator("li")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(dossier).to_have_count(0)
        page.locator(".other").first.click()
        dossier.get_by_role("tab", name="Hand and deck").click()
        dossier.locator("li button").first.click()
        expect(page.locator("dialog[open]")).to_have_count(2)  # the card, enlarged, over the dossier


def test_a_phone_shows_all_of_europe_from_far_away(browser: Browser, address: str) -> None:
    with visitor(browser, ON_ITS_SIDE) as context:
        page = context.new_page()
        sit_down(page, address, "emerald")
        far = page.locator(".mini")
        expect(far).to_be_visible()  # the little map, as long as only a part of the large one is seen
        page.get_by_role("button", name="Zoom out").click()
        expect(far).to_have_count(0)
        page.get_by_role("button", name="Zoom in").click()
        expect(far).to_be_visible()
