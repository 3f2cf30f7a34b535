"""The screens that people play on, and what can be seen and tapped on each of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.browser.support import Clicker, over

Size = tuple[int, int]
PHONES: tuple[Size, ...] = ((375, 553), (360, 640), (390, 664), (412, 732), (390, 844))
LOW: tuple[Size, ...] = ((844, 390), (640, 400), (1366, 625))  # on its side, at 200 % zoom, a small laptop
TABLET: Size = (820, 1180)
LARGE: tuple[Size, ...] = ((1280, 800), (2560, 1440))
SIZES = (*PHONES, *LOW, TABLET, *LARGE)

# A finger scrolls what has a scrollbar, even an invisible one; what is cut off without one it cannot reach. So every
# answer is scrolled to, and then the boxes that only a script can scroll are put back.
LOOK = """async () => {
  for (let n = 0; n < 3; n += 1) await new Promise((done) => requestAnimationFrame(done));
  const around = (thing) => (thing === null ? [] : [thing, ...around(thing.parentElement)]);
  const fixed = (box) => box === document.scrollingElement || getComputedStyle(box).overflowY === "hidden";
  const stuck = around(document.querySelector(".prompt")).filter(fixed);
  const back = (box) => box.scrollTo({ top: 0, left: 0, behavior: "instant" });
  const meets = (thing, x, y) => thing.contains(document.elementFromPoint(x, y));
  const tapped = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return meets(thing, left + width / 2, top + height / 2);
  };
  const all = (query) => [...document.querySelectorAll(query)].filter((thing) => thing.checkVisibility());
  const name = (thing) => thing.textContent.trim().slice(0, 60);
  // Chips that repeat what lies on the board or in the hand are for keys and screen readers.
  const answers = all(".prompt .acts button").filter((answer) => !answer.closest(".elsewhere"));
  const unseen = answers.filter((answer) => !tapped(answer)).map(name);
  const stays = ".pri, .pass, .pin"; // what confirms, what the game is about, and what ends it
  const confirm = answers.filter((answer) => answer.matches(stays) && !tapped(answer)).map(name);
  // What scrolls says so by an edge that fades; mostly a finger's scrollbar cannot be seen.
  const over = (box) => box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2;
  const shown = (box) => box.checkVisibility({ visibilityProperty: true });
  const scrolls = (box) => /auto|scroll/.test(getComputedStyle(box).overflow) && shown(box);
  const silent = [...document.querySelectorAll(".playing :not(svg, svg *)")]
    .filter((box) => over(box) && scrolls(box) && !box.dataset.more).map((box) => box.className);
  const rolled = all(".prompt, .prompt *").filter((box) => over(box) && scrolls(box) && !box.closest(".elsewhere"))
    .map((box) => box.classList[0]);
  const boxes = all(".prompt .auto input").map(tapped);
  const covered = answers.filter((answer) => {
    answer.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    stuck.forEach(back);
    return !tapped(answer);
  }).map(name);
  document.querySelectorAll(".prompt, .prompt *").forEach(back);
  // Cards may overlap; a strip of each, at its left, is free.
  const cards = all("#hand [role=option]").filter((card) => {
    const { left, top } = card.getBoundingClientRect();
    return ![6, 12, 18].some((x) => [8, 20, 32].some((y) => meets(card, left + x, top + y)));
  }).map(name);
  const tabs = all(".tabs button").filter((tab) => !tapped(tab)).map(name);
  const status = all("header .crumb span").filter(tapped).map(name).join();
  const purses = all(".strip .sp, .ring .courtier").map((seat) => /\\d/.test(seat.textContent));
  const box = (query) => {
    const { width = 0, height = 0 } = document.querySelector(query)?.getBoundingClientRect() ?? {};
    return [Math.round(width), Math.round(height)];
  };
  const placeOf = (thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  };
  const passes = answers.filter((answer) => answer.matches(".pass")).map(placeOf);
  const deeds = answers.filter((answer) => answer.matches(".btn:not(.pass, .ghost)")).map(placeOf);
  // Of what is drawn several times, once is enough.
  const inSight = (query, name) => {
    const found = [...document.querySelectorAll(`.playing :is(${query})`)];
    const seen = found.some((thing) => thing.checkVisibility() && tapped(thing));
    return found.length === 0 || seen ? [] : [name];
  };
  return {
    passes, deeds, covered, unseen, confirm, silent, rolled, boxes, cards, tabs, status, purses,
    board: box("main.stage"),
    hidden: [
      ...inSight("[data-thing=secret], [data-behind~=secret]", "secret"),
      ...inSight("button.now", "card in play"),
    ],
    sideways: document.documentElement.scrollWidth > innerWidth,
  };
}"""


@dataclass(frozen=True)
class Seen:
    """What a screen of one size shows of a table."""

    covered: tuple[str, ...]  # answers that cannot be tapped, however one scrolls
    unseen: tuple[str, ...]  # answers that are scrolled to first
    confirm: tuple[str, ...]  # those that confirm or pass, or that the game is about: they must be in sight
    silent: tuple[str, ...]  # parts of the table that scroll and do not show it
    rolled: tuple[str, ...]  # parts of the prompt that scroll
    boxes: tuple[bool, ...]  # is there a box for auto-pass, and can it be tapped at once?
    cards: tuple[str, ...]  # cards in hand that cannot be tapped
    tabs: tuple[str, ...]  # tabs that cannot
    status: str  # which round or turn it is, where it can be read
    purses: tuple[bool, ...]  # by seat: does it say outside a drawer how much somebody has?
    board: Size
    hidden: tuple[str, ...]  # one's secret and the card in play, drawn where nothing of them is in sight
    passes: tuple[list[int], ...]  # where the answer is that passes: left, top, right, bottom
    deeds: tuple[list[int], ...]  # where the buttons are that do something
    sideways: bool  # does the page scroll sideways?


def in_the_way(passes: list[list[int]], deeds: list[list[int]]) -> list[tuple[list[int], list[int]]]:
    """Return places where one passes, with buttons that do something there in another question."""
    return [(old, new) for old in passes for new in deeds if meet(middle(old), new)]


def middle(place: list[int]) -> list[int]:
    """Return the part of a button that a finger aims at."""
    left, top, right, bottom = place
    return [
        (3 * left + right) // 4,
        (3 * top + bottom) // 4,
        (left + 3 * right) // 4,
        (top + 3 * bottom) // 4,
    ]


def meet(one: list[int], other: list[int]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def look(page: Page, size: Size) -> Seen:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return seen(page.evaluate(LOOK))


def seen(found: dict[str, Any]) -> Seen:
    fields: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in found.items()
    }
    return Seen(**fields)


def prompts(page: Page, most: int) -> Iterator[int]:
    """Play by clicks, and stop at every prompt that asks for something."""
    clicker = Clicker(page, seed=4, auto=False)
    for n in range(most):
        page.locator(".prompt:not(.wait) .acts button, .end .ids").first.wait_for()
        if over(page):
            return
        yield n
        clicker.play(1, seconds=60)
