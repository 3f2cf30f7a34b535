"""Games by clicks against bots, in a real browser: every game, desktop and phone, both languages."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

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
SHORT_GAME = "overlord"


def test_a_whole_game_by_clicks(browser: Browser, address: str) -> None:
    with visitor(browser, DESKTOP) as context:
        page = context.new_page()
        troubles = listen_for_trouble(page)
        play_now(page, address, SHORT_GAME)
        assert Clicker(page, seed=7).play(ENOUGH)
        expect(page.locator(".hero .tale li").first).to_be_visible()  # why it went as it did
        page.get_by_role("link", name="Watch the replay").click()
        page.get_by_role("button", name="One move on").first.click()
        page.wait_for_url("**/replay/1?**")
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
        assert Clicker(page, seed=11).play(ENOUGH)
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
