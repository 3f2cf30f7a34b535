"""A real server, a real Chromium, and somebody who plays by clicking."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from subrosa import games
from tests.browser import browsers

ROOT = Path(__file__).resolve().parents[2]
# Chromium as root needs the first; with the last, pages of one context share a process (tests/browser/browsers.py); the
# rest keeps it from doing anything but showing our page.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--process-per-site",
)
# With reduced motion colours still fade for 120 ms, and Chromium draws each frame of that without a graphics card: for
# a third of the processor time that a game by clicks takes. Tests of motion bring a visitor who has nothing against it.
STILL = """{
  const sheet = new CSSStyleSheet();
  const all = [":root:root:root *", ":root:root:root *::before", ":root:root:root *::after"];
  sheet.replaceSync(`${all.join()} { transition: none !important; animation: none !important }`);
  document.adoptedStyleSheets.push(sheet);
}"""
# Keeps Chromium from filling pixels that nobody looks at. Everything has its place, and a finger or Playwright meets it
# there; only axe, which asks for colours, lifts the sheet while it looks.
UNPAINTED = """{
  window.unpainted = new CSSStyleSheet();
  window.unpainted.replaceSync("body { opacity: 0 !important; will-change: opacity !important }");
  document.adoptedStyleSheets.push(window.unpainted);
}"""
# Somebody in a hurry, who touches something and closes what is to be read as soon as it comes. Moments stay as long for
# those who want less motion, and a test of anything else should not wait for them.
HASTY = """{
  let ended = false;
  setInterval(() => {
    const moment = document.querySelector(".moment");
    ended ||= document.querySelector(".end") !== null;
    if (!ended) document.querySelector(".top .ending")?.click();
    const lesson = location.pathname.startsWith("/learn/") && document.querySelector(".tbl") !== null;
    const shown = lesson && document.querySelector(".coach") === null; // it shows one thing after the other
    if (!shown && (!moment || moment.matches(window.awaited ?? ":not(*)"))) return;
    window.dispatchEvent(new Event("pointerdown"));
    moment?.querySelector(".x")?.click();
  }, 30);
}"""
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SHORT = {"width": 390, "height": 664}  # a phone with the bars of its browser
ON_ITS_SIDE = {"width": 844, "height": 390}
GAMES = games.ours()
# Keeps hold of the page's sockets, so that a test can cut the connection under it.
HOLD = """() => {
    window.lines = [];
    window.WebSocket = class extends WebSocket {
        constructor(...given) { super(...given); window.lines.push(this); }
    };
}"""


def played_of(game: str) -> Any:
    """Return what the tests of all games know of one: `tests/browser/<id>/played.py`."""
    return import_module(f"tests.browser.{game}.played")


PATIENCE_TO_START = 180.0  # a server imports a lot, and machines that run tests are busy
PATIENCE = 120_000  # milliseconds after which something has failed to happen

expect.set_options(timeout=PATIENCE)


@contextmanager
def serving(
    speed: str = "instant", packages: Path | None = None, client: Path | None = None
) -> Iterator[str]:
    """Run a server with an empty database and yield its address; SUBROSA_ADDRESS names one that is already running.

    `packages` is a folder in which it finds more packages than are installed, `client` another build of the page.
    """
    running = os.environ.get("SUBROSA_ADDRESS")
    if running and packages is None and client is None:
        yield running
        return
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        command = [sys.executable, "-m", "tests.browser.server", "serve", "--port", "0", "--data", folder]
        command += [
            "--client",
            str(client or ROOT / "client" / "dist"),
        ]  # a compiled package does not lie beside it
        command += ["--speed", speed, "--bot-processes", "1"]
        # Without limits: all visitors come from one address.
        command += ["--tables-per-day", "0", "--guests-per-day", "0"]
        with log.open("w") as out:
            environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
            if packages is not None:
                path = filter(None, [environment.get("PYTHONPATH"), str(packages)])
                environment["PYTHONPATH"] = os.pathsep.join(path)
            process = subprocess.Popen(
                command, stdout=out, stderr=subprocess.STDOUT, cwd=ROOT, env=environment
            )
        try:
            yield address(process, log)
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def address(process: "subprocess.Popen[bytes]", log: Path) -> str:
    """Return the address that the server prints, once it answers there."""
    until = time.monotonic() + PATIENCE_TO_START
    while time.monotonic() < until:
        found = re.search(r"http://[\d.]+:\d+", log.read_text())
        if found and answers(found[0]):
            return found[0]
        if process.poll() is not None:
            break
        time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text()}")


def answers(address: str) -> bool:
    try:
        with urlopen(f"{address}/healthz", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start Debian's Chromium: the build without a desktop around the page, if it is there."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def visitor(browser: Browser, *args: Any, **more: Any) -> Iterator[BrowserContext]:
    """Bring a new person, whose browser knows the files of the page from somebody else; see `settings`."""
    with browsers.lent(browser, *settings(*args, **more)) as context:
        context.set_default_timeout(PATIENCE)
        yield context


def newcomer(browser: Browser, *args: Any, **more: Any) -> BrowserContext:
    """Bring a new person with a browser of their own, which has never seen the page; see `settings`."""
    context = browsers.make(browser, *settings(*args, **more))
    context.set_default_timeout(PATIENCE)
    return context


def settings(
    size: dict[str, int] = DESKTOP,
    lang: str = "en",
    theme: Any = "light",
    motion: Any = "reduce",
    met: Sequence[str] = GAMES,
    painted: bool = False,
    patient: bool = False,
    **more: Any,
) -> tuple[list[str], dict[str, Any]]:
    """Return how somebody's browser is set, with the scripts that come before those of a page.

    It wants reduced motion, so that tests need not wait for any. Unless it is to be `painted`, the page has no pixels,
    as long as nothing on it moves. And unless somebody is `patient`, they do not wait for what only wants to be seen.

    Service workers are off, unless `more` wants them: what they fetch goes past the routes of a test. Whoever has not
    met a game is told what it is about, and bots play slowly for them.
    """
    options = {
        "viewport": {"width": size["width"], "height": size["height"]},
        "locale": {"en": "en-GB", "pl": "pl-PL"}[lang],
        "color_scheme": theme,
        "reduced_motion": motion,
        "service_workers": "block",
        **more,
    }
    still = [STILL] if painted else [STILL, UNPAINTED]
    if not patient:
        still.append(HASTY)
    remembered = f"localStorage['subrosa.settings'] ??= '{json.dumps({'met': list(met)})}'"
    return [*(still if motion == "reduce" else []), remembered], options


def listen_for_trouble(page: Page) -> list[str]:
    """Collect what goes wrong in the page, as it happens."""
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    return troubles


def play_now(page: Page, address: str, game: str) -> None:
    """Click the button on the box of a game: a table with bots."""
    page.goto(address)
    page.locator(f"article[data-game={game}] button").click()
    page.wait_for_url("**/table/*")
    page.locator(".prompt").wait_for()


def over(page: Page) -> bool:
    return page.locator(".end .ids").count() > 0


ANSWERS = ".acts .btn:not(.ghost), .pick[aria-pressed=false]"
# What a prompt offers, by one question to the page: asking for each button takes most of the time of a whole game.
OFFERS = """([answers]) => {
  const prompt = document.querySelector(".prompt");
  if (!prompt) return { box: false, kinds: [] };
  const kind = (button) => (button.matches(".pick") ? "pick" : button.matches(".pri") ? "proposed" : "button");
  return {
    box: prompt.querySelector("input[type=checkbox]:not(:checked)") !== null,
    kinds: [...prompt.querySelectorAll(answers)].map(kind),
  };
}"""


class Clicker:
    """A player who clicks what the prompt offers, at random but from a seed."""

    def __init__(self, page: Page, seed: int = 1, auto: bool = True) -> None:
        self.page = page
        self.auto = auto  # lets the table pass automatically where that is all it can do
        self.random = random.Random(seed)
        self.clicks = 0

    def play(self, moves: int, seconds: float = 1200) -> bool:
        """Click so many times, or until the game is over; tell whether it is."""
        end = time.monotonic() + seconds
        stop = self.clicks + moves
        while self.clicks < stop and time.monotonic() < end:
            if over(self.page):
                return True
            if not self.click():
                self.page.wait_for_timeout(40)
        return over(self.page)

    def click(self) -> bool:
        """Click once, if there is anything to click."""
        prompt = self.page.locator(".prompt")
        try:
            offers = self.page.evaluate(OFFERS, [ANSWERS])
            if self.auto and offers["box"]:
                prompt.locator("input[type=checkbox]:not(:checked)").first.check(timeout=1000)
            kinds: list[str] = offers["kinds"]
            if not kinds:
                return False
            # Mostly it takes what the prompt proposes; the rest makes sure that all buttons work.
            if "proposed" in kinds and self.random.random() < 0.8:
                n = kinds.index("proposed")
            else:
                n = self.random.randrange(len(kinds))
            chosen = prompt.locator(ANSWERS).nth(n)
            if kinds[n] == "pick":
                # Out of sight where the board has the same.
                chosen.evaluate("chip => chip.click()", timeout=1000)
            else:
                chosen.click(timeout=1000)
        except Error:
            return False  # it changed while we were aiming
        self.clicks += 1
        return True


def expect_explained(page: Page, thing: str) -> None:
    """Rest the mouse on something: it says what it is and does, and is silent when the mouse has gone on."""
    tip = page.get_by_role("tooltip")
    expect(tip).to_have_count(0)  # nor does anything else explain itself by then
    end = time.monotonic() + PATIENCE / 1000
    n = 0
    while not "".join(tip.all_inner_texts()):  # the game may go on, and what one points at be drawn anew
        assert time.monotonic() < end, f"{thing} does not say what it is"
        n += 1
        page.locator("h1").dispatch_event("pointerover", {"pointerType": "mouse", "screenX": -n})
        page.locator(thing).first.dispatch_event("pointerover", {"pointerType": "mouse", "screenX": n})
        page.wait_for_timeout(500 * n)
    page.locator("h1").dispatch_event("pointerover", {"pointerType": "mouse", "screenX": 0})
    expect(tip).to_have_count(0)


def says_why_not(browser: Browser, address: str, game: str, thing: str) -> None:
    """Click on something that is not on offer: the reason comes with its paragraph of the rules."""
    with visitor(browser) as context:
        page = context.new_page()
        play_now(page, address, game)
        page.locator(".prompt:not(.wait) .acts button").first.wait_for()
        page.locator(thing).first.wait_for(state="attached")
        expect_explained(page, thing)
        page.locator(thing).first.dispatch_event("click")
        expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
        page.locator(".toast .cite").click()
        expect(page.get_by_role("dialog")).to_be_visible()
