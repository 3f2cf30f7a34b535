"""A finished game is downloaded as a file and comes back as a replay."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.support import ROOT, visitor

pytestmark = pytest.mark.slow
SAVE = ROOT / "tests" / "saves" / "overlord-finished-4.save"


def test_a_save_can_be_opened(browser: Browser, address: str, tmp_path: Path) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        page.goto(address)
        page.locator("input[type=file]").set_input_files(SAVE)
        page.wait_for_url("**/replay/0*")
        page.locator(".controls").wait_for()
        expect(page.get_by_label("Seen by")).to_contain_text("As Player 1 saw it")  # the file names nobody
        page.get_by_role("link", name="How it ended").click()
        page.wait_for_url("**/replay/end")
        expect(page.locator(".log")).to_contain_text("wins")
        with page.expect_download() as download:
            page.get_by_role("link", name="Download the game").click()
        copy = tmp_path / "again.save"
        download.value.save_as(copy)
        page.goto(address)
        page.locator("input[type=file]").set_input_files(copy)
        page.wait_for_url("**/replay/0*")
        expect(page.locator(".controls")).to_be_visible()
