"""A first game in the browser: from the box in the lobby through a whole lesson to a real table."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from subrosa import games
from subrosa.lessons import Step, lesson_of
from tests.browser.axe import complaints
from tests.browser.support import DESKTOP, GAMES, SHORT, listen_for_trouble, visitor

TRIES = 4  # clicks on a board that is still moving
SOON = 1500  # milliseconds

COVERED = """() => {
  const [bubble, halo] = [".coach", ".halo"].map((name) => document.querySelector(name)?.getBoundingClientRect());
  return !bubble || !halo || !(bubble.right <= halo.left + 5 || halo.right <= bubble.left + 5
    || bubble.bottom <= halo.top + 5 || halo.bottom <= bubble.top + 5);
}"""


# The question is asked while the bubble speaks: it has to be seen, too.
QUESTION_COVERED = """() => {
  const boxOf = (name) => document.querySelector(name)?.getBoundingClientRect();
  const [bubble, asked] = [boxOf(".coach"), boxOf(".prompt:not(.wait)")];
  return !bubble || (asked && bubble.top < asked.bottom && asked.top < bubble.bottom);
}"""


# A map moves to what is pointed at.
STANDS_STILL = """(thing) => new Promise((done) => {
  const look = (before) => {
    const { x, y } = thing.getBoundingClientRect();
    if (before?.x === x && before.y === y) done();
    else setTimeout(look, 100, { x, y });
  };
  look();
})"""


def follow(page: Page, step: Step) -> None:
    """Do what the hint points at: look, pick, confirm."""
    if step.kind == "read":
        page.locator(".coach .go").click()
        return
    said = page.locator(".coach .step")
    onward = said.filter(has_not_text=said.inner_text())
    # To try is enough; and a card that can only mean one thing does it at once: then there is nothing left to confirm.
    button = page.locator(f'[data-choice="{step.ways[0]}"]')
    ready = onward if step.kind == "ask" else button.or_(onward).first
    for _ in range(TRIES):
        tried = page.locator(".prompt .pick[aria-pressed=true]")
        while tried.count() > 0:  # in the step before, or while the board still moved: it is put back
            tried.first.evaluate("(pick) => pick.click()")
        point_out(page, step)
        with suppress(Error):
            ready.wait_for(timeout=SOON)
            break
    expect(ready).to_be_visible()
    if step.kind == "choose" and button.count() > 0:
        button.click()


def point_out(page: Page, step: Step) -> None:
    """Click whatever the hint points at."""
    for key in step.point:
        shown = page.locator(f'.tray [data-thing="{key}"], .stage [data-thing="{key}"]').first
        shown.evaluate(STANDS_STILL)
        shown.click(force=True)  # what cannot be done says so, and is there to be clicked all the same


def test_a_lesson_from_the_box_to_a_real_table(browser: Browser, address: str) -> None:
    game = GAMES[0]
    lesson = lesson_of(games.get(game))
    assert lesson is not None
    with visitor(browser, SHORT) as context:
        page = context.new_page()
        troubles = listen_for_trouble(page)
        page.goto(address)
        page.locator(f"article[data-game={game}] a[href='/learn/{game}']").click()
        for n, step in enumerate(lesson.steps):
            expect(page.locator(".coach .step")).to_have_text(f"Step {n + 1} of {len(lesson.steps)}")
            # What is said in the bubble is read out, and only once.
            said = " ".join(page.locator(".coach .words p").last.inner_text().split())
            expect(page.locator("#spoken p").filter(has_text=said)).to_have_count(1)
            if n == 0:
                assert complaints(page, "a lesson") == []
            if step.point:
                page.wait_for_function(f"() => !({COVERED})()")
            if step.kind == "end":
                break
            page.wait_for_function(f"() => !({QUESTION_COVERED})()")
            if step.name == next(step.name for step in lesson.steps if step.kind == "choose"):
                # Something else is answered, and leads nowhere.
                other = page.locator(f'[data-choice]:not([data-choice="{step.ways[0]}"])').first
                other.click()
                expect(page.locator(".coach .answer").first).to_be_visible()
                page.locator(".coach .acts button").first.click()
            follow(page, step)
        page.locator(".coach .go").click()
        page.wait_for_url("**/table/*")
        assert troubles == []


OTHERS = [
    (game, "pl" if n % 2 == 0 else "en", SHORT if n % 2 else DESKTOP) for n, game in enumerate(GAMES[1:])
]


@pytest.mark.parametrize(("game", "lang", "size"), OTHERS)
def test_every_other_lesson_can_be_clicked_to_its_end(
    browser: Browser, address: str, game: str, lang: str, size: dict[str, int]
) -> None:
    """Each in one language on one screen: what is pointed at is there to be clicked, and leads on."""
    lesson = lesson_of(games.get(game))
    assert lesson is not None
    with visitor(browser, size, lang) as context:
        page = context.new_page()
        troubles = listen_for_trouble(page)
        page.goto(address)
        page.locator(f"article[data-game={game}] a[href='/learn/{game}']").click()
        for n, step in enumerate(lesson.steps):
            number = re.compile(rf" {n + 1} \D+ {len(lesson.steps)}$")  # "Krok 3 z 9"
            expect(page.locator(".coach .step")).to_have_text(number)
            if step.kind == "end":
                break
            follow(page, step)
        expect(page.locator(".coach .go")).to_be_visible()
        assert troubles == []


def test_what_is_pointed_at_is_opened_and_picking_it_is_trying_it(browser: Browser, address: str) -> None:
    game = GAMES[-1]  # first a secret behind a button, then a place where something else is on offer
    lesson = lesson_of(games.get(game))
    assert lesson is not None
    with visitor(browser, SHORT) as context:
        page = context.new_page()
        page.goto(f"{address}/learn/{game}")
        secret = page.locator(".stage [data-thing=secret]")
        expect(secret).to_be_visible()
        for n, step in enumerate(lesson.steps):
            expect(page.locator(".coach .step")).to_have_text(f"Step {n + 1} of {len(lesson.steps)}")
            if n > 0:
                expect(secret).to_have_count(0)
            if n > 0 and lesson.steps[n - 1].kind == "ask":
                expect(page.locator(".coach .answer")).to_be_visible()
                break
            page.wait_for_function(f"() => !({COVERED})()")
            follow(page, step)
