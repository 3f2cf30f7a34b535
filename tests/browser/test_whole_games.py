"""Games by clicks against bots, in a real browser: every game, desktop and phone, both languages."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.screens import in_the_way
from tests.browser.support import (
    DESKTOP,
    GAMES,
    PHONE,
    Clicker,
    listen_for_trouble,
    over,
    play_now,
    visitor,
)

pytestmark = pytest.mark.slow
ENOUGH = 1500
MANY = 20
# From now on: how high the board is, whether it is said that somebody is about to win, where one passes, and where one
# does something else instead.
WATCH = """() => {
  const stage = document.querySelector("main.stage");
  window.heights = new Set();
  window.alarmed = false;
  new ResizeObserver(() => stage.isConnected && window.heights.add(stage.offsetHeight)).observe(stage);
  window.places = { passes: new Set(), deeds: new Set() };
  const all = (query) => [...document.querySelectorAll(`.prompt .acts ${query}`)].map((answer) => {
    const { left, top, right, bottom } = answer.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round).join();
  });
  const look = () => requestAnimationFrame(() => {
    window.alarmed ||= (document.querySelector(".tbl > .alarm")?.innerText ?? "") !== "";
    const [passes, deeds] = [all(".pass"), all(".btn:not(.pass, .ghost)")];
    passes.forEach((place) => window.places.passes.add(place));
    if (passes.length > 0) deeds.forEach((place) => window.places.deeds.add(place));
  });
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
SHORT_GAME = "overlord"


def mistaken(page: Page) -> list[tuple[list[int], list[int]]]:
    """Return what one hits who goes on passing, after `WATCH`: in Overlord one may react all the time."""
    found = page.evaluate("[[...window.places.passes], [...window.places.deeds]]")
    passes, deeds = ([[int(edge) for edge in place.split(",")] for place in places] for places in found)
    assert passes
    return in_the_way(passes, deeds)


def test_a_whole_game_by_clicks(browser: Browser, address: str) -> None:
    with visitor(browser, DESKTOP) as context:
        page = context.new_page()
        troubles = listen_for_trouble(page)
        play_now(page, address, SHORT_GAME)
        page.evaluate(WATCH)
        assert Clicker(page, seed=7).play(ENOUGH)
        assert mistaken(page) == []
        expect(page.locator(".hero .tale li").first).to_be_visible()  # why it went as it did
        page.get_by_role("link", name="Watch the replay").click()
        page.get_by_role("button", name="One move on").first.click()
        page.wait_for_url("**/replay/1?**")
        # In the list of one's tables it says with whom it was, how it ended, and when it began.
        page.goto(address)
        row = page.locator("section:not(.open) .row").first
        expect(row).to_contain_text(re.compile(r"\d bots · (you won|winner: .+) · \w+ \d+"))
        assert troubles == []


@pytest.mark.parametrize("game", [name for name in GAMES if name != SHORT_GAME])
def test_much_of_a_game_by_clicks(browser: Browser, address: str, game: str) -> None:
    """How it ends is seen by keyboard, in test_access: two whole games of each kind would be too much."""
    with visitor(browser, DESKTOP) as context:
        page = context.new_page()
        troubles = listen_for_trouble(page)
        play_now(page, address, game)
        clicker = Clicker(page, seed=7)
        assert clicker.play(MANY) or clicker.clicks == MANY  # somebody may win before
        assert troubles == []


def test_a_whole_game_on_a_phone_in_polish(browser: Browser, address: str) -> None:
    with visitor(browser, PHONE, "pl", "dark", has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        troubles = listen_for_trouble(page)
        play_now(page, address, "overlord")
        page.evaluate(WATCH)
        assert Clicker(page, seed=11).play(ENOUGH)
        # Somebody was about to win, which is said over the board: it stays as large as it was.
        assert page.evaluate("[window.alarmed, window.heights.size]") == [True, 1]
        assert mistaken(page) == []
        assert over(page)
        assert page.locator("html").get_attribute("lang") == "pl"
        # Once more with the same company: another table, which begins at once.
        finished = page.url
        page.get_by_role("button", name="Zagraj jeszcze raz").click()
        page.wait_for_url(lambda url: url != finished)
        page.locator(".prompt").wait_for()
        assert not over(page)
        assert troubles == []


def test_a_game_of_another_package_on_the_plain_board(
    browser: Browser, address_with_packages: str, tmp_path: Path
) -> None:
    """It is found by its entry point, has no board of its own, and can be played all the same."""
    with visitor(browser, met=["lighthouse"]) as context:
        page = context.new_page()
        troubles = listen_for_trouble(page)
        play_now(page, address_with_packages, "lighthouse")
        page.screenshot(path=tmp_path / "plain.png")
        assert Clicker(page, seed=3).play(ENOUGH)
        page.get_by_role("link", name="Watch the replay").click()
        page.get_by_role("button", name="One move on").first.click()
        page.wait_for_url("**/replay/1?**")
        assert troubles == []
