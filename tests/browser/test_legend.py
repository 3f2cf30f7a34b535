"""Behind the permanent "?" of every game stands what the symbols on its cards mean."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.support import GAMES, SHORT, played_of, visitor
from tests.browser.tables import sit_down

pytestmark = pytest.mark.slow
# How many lines there are, how many of them say something of their own, and how many have a drawing beside it.
LINES = """(lines) => [
  lines.length,
  new Set(lines.map((line) => line.lastElementChild.textContent.trim()).filter(Boolean)).size,
  lines.filter((line) => line.querySelector(".sign svg, .sign b")?.getBoundingClientRect().width > 8).length,
]"""


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_is_drawn_and_explained(browser: Browser, address: str, game: str, lang: str) -> None:
    with visitor(browser, SHORT, lang) as context:
        page = context.new_page()
        sit_down(page, address, game)
        page.locator("header .help").click()
        lines = page.locator("dialog .legend li")
        symbols = played_of(game).SYMBOLS
        expect(lines).to_have_count(symbols)
        assert lines.evaluate_all(LINES) == [symbols] * 3
        # All of it can be read: what is too long for the screen scrolls, and nothing is cut off at its side.
        lines.last.scroll_into_view_if_needed()
        expect(lines.last).to_be_in_viewport()
        assert page.locator("dialog[open]").evaluate("(it) => it.scrollWidth <= it.clientWidth")


def test_the_first_game_of_a_kind_begins_without_them(browser: Browser, address: str) -> None:
    with visitor(browser, met=[]) as context:
        page = context.new_page()
        sit_down(page, address, "nanty")
        expect(page.locator("dialog[open] h2")).to_have_text("Nanty Narking")
        expect(page.locator("dialog .legend")).to_have_count(0)
