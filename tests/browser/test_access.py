"""For everyone: axe finds nothing on any page, and whole games can be played by keyboard alone."""

import re
import time
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support import DESKTOP, GAMES, PHONE, ROOT, Clicker, over, play_now, visitor

pytestmark = pytest.mark.slow
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"


def complaints(page: Page) -> list[str]:
    """Return what axe finds wrong; the browser itself puts the tool in, past the content policy."""
    page.evaluate(
        "Promise.allSettled(document.getAnimations().filter(a => a instanceof CSSTransition).map(a => a.finished))"
    )
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def complaints_in_both_themes(page: Page, where: str) -> list[str]:
    """Return what axe finds wrong by day and by lamplight."""
    found = []
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{where}, {theme}: {one}" for one in complaints(page)]
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(browser: Browser, address: str, size: dict[str, int]) -> None:
    with visitor(browser, size) as context:
        page = context.new_page()
        found: list[str] = []
        for path in ("/", "/new?game=overlord", "/rules/overlord", "/about", "/account", "/nowhere"):
            page.goto(address + path)
            page.wait_for_timeout(600)
            found += complaints_in_both_themes(page, path)
        for game in GAMES:
            play_now(page, address, game)
            page.wait_for_timeout(600)
            Clicker(page).play(3)
            found += complaints_in_both_themes(page, game)
        assert "\n".join(found) == ""


def test_axe_finds_nothing_at_the_end(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        play_now(page, address, "overlord")
        assert Clicker(page, seed=2).play(1500)
        page.wait_for_timeout(600)
        found = complaints(page)
        page.goto(f"{page.url}/replay/20")
        page.locator(".controls").wait_for()
        page.wait_for_timeout(600)
        assert "\n".join(found + complaints(page)) == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(browser: Browser, address: str, game: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        page.goto(address)
        page.locator(f"article[data-game={game}]").wait_for()
        expect(page.locator(f"article[data-game={game}] button")).to_contain_text(":")
        focus(page, None, f"article[data-game={game}] button")
        page.keyboard.press("Enter")
        page.wait_for_url("**/table/*")
        page.locator(".prompt").wait_for()
        end = time.monotonic() + 1200
        n = 0
        while not over(page) and time.monotonic() < end:
            if page.locator(".prompt .auto input:not(:checked)").count():
                page.keyboard.press("p")
                focus(page, None, ".prompt .auto input")
                page.keyboard.press("Space")
            n += 1
            page.keyboard.press(str(1 + n % 3))
            page.wait_for_timeout(30)
        assert over(page)
        focus(page, re.compile("Watch the replay"))
        page.keyboard.press("Enter")
        page.wait_for_url("**/replay/0*")
        page.locator(".controls").wait_for()
        page.keyboard.press("ArrowRight")
        page.wait_for_url("**/replay/1*")


def focus(page: Page, name: "re.Pattern[str] | None", selector: str = "") -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        text: str = page.evaluate("document.activeElement?.innerText ?? ''")
        if name is not None and name.search(text):
            return
        if selector and page.evaluate("s => document.activeElement?.matches(s)", selector):
            return
    raise AssertionError(f"no way by Tab to {name or selector}")


def test_keys_go_to_the_parts_of_the_table(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        play_now(page, address, "overlord")
        page.locator("#hand [role=option]").first.wait_for()
        page.keyboard.press("h")
        expect(page.locator("#hand [role=option]").first).to_be_focused()
        page.keyboard.press("l")
        expect(page.locator("#log")).to_be_focused()
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
