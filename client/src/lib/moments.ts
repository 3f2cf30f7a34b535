// What deserves to be seen before the game goes on: an execution, a mask that falls, a round that is over.
import type { GameLook } from "../boards/board";
import type { GameEvent } from "./protocol";
import type { MomentToShow } from "./table.svelte";

const MOST_LINES = 8;
const MOST_TITLES = 6; // a card of chance, and up to five rolls

/** What the newest events bring, if they bring anything of the kind: a part that is over before single events. */
export function momentIn(log: GameEvent[], newest: number, look: Pick<GameLook, "moments" | "summedUp" | "alsoSummedUp">, seat: number | null = null): MomentToShow | null {
  const moments = look.moments ?? [];
  const matters = (event: GameEvent): boolean => moments.includes(event.event) || (look.alsoSummedUp?.(event, seat) ?? false);
  const isHeading = (event: GameEvent): boolean => look.summedUp === event.event;
  const turned = log.findIndex((event, i) => i >= newest && isHeading(event));
  if (turned > 0) {
    const start = log.slice(0, turned).findLastIndex(isHeading);
    const lines = log.slice(start + 1, turned).filter(matters);
    if (start >= 0 && lines.length > 0) return { titles: [log[turned] as GameEvent], lines: lines.slice(-MOST_LINES) };
  }
  const titles = log.slice(newest).filter((one) => moments.includes(one.event));
  return titles.length > 0 ? { titles: titles.slice(-MOST_TITLES), lines: [] } : null;
}
