"""The screens that people play on, and what can be seen and tapped on each of them."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

PHONES = ((375, 553), (360, 640), (390, 664), (412, 732), (390, 844))
LOW = ((844, 390), (640, 400), (1366, 625))  # on their side, at 200 % zoom, a small laptop
LARGE = ((820, 1180), (1280, 800), (2560, 1440))
SIZES = (*PHONES, *LOW, *LARGE)

# A finger scrolls what has a scrollbar, even an invisible one; what is cut off without one it cannot reach. So everything
# is scrolled to, and then the boxes that only a script can scroll are put back.
LOOK = """async () => {
  for (let n = 0; n < 2; n += 1) await new Promise((done) => requestAnimationFrame(done));
  const around = (thing) => (thing === null ? [] : [thing, ...around(thing.parentElement)]);
  const stuck = around(document.querySelector(".prompt")).filter((box) => getComputedStyle(box).overflowY === "hidden" || box === document.scrollingElement);
  const putBack = () => stuck.forEach((box) => { box.scrollTop = 0; box.scrollLeft = 0; });
  const meets = (thing, x, y) => thing.contains(document.elementFromPoint(x, y));
  const shown = (thing) => thing.checkVisibility({ visibilityProperty: true });
  const tapped = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return meets(thing, left + width / 2, top + height / 2);
  };
  const all = (query) => [...document.querySelectorAll(query)].filter(shown);
  const name = (thing) => thing.textContent.trim().slice(0, 60);
  const answers = all(".prompt .acts button");
  const unseen = answers.filter((answer) => !tapped(answer)).map(name);
  const covered = answers.filter((answer) => {
    answer.scrollIntoView({ block: "nearest", inline: "nearest" });
    putBack();
    return !tapped(answer);
  }).map(name);
  document.querySelectorAll(".prompt, .prompt *").forEach((box) => { box.scrollTop = 0; box.scrollLeft = 0; });
  // Cards may overlap; a strip of each, as wide as a finger's middle, has to be free.
  const cards = all("#hand [role=option]").filter((card) => {
    const { left, top } = card.getBoundingClientRect();
    return ![6, 12, 18].some((x) => [8, 20, 32].some((y) => meets(card, left + x, top + y)));
  }).map(name);
  const tabs = all(".tabs button").filter((tab) => !tapped(tab)).map(name);
  const box = (query) => {
    const { width = 0, height = 0 } = document.querySelector(query)?.getBoundingClientRect() ?? {};
    return [Math.round(width), Math.round(height)];
  };
  return {
    covered, unseen, cards, tabs,
    board: box("main.stage"), prompt: box(".prompt"), hand: box(".tray"),
    sideways: document.documentElement.scrollWidth > innerWidth,
  };
}"""


@dataclass(frozen=True)
class Seen:
    """What a screen of one size shows of a table."""

    covered: tuple[str, ...]  # answers that cannot be tapped, however one scrolls
    unseen: tuple[str, ...]  # answers that are scrolled to first
    cards: tuple[str, ...]  # cards in hand that cannot be tapped
    tabs: tuple[str, ...]
    board: tuple[int, int]
    prompt: tuple[int, int]
    hand: tuple[int, int]
    sideways: bool  # does the page scroll sideways?


def look(page: Page, size: tuple[int, int]) -> Seen:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found: dict[str, Any] = page.evaluate(LOOK)
    return Seen(**{name: tuple(value) if isinstance(value, list) else value for name, value in found.items()})
