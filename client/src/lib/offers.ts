// What a table in a list has to offer, so that nothing is offered that would be refused.
import type { TableInfo } from "./protocol";

/** These are also the names of what the button says. */
export type Offer = "sit-down" | "your-turn" | "look-in" | "watch" | "replay";

/** `own`: in the list of one's own tables, where a host without a seat may want to look in rather than sit down. */
export function offerOf(table: TableInfo, own = false): Offer {
  if (table.status === "finished") return "replay";
  if (table.your_turn) return "your-turn";
  if (table.seats.some((seat) => seat.mine)) return "look-in";
  if (table.status !== "waiting") return own ? "look-in" : "watch";
  return table.seats.some((seat) => seat.kept || (seat.kind === "open" && !own)) ? "sit-down" : "look-in";
}

/** Where the offers lead that are links. */
export function addressOf(table: TableInfo): string {
  return `/table/${table.id}${table.status === "finished" ? "/replay/0" : ""}`;
}
