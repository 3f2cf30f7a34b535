// What the prompt says of Nanty Narking where the game's own words would say too little.
import type { View } from "../../lib/protocol";
import type { Texts, Thing } from "../../lib/texts";
import { tell } from "./words";

/** A chip with a district that is named for nothing but its card says so: it is not about the place. */
export function chip({ kind, name }: Thing, view: View, texts: Texts): string | null {
  if (kind !== "district") return null;
  const named = view.choices.map((text) => texts.parse(text)).filter(({ things }) => things.some((one) => one.kind === kind && one.name === name));
  return named.length > 0 && named.every(({ verb }) => verb === "use") ? tell("chip-district-card", { district: texts.thing(kind, name) }) : null;
}
