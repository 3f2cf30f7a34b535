import type { GameEvent } from "../../lib/protocol";

/** The newest roll of the sanity die, as long as it belongs to the viewer's last turn or to what came after it. */
export function lastRoll(log: GameEvent[], seat: number | null): GameEvent | null {
  for (let n = log.length - 1; n >= 0; n -= 1) {
    const one = log[n] as GameEvent;
    if (one.event === "sanity") return one;
    if (one.event === "turn" && one.args.seat === seat) return null;
  }
  return null;
}
