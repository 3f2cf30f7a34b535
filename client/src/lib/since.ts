// What happened since the reader last decided something, and what of it is about them: the same for every game.
import type { GameEvent } from "./protocol";
import { ownerOf, type Texts } from "./texts";

const KEY = "subrosa.decided";
const MOST_TABLES = 50; // whose marks this browser keeps

/** How long the log was when a seat had last decided something, by seat. */
export type Decided = Record<number, number>;

/** Does this line name the seat, or something that belongs to it? */
export function isAbout(event: GameEvent, seat: number, texts: Texts): boolean {
  return texts.thingsIn(event.args).some(({ name }) => ownerOf(name) === seat);
}

/** The places in the log, from `since` on, of lines about the seat or about everybody. Headings ("It is Ada's turn.") tell it nothing new. */
export function aboutSeat(log: GameEvent[], since: number, seat: number, texts: Texts, headings: string[] = [], everybodys: string[] = []): number[] {
  const matters = (event: GameEvent): boolean => everybodys.includes(event.event) || (!headings.includes(event.event) && isAbout(event, seat, texts));
  return log.flatMap((event, n) => (n >= since && matters(event) ? [n] : []));
}

/** Of these places in the log, the one to tell first: what weighs most, and the newest of those. */
export function weightiest(log: GameEvent[], places: number[], weigh: (event: GameEvent) => number): number | null {
  let best: { place: number; weight: number } | null = null;
  for (const place of places) {
    const event = log[place];
    const weight = event ? weigh(event) : 0;
    if (event && (!best || weight >= best.weight)) best = { place, weight };
  }
  return best?.place ?? null;
}

/** What this browser knows of a table, whenever its reader comes back to it. */
export function decidedAt(table: string): Decided {
  return kept().find(([id]) => id === table)?.[1] ?? {};
}

export function keepDecided(table: string, decided: Decided): void {
  const others = kept().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, decided]].slice(-MOST_TABLES)));
}

function kept(): [table: string, decided: Decided][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, Decided][];
  } catch {
    return [];
  }
}
