// What deserves to be seen before the game goes on: an execution, a mask that falls, a round that is over.
import type { GameLook } from "../boards/board";
import type { GameEvent } from "./protocol";

const MOST_LINES = 8;
const MOST_TITLES = 6; // a card of chance, and up to five rolls

/** What deserves a moment of its own: what happened at once, or the turn of a part of the game with `lines` of the old one. */
export interface MomentToShow {
  titles: GameEvent[];
  lines: GameEvent[];
  told: string[]; // kinds of things whose text is told with it
  weight: number; // how much it matters beside others
}

export type MomentIn = (log: GameEvent[], newest: number) => MomentToShow | null;
type Look = Pick<GameLook, "moments" | "summedUp" | "turnsRound" | "alsoSummedUp" | "toldAtOnce">;

/** What the newest events bring, if they bring anything of the kind: a part that is over before single events. */
export function momentIn(log: GameEvent[], newest: number, look: Look, seat: number | null = null): MomentToShow | null {
  const { moments = [], toldAtOnce: told = [] } = look;
  const matters = (event: GameEvent): boolean => moments.includes(event.event) || (look.alsoSummedUp?.(event, seat) ?? false);
  const first = log.find((event) => event.event === look.summedUp);
  const isHeading = ({ event, args }: GameEvent): boolean => event === look.summedUp && (!look.turnsRound || args.seat === first?.args.seat);
  const turned = log.findLastIndex(isHeading);
  if (turned >= newest) {
    const start = log.slice(0, turned).findLastIndex(isHeading);
    const lines = log.slice(start + 1, turned).filter(matters);
    if (start >= 0 && lines.length > 0) return { titles: [log[turned] as GameEvent], lines: lines.slice(-MOST_LINES), told, weight: moments.length };
  }
  const titles = log.slice(newest).filter((one) => moments.includes(one.event));
  const weight = Math.max(...titles.map(({ event }) => moments.indexOf(event)));
  return titles.length > 0 ? { titles: titles.slice(-MOST_TITLES), lines: [], told, weight } : null;
}

export const isSummary = ({ lines }: MomentToShow): boolean => lines.length > 0;

/** Which of two is to be seen, if only one can be: what matters more, or else what is newer. */
export function weightier(old: MomentToShow | null, recent: MomentToShow | null): MomentToShow | null {
  return old && recent ? (recent.weight >= old.weight ? recent : old) : (recent ?? old);
}

/** How long somebody needs to read so many letters who was not waiting for them, in milliseconds. */
export function readingTime(letters: number): number {
  return 1000 + 55 * letters;
}
