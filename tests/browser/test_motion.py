"""With motion on, things are seen on their way and end up where they belong; with reduced motion nothing flies."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support import ROOT, visitor

pytestmark = pytest.mark.slow
SAVE = ROOT / "tests" / "saves" / "overlord-finished-4.save"
# Every frame that the browser paints, with where the flying copy of the Order is in it.
WATCH = """() => {
    window.flown = [];
    const look = () => {
        const ghost = document.querySelector('.sky .warrant');
        if (ghost) {
            const box = ghost.getBoundingClientRect();
            window.flown.push([box.x + box.width / 2, box.y + box.height / 2]);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def open_save(page: Page, address: str) -> str:
    """Open a finished game as a replay; return its address without the moment."""
    page.goto(address)
    page.locator("input[type=file]").set_input_files(SAVE)
    page.wait_for_url("**/replay/0*")
    page.locator(".controls").wait_for()
    return page.url.partition("/replay/")[0]


def moment_of_passing(page: Page, table: str) -> int:
    """Find the first moment from which one step gives the Order to somebody else."""
    held: int | None = None
    for n in range(200):
        answer = page.request.get(f"{table.replace('/table/', '/api/tables/')}/replay/{n}?seat=open")
        holder: int | None = answer.json()["view"]["facts"]["holder"]
        if held is not None and holder not in (None, held):
            return n - 1
        held = holder
    raise AssertionError("nobody ever gives the Order away")


def middle(page: Page) -> tuple[float, float]:
    box: Any = page.locator(".ring .warrant").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def far(one: tuple[float, float], other: tuple[float, float]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def pass_the_order(page: Page, address: str) -> tuple[tuple[float, float], tuple[float, float], list[Any]]:
    """Return where the Order was, where it is, and where its copy was seen in between."""
    table = open_save(page, address)
    n = moment_of_passing(page, table)
    page.goto(f"{table}/replay/{n}?seat=open")
    page.locator(".ring .warrant").wait_for()
    before = middle(page)
    page.evaluate(WATCH)
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/replay/{n + 1}?**")
    page.wait_for_function(
        "([x, y]) => { const box = document.querySelector('.ring .warrant').getBoundingClientRect();"
        " return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) > 40; }",
        arg=list(before),
    )
    expect(page.locator(".sky > *")).to_have_count(0)
    expect(page.locator(".ring .warrant")).to_be_visible()
    return before, middle(page), page.evaluate("window.flown")


def test_the_order_is_seen_to_move_from_one_seat_to_another(browser: Browser, address: str) -> None:
    with visitor(browser, motion="no-preference") as context:
        before, after, flown = pass_the_order(context.new_page(), address)
        assert len(flown) > 2
        assert far(flown[0], before) < far(flown[0], after)
        assert far(flown[-1], after) < far(flown[-1], before)
        assert any(far(place, before) > 20 and far(place, after) > 20 for place in flown)


def test_nothing_flies_for_those_who_want_less_motion(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        before, after, flown = pass_the_order(context.new_page(), address)
        assert far(before, after) > 40
        assert flown == []
