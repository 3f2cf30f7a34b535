// The turn of the Great Old One as a short story: what it tried, why it failed, where it went, event by event.
import type { GameEvent, Json, View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import { cityOf } from "./facts";

export interface Story {
  /** Tells it from the stories before it: where in the log it begins. */
  key: number;
  events: GameEvent[];
}

/** The newest one in a log; it ends where the player's turn begins. */
export function storyOf(log: GameEvent[]): Story | null {
  const key = log.findLastIndex(({ event }) => event === "elder-turn");
  if (key < 0) return null;
  const end = log.findIndex(({ event }, n) => n > key && event === "turn");
  return { key, events: log.slice(key, end < 0 ? log.length : end) };
}

/** The City that an event is about, if it is about one. */
export function cityTold({ args }: GameEvent, view: View, texts: Texts): string | null {
  const name = (kind: string, value: Json | undefined): string | null => (value == null ? null : texts.nameOf(kind, value));
  const city = name("city", args.city);
  if (city !== null) return city;
  const place = name("place", args.place);
  return place === null ? null : cityOf(view, place);
}

/** Does a Cultist begin something with this event? Then it stands out. */
export const isDeed = ({ event }: GameEvent): boolean => event === "elder-try" || event === "elder-turn" || event === "elder-effect";
export const isFailure = ({ event }: GameEvent): boolean => event === "elder-fail";
