"""The board of Dark Providence: actions, journeys, dossiers and Cities by clicks, and the Great Old One's story."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support import (
    DESKTOP,
    PHONE,
    Clicker,
    expect_explained,
    listen_for_trouble,
    visitor,
)
from tests.browser.tables import make, sit_down

pytestmark = pytest.mark.slow
FIRST = re.compile("What do you do first")
# What lies over the middle of a button, if anything but itself does.
MEETS_ANOTHER = """(button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return button.contains(met) ? null : (met?.className ?? "nothing");
}"""


def begin(page: Page, address: str) -> None:
    """Begin a game against the Great Old One, which nobody has to be waited for in."""
    page.goto(f"{address}/table/{make(page, address, 'Guest', 'providence', 'me')}")
    set_up(page)


def set_up(page: Page) -> None:
    """Put the Basic Agent somewhere, and wait for the first action."""
    asked = page.locator(".prompt .say")
    expect(asked).to_contain_text("begin?")
    page.locator(".prompt .pick").first.evaluate("chip => chip.click()")  # the board has the same
    page.locator(".prompt .btn.pri").click()
    expect(asked).to_have_text(FIRST)


def begin_to_discard(page: Page) -> None:
    """Say what one wants to do, and wait until cards can be picked for it: before, a click explains them."""
    page.get_by_role("button", name="Discard cards").click()
    expect(page.locator(".payment h2")).to_have_text("Discard cards")


def have_in_hand(page: Page, deed: str) -> None:
    """Discard hands until one of them has cards for this: five of ten are drawn, and then the other five."""
    for _ in range(2):
        if page.get_by_role("button", name=deed, exact=True).count():
            return
        begin_to_discard(page)
        for n in range(5):
            page.locator("#hand [role=option]").nth(n).click()
            expect(page.locator(".prompt .say")).to_contain_text(f"{n + 1} card")
        page.get_by_role("button", name="Done").click()
        expect(page.locator(".prompt .say")).to_have_text("What do you do? You have one action left.")
        page.get_by_role("button", name="Pass", exact=True).click()
        expect(page.locator(".prompt .say")).to_have_text(FIRST)


def test_an_action_is_put_together_and_taken_back(browser: Browser, address: str) -> None:
    with visitor(browser, DESKTOP) as context:
        page = context.new_page()
        troubles = listen_for_trouble(page)
        begin(page, address)
        asked = page.locator(".prompt .say")
        begin_to_discard(page)
        first = page.locator("#hand [role=option]").first
        first.click()
        expect(asked).to_have_text("Discard cards. 1 card.")
        # A City is no answer now, and the server says why.
        page.locator("svg.america .hit").first.click(position={"x": 20, "y": 8})
        expect(page.get_by_role("alert")).to_contain_text("rule")
        page.get_by_role("button", name="Undo").click()
        expect(first).to_have_attribute("aria-selected", "false")
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".payment")).to_have_count(0)
        expect(asked).to_have_text(FIRST)
        assert troubles == []


def test_influence_on_the_card_of_a_city_says_who_would_lead(browser: Browser, address: str) -> None:
    with visitor(browser, DESKTOP) as context:
        page = context.new_page()
        begin(page, address)
        card = page.locator("svg.america .hit[aria-label^='The card in Arkham']")
        card.press("Enter")
        expect(card).to_have_attribute("aria-pressed", "true")
        page.locator(".prompt .btn.pri").click()
        expect(page.locator(".payment h2")).to_contain_text("the card in")
        page.locator("#hand [role=option]:not([aria-disabled=true])").first.click()
        expect(page.locator(".payment")).to_contain_text(re.compile(r"\d+ cubes?\. ?.*lead", re.DOTALL))
        expect(card).to_have_attribute("aria-pressed", "true")


def test_passing_is_in_sight_beside_many_answers(browser: Browser, address: str) -> None:
    with visitor(browser, DESKTOP) as context:
        page = context.new_page()
        begin(page, address)
        answers = page.locator(".prompt .acts .btn")
        assert answers.count() > 4, "so many that they may have to be scrolled"
        away = "(box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' })"
        for scroll in ("(box) => box.scrollTo(0, 0)", away):
            page.locator(".prompt .acts").evaluate(scroll)
            covered = page.get_by_role("button", name="Pass", exact=True).evaluate(MEETS_ANOTHER)
            assert covered is None


def test_what_one_would_have_now_says_what_it_consists_of(browser: Browser, address: str) -> None:
    with visitor(browser, DESKTOP) as context:
        page = context.new_page()
        sit_down(page, address, "providence")
        now = page.locator("details", has_text="If it ended now: 3 VP")
        line = now.get_by_text("Allegiance kept secret: 3")
        expect(line).to_be_hidden()
        now.locator("summary").click()
        expect(line).to_be_visible()
        expect(now).to_have_attribute("title", "Allegiance kept secret: 3")


def test_a_journey_shows_prices_and_its_way(browser: Browser, address: str) -> None:
    with visitor(browser, DESKTOP) as context:
        page = context.new_page()
        begin(page, address)
        have_in_hand(page, "Travel")
        page.get_by_role("button", name="Travel", exact=True).click()
        prices = page.locator("svg.america .price")
        expect(prices.first).to_be_visible()
        page.locator("svg.america .target .hit").first.click(position={"x": 20, "y": 8})
        expect(page.locator(".payment")).to_contain_text(re.compile(r"It costs \d, you pay 0\."))
        expect(page.locator("svg.america .glow").first).to_be_attached()
        expect(page.locator("svg.america .chosen")).to_have_count(1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_everybodys_cards_are_a_click_away(browser: Browser, address: str, size: dict[str, int]) -> None:
    with visitor(browser, size) as context:
        page = context.new_page()
        sit_down(page, address, "providence")
        if size is PHONE:
            page.get_by_role("button", name="Your Allegiance, the Mythos row, and everybody’s cards").click()
        expect(page.locator(".mythos").first).to_be_visible()
        page.locator(".mine button").nth(1).click()
        dossier = page.locator("dialog.dossier")
        expect(dossier.get_by_role("tab", selected=True)).to_contain_text("Your draw deck")
        page.keyboard.press("Escape")
        expect(dossier).to_have_count(0)
        page.locator(".other").first.click()
        dossier.get_by_role("tab", name="Hand and deck").click()
        dossier.locator("li button").first.click()
        expect(page.locator("dialog[open]")).to_have_count(2)  # the card, enlarged, over the dossier


def test_a_city_opens_with_all_that_is_in_it(browser: Browser, address: str) -> None:
    with visitor(browser, DESKTOP) as context:
        page = context.new_page()
        begin(page, address)
        expect_explained(page, "svg.america [data-thing$=_card]")
        page.locator("svg.america .hit[aria-label*='(Guest), power']").first.click(
            button="right", position={"x": 20, "y": 8}
        )
        sheet = page.locator("dialog.sheet")
        expect(sheet.locator("li")).not_to_have_count(0)
        expect(sheet.locator("tbody tr th")).to_contain_text(["Guest"])
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_the_turn_of_the_great_old_one_is_a_story(browser: Browser, address: str) -> None:
    with visitor(browser, DESKTOP, motion="no-preference") as context:
        page = context.new_page()
        troubles = listen_for_trouble(page)
        begin(page, address)
        expect(page.locator(".elder")).to_be_visible()
        expect(page.locator("section.story")).to_have_count(0)
        page.get_by_role("button", name="Pass", exact=True).click()
        story = page.locator("section.story")
        expect(story.locator("li").first).to_contain_text("Behaviour")
        expect(story.locator("li").nth(2)).to_be_visible()  # it goes on by itself
        story.get_by_role("button", name="All at once").click()
        told = story.locator("li").count()
        assert told > 2
        story.get_by_role("button", name="Tell it again").click()
        expect(story.locator("li")).to_have_count(1)
        story.get_by_role("button", name="Next").click()
        expect(story.locator("li")).not_to_have_count(1)
        story.get_by_role("button", name="All at once").click()
        expect(story.locator("li")).to_have_count(told)
        # Once one goes on, it makes room; it can be opened again.
        begin_to_discard(page)
        page.locator("#hand [role=option]").first.click()
        page.get_by_role("button", name="Done").click()
        expect(story.locator("li").first).to_be_hidden()
        story.locator("summary").click()
        expect(story.locator("li").first).to_be_visible()
        assert troubles == []


def test_a_game_alone_is_offered_in_the_lobby_and_counted_there(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        page.goto(address)
        page.locator("article[data-game=providence] a.alone").click()
        page.wait_for_url("**/new?game=providence&alone")
        page.get_by_label("Great Old One").select_option("hastur")
        page.get_by_role("button", name="Set the table").click()
        page.wait_for_url("**/table/*")
        assert Clicker(page, seed=2).play(1500)
        expect(page.locator(".hero .tale")).to_contain_text("Hastur")
        page.goto(address)
        line = page.locator("section.record tbody tr")
        expect(line.locator("th")).to_have_text("Hastur")
        expect(line.locator("td").first).to_have_text("1")
