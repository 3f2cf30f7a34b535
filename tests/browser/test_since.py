"""What happened to somebody while the others played is where they look first, on every screen."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.screens import look
from tests.browser.support import DESKTOP, ON_ITS_SIDE, SHORT, Clicker, visitor
from tests.browser.tables import sit_down

pytestmark = pytest.mark.slow
SMALL = {"width": 375, "height": 553}
# What the others did after the guest's first move, in Nanty Narking's words; the guest has seat 0.
ABOUT_THEM = [
    {"event": "pay", "args": {"seat": 0, "target": 1, "gold": 7}},
    {"event": "removed", "args": {"district": "strand", "piece": "0", "calmed": False}},
]
OTHERS = [{"event": "stir", "args": {"district": name}} for name in ("strand", "city", "chelsea")] * 2


class Teller:
    """Lets a page and its server speak until the guest has decided; then tells what others did, and asks again."""

    def __init__(self, page: Page, news: list[dict[str, Any]]) -> None:
        self.news = news
        self.asked: dict[str, Any] = {}
        self.chosen = self.told = False
        page.route_web_socket(re.compile("/api/"), self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def from_page(message: str | bytes) -> None:
            self.chosen = self.chosen or json.loads(message)["type"] == "choose"
            server.send(message)

        def from_server(message: str | bytes) -> None:
            if self.told:
                return
            page.send(message)
            update = json.loads(message)
            view = update.get("view")
            if self.chosen and view:
                self.told = True
                end = update["from"] + len(update["log"])
                more = {"seq": update["seq"] + 1, "view": self.asked, "from": end, "log": self.news}
                page.send(json.dumps({**update, **more}))
            elif view and view["choices"]:
                self.asked = view

        page.on_message(from_page)
        server.on_message(from_server)


def decide(page: Page, address: str, *news: dict[str, Any]) -> None:
    teller = Teller(page, list(news))
    sit_down(page, address, "nanty")
    page.locator(".prompt:not(.wait) .acts button").first.wait_for()
    clicker = Clicker(page, auto=False)
    while not teller.chosen:
        clicker.click()
        page.wait_for_timeout(40)
    expect(page.locator("#log .line").filter(has_text="£7")).to_have_count(1)


@pytest.mark.parametrize("size", [DESKTOP, SHORT, SMALL, ON_ITS_SIDE], ids=lambda size: str(size["width"]))
def test_what_happened_to_somebody_is_at_the_end_of_the_log(
    browser: Browser, address: str, size: dict[str, int]
) -> None:
    with visitor(browser, size) as context:
        page = context.new_page()
        decide(page, address, *ABOUT_THEM, *OTHERS)
        upright, wide = size["width"] < 640, size == DESKTOP
        if not wide:
            buttons = page.get_by_role("navigation") if upright else page.get_by_role("banner")
            button = buttons.get_by_role("button", name="2 new lines about you")
            found = look(page, (size["width"], size["height"]))
            assert (found.covered, found.tabs) == ((), ())
            first = page.locator("main .since")
            expect(first).to_have_text(re.compile("Strand.*and 1 more", re.DOTALL))
            if size == SHORT:
                first.click()
            else:
                button.focus()
                page.keyboard.press("Enter")
        told = page.locator("#log .told")
        expect(told.locator("li")).to_have_text([re.compile("£7"), re.compile("Strand")])
        expect(told).to_be_in_viewport()
        expect(page.locator("#log .mine")).to_have_count(2)
        # The mark is where the guest had decided, and what follows it is what the others did.
        expect(page.locator("#log .since + .line")).to_contain_text("£7")
        # It has been read, so nothing asks for it any more.
        expect(page.locator("em").filter(has_text="2")).to_have_count(0)
        expect(page.locator("main .since")).to_have_count(0)


def test_what_is_in_sight_is_not_told_again(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        decide(page, address, *ABOUT_THEM)
        expect(page.locator("#log .mine")).to_have_count(2)
        expect(page.locator("#log .told")).to_have_count(0)


def test_screen_readers_hear_it_once(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        decide(page, address, *ABOUT_THEM, *OTHERS)
        expect(page.locator("#log .told")).to_have_count(1)
        spoken = page.locator("[aria-live=polite]")
        expect(spoken).to_contain_text("£7")
        assert spoken.inner_text().count("£7") == 1
