"""People at a table: taking back, running out of time and coming back, muting, accounts, broken connections."""

import json
import re
import time

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.support import ANSWERS, HOLD, PATIENCE, Clicker, visitor
from tests.browser.tables import sit_down
from tests.browser.test_two_people import first_asked, set_table

pytestmark = pytest.mark.slow


def undo(page: Page) -> Locator:
    return page.locator(".prompt").get_by_role("button", name="Undo")


# Answers a question, with what is proposed if anything is, and returns the question: at one moment, so that no question
# is answered that was not seen.
ANSWER = """([answers]) => {
    const prompt = document.querySelector(".prompt:not(.wait)");
    const answer = prompt?.querySelector(".acts .btn.pri") ?? prompt?.querySelector(answers);
    if (!answer) return "";
    const question = prompt.querySelector(".say").innerText;
    answer.click();
    return question;
}"""


def test_a_choice_can_be_taken_back(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        sit_down(page, address, "nanty")
        question, answered = page.locator(".prompt:not(.wait) .say"), ""
        end = time.monotonic() + PATIENCE / 1000
        while not (undo(page).count() and question.inner_text() != answered):
            assert time.monotonic() < end, "there was nothing to take back"
            answered = page.evaluate(ANSWER, [ANSWERS]) or answered
            page.wait_for_timeout(40)
        undo(page).click()
        expect(question).to_have_text(answered)


def test_an_old_question_does_not_come_back_while_its_answer_is_on_the_way(
    browser: Browser, address: str
) -> None:
    """The server says that it has stored a move before it says what came of it."""
    with visitor(browser) as context:
        page = context.new_page()
        held: list[tuple[WebSocketRoute, str | bytes]] = []
        told: list[str] = []
        holding = False

        def keep(route: WebSocketRoute, message: str | bytes) -> None:
            kind = json.loads(message)["type"]
            told.append(kind)
            if holding and kind == "update":
                held.append((route, message))
            else:
                route.send(message)

        def connect(route: WebSocketRoute) -> None:
            route.connect_to_server().on_message(lambda message: keep(route, message))

        page.route_web_socket(re.compile("/api/"), connect)
        # Else the server might pass while the page does not hear of it.
        page.add_init_script(
            "localStorage['subrosa.settings'] = JSON.stringify({met: ['overlord'], autoPass: false})"
        )
        sit_down(page, address, "overlord")
        answers = page.locator(".prompt:not(.wait) .acts button")
        answers.first.wait_for()
        holding = True
        told.clear()
        clicker = Clicker(page, seed=1, auto=False)
        end = time.monotonic() + PATIENCE / 1000
        while "done" not in told or not held:
            assert time.monotonic() < end, "the move was not stored"
            if not clicker.click():
                page.wait_for_timeout(20)
        expect(page.locator(".say")).to_have_text("One moment…")
        assert answers.count() == 0
        holding = False
        for route, message in held:
            route.send(message)
        expect(page.locator(".say")).not_to_have_text("One moment…")


def test_when_time_runs_out_a_bot_plays_until_one_comes_back(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        page.goto(f"{address}/new?game=estoril")
        page.get_by_label("Your name").fill("Ada")
        page.get_by_label("A clock").check()
        page.get_by_label("Seconds per move").fill("5")
        page.get_by_label("Seconds in reserve").fill("0")
        page.get_by_label("Bots answer").select_option(
            "slow"
        )  # the game must not be over before they are back
        page.get_by_role("button", name="Set the table").click()
        page.locator(".prompt [role=timer]").wait_for()
        back = page.get_by_role("button", name="I am back")
        back.wait_for()
        expect(page.locator(".say")).to_have_text("A bot is playing for you.")
        expect(page.locator(".seats .chip.warn")).to_have_text("a bot is playing")
        back.click()
        expect(page.locator(".say")).not_to_have_text("A bot is playing for you.")
        expect(page.locator(".seats .chip.warn")).to_have_count(0)


def test_whoever_is_muted_is_not_heard(browser: Browser, address: str) -> None:
    with visitor(browser) as one, visitor(browser) as two:
        marta, tomek = one.new_page(), two.new_page()
        set_table(marta, address, tomek)
        say(tomek, "Guess who I am.")
        heard = marta.locator(".bub", has_text="Guess who I am.")
        expect(heard).to_be_visible()
        marta.locator("summary", has_text="Notes").click()
        marta.get_by_role("button", name="Mute").click()
        expect(heard).to_have_count(0)
        say(tomek, "Nobody listens.")
        say(marta, "I do not hear you.")
        expect(tomek.locator(".bub", has_text="I do not hear you.")).to_be_visible()
        expect(marta.locator(".bub", has_text="Nobody listens.")).to_have_count(0)
        marta.get_by_role("button", name="Unmute").click()
        say(tomek, "Better?")
        expect(marta.locator(".bub", has_text="Better?")).to_be_visible()


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_an_account_keeps_its_tables_in_another_browser(browser: Browser, address: str) -> None:
    with visitor(browser) as one, visitor(browser) as two:
        home, away = one.new_page(), two.new_page()
        sit_down(home, address, "estoril")
        table = home.url
        home.goto(f"{address}/account")
        home.get_by_label("Your name", exact=True).fill("Wanda")
        home.get_by_label("Password").first.fill("red rose, white rose")
        home.get_by_role("button", name="Register").click()
        told = home.get_by_text("To log in elsewhere, type:").inner_text()
        login = told.rpartition(" ")[2]
        assert login.startswith("wanda-")
        away.goto(f"{address}/account")
        away.get_by_label("Login").fill(login)
        form = away.locator("form").filter(has=away.get_by_label("Login"))
        form.get_by_label("Password").fill("wrong rose entirely")
        form.get_by_role("button", name="Log in").click()
        expect(
            away.get_by_role("status").filter(has_text="The login or the password is wrong")
        ).to_be_visible()
        form.get_by_label("Password").fill("red rose, white rose")
        form.get_by_role("button", name="Log in").click()
        expect(away.get_by_text("To log in elsewhere, type:")).to_be_visible()
        away.goto(address)
        away.locator(f"a[href='{table.removeprefix(address)}']").click()
        away.locator(".prompt").wait_for()
        expect(away.locator("#hand [role=option]").first).to_be_visible()


def test_a_line_that_breaks_in_a_window_mends_itself(browser: Browser, address: str) -> None:
    with visitor(browser) as one, visitor(browser) as two:
        marta, tomek = one.new_page(), two.new_page()
        for page in (marta, tomek):
            page.add_init_script(f"({HOLD})()")
        set_table(marta, address, tomek)
        asked = first_asked(marta, tomek)
        before = asked.locator(".say").inner_text()
        lines = asked.evaluate("window.lines.length")
        asked.evaluate("window.lines.at(-1).close()")
        asked.wait_for_function(
            "n => window.lines.length > n && window.lines.at(-1).readyState === WebSocket.OPEN", arg=lines
        )
        expect(asked.locator(".say")).to_have_text(before)
        # An answer given while the connection is down is sent when it is back.
        asked.context.set_offline(True)
        asked.evaluate("window.lines.at(-1).close()")
        clicker = Clicker(asked, seed=5)
        while asked.locator(".say").inner_text() == before:
            clicker.play(1, seconds=5)
        asked.context.set_offline(False)
        expect(asked.locator(".say")).not_to_have_text(re.compile("One moment"))
        expect(asked.locator(".say")).not_to_have_text(before)


# Notes whether the bots were ever called busy, however briefly.
NOTE = """() => {
    const look = () => {
        const line = document.querySelector(".prompt.wait .why");
        window.seen ||= line !== null && line.textContent.includes("bots are busy");
    };
    const all = {subtree: true, childList: true, characterData: true, attributes: true};
    new MutationObserver(look).observe(document.body, all);
}"""
BUSY = """on => window.lines.at(-1).dispatchEvent(
    new MessageEvent("message", {data: JSON.stringify({type: "busy", on})}))"""


def test_a_line_says_that_the_bots_are_busy(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        page.add_init_script(f"({HOLD})()")
        page.goto(f"{address}/new?game=nanty")
        page.get_by_label("Your name").fill("Ada")
        page.get_by_label("Bots answer").select_option("normal")
        page.get_by_role("button", name="Set the table").click()
        page.set_default_timeout(120_000)  # three bots may play before us, each decision with its pause
        asked, clicker = page.locator(".prompt:not(.wait) .acts button").first, Clicker(page, seed=1)
        asked.wait_for()
        page.evaluate(NOTE)
        page.evaluate(BUSY, True)
        expect(page.locator(".why")).not_to_contain_text("busy")  # as long as nobody waits for them
        for _ in range(20):
            asked.wait_for()
            clicker.play(1, seconds=10)
            if page.evaluate("window.seen"):
                break
        assert page.evaluate("window.seen")
        page.evaluate(BUSY, False)
        expect(page.locator(".why")).not_to_contain_text("busy")
