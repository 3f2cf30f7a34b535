"""The table fits every screen, in both languages: answers can be tapped, and the board keeps its size."""

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.reach import ENOUGH, SMALL, measure
from tests.browser.screens import LARGE, LOW, PHONES, SIZES, TABLET, Seen, Size, in_the_way, look, prompts
from tests.browser.support import DESKTOP, GAMES, ON_ITS_SIDE, SHORT, played_of, visitor
from tests.browser.tables import make, sit_down

pytestmark = pytest.mark.slow
PROMPTS = 6
SMALLEST, OTHERS = SIZES[0], SIZES[1:]
LEAST = 160  # pixels of height that the board of the smallest phone has
WORDS = "**/api/texts/pl/providence"
# Seats of the ring that touch each other or reach over the edge of the stage.
CROWDED = """() => {
  const boxes = [...document.querySelectorAll(".ring .courtier")].map((seat) => seat.getBoundingClientRect());
  const stage = document.querySelector("main.stage").getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const across = (a) => a.left >= stage.left && a.right <= stage.right;
  const inside = (a) => across(a) && a.top >= stage.top && a.bottom <= stage.bottom;
  return boxes.filter((box, n) => !inside(box) || boxes.slice(n + 1).some((other) => !apart(box, other))).length;
}"""


# Coins of which something is cut off, by the edge of the board or of the picture that they lie on.
CLIPPED = """() => {
  const cuts = (box) => getComputedStyle(box).overflow !== "visible";
  const around = (thing) => thing.matches("main.stage") ? [thing] : [thing, ...around(thing.parentElement)];
  const whole = (coin) => {
    const { left, top, right, bottom } = coin.getBoundingClientRect();
    return around(coin.parentElement).filter(cuts).map((box) => box.getBoundingClientRect())
      .every((box) => left > box.left - 1 && top > box.top - 1 && right < box.right + 1 && bottom < box.bottom + 1);
  };
  const coins = [...document.querySelectorAll(".ring .courtier .coin")].filter((coin) => coin.checkVisibility());
  return [coins.length, coins.filter((coin) => !whole(coin)).length];
}"""
# How much of one's own seat lies below the note, in pixels each way.
BELOW = """() => {
  const boxOf = (name) => document.querySelector(name).getBoundingClientRect();
  const [note, seat] = [boxOf(".toast"), boxOf('.courtier[data-thing="seat:0"]')];
  const across = Math.min(note.right, seat.right) - Math.max(note.left, seat.left);
  return [across, Math.min(note.bottom, seat.bottom) - Math.max(note.top, seat.top)];
}"""


def in_turn(n: int) -> tuple[Size, ...]:
    """Return some sizes besides the smallest, so that each comes once in each language."""
    a_language = PROMPTS // 2
    return OTHERS[n % a_language :: a_language]


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize("game", [*GAMES, "alone"])
def test_every_answer_can_be_tapped_on_every_screen(browser: Browser, address: str, game: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        if game == "alone":
            page.goto(f"{address}/table/{make(page, address, 'Ada', 'providence', 'me')}")
        else:
            sit_down(page, address, game)
        auto_pass = None if game == "alone" else played_of(game).AUTO_PASS
        heights: dict[Size, set[int]] = {}
        looks: dict[Size, list[Seen]] = {}
        for n in prompts(page, PROMPTS):
            if n == PROMPTS // 2:  # the rest in Polish
                english = page.locator(".prompt .say").inner_text()
                page.get_by_role("button", name="Zmień język").click()
                expect(page.locator(".prompt .say")).not_to_have_text(english)
            for size in (SMALLEST, *in_turn(n)):
                seen = look(page, size)
                assert (seen.covered, seen.cards, seen.tabs, seen.sideways) == ((), (), (), False), size
                assert (seen.confirm, seen.silent, seen.status != "") == ((), (), True), size
                # One thing to scroll in a prompt is enough, and a question is never what has to be scrolled.
                assert "words" not in seen.rolled and len(seen.rolled) <= 1, (size, seen.rolled)
                if size in LARGE:
                    assert (seen.rolled, seen.unseen) == ((), ()), size
                if size == TABLET:
                    assert all(seen.purses) and (game == "alone" or len(seen.purses) > 1), size
                assert auto_pass in (None, seen.boxes) and all(seen.boxes), size
                if size in LOW:
                    assert min(seen.board) >= min(size) / 2, size
                if size in PHONES:
                    assert seen.board[1] >= LEAST, size
                assert seen.hidden == (), size
                heights.setdefault(size, set()).add(seen.board[1])
                looks.setdefault(size, []).append(seen)
        assert {size for size, found in heights.items() if len(found) > 1} == set()
        # Whoever passes several times in a row must not hit anything else by that.
        for size, found in looks.items():
            passes = [place for one in found for place in one.passes]
            assert in_the_way(passes, [place for one in found if one.passes for place in one.deeds]) == [], (
                size
            )


def test_another_language_leaves_the_table_as_it_is_until_its_words_are_here(
    browser: Browser, address: str
) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        sit_down(page, address, "providence")
        page.locator(".prompt:not(.wait) .acts button").first.wait_for()
        slow: list[Route] = []
        page.route(WORDS, lambda route: slow.append(route))
        english, before = page.locator(".prompt .say").inner_text(), look(page, TABLET)
        with page.expect_request(WORDS):
            page.get_by_role("button", name="Zmień język").click()
        assert (page.locator(".prompt .say").inner_text(), look(page, TABLET).board) == (
            english,
            before.board,
        )
        slow[0].continue_()
        expect(page.locator(".prompt .say")).not_to_have_text(english)
        assert look(page, TABLET).board == before.board


def test_eight_seats_do_not_touch(browser: Browser, address: str) -> None:
    with visitor(browser, lang="pl") as context:
        page = context.new_page()
        # A long name, which its attackers' questions repeat.
        table = make(page, address, "Wolfeschlegelsteinhausen", "overlord", "me", *["bot"] * 7)
        page.goto(f"{address}/table/{table}")
        page.locator(".ring .courtier").nth(7).wait_for()
        for size in SIZES:
            assert look(page, size).tabs == (), size
            assert page.evaluate(CROWDED) == 0, size
            coins, clipped = page.evaluate(CLIPPED)
            assert coins >= 8 and clipped == 0, size
            # What explains somebody else leaves one's own seat in sight.
            page.locator('.courtier[data-thing="seat:4"]').dispatch_event("click")
            expect(page.locator(".toast")).to_be_attached()
            assert min(page.evaluate(BELOW)) <= 0, size


def test_tabs_of_a_phone_leave_prompt_and_hand_where_they_are(browser: Browser, address: str) -> None:
    with visitor(browser, SHORT) as context:
        page = context.new_page()
        for game in GAMES:
            sit_down(page, address, game)
            page.locator("#board").wait_for()
            expect(page.locator("header .crumb span")).to_contain_text(re.compile(r"(Round|Turn) \d|Set-up"))
            before = page.locator(".prompt").bounding_box(), page.locator(".tray").bounding_box()
            for name in ("Players", "Log", "Chat"):
                page.get_by_role("navigation").get_by_role("button", name=name).click()
                assert (
                    page.locator(".prompt").bounding_box(),
                    page.locator(".tray").bounding_box(),
                ) == before
                if name == "Log":
                    expect(page.locator("#log p").last).to_be_in_viewport()


def test_every_answer_of_a_whole_game_can_be_tapped(browser: Browser, address: str) -> None:
    """In the shortest game. `python -m tests.browser.reach` does the same for the others, which takes minutes."""
    counts = measure(browser, address, GAMES[0], "pl", ENOUGH, every=False)
    assert set(counts.found) == set(SMALL)
    for size, screens in counts.found.items():
        for seen in screens:
            assert (seen.covered, seen.cards, seen.tabs, seen.hidden) == ((), (), (), ()), size
            assert (seen.confirm, seen.silent, seen.sideways) == ((), (), False), size


def test_a_tablet_shows_what_everybody_has(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        resize(page, TABLET)
        sit_down(page, address, "nanty")
        for seat in page.locator(".strip .sp").all():
            expect(seat).to_contain_text("£")
        expect(page.locator(".strip .sp")).to_have_count(4)


def test_players_who_do_not_fit_are_scrolled_to_by_keys(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        table = make(page, address, "Wolfeschlegelsteinhausen", "nanty", "me", *["bot"] * 3)
        page.goto(f"{address}/table/{table}")
        strip = page.locator(".strip.seats")
        for size, more in ((PHONES[0], "after"), (TABLET, "")):
            resize(page, size)
            expect(strip).to_have_attribute("data-more", more)
            # What stands beside each of them explains itself, so Tab leads there and nothing else is needed.
            last = strip.get_by_role("button").last
            last.focus()
            expect(last).to_be_in_viewport(ratio=0.9)
            strip.evaluate("(strip) => strip.scrollTo({ left: 0, behavior: 'instant' })")


def test_a_small_map_can_be_seen_whole_and_its_targets_found(browser: Browser, address: str) -> None:
    with visitor(browser, SHORT) as context:
        page = context.new_page()
        sit_down(page, address, "nanty")
        expect(page.locator(".mini .piece").first).to_be_visible()
        page.get_by_role("button", name="Zoom out").click()
        expect(page.locator(".mini")).to_have_count(0)
        x, y, width, height = map(float, str(page.locator("svg.london").get_attribute("viewBox")).split())
        assert (x <= 0, y <= 0, x + width >= 1200, y + height >= 760) == (True, True, True, True)
        # Whoever has looked closely and goes on at a desktop gets away from there.
        sit_down(page, address, "nanty")
        page.get_by_role("button", name="Zoom out").click()
        page.get_by_role("button", name="Zoom in").click()
        resize(page, (1280, 800))
        expect(page.locator(".mini")).to_have_count(1)
        page.get_by_role("button", name="Zoom out").click()
        expect(page.locator(".mini")).to_have_count(0)
        expect(page.get_by_role("button", name="Zoom")).to_have_count(0)
        resize(page, (SHORT["width"], SHORT["height"]))
        # One's first agent may begin anywhere on these maps, and a phone shows a part of them.
        for game in ("emerald", "providence"):
            sit_down(page, address, game)
            drawn = page.locator(".map > svg")
            before = drawn.get_attribute("viewBox")
            page.get_by_role("button", name="out of sight").click()
            expect(drawn).not_to_have_attribute("viewBox", str(before))


def test_what_closes_a_note_does_not_lie_on_a_button_of_the_map(browser: Browser, address: str) -> None:
    """The note goes by itself: whoever wanted to close it must not hit what was below."""
    with visitor(browser, SHORT) as context:
        page = context.new_page()
        sit_down(page, address, "nanty")
        page.locator(".prompt:not(.wait) .acts button").first.wait_for()
        for size in (PHONES[0], (SHORT["width"], SHORT["height"]), LOW[0]):
            resize(page, size)
            page.locator("svg.london .district").first.dispatch_event("click")
            expect(page.locator(".toast .cite")).to_be_attached()
            box = page.locator(".toast .x").bounding_box()
            assert box is not None
            page.locator(".toast .x").click()
            expect(page.locator(".toast")).to_have_count(0)
            below = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.getAttribute('aria-label') ?? null"
            middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
            assert page.evaluate(below, middle) is None, size


def test_a_short_name_stays_in_one_line(browser: Browser, address: str) -> None:
    with visitor(browser, ON_ITS_SIDE) as context:
        page = context.new_page()
        sit_down(page, address, "overlord")
        names = page.locator(".ring .courtier .name")
        expect(names.first).to_be_visible()
        assert len({name.evaluate("(name) => name.clientHeight") for name in names.all()}) == 1


def test_a_phone_shows_running_tables_before_the_games(browser: Browser, address: str) -> None:
    with visitor(browser, SHORT) as context:
        page = context.new_page()
        page.goto(address)
        page.locator(".boxes article").first.wait_for()
        expect(page.locator(".running")).to_have_count(0)
        sit_down(page, address, "overlord")
        page.goto(address)
        expect(page.locator(".running").get_by_role("link")).to_be_in_viewport()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_new_table_does_not_scroll_sideways(browser: Browser, address: str, lang: str) -> None:
    with visitor(browser, DESKTOP, lang) as context:
        page = context.new_page()
        for game in GAMES:
            page.goto(f"{address}/new?game={game}")
            page.locator("form .options").wait_for(state="attached")
            page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
            for width in (320, 360, 390, 844):
                resize(page, (width, 664))
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (game, width)
