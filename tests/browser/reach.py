"""Play whole games by clicks and count, at every prompt and on small screens, what cannot be tapped.

`python -m tests.browser.reach [games] [languages] [prompts] [all]`, the first two with commas, as in `nanty en,pl 200`.
With `all`, every prompt is looked at on all eight screens. Otherwise a prompt of a new kind is looked at on the two
tightest screens and on one of the others in turn, and more of its kind on one screen in turn. Prompts are of one kind
if they say the same but for names and numbers, and have as many answers of each sort, about as long; chips from four
on are alike, since they scroll in one line. The last number says how much of the short side of a low screen the board
keeps, where that is least.
"""

import random
import sys
from collections import defaultdict
from itertools import cycle
from typing import Any

from playwright.sync_api import Browser, Frame, Page, Route

from tests.browser.screens import LOOK, LOW, PHONES, Seen, Size, seen
from tests.browser.support import ANSWERS, GAMES, PATIENCE, chromium, play_now, serving, visitor

ENOUGH = 1000
SMALL = (*PHONES, *LOW)  # large screens have room, and to draw them takes most of the time
TIGHT = (PHONES[0], LOW[1])
# The table is shown in a frame, which a script resizes: resizing a whole page takes twice as long as looking at it.
AROUND = {"width": 1400, "height": 880}
LOOK_ALL = (
    """async (sizes) => {
  const found = [];
  for (const [width, height] of sizes) {
    Object.assign(frameElement, { width, height });
    while (innerWidth !== width || innerHeight !== height) await new Promise((done) => requestAnimationFrame(done));
    found.push(await ("""
    + LOOK
    + """)());
  }
  return found;
}"""
)
# Boards and cards have their place, and are met by a finger, without being painted, which takes most of the time left.
UNPAINTED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".stage, .tray .card { opacity: 0 !important; }");
  document.adoptedStyleSheets = [sheet];
}"""

# Clicks an answer (mostly the one that is proposed) and waits for the next prompt, by one call: asking for each button
# takes most of the time of a whole game. Returns what kind of prompt that is, or nothing if the game is over.
NEXT = """async ([answers, first, dice, patience]) => {
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const all = (query) => [...document.querySelectorAll(`.prompt ${query}`)];
  const offered = () => all(answers.split(", ").join(", .prompt "));
  if (!first) {
    const proposed = offered().find((answer) => answer.matches(".pri"));
    const any = offered()[Math.floor(dice[1] * offered().length)];
    (proposed && dice[0] < 0.8 ? proposed : any).click();
    await pause(0);
  }
  const over = () => document.querySelector(".end .ids") !== null;
  const asked = () => document.querySelector(".prompt:not(.wait)") !== null && offered().length > 0;
  const until = Date.now() + patience;
  while (!asked() && !over()) {
    if (Date.now() > until) throw new Error(`nothing happens: ${document.querySelector(".prompt")?.textContent}`);
    await pause(20);
  }
  if (over()) return null;
  const length = (query) => all(query).map((thing) => thing.textContent.trim().length).reduce((a, b) => a + b, 0);
  const words = [...document.querySelector(".prompt .say").childNodes].filter((part) => part.nodeName === "#text");
  return JSON.stringify([
    words.map((part) => part.textContent.replace(/\\d+/g, "").trim()).join(" "),
    Math.min(4, all(".pick[aria-pressed=false]").length),
    ...[".pick[aria-pressed=true]", ".btn", ".btn.pri", ".outcome", ".term"].map((query) => all(query).length),
    ...[".say", ".btn", ".outcome"].map((query) => Math.floor(length(query) / 40)),
  ]);
}"""


class Counts:
    """What was found in one game."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.prompts = 0
        self.found: dict[Size, list[Seen]] = defaultdict(list)


def measure(browser: Browser, address: str, game: str, lang: str, most: int, every: bool) -> Counts:
    counts = Counts()
    chance = random.Random(4)
    with visitor(
        browser, AROUND, lang, permissions=["local-network-access"]
    ) as context:  # for the frame's socket
        table = framed(context.new_page(), address, game)
        turn, looser = cycle(SMALL), cycle([size for size in SMALL if size not in TIGHT])
        for n in range(most):
            kind = following(table, n == 0, chance)
            if kind is None:
                break
            if every:
                sizes = [*SMALL]
            else:
                sizes = [next(turn)] if kind in counts.kinds else [*TIGHT, next(looser)]
            for size, found in zip(sizes, table.evaluate(LOOK_ALL, sizes), strict=True):
                counts.found[size].append(seen(found))
                tell(n, size, kind, counts.found[size][-1])
            counts.kinds.add(kind)
            counts.prompts += 1
    return counts


def framed(page: Page, address: str, game: str) -> Frame:
    """Start a game, and show it in a frame, which the server would not allow."""

    def allow(route: Route) -> None:
        answer = route.fetch()
        unwanted = ("content-security-policy", "x-frame-options")
        headers = {name: value for name, value in answer.headers.items() if name not in unwanted}
        route.fulfill(response=answer, headers=headers)

    play_now(page, address, game)
    table = page.url
    page.route("**/table/*", allow)
    page.route("**/frame", lambda route: route.fulfill(content_type="text/html", body="<iframe></iframe>"))
    page.goto(f"{address}/frame")
    page.evaluate("(table) => { document.querySelector('iframe').src = table; }", table)
    frame = page.frames[1]
    frame.wait_for_url(table)
    frame.locator(".prompt").wait_for()
    frame.evaluate(UNPAINTED)
    return frame


def following(table: Frame, first: bool, chance: random.Random) -> str | None:
    kind: Any = table.evaluate(NEXT, [ANSWERS, first, [chance.random(), chance.random()], PATIENCE])
    return None if kind is None else str(kind)


def tell(n: int, size: Size, kind: str, found: Seen) -> None:
    """Say at once what is wrong, and with which question."""
    wrong = {
        "covered": found.covered,
        "confirm": found.confirm,
        "silent": found.silent,
        "scrolled": found.rolled if "words" in found.rolled else found.rolled[1:],
        "cards": found.cards,
        "tabs": found.tabs,
        "hidden": found.hidden,
    }
    if any(wrong.values()):
        print(n, size, kind, {name: things for name, things in wrong.items() if things}, flush=True)


def report(game: str, lang: str, counts: Counts) -> None:
    print(f"{game} {lang}: {counts.prompts} prompts of {len(counts.kinds)} kinds")
    for (width, height), screens in sorted(counts.found.items(), key=lambda item: SMALL.index(item[0])):
        heights = sorted(one.board[1] for one in screens)
        print(
            f"{game:10} {lang} {width:4}x{height:<4} prompts {len(screens):3}",
            f"covered {sum(bool(one.covered) for one in screens):3}",
            f"scrolled to {sum(bool(one.unseen) for one in screens):3}",
            f"confirm {sum(bool(one.confirm) for one in screens):3}",
            f"silent {sum(bool(one.silent) for one in screens):3}",
            f"question cut {sum('words' in one.rolled for one in screens):3}",
            f"scrolled twice {sum(len(one.rolled) > 1 for one in screens):3}",
            f"cards {sum(bool(one.cards) for one in screens):3}",
            f"tabs {sum(bool(one.tabs) for one in screens):3}",
            f"hidden {sum(bool(one.hidden) for one in screens):3}",
            f"board {screens[0].board[0]} x {heights[0]}..{heights[-1]}",
            f"{min(min(one.board) for one in screens) / min(width, height):.0%}"
            if (width, height) in LOW
            else "",
            "sideways" if any(one.sideways for one in screens) else "",
            flush=True,
        )


def main(arguments: list[str]) -> int:
    names, langs, most, every, *_ = (*arguments, "", "", "", "")
    with serving() as address, chromium() as browser:
        for game in names.split(",") if names else GAMES:
            for lang in langs.split(",") if langs else ("en", "pl"):
                report(game, lang, measure(browser, address, game, lang, int(most or ENOUGH), bool(every)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
