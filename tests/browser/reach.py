"""Play whole games by clicks and count, at every prompt and on every small screen, what cannot be tapped.

`python -m tests.browser.reach [games] [languages] [prompts]`, the first two with commas: `overlord,nanty en,pl 200`.
A prompt of a new kind (its words but for names and numbers, how many answers of which sort, how long they are) is
looked at on every screen, others like it on one screen in turn. The last number says how much of the short side of a
low screen the board keeps, where that is least.
"""

import random
import sys
from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.screens import LOW, PHONES, Seen, Size, look
from tests.browser.support import ANSWERS, GAMES, PATIENCE, chromium, play_now, serving, visitor

ENOUGH = 1000
SMALL = (*PHONES, *LOW)  # large screens have room, and to draw them takes most of the time

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
    ...[".pick", ".pick[aria-pressed=true]", ".btn", ".btn.pri", ".outcome", ".term"].map((query) => all(query).length),
    ...[".say", ".btn", ".outcome"].map((query) => Math.floor(length(query) / 40)),
  ]);
}"""


class Counts:
    """What was found in one game."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.prompts = 0
        self.found: dict[Size, list[Seen]] = defaultdict(list)


def measure(browser: Browser, address: str, game: str, lang: str, most: int) -> Counts:
    counts = Counts()
    chance = random.Random(4)
    with visitor(browser, {"width": SMALL[0][0], "height": SMALL[0][1]}, lang) as context:
        page = context.new_page()
        play_now(page, address, game)
        at = 0  # the size that the page has: the first to look at, since drawing another one takes time
        for n in range(most):
            kind = following(page, n == 0, chance)
            if kind is None:
                break
            if kind in counts.kinds:
                sizes = [(at + 1) % len(SMALL)]
            else:
                sizes = [(at + i) % len(SMALL) for i in range(len(SMALL))]
            for at in sizes:
                seen = look(page, SMALL[at])
                counts.found[SMALL[at]].append(seen)
                tell(n, SMALL[at], kind, seen)
            counts.kinds.add(kind)
            counts.prompts += 1
    return counts


def following(page: Page, first: bool, chance: random.Random) -> str | None:
    kind: Any = page.evaluate(NEXT, [ANSWERS, first, [chance.random(), chance.random()], PATIENCE])
    return None if kind is None else str(kind)


def tell(n: int, size: Size, kind: str, seen: Seen) -> None:
    """Say at once what is wrong, and with which question."""
    wrong = {
        "covered": seen.covered,
        "confirm": seen.confirm,
        "silent": seen.silent,
        "cards": seen.cards,
        "tabs": seen.tabs,
    }
    if any(wrong.values()):
        print(n, size, kind, {name: things for name, things in wrong.items() if things}, flush=True)


def report(game: str, lang: str, counts: Counts) -> None:
    print(f"{game} {lang}: {counts.prompts} prompts of {len(counts.kinds)} kinds")
    for (width, height), screens in sorted(counts.found.items(), key=lambda item: SMALL.index(item[0])):
        heights = sorted(seen.board[1] + seen.alarm[1] * ((width, height) in PHONES) for seen in screens)
        print(
            f"{game:10} {lang} {width:4}x{height:<4} prompts {len(screens):3}",
            f"covered {sum(bool(seen.covered) for seen in screens):3}",
            f"scrolled to {sum(bool(seen.unseen) for seen in screens):3}",
            f"confirm {sum(bool(seen.confirm) for seen in screens):3}",
            f"silent {sum(bool(seen.silent) for seen in screens):3}",
            f"cards {sum(bool(seen.cards) for seen in screens):3}",
            f"tabs {sum(bool(seen.tabs) for seen in screens):3}",
            f"board {screens[0].board[0]} x {heights[0]}..{heights[-1]}",
            f"{min(min(seen.board) for seen in screens) / min(width, height):.0%}"
            if (width, height) in LOW
            else "",
            "sideways" if any(seen.sideways for seen in screens) else "",
            flush=True,
        )


def main(arguments: list[str]) -> int:
    names, langs, most, *_ = (*arguments, "", "", "")
    with serving() as address, chromium() as browser:
        for game in names.split(",") if names else GAMES:
            for lang in langs.split(",") if langs else ("en", "pl"):
                report(game, lang, measure(browser, address, game, lang, int(most or ENOUGH)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
