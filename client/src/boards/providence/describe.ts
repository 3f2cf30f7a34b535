// A City and its card in words, for those who do not see the map.
import type { View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import { cardPlace, ownerName, standingAt, tableOf } from "./facts";
import type { Light } from "./lights";
import type { City } from "./shape";
import { tell } from "./words";

/** "Ada 3, Bo 1", of whoever has any. */
export function tally(counts: number[], view: View, texts: Texts): string {
  return counts.flatMap((count, owner) => (count > 0 ? [tell("tally", { name: ownerName(view, owner, texts), count })] : [])).join(", ");
}

/** Who leads at a place, and with how much. */
export function leading(place: string, view: View, texts: Texts): string {
  const standing = standingAt(view, place);
  if (!standing) return "";
  const influence = tally(standing.influence, view, texts);
  if (!influence) return "";
  return tell("leading", { influence, name: standing.leader === null ? null : ownerName(view, standing.leader, texts) });
}

/** Its values, who controls it and its Gate, what keeps it closed. */
export function aboutCity(city: City, view: View, texts: Texts): string {
  const said = [
    tell("city-about", {
      city: texts.thing("city", city.city),
      control: city.control,
      gate: city.gate,
      side: city.gate_side,
      name: city.controller === null ? null : ownerName(view, city.controller, texts),
      gatekeeper: city.gate_owner === null ? null : ownerName(view, city.gate_owner, texts),
    }),
    city.closed ? tell("city-closed", { by: city.closed }) : "",
    city.blockade ? tell("blockade-there") : "",
    city.deep_ones > 0 ? tell("city-deep", { count: city.deep_ones }) : "",
    city.whateleys > 0 ? tell("city-whateley", { count: city.whateleys }) : "",
  ];
  return said.filter(Boolean).join(" ");
}

export function describeCity(city: City, view: View, light: Light, texts: Texts): string {
  const pieces = tableOf(view).pieces.filter((piece) => piece.city === city.city);
  const said = [
    aboutCity(city, view, texts),
    city.cubes.some(Boolean) ? tell("city-cubes", { content: tally(city.cubes, view, texts) }) : "",
    ...pieces.map(({ piece, owner, power, possessed }) => tell("city-piece", { piece: texts.thing("piece", piece), name: ownerName(view, owner, texts), power, possessed })),
    leading(city.city, view, texts),
    light.claimable ? tell("claimable") : "",
    light.price === null ? "" : tell("city-price", { price: light.price }),
    light.city === "target" ? tell("target") : "",
  ];
  return said.filter(Boolean).join(" ");
}

export function describeCard(city: City, view: View, light: Light, texts: Texts): string {
  if (city.card === null) return tell("city-no-card", { city: texts.thing("city", city.city) });
  const said = [
    tell("city-card", { city: texts.thing("city", city.city), card: texts.thing("card", city.card), about: texts.about("card", city.card), stack: city.stack }),
    city.card_blockade ? tell("blockade-there") : "",
    city.card_cubes.some(Boolean) ? tell("city-cubes", { content: tally(city.card_cubes, view, texts) }) : "",
    leading(cardPlace(city.city), view, texts),
    light.cardClaimable ? tell("claimable") : "",
    light.card === "target" ? tell("target") : "",
  ];
  return said.filter(Boolean).join(" ");
}
