// How much a line of the log matters to the player whom it names.
import type { GameEvent } from "../../lib/protocol";

/** Who one is now, or that one is nobody any more; then who has the Order; and what is only gained or lost comes last. */
export function weight({ event, args }: GameEvent, seat: number): number {
  if (["exchange", "becomes", "actor", "executed"].includes(event) && (args.seat === seat || event === "exchange")) return 2;
  return ["draw", "discard", "hand-over", "earn", "pay"].includes(event) ? 0 : 1;
}
