"""The puzzle of the day from the lobby: a guess, the explanation, the next one; on a phone and without a name."""

import re

import pytest
from playwright.sync_api import Browser, expect

from subrosa.puzzles.puzzle import NAMES, puzzle, puzzles_of
from tests.browser.axe import complaints, complaints_in_both_themes
from tests.browser.support import DESKTOP, GAMES, SHORT, listen_for_trouble, visitor

pytestmark = pytest.mark.slow


def test_a_puzzle_is_solved_and_the_next_one_is_offered(browser: Browser, address: str) -> None:
    game = GAMES[0]
    with visitor(browser, SHORT) as context:
        page = context.new_page()
        troubles = listen_for_trouble(page)
        page.goto(address)
        page.locator(f"a[href='/puzzle/{game}']").click()
        expect(page.locator(".candidates button").first).to_be_visible()
        # A link to one puzzle, which is told without its answer.
        page.goto(f"{address}/puzzle/{game}/1")
        kept = puzzle(game, 1)
        buttons = page.locator(".candidates button")
        expect(buttons).to_have_text([NAMES[int(name)] for name in kept.question.candidates])
        expect(page.locator(".why")).to_have_count(0)
        assert complaints_in_both_themes(page, "a puzzle") == []
        assert page.evaluate("document.documentElement.scrollWidth") <= SHORT["width"]
        wrong = next(name for name in kept.question.candidates if name != kept.answer)
        buttons.filter(has_text=NAMES[int(wrong)]).click()
        expect(page.locator(".verdict")).to_have_text(f"No, it is {NAMES[int(kept.answer)]}.")
        expect(page.locator(".chances li")).to_have_count(len(kept.question.candidates))
        assert complaints(page, "a puzzle that was solved") == []
        expect(page.locator(".reasons > li")).to_have_count(len(kept.reasons))
        numbers = page.get_by_role("navigation", name="Puzzles").get_by_role("link")
        expect(numbers).to_have_count(len(puzzles_of(game)))
        expect(numbers.first).to_have_accessible_name(re.compile("Not solved$"))
        page.set_viewport_size(
            {"width": DESKTOP["width"], "height": DESKTOP["height"]}
        )  # a phone has it in its settings
        page.locator(".top button").filter(has_text="EN").click()
        expect(page.locator(".verdict")).to_contain_text("prawidłowa odpowiedź")
        page.get_by_role("link", name="Następna zagadka").click()
        page.wait_for_url(re.compile(rf"/puzzle/{game}/2$"))
        expect(page.locator(".why")).to_have_count(0)
        expect(page.locator(".candidates button").first).to_be_enabled()
        # What was solved is remembered.
        page.locator(".candidates button").filter(has_text=NAMES[int(puzzle(game, 2).answer)]).click()
        expect(page.locator(".verdict")).to_contain_text("Zgadza się")
        page.reload()
        mark = page.get_by_role("navigation", name="Zagadki").get_by_role("link").nth(1)
        expect(mark).to_have_accessible_name(re.compile("Rozwiązana$"))
        page.goto(f"{address}/puzzle/{game}/999")
        expect(page.get_by_role("heading", name="Nie ma takiej zagadki")).to_be_visible()
        assert [one for one in troubles if "404" not in one] == []
