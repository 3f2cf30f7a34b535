// What moves is seen to move. Elements are marked with a key; when the page changes, those that `roam` go from where they
// were to where they are, and flights bring new things from where they come from and take old ones to where they go.
// Copies do the flying, over everything else, so that nothing has to leave its place and nothing is cut off at an edge.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { moving } from "./settings.svelte";

/**
 * From one mark to another. A key stands for all marks that begin with it. What is new at the goal flies in from there;
 * where nothing is new, what left (or `as`, a thing that shows what it was) flies out and is gone.
 */
export interface Flight {
  from: string[]; // the first of them that was there
  to: string;
  as?: string;
}

interface Mark {
  element: HTMLElement | SVGElement;
  roams: boolean;
}

interface Seen extends Mark {
  box: DOMRect;
  place: { x: number; y: number }; // in the measure of its frame, so that a frame that grows moves nothing
}

interface Move {
  ghost: HTMLElement | SVGElement;
  hidden: HTMLElement | SVGElement | null; // the thing itself, until its copy has arrived
  from: DOMRect;
  to: DOMRect;
  kind: "shift" | "arrive" | "leave";
  arc: boolean;
}

const GLIDE = 320;
const ARC = 520;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const PAIR = 140; // two fly at a time, the next two a little later
const LONGEST = 560; // however many there are, the last ones start by then
const NEAR = 14; // pixels that are no move
const LIFT = 46; // how high an arc goes
const SVG = "http://www.w3.org/2000/svg";

const marks = new Map<string, Set<Mark>>();
const running = new Set<() => void>();
let skipped = 0; // how often the rest was skipped

/** Marks an element: `{@attach marked("warrant", true)}`. One that roams is followed when it turns up elsewhere. */
export function marked(key: string, roams = false): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const mark = { element, roams };
    const alike = marks.get(key) ?? new Set();
    marks.set(key, alike.add(mark));
    return () => {
      alike.delete(mark);
      if (alike.size === 0 && marks.get(key) === alike) marks.delete(key);
    };
  };
}

/** Changes the page and shows what moved by it; done when all has arrived, or at once when nothing should move. */
export async function inMotion(change: () => void, flights: Flight[]): Promise<void> {
  if (!moving(1) || document.hidden) return change();
  const before = look();
  const copies = new Map(flights.flatMap((flight) => departing(flight, before)).map((seen) => [seen.element, copyOf(seen)]));
  const then = skipped;
  change();
  await tick();
  if (skipped !== then) return;
  const now = look();
  const moves = [...shifts(before, now), ...flights.flatMap(routes(before, now, copies))];
  await Promise.all(moves.map((move, n) => fly(move, delayOf(moves, n))));
}

/** Everything that flies is there at once. */
export function arriveNow(): void {
  skipped += 1;
  for (const finish of running) finish();
}

// ---- where things are

function look(): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const [key, alike] of marks) {
    for (const mark of alike) {
      const box = inSight(mark.element, mark.element.getBoundingClientRect());
      if (box.width === 0 || box.height === 0) continue; // behind another tab
      found.set(key, { ...mark, box, place: mark.roams ? placeIn(mark.element, box) : { x: 0, y: 0 } });
      break;
    }
  }
  return found;
}

/** On a map the place is in units of the map, elsewhere in parts of the frame. */
function placeIn(element: Element, box: DOMRect): { x: number; y: number } {
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const matrix = element instanceof SVGElement ? element.ownerSVGElement?.getScreenCTM() : null;
  if (matrix) return middle.matrixTransform(matrix.inverse());
  const frame = frameOf(element);
  return { x: (middle.x - frame.x) / frame.width, y: (middle.y - frame.y) / frame.height };
}

function screenOf(element: Element, place: { x: number; y: number }): { x: number; y: number } {
  const matrix = element instanceof SVGElement ? element.ownerSVGElement?.getScreenCTM() : null;
  if (matrix) return new DOMPoint(place.x, place.y).matrixTransform(matrix);
  const frame = frameOf(element);
  return { x: frame.x + place.x * frame.width, y: frame.y + place.y * frame.height };
}

/** What was scrolled out of the stage lies just behind its edge: nothing flies to the far side of the page. */
function inSight(element: Element, box: DOMRect): DOMRect {
  const stage = element.closest(".stage")?.getBoundingClientRect();
  if (!stage) return box;
  const within = (at: number, from: number, size: number): number => Math.max(from - box.height / 2, Math.min(at, from + size - box.height / 2));
  return new DOMRect(box.x, within(box.y, stage.y, stage.height), box.width, box.height);
}

const frameOf = (element: Element): DOMRect => (element.closest(".stage") ?? document.body).getBoundingClientRect();

const begins = (key: string, start: string): boolean => key === start || key.startsWith(`${start}/`);

// ---- what moves

function shifts(before: Map<string, Seen>, now: Map<string, Seen>): Move[] {
  return [...now].flatMap(([key, seen]): Move[] => {
    const was = before.get(key);
    if (!seen.roams || !was) return [];
    const { x, y } = screenOf(seen.element, was.place);
    const { box } = seen;
    if (Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2) < NEAR) return [];
    const from = new DOMRect(x - box.width / 2, y - box.height / 2, box.width, box.height);
    return [{ ghost: copyOf(seen), hidden: seen.element, from, to: box, kind: "shift", arc: key === "warrant" }];
  });
}

/** What may have to be copied before it is gone: what leaves, or what stands for it. */
function departing(flight: Flight, before: Map<string, Seen>): Seen[] {
  const shown = flight.as === undefined ? origins(flight, before, null)[0] : before.get(flight.as);
  return shown ? [shown] : [];
}

/** The marks that a flight may begin at, those that are gone now first. */
function origins(flight: Flight, before: Map<string, Seen>, now: Map<string, Seen> | null): Seen[] {
  for (const start of flight.from) {
    const found = [...before].filter(([key]) => begins(key, start));
    const gone = found.filter(([key]) => now && !now.has(key));
    if (found.length > 0) return [...gone, ...found].map(([, seen]) => seen);
  }
  return [];
}

function routes(before: Map<string, Seen>, now: Map<string, Seen>, copies: Map<Element, Move["ghost"]>): (flight: Flight) => Move[] {
  const used = new Set<string>();
  return (flight) => {
    const starts = origins(flight, before, now);
    const [first] = starts;
    if (!first) return [];
    const fresh = [...now].filter(([key]) => begins(key, flight.to) && !before.has(key) && !used.has(key));
    fresh.forEach(([key]) => used.add(key));
    if (fresh.length > 0) {
      return fresh.map(([, seen], n): Move => {
        const from = (starts[n] ?? first).box;
        return { ghost: copyOf(seen), hidden: seen.element, from, to: seen.box, kind: "arrive", arc: false };
      });
    }
    const goal = now.get(flight.to);
    const shown = flight.as === undefined ? first : before.get(flight.as);
    const ghost = shown && copies.get(shown.element);
    if (!goal || !ghost) return [];
    copies.delete(shown.element); // one copy, one flight
    const from = flight.as === undefined ? first.box : centred(shown.box, first.box);
    return [{ ghost, hidden: null, from, to: goal.box, kind: "leave", arc: false }];
  };
}

function centred(size: DOMRect, at: DOMRect): DOMRect {
  return new DOMRect(at.x + (at.width - size.width) / 2, at.y + (at.height - size.height) / 2, size.width, size.height);
}

function delayOf(moves: Move[], n: number): number {
  const before = moves.slice(0, n).filter((move) => move.kind !== "shift").length;
  if (moves[n]?.kind === "shift") return 0;
  const pairs = moves.filter((move) => move.kind !== "shift").length / 2;
  return Math.floor(before / 2) * Math.min(PAIR, LONGEST / pairs);
}

// ---- flying

/** A copy of an element, exactly where it is, over everything else. */
function copyOf({ element, box }: Seen): Move["ghost"] {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) if (!named.closest("defs")) named.removeAttribute("id");
  copy.style.removeProperty("visibility");
  return element instanceof SVGElement && element.ownerSVGElement ? onMap(element, copy, box) : onDesk(element, copy, box);
}

function onDesk(element: HTMLElement | SVGElement, copy: HTMLElement | SVGElement, box: DOMRect): HTMLElement {
  const ghost = document.createElement("div");
  const width = element instanceof HTMLElement ? element.offsetWidth : box.width;
  const height = element instanceof HTMLElement ? element.offsetHeight : box.height;
  placed(ghost, { left: box.x, top: box.y, width: box.width, height: box.height });
  placed(copy, { left: 0, top: 0, width, height });
  copy.style.setProperty("transform", `scale(${box.width / Math.max(1, width)})`);
  copy.style.setProperty("transform-origin", "0 0");
  ghost.append(copy);
  return ghost;
}

function onMap(element: SVGElement, copy: HTMLElement | SVGElement, box: DOMRect): SVGElement {
  const ghost = document.createElementNS(SVG, "svg");
  const matrix = (element.parentNode as SVGGraphicsElement).getScreenCTM();
  const layer = document.createElementNS(SVG, "g");
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    layer.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  }
  layer.append(copy);
  ghost.append(layer);
  placed(ghost, { left: 0, top: 0, width: innerWidth, height: innerHeight });
  ghost.style.setProperty("transform-origin", `${box.x + box.width / 2}px ${box.y + box.height / 2}px`);
  return ghost;
}

function placed(element: HTMLElement | SVGElement, box: Record<"left" | "top" | "width" | "height", number>): void {
  for (const [name, value] of Object.entries(box)) element.style.setProperty(name, `${value}px`);
  for (const [name, value] of [["position", "absolute"], ["margin", "0"], ["right", "auto"], ["bottom", "auto"]] as const) {
    element.style.setProperty(name, value);
  }
}

/** The layer over the table that the copies fly in. */
function sky(): Element {
  const table = document.querySelector(".tbl") ?? document.body;
  const known = table.querySelector(":scope > .sky");
  if (known) return known;
  const layer = document.createElement("div");
  layer.className = "sky";
  layer.inert = true;
  layer.ariaHidden = "true";
  table.append(layer);
  return layer;
}

async function fly(move: Move, delay: number): Promise<void> {
  const { ghost, hidden } = move;
  sky().append(ghost);
  hidden?.style.setProperty("visibility", "hidden");
  const duration = move.arc ? ARC : GLIDE;
  const animation = ghost.animate(framesOf(move), { duration, delay, easing: EASE, fill: "both" });
  await new Promise<void>((resolve) => {
    const finish = (): void => {
      if (!running.delete(finish)) return;
      clearTimeout(safety);
      animation.cancel();
      ghost.remove();
      hidden?.style.removeProperty("visibility");
      resolve();
    };
    // A page that goes out of sight in the middle stops its animations; nothing may wait for them.
    const safety = setTimeout(finish, delay + duration + 300);
    running.add(finish);
    animation.onfinish = finish;
  });
}

function framesOf({ from, to, kind, arc }: Move): Keyframe[] {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const fits = (one: DOMRect, other: DOMRect): number => Math.min(one.width / other.width, one.height / other.height);
  const at = (x: number, y: number, rest = ""): string => `translate(${x}px, ${y}px)${rest}`;
  if (arc) {
    return [
      { transform: at(dx, dy) },
      { transform: at(dx / 2, dy / 2 - LIFT, " rotate(-8deg)"), offset: 0.45 },
      { transform: at(0, 4), offset: 0.85 },
      { transform: "none" },
    ];
  }
  if (kind === "leave") {
    const size = Math.min(1, Math.max(0.3, fits(to, from)));
    return [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: at(-dx, -dy, ` scale(${size})`), opacity: 0 },
    ];
  }
  const size = kind === "shift" ? 1 : Math.min(1.8, Math.max(0.3, fits(from, to)));
  return [{ transform: at(dx, dy, ` scale(${size})`), opacity: kind === "shift" ? 1 : 0.4 }, { opacity: 1, offset: 0.3 }, { transform: "none" }];
}
