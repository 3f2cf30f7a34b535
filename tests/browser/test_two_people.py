"""Two browsers at one table: nothing hidden reaches the other page or socket; connections drop and come back."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.support import HOLD, PATIENCE, Clicker, expect_explained, over, visitor

pytestmark = pytest.mark.slow


class Frames:
    """Every frame that a page's sockets received."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.texts.append(str(frame)))

    def views(self) -> list[dict[str, Any]]:
        messages = [json.loads(text) for text in self.texts]
        return [message["view"] for message in messages if message.get("view")]


def set_table(page: Page, address: str, guest: Page) -> None:
    """Make a table of Overlord with two people and three bots; the guest comes by a link."""
    page.goto(f"{address}/new?game=overlord")
    page.get_by_label("Your name").fill("Marta")
    page.get_by_label("Seat 2").select_option("friend")
    page.get_by_role("button", name="Set the table").click()
    link = page.get_by_label("Invitation").input_value()
    guest.goto(link)
    guest.locator(".prompt").wait_for()
    page.locator(".prompt").wait_for()


def test_hidden_hands_stay_hidden(browser: Browser, address: str) -> None:
    with visitor(browser) as one, visitor(browser) as two:
        marta, tomek = one.new_page(), two.new_page()
        frames = [Frames(marta), Frames(tomek)]
        set_table(marta, address, tomek)
        play_together([Clicker(marta, 1), Clicker(tomek, 2)], clicks=24)
        seats = [0, 1]
        for mine, its in zip(seats, frames, strict=True):
            assert len(its.views()) > 10
            for view in its.views():
                if view["result"] is None:
                    check_view(view, mine)
            for text in its.texts:
                assert '"seed"' not in text and '"rng"' not in text
                for event in json.loads(text).get("log", []):
                    if event["event"] == "draw":
                        assert event["args"]["cards"] is None or event["args"]["seat"] == mine
        # The page shows what the frames said, and no more: only one's own hand.
        for mine, page, its in zip(seats, (marta, tomek), frames, strict=True):
            assert its.views()[-1]["seat"] == mine
            wait_for_hand(page, its)


def wait_for_hand(page: Page, frames: Frames) -> None:
    """Wait until a page shows as many cards as it was told of last: bots may go on playing meanwhile."""
    end = time.monotonic() + PATIENCE / 1000
    while page.locator("#hand [role=option]").count() != len(frames.views()[-1]["facts"]["hand"]):
        if frames.views()[-1]["result"] is not None:
            return
        assert time.monotonic() < end, "the page shows another hand"
        page.wait_for_timeout(40)


def play_together(clickers: list[Clicker], clicks: int) -> None:
    """Let whoever is asked click, so many times in all, or until the game is over."""
    end = time.monotonic() + PATIENCE / 1000
    while sum(clicker.clicks for clicker in clickers) < clicks and not over(clickers[0].page):
        if [clicker for clicker in clickers if clicker.click()]:
            end = time.monotonic() + PATIENCE / 1000
        else:
            assert time.monotonic() < end, "nobody is asked anything"
            clickers[0].page.wait_for_timeout(40)


def check_view(view: dict[str, Any], seat: int) -> None:
    """Check a view of this seat: only its own hand, and of others only what the facts are meant to tell."""
    assert view["seat"] == seat
    allowed = {"seat", "character", "gold", "cards", "token", "shown", "known"}
    for player in view["facts"]["players"]:
        assert set(player) == allowed
        assert isinstance(player["cards"], int)
    if seat not in view["asked"]:
        assert view["choices"] == []


def test_a_dropped_line_comes_back_in_the_middle_of_a_window(browser: Browser, address: str) -> None:
    with visitor(browser) as one, visitor(browser) as two:
        marta, tomek = one.new_page(), two.new_page()
        for page in (marta, tomek):
            page.add_init_script(f"({HOLD})()")
        set_table(marta, address, tomek)
        # Whoever is asked first is cut off, decides nothing, comes back and finds the same question.
        asked = first_asked(marta, tomek)
        before = asked.locator(".say").inner_text()
        asked.context.set_offline(True)
        asked.evaluate("window.lines.at(-1).close()")
        asked.wait_for_function("window.lines.at(-1).readyState === WebSocket.CLOSED")
        asked.context.set_offline(False)
        asked.reload()
        asked.locator(".prompt .acts button").first.wait_for()
        assert asked.locator(".say").inner_text() == before
        clicker = Clicker(asked, 3, auto=False)  # else the table might pass before it can
        clicker.play(1)
        assert clicker.clicks == 1, "and answers it"


def first_asked(*pages: Page) -> Page:
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for page in pages:
            if page.locator(".prompt:not(.wait) .acts button").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def test_languages_switch_at_once(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        page.goto(address)
        page.locator("article[data-game=overlord] button").click()
        page.locator(".prompt").wait_for()
        expect(page.get_by_role("heading", level=1)).to_have_text("Kill the Overlord")
        page.get_by_role("button", name="Zmień język na polski").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Śmierć Jaśniepanu!")
        expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_what_is_not_on_offer_says_why(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        page.goto(address)
        page.locator("article[data-game=overlord] button").click()
        page.locator(".prompt:not(.wait) .acts button").first.wait_for()
        expect_explained(page, ".courtier")
        # A seat that cannot be picked: one's own.
        page.get_by_role("button", name=re.compile(r"^Guest \(you\), ")).click()
        expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
        page.locator(".toast .cite").click()
        expect(page.get_by_role("dialog")).to_be_visible()


def test_the_curtain_falls_between_two_people_at_one_screen(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        page.goto(f"{address}/new?game=estoril")
        page.get_by_label("Your name").fill("Ada")
        page.get_by_label("Seat 2").select_option("hotseat")
        page.get_by_role("button", name="Set the table").click()  # nobody has to say a name
        seen: set[str] = set()
        clicker = Clicker(page, 4)
        for _ in range(40):
            curtain = page.locator(".curtain")
            page.locator(".curtain, .prompt:not(.wait)").first.wait_for()
            if curtain.count():
                # Behind the curtain there is no card to be seen.
                assert page.locator("#hand [role=option]").count() == 0
                expect(page.locator("#spoken p")).to_have_count(0)  # nor to be heard
                seen.add(curtain.locator("h2").inner_text())
                expect(curtain.get_by_role("button")).to_have_text(re.compile("I am (Ada|Player 2)"))
                curtain.get_by_role("button").click()
            clicker.play(1, seconds=2)
            if len(seen) == 2:
                break
        assert seen == {"Ada", "Player 2"}
