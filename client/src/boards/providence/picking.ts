// What a click on the map means: the same spot is a piece, a City, or a place where cubes lie, by what is asked.
import { keyOf, type Thing } from "../../lib/texts";
import { cardPlace } from "./facts";

/** Where on a plate somebody has clicked. */
export type Part = "city" | "card" | { piece: string };

/** A City as a place for cubes, and as a place to go to. */
export const cityThings = (city: string): [Thing, Thing] => [
  { kind: "place", name: city },
  { kind: "city", name: city },
];

export const cardThing = (city: string): Thing => ({ kind: "place", name: cardPlace(city) });

/** Can anything be picked there, its card included? */
export const isAim = (city: string, targets: ReadonlySet<string>): boolean => [...cityThings(city), cardThing(city)].some((thing) => targets.has(keyOf(thing)));

/** The things that may be meant, the likeliest first. */
export function meant(city: string, part: Part): Thing[] {
  if (part === "card") return [cardThing(city), { kind: "city", name: city }];
  if (part === "city") return cityThings(city);
  return [{ kind: "piece", name: part.piece }, ...cityThings(city)];
}

/** The one that can be picked or let go of, or else one of a kind that is asked for: the table says why it cannot be picked. */
export function pickOf(things: Thing[], targets: ReadonlySet<string>, picked: ReadonlySet<string>): Thing {
  const found = things.find((thing) => targets.has(keyOf(thing)) || picked.has(keyOf(thing)));
  const kinds = new Set([...targets].map((key) => key.split(":")[0]));
  return found ?? things.find(({ kind }) => kinds.has(kind)) ?? (things[0] as Thing);
}
