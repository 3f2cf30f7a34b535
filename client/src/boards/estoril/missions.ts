// What everybody's network would count for a mission, as games/estoril/data.py reads the missions. All cards of a player
// can be known to all (rule 13.3), so this tells nothing secret; at the end only the cards in hand count (rule 10.3).
import type { Texts } from "../../lib/texts";
import { characterOf } from "./character";
import { strings } from "./signs";

export function countFor(texts: Texts, mission: string, cards: string[]): number {
  const metric = texts.value("mission", mission, "metric");
  const counts = strings(texts.value("mission", mission, "counts"));
  const people = cards.map((card) => characterOf(texts, card));
  const sum = (worth: (one: (typeof people)[number]) => number): number => people.reduce((all, one) => all + worth(one), 0);
  switch (metric) {
    case "symbol":
      return sum((one) => one.abilities.filter((ability) => counts.includes(ability)).length);
    case "flag":
      return sum((one) => Number(counts.includes(one.nation)));
    case "woman":
      return sum((one) => Number(one.woman));
    case "strength":
      return sum((one) => one.strength);
    default:
      return new Set(people.map((one) => one.nation).filter((nation) => counts.includes(nation))).size;
  }
}
