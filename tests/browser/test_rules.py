"""The rules beside the table: in the reader's language, with chapters and references, and nobody leaves the table."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.support import PHONE, visitor
from tests.browser.tables import sit_down

pytestmark = pytest.mark.slow


def test_the_rules_in_polish_on_a_phone(browser: Browser, address: str) -> None:
    with visitor(browser, PHONE, lang="pl") as context:
        page = context.new_page()
        sit_down(page, address, "overlord")
        table = page.url
        page.get_by_role("button", name="Zasady").click()
        drawer = page.get_by_role("dialog", name="Zasady")
        expect(drawer.get_by_text("W skrócie.", exact=True)).to_be_in_viewport()
        drawer.get_by_label("Rozdziały").select_option("6")
        expect(drawer.get_by_role("heading", name="6 Karty spisku")).to_be_in_viewport()
        drawer.locator("[id='rule-6.3']").get_by_role("link", name="13.2").click()
        expect(drawer.get_by_role("heading", name="13.2 Kapitalizacja w pojedynku")).to_be_in_viewport()
        drawer.get_by_role("button", name="Wróć").click()
        expect(drawer.get_by_role("heading", name="13.2 Kapitalizacja w pojedynku")).not_to_be_in_viewport()
        expect(drawer.locator("[id='rule-6.3']")).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        assert page.url == table
        page.goto(f"{address}/rules/overlord")
        page.get_by_label("Rozdziały").and_(page.locator("select")).select_option("7")
        expect(page.get_by_role("heading", name="7 Postaci")).to_be_in_viewport()
