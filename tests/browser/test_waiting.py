"""The lobby offers what is possible, waiting rooms can be handed on, and the tab says whose turn it is."""

import json
import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from subrosa import games
from tests.browser.axe import complaints_in_both_themes
from tests.browser.support import GAMES, PHONE, Clicker, newcomer, visitor
from tests.browser.tables import make, post, sit_down
from tests.browser.test_two_people import first_asked

pytestmark = pytest.mark.slow
# The contrast of a text with a colour behind it, as WCAG counts it.
CONTRAST = """([element, behind]) => {
    const paint = document.createElement("canvas").getContext("2d");
    const luminance = (colour) => {
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3)
            .map((part) => part / 255)
            .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const both = [getComputedStyle(element).color, behind].map(luminance).sort((a, b) => b - a);
    return (both[0] + 0.05) / (both[1] + 0.05);
}"""


def offer(page: Page, table_of: str) -> Any:
    """Return what the row of somebody's table offers in the list of open tables."""
    return page.locator(".open .row").filter(has_text=table_of).locator("a, button")


# ---- the lobby


def test_running_tables_offer_to_watch_and_who_comes_late_is_led_on(browser: Browser, address: str) -> None:
    with visitor(browser) as one, visitor(browser) as two:
        host, guest = one.new_page(), two.new_page()
        table = make(host, address, "Ottilie", "estoril", "me", "open", public=True)
        guest.goto(address)
        expect(offer(guest, "Ottilie")).to_have_text("Sit down")
        # The guest's page does not hear that the last seat has been taken in the meantime.
        old = guest.request.get(f"{address}/api/tables").json()

        def stale(route: Route) -> None:
            route.fulfill(body=json.dumps(old), content_type="application/json")

        guest.route(
            "**/api/tables",
            lambda route: stale(route) if route.request.method == "GET" else route.continue_(),
        )
        post(host, address, f"/api/tables/{table}/fill", bot="random")
        offer(guest, "Ottilie").click()
        problem = guest.get_by_role("alert")
        expect(problem).to_contain_text("you can watch it")
        guest.unroute("**/api/tables")
        expect(offer(guest, "Ottilie")).to_have_text("Watch")
        problem.get_by_role("link", name="Watch").click()
        guest.locator(".prompt").wait_for()
        expect(guest.locator(".auto")).to_have_count(0)
        expect(guest).to_have_title("Table · Sub Rosa")


def test_my_tables_have_pages_and_my_turn_comes_first(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        first = make(page, address, "Ada", "nanty", "me", "hotseat")
        for _ in range(11):
            post(page, address, "/api/tables", game="nanty", seats=[{"kind": "me"}, {"kind": "open"}])
        page.goto(address)
        rows = page.locator("section:not(.open) .row")
        expect(rows).to_have_count(10)
        expect(rows.first.locator("a")).to_have_attribute("href", f"/table/{first}")
        expect(rows.first.locator("a")).to_have_text("Your turn")
        expect(page).to_have_title("Your turn · Sub Rosa")
        pages = page.get_by_role("navigation", name="Pages of my tables")
        pages.get_by_role("button", name="More").click()
        expect(rows).to_have_count(2)
        expect(pages).to_contain_text("Page 2")
        expect(page).to_have_title("Your turn · Sub Rosa")
        pages.get_by_role("button", name="Back").click()
        expect(rows).to_have_count(10)
        expect(pages.get_by_role("button", name="Back")).to_have_count(0)


# ---- the waiting room


def test_a_room_is_handed_on_filled_and_cancelled_before_everybodys_eyes(
    browser: Browser, address: str
) -> None:
    with visitor(browser) as one, visitor(browser, PHONE, "pl") as two:
        host, guest = one.new_page(), two.new_page()
        table = make(host, address, "Ada", "overlord", "me", "open", "friend", "open", "friend", public=True)
        make(guest, address, "Bogna", "estoril", "me", "open")
        post(guest, address, f"/api/tables/{table}/join", seat=3)
        for page in (host, guest):
            page.goto(f"{address}/table/{table}")
        seats = [page.locator("ul.panel li") for page in (host, guest)]
        expect(seats[1].nth(0)).to_contain_text("gospodarz")
        expect(guest.get_by_role("button", name="Odwołaj stół")).to_have_count(0)
        # For the host on a large page, and for a guest on a small one; by day, then by lamplight.
        found = complaints_in_both_themes(host, "waiting room of the host")
        assert found + complaints_in_both_themes(guest, "waiting room of a guest") == []
        # A friend's seat goes to a bot of the level that the host wants.
        host.get_by_label("How the bot plays").select_option("easy")
        seats[0].nth(2).get_by_role("button", name="Give it to a bot").click()
        expect(seats[0].nth(2)).to_contain_text("Easy")
        expect(seats[1].nth(2)).to_contain_text("Łatwy")
        # The host leaves, and the guest is the host at once.
        host.get_by_role("button", name="Leave the table").click()
        host.wait_for_url(f"{address}/")
        expect(seats[1].nth(3)).to_contain_text("gospodarz")
        expect(seats[1].nth(0)).to_contain_text("Wolne miejsce")
        host.goto(f"{address}/table/{table}")
        expect(host.get_by_role("button", name="Sit down").first).to_be_visible()
        guest.get_by_role("button", name="Odwołaj stół").click()
        guest.get_by_role("dialog").get_by_role("button", name="Odwołaj stół").click()
        expect(guest.get_by_role("heading", level=1)).to_have_text("Ten stół został odwołany")
        expect(host.get_by_role("heading", level=1)).to_have_text("This table was cancelled")
        host.goto(address)
        expect(offer(host, "Bogna")).to_have_count(0)


def test_all_empty_seats_go_to_bots_and_the_game_begins(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        table = make(page, address, "Ada", "overlord", "me", "friend", "open", "friend")
        page.goto(f"{address}/table/{table}")
        page.get_by_role("button", name="Give the 3 empty seats to bots").click()
        page.locator(".prompt").wait_for()


def test_an_absent_host_can_be_replaced_after_a_while(browser: Browser, address: str) -> None:
    with visitor(browser) as one, newcomer(browser) as two:
        host, guest = one.new_page(), two.new_page()
        table = make(host, address, "Ada", "overlord", "me", "open", "open", "open", public=True)
        host.goto(f"{address}/table/{table}")
        expect(host.get_by_role("button", name="Cancel the table")).to_be_visible()
        guest.clock.install()  # no need to wait for the minute
        make(guest, address, "Bo", "estoril", "me", "open")
        post(guest, address, f"/api/tables/{table}/join")
        guest.goto(f"{address}/table/{table}")
        expect(guest.locator("ul.panel li").nth(1)).to_contain_text("Bo")
        guest.clock.fast_forward(61_000)
        expect(guest.get_by_role("button", name="Become the host")).to_have_count(0)
        host.goto("about:blank")
        expect(guest.locator("ul.panel li")).to_have_count(4)
        guest.wait_for_function(
            "async path => !(await (await fetch(path)).json()).host_here", arg=f"/api/tables/{table}"
        )
        button = guest.get_by_role("button", name="Become the host")
        for _ in range(200):  # its minute begins when the page hears that the host has gone
            guest.clock.fast_forward(61_000)
            if button.count():
                break
            guest.wait_for_timeout(20)
        button.click()
        # The server counts for itself, and for the server only a moment has passed: it says what would be right.
        expect(guest.get_by_role("alert")).to_contain_text("away for 2 minutes")


# ---- the tab


def icon(page: Page) -> str:
    return str(page.locator("link[rel=icon]").get_attribute("href"))


@pytest.mark.parametrize("hidden", [False, True])
def test_the_tab_says_whose_turn_it_is(browser: Browser, address: str, hidden: bool) -> None:
    with visitor(browser) as one, visitor(browser) as two:
        pages = [one.new_page(), two.new_page()]
        if hidden:
            for page in pages:
                page.add_init_script("Object.defineProperty(document, 'hidden', {get: () => true})")
        table = make(pages[0], address, "Ada", "nanty", "me", "open", public=True)
        make(pages[1], address, "Bo", "estoril", "me", "open")
        post(pages[1], address, f"/api/tables/{table}/join")
        for page in pages:
            page.goto(f"{address}/table/{table}")
            page.locator(".prompt").wait_for()
        asked = first_asked(*pages)
        other = pages[1 - pages.index(asked)]
        expect(asked).to_have_title("Your turn · Table · Sub Rosa")
        expect(other).to_have_title("Table · Sub Rosa")
        assert (icon(asked), icon(other)) == ("/rose-turn.svg", "/rose.svg")
        assert asked.request.get(f"{address}/rose-turn.svg").ok
        # In the lobby too, and in Polish; elsewhere nothing is marked.
        asked.goto(address)
        expect(asked).to_have_title(re.compile("^Your turn"))
        assert icon(asked) == "/rose-turn.svg"
        asked.get_by_role("button", name="Zmień język na polski").click()
        expect(asked).to_have_title(re.compile("^Twoja kolej"))
        asked.get_by_role("link", name="Czym jest Sub Rosa").click()
        expect(asked).to_have_title("O nas · Sub Rosa")
        assert icon(asked) == "/rose.svg"
        asked.goto(f"{address}/table/{table}")
        expect(asked).to_have_title("Twoja kolej · Stół · Sub Rosa")
        clicker = Clicker(asked, 7)
        for _ in range(60):
            if other.locator(".prompt:not(.wait) .acts button:not(.ghost)").count():
                break
            clicker.play(1, seconds=2)
        expect(other).to_have_title("Your turn · Table · Sub Rosa")


# ---- auto-pass and the curtain


def test_the_keys_of_the_table_work_while_the_box_has_the_focus(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        sit_down(page, address, "overlord")
        box = page.get_by_label("Pass for me when I cannot react")
        box.focus()
        page.keyboard.press("h")
        expect(page.locator("#hand [role=option]").first).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_the_curtain_can_be_read(browser: Browser, address: str, game: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        others = max(1, games.get(game).min_seats - 1)  # whoever plays alone has nobody to hide from
        table = make(page, address, "Ada", game, "me", *["hotseat"] * others)
        page.goto(f"{address}/table/{table}")
        curtain = page.locator(".curtain")
        curtain.wait_for()
        themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
        for theme in themes:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            assert "gradient" in curtain.evaluate("element => getComputedStyle(element).backgroundImage")
            for part in ("p", "h2"):
                for behind in ("--v1", "--v2"):
                    colour = curtain.evaluate(
                        "(e, name) => getComputedStyle(e).getPropertyValue(name)", behind
                    )
                    assert colour
                    text = curtain.locator(part).element_handle()
                    assert page.evaluate(CONTRAST, [text, colour]) >= 4.5
            button = curtain.get_by_role("button").element_handle()
            behind = page.evaluate("element => getComputedStyle(element).backgroundColor", button)
            assert page.evaluate(CONTRAST, [button, behind]) >= 4.5
