// What the players at a table are called.
import { say } from "./house.svelte";
import type { Seat } from "./protocol";

/** Their names by seat; whoever has none, as in a save that came without them, is a number, counted from one. */
export function namesOf(seats: Seat[]): string[] {
  return seats.map((seat, n) => seat.name || say("player-number", { number: n + 1 }));
}
