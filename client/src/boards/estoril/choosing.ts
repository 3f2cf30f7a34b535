// What can be clicked in the city, and what a click there means.
import { fitting } from "../../lib/selection";
import type { Choice, Thing } from "../../lib/texts";
import { spotOf } from "./facts";

/** Keys as things again: the board is told keys, choices are about things. */
const thingOf = (key: string): Thing => ({ kind: key.slice(0, key.indexOf(":")), name: key.slice(key.indexOf(":") + 1) });

/**
 * The names of all things of a kind that go with what is picked of other kinds. So the other places stay marked when one
 * is picked already, and can be picked instead.
 */
export function possible(choices: Choice[], picked: ReadonlySet<string>, kind: string): Set<string> {
  const others = [...picked].map(thingOf).filter((thing) => thing.kind !== kind);
  return new Set(
    fitting(choices, others)
      .flatMap((choice) => choice.things)
      .filter((thing) => thing.kind === kind)
      .map((thing) => thing.name),
  );
}

/** A card about to come to an area; `card` is null if the viewer does not know it. */
export interface Ghost {
  area: string;
  card: string | null;
  open: boolean;
}

/** What the settled choice would bring to an area: a card from the hand, or somebody seduced, who comes face up. */
export function ghostOf(settled: Choice | null, here: number | null, cardOn: (area: string) => string | null, isSecret: (area: string) => boolean): Ghost | null {
  const named = (kind: string): string | undefined => settled?.things.find((thing) => thing.kind === kind)?.name;
  const area = named("area");
  const card = named("card");
  const spot = named("spot");
  if (settled?.verb === "place" && area && card) return { area, card, open: !isSecret(area) };
  if (settled?.verb === "seduce" && area && spot && here !== null) return { area: `${here}${spot}`, card: cardOn(area), open: true };
  return null;
}

/** The thing that a click on an area names: a spot of the location being resolved, where a Seducer may bring somebody. */
export function thingAt(area: string, here: number | null, spots: Set<string>): Thing {
  const spot = spotOf(area);
  return here !== null && area.startsWith(String(here)) && spots.has(spot) ? { kind: "spot", name: spot } : { kind: "area", name: area };
}
