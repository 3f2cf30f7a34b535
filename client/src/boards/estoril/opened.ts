// A replay with everything open: what lies face down has the name that its owner sees on it.
import type { View } from "../../lib/protocol";
import { factsOf } from "./facts";

/** What spectators see, with what somebody at the table knows besides. */
export function opened(view: View, views: View[]): View {
  const facts = factsOf(view);
  const all = views.map(factsOf);
  const known = (seen: string | null, named: (string | null | undefined)[]): string | null => seen ?? named.find((card) => card != null) ?? null;
  return {
    ...view,
    facts: {
      ...facts,
      areas: facts.areas.map((area, i) => ({ ...area, card: known(area.card, all.map((one) => one.areas[i]?.card)) })),
      city: facts.city.map((place, i) => ({ ...place, reward: known(place.reward, all.map((one) => one.city[i]?.reward)) })),
      known: facts.known.map((one, i) => ({ ...one, card: known(one.card, all.map((other) => other.known[i]?.card)) })),
    } as unknown as View["facts"],
  };
}
