// Where the thing is that a lesson points at, and where there is room to speak without covering it.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 16; // between the thing and the bubble: room for the arrow
const EDGE = 8;

export type Side = "left" | "right" | "above" | "below" | "apart";

export interface Placing {
  x: number;
  y: number;
  side: Side;
}

/** The elements that show a thing, those in sight only, the board and the hand before the list of players and the prompt. */
export function shownOn(page: ParentNode, key: string): Element[] {
  const found = [...page.querySelectorAll(`[data-thing="${CSS.escape(key)}"]`)].filter(inSight);
  const rank = (element: Element): number => (element.closest(".prompt") ? 2 : element.closest(".rail, .strip") ? 1 : 0);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The button that makes one of these choices. */
export function buttonFor(page: ParentNode, choices: string[]): Element | null {
  return [...page.querySelectorAll("[data-choice]")].find((button) => choices.includes(button.getAttribute("data-choice") ?? "")) ?? null;
}

function inSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight;
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
 * A place for a bubble of this size within the screen: beside the thing if it can be, otherwise wherever nothing that has to
 * be seen (`free`) is covered. If there is no such place, as far from the thing as possible.
 */
export function placed(size: { width: number; height: number }, thing: Box | null, free: Box[], screen: Box): Placing {
  const within = (x: number, y: number): { x: number; y: number } => ({
    x: Math.max(screen.x + EDGE, Math.min(x, screen.x + screen.width - size.width - EDGE)),
    y: Math.max(screen.y + EDGE, Math.min(y, screen.y + screen.height - size.height - EDGE)),
  });
  const clear = (at: { x: number; y: number }): boolean => [...(thing ? [thing] : []), ...free].every((box) => apart({ ...at, ...size }, box, 2));
  const beside = thing ? around(size, thing).map(({ side, ...at }) => ({ side, ...within(at.x, at.y) })) : [];
  const corners = [
    within(screen.x + (screen.width - size.width) / 2, screen.y),
    within(screen.x + (screen.width - size.width) / 2, screen.y + screen.height),
    within(screen.x, screen.y),
    within(Infinity, screen.y),
    within(screen.x, Infinity),
    within(Infinity, Infinity),
  ].map((at) => ({ side: "apart" as const, ...at }));
  const found = [...beside, ...corners].find(clear);
  if (found) return found;
  const away = (at: Placing): number => (thing ? Math.hypot(at.x + size.width / 2 - thing.x - thing.width / 2, at.y + size.height / 2 - thing.y - thing.height / 2) : 0);
  const least = corners.filter((at) => !thing || apart({ ...at, ...size }, thing));
  return [...(least.length > 0 ? least : corners)].sort((a, b) => away(b) - away(a))[0] ?? { x: EDGE, y: EDGE, side: "apart" };
}

function around(size: { width: number; height: number }, thing: Box): Placing[] {
  const middle = thing.x + (thing.width - size.width) / 2;
  const level = thing.y + (thing.height - size.height) / 2;
  return [
    { side: "above", x: middle, y: thing.y - size.height - GAP },
    { side: "below", x: middle, y: thing.y + thing.height + GAP },
    { side: "right", x: thing.x + thing.width + GAP, y: level },
    { side: "left", x: thing.x - size.width - GAP, y: level },
  ];
}
