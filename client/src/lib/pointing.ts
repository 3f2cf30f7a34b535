// Where the thing is that a lesson points at, and where there is room to speak without covering it.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 16; // between the thing and the bubble: room for the arrow
const EDGE = 8;
const NEARLY = 6; // pixels by which a bubble may be lower than it could be
const FAR = 20; // square pixels that may rather be covered than a bubble be one pixel farther away
const STEPS = 12; // how finely the screen is searched for room

export type Side = "left" | "right" | "above" | "below" | "apart";

export interface Placing {
  x: number;
  y: number;
  side: Side;
}

/**
 * The elements that show a thing, unless behind another tab: first board and hand, then the list of players, then the prompt, then
 * the button behind which it is.
 */
export function shownOn(page: ParentNode, key: string): Element[] {
  const name = CSS.escape(key);
  const found = [...page.querySelectorAll(`[data-thing="${name}"], [data-behind~="${name}"]`)].filter((element) => element.getBoundingClientRect().width > 0);
  const rank = (element: Element): number => (element.hasAttribute("data-behind") ? 3 : element.closest(".prompt") ? 2 : element.closest(".rail, .strip") ? 1 : 0);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The button that makes one of these choices. */
export function buttonFor(page: ParentNode, choices: string[]): Element | null {
  return [...page.querySelectorAll("[data-choice]")].find((button) => choices.includes(button.getAttribute("data-choice") ?? "")) ?? null;
}

/** Brings an element into sight: boards scroll, and maps turn to what has the focus. The focus itself stays where it is. */
export function bring(element: Element): void {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  element.dispatchEvent(new FocusEvent("focus"));
}

/** Where an element is, or null if it is out of sight: scrolled away, or beyond the edge of a map. */
export function boxInSight(element: Element): Box | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = (element.closest(".stage") ?? document.documentElement).getBoundingClientRect();
  const left = Math.max(x, frame.left);
  const top = Math.max(y, frame.top);
  const right = Math.min(x + width, frame.right);
  const bottom = Math.min(y + height, frame.bottom);
  return right - left > 0 && bottom - top > 0 ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

export function apart(one: Box, other: Box, gap = 0): boolean {
  return (
    one.x + one.width + gap <= other.x ||
    other.x + other.width + gap <= one.x ||
    one.y + one.height + gap <= other.y ||
    other.y + other.height + gap <= one.y
  );
}

/**
 * A place for a bubble of this size within the screen: beside the thing if it can be, otherwise as near as it can be. It covers
 * neither the thing nor what has to be seen (`must`), and as little as possible of what one may want to see (`may`).
 */
export function placed(size: Size, thing: Box | null, must: Box[], may: Box[], screen: Box): Placing {
  const places = [...(thing ? around(size, thing, screen) : []), ...everywhere(size, thing, screen)];
  const kept = thing ? [thing, ...must] : must;
  for (const boxes of [kept, thing ? [thing] : []]) {
    const free = places.filter((at) => boxes.every((box) => apart({ ...at, ...size }, box, 2)));
    const away = (at: Placing): number => (at.side === "apart" ? FAR * distance(at, size, thing ?? screen) : 0);
    const cost = (at: Placing): number => total(may.map((box) => overlap({ ...at, ...size }, box))) + away(at);
    const [first, ...others] = free.map((at) => ({ at, cost: cost(at) }));
    if (first) return others.reduce((best, one) => (one.cost < best.cost ? one : best), first).at;
  }
  return { x: screen.x + EDGE, y: screen.y + EDGE, side: "apart" };
}

/** From the middle of a bubble to the middle of something, in pixels. */
function distance({ x, y }: Placing, size: Size, to: Box): number {
  return Math.hypot(x + size.width / 2 - to.x - to.width / 2, y + size.height / 2 - to.y - to.height / 2);
}

const total = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** How much of the other one it covers, in square pixels. */
function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** How high a bubble can be, at most `height` and at least `least`, that covers neither the thing nor what has to be seen. */
export function roomFor({ width, height }: Size, least: number, thing: Box | null, must: Box[], screen: Box): number {
  const kept = thing ? [thing, ...must] : must;
  const fits = (high: number): boolean => {
    const at = placed({ width, height: high }, thing, must, [], screen);
    return kept.every((box) => apart({ ...at, width, height: high }, box, 2));
  };
  if (height <= least || fits(height)) return Math.max(least, height);
  let [low, high] = [least, height]; // it fits (or has to) with the one, and does not with the other
  while (high - low > NEARLY) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return Math.floor(low);
}

interface Size {
  width: number;
  height: number;
}

function within(size: Size, screen: Box, x: number, y: number): { x: number; y: number } {
  return {
    x: Math.max(screen.x + EDGE, Math.min(x, screen.x + screen.width - size.width - EDGE)),
    y: Math.max(screen.y + EDGE, Math.min(y, screen.y + screen.height - size.height - EDGE)),
  };
}

function around(size: Size, thing: Box, screen: Box): Placing[] {
  const middle = thing.x + (thing.width - size.width) / 2;
  const level = thing.y + (thing.height - size.height) / 2;
  const sides: Placing[] = [
    { side: "above", x: middle, y: thing.y - size.height - GAP },
    { side: "below", x: middle, y: thing.y + thing.height + GAP },
    { side: "right", x: thing.x + thing.width + GAP, y: level },
    { side: "left", x: thing.x - size.width - GAP, y: level },
  ];
  return sides.map(({ side, x, y }) => ({ side, ...within(size, screen, x, y) }));
}

/** Places all over the screen, those near the thing first; without one, those near the middle. */
function everywhere(size: Size, thing: Box | null, screen: Box): Placing[] {
  const near = thing ?? screen;
  const parts = Array.from({ length: STEPS + 1 }, (_, n) => n / STEPS);
  const places = parts.flatMap((down) =>
    parts.map((across): Placing => ({
      side: "apart",
      ...within(size, screen, screen.x + across * (screen.width - size.width), screen.y + down * (screen.height - size.height)),
    })),
  );
  return places.sort((a, b) => distance(a, size, near) - distance(b, size, near));
}
