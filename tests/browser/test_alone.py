"""A game for one, from another package, by clicks on the plain board: nobody else is there, and the game may win."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.support import DESKTOP, Clicker, listen_for_trouble, play_now, visitor

pytestmark = pytest.mark.slow
ENOUGH = 400
# When the button to the ending came, which is there as soon as the game is over, and when the ending itself.
WATCH = """() => {
  const look = () => {
    if (document.querySelector(".top .ending")) window.decided ??= performance.now();
    if (document.querySelector(".end")) window.ended ??= performance.now();
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
PATIENCE = 180_000  # milliseconds: the machine may be busy, but whatever we wait for comes in the end


def test_a_game_for_one(browser: Browser, address_with_packages: str) -> None:
    address = address_with_packages
    with visitor(browser, DESKTOP, patient=True) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        troubles = listen_for_trouble(page)
        page.goto(address)
        box = page.locator("article[data-game=vigil]")
        expect(box.get_by_role("button")).to_have_text("Play alone: Vigil", timeout=PATIENCE)
        expect(box).to_contain_text("1–3 players", timeout=PATIENCE)
        play_now(page, address, "vigil")
        page.evaluate(WATCH)
        assert Clicker(page, seed=5).play(ENOUGH)
        # The deciding move was on the board for a while, although less motion is wanted: a pause is none.
        assert page.evaluate("window.ended - window.decided") > 2000
        table = page.url.rpartition("/")[2]
        result = page.request.get(f"{address}/api/tables/{table}").json()["result"]
        expect(page.locator(".end .ids li")).to_have_count(1, timeout=PATIENCE)
        told = "Winner" if result["winners"] else "Beaten by the game"
        expect(page.locator(".end .ids")).to_contain_text(told, timeout=PATIENCE)
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: not url.endswith(table))
        page.locator(".prompt").wait_for()  # another table, which begins at once
        assert troubles == []
