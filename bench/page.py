"""Measure the page on a slow connection: ./dev bench --page [options], how long until somebody can play.

Chromium opens the lobby with an empty cache, on a connection of 400 kbit/s with 400 ms for every request and on a
processor that is slowed down four times; then it clicks on a box at once, before the lobby has fetched anything ahead,
and waits for the table. Then the same person opens the same table straight from its link, with an empty cache again.
Nothing but the browser is slow, and a busy machine makes the browser slower still: measure on a quiet one. Chromium
does not slow down sockets.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

from tests.browser.support import GAMES, PATIENCE, PHONE, chromium, newcomer, serving

LATENCY = 400  # milliseconds
RATE = 400_000 / 8  # bytes per second
SLOWER = 4
# Notes when something is there to be seen: in the frame after the change that brought it.
WATCH = """
    window.reached = {};
    const shown = (place) => (place?.textContent ?? "").trim() !== "";
    const STAGES = {
        lobby: () => {
            const boxes = [...document.querySelectorAll("article.box")];
            return boxes.length > 0 && boxes.every((box) => shown(box.querySelector("h2")));
        },
        table: () => shown(document.querySelector(".prompt")) && document.querySelector("main.stage svg") !== null,
    };
    const look = () => {
        for (const [name, there] of Object.entries(STAGES))
            if (!(name in window.reached) && there()) {
                window.reached[name] = null;
                requestAnimationFrame(() => setTimeout(() => (window.reached[name] = performance.now())));
            }
    };
    new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true});
    addEventListener("click", () => (window.clicked = performance.now()), {capture: true});
"""
REACHED = "(name) => window.reached[name]"
FIRST_TEXT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"


class Stage(NamedTuple):
    """What it took to get somewhere."""

    seconds: float
    kilobytes: float
    requests: int


class Visit(NamedTuple):
    first_text: float
    lobby: Stage
    table: Stage
    link: Stage  # the lobby's files included


class Traffic:
    """Counts what comes over the wire."""

    def __init__(self, session: CDPSession) -> None:
        self.bytes = 0.0
        self.requests = 0
        session.on("Network.loadingFinished", self._finished)

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]
        self.requests += 1

    def taken(self) -> tuple[float, int]:
        """Return kilobytes and requests since this was asked last."""
        found = (self.bytes / 1000, self.requests)
        self.bytes, self.requests = 0.0, 0
        return found


@contextmanager
def slow_page(browser: Browser, lang: str) -> Iterator[tuple[Page, Traffic]]:
    """Open an empty page of a new visitor with a slow phone."""
    with newcomer(browser, PHONE, lang, painted=True) as context:
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": LATENCY, "downloadThroughput": RATE, "uploadThroughput": RATE},
        )
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.add_init_script(WATCH)
        yield page, Traffic(session)


def visit(browser: Browser, address: str, game: str, lang: str) -> Visit:
    """Go to the lobby, from there to a table with bots as soon as a box can be clicked, and again by its link."""
    with slow_page(browser, lang) as (page, traffic):
        page.goto(address, wait_until="commit")
        lobby = Stage(reached(page, "lobby"), *traffic.taken())
        page.locator(f"article[data-game={game}] button").click(timeout=PATIENCE)
        there = reached(page, "table")
        table = Stage(there - float(page.evaluate("window.clicked")) / 1000, *traffic.taken())
        first_text = float(page.evaluate(FIRST_TEXT)) / 1000
        place, cookies = page.url, page.context.cookies()
    with slow_page(browser, lang) as (page, traffic):
        page.context.add_cookies([{**cookie} for cookie in cookies])  # type: ignore[typeddict-item]
        page.goto(place, wait_until="commit")
        return Visit(first_text, lobby, table, Stage(reached(page, "table"), *traffic.taken()))


def reached(page: Page, name: str) -> float:
    """Wait for a stage and return when it was reached, in seconds since the visitor set out."""
    return float(page.wait_for_function(REACHED, arg=name, timeout=PATIENCE).json_value()) / 1000


def row(name: str, visits: list[Visit]) -> str:
    """Describe the visits to one game: medians, with the slowest in brackets."""
    cells = [f"{median(one.first_text for one in visits):.1f} s"]
    for stages in (
        [one.lobby for one in visits],
        [one.table for one in visits],
        [one.link for one in visits],
    ):
        cells.append(f"{median(s.seconds for s in stages):.1f} s ({max(s.seconds for s in stages):.1f})")
        cells.append(
            f"{median(s.kilobytes for s in stages):.0f} kB in {median(s.requests for s in stages):.0f}"
        )
    return f"| {name} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench --page", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="visits per game (3)")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be repeated")
    parser.add_argument("--lang", choices=("en", "pl"), default="en", help="the visitor's language (en)")
    parser.add_argument("--address", help="measure a server that is already running")
    chosen = parser.parse_args()
    running = nullcontext(chosen.address) if chosen.address else serving()
    with chromium() as browser, running as address:
        print(
            "| game | first text | lobby | transferred | then a table | transferred | by its link | transferred |"
        )
        print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
        visit(
            browser, address, GAMES[0], chosen.lang
        )  # so that neither the server nor the browser has just started
        for game in chosen.game or GAMES:
            visits = [visit(browser, address, game, chosen.lang) for _ in range(chosen.rounds)]
            print(row(game, visits), flush=True)


if __name__ == "__main__":
    main()
