"""Making a table: what people type is checked at its field, and bots have a speed."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.support import visitor

pytestmark = pytest.mark.slow


def test_a_newcomer_gets_slow_bots(browser: Browser, address: str) -> None:
    with visitor(browser, met=()) as context:
        page = context.new_page()
        page.goto(f"{address}/new?game=overlord")
        expect(page.get_by_label("Bots answer")).to_have_value("slow")


def test_a_cast_of_ones_own(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        page.goto(f"{address}/new?game=overlord")
        expect(page.get_by_label("Bots answer")).to_have_value("normal")
        page.locator("label", has_text="Players").first.locator("select").select_option("4")
        page.get_by_label("Bots answer").select_option("fast")
        page.get_by_text("Variants and house rules").click()
        page.get_by_label("Cast", exact=True).select_option("custom")
        words = page.get_by_label("Cast: your own")
        words.fill("overlord,captain,wizard,peasant")
        page.get_by_role("button", name="Set the table").click()
        expect(words).to_have_attribute("aria-invalid", "true")
        expect(page.get_by_role("alert").filter(has_text="wizard")).to_be_visible()
        words.fill("overlord,captain,merchant,peasant")
        expect(words).to_have_attribute("aria-invalid", "false")
        page.get_by_label("Language at the table").select_option("pl")
        page.get_by_role("button", name="Set the table").click()
        page.locator(".prompt").wait_for()
        table = page.request.get(f"{address}/api/tables/{page.url.rpartition('/')[2]}").json()
        assert table["lang"] == "pl"
        expect(page.locator(".ring")).to_contain_text("Merchant")
        expect(page.get_by_label("Bots answer")).to_have_value("fast")
        expect(page.get_by_label("Bots answer")).to_be_in_viewport(ratio=1)
