// A district in words, for those who do not see the map.
import type { Texts } from "../../lib/texts";
import type { District } from "./shape";
import { tell } from "./words";

export function describe(district: District, controller: number | null, texts: Texts, target: boolean): string {
  return tell("place", {
    district: texts.thing("district", district.district),
    cost: texts.value("district", district.district, "cost"),
    content: contentOf(district, texts).join(", "),
    controlled: controller === null ? null : texts.seat(controller),
    target,
  }).replace(/\s+/g, " ").trim();
}

function contentOf(district: District, texts: Texts): string[] {
  const parts: string[] = [];
  if (district.house !== null) {
    const building = district.building ? texts.thing("building", district.building) : null;
    parts.push(tell("place-building", { name: texts.seat(district.house), building, card: district.card !== null }));
  }
  district.agents.forEach((count, seat) => {
    const types = district.types?.[seat];
    if (count > 0) parts.push(tell("place-agents", { name: texts.seat(seat), count, types: types ? texts.things("agent", types) : null }));
  });
  if (district.grenadiers > 0) parts.push(tell("place-grenadiers", { count: district.grenadiers }));
  if (district.citizens > 0) parts.push(tell("place-citizens", { count: district.citizens }));
  if (parts.length === 0) parts.push(tell("place-nobody"));
  return [...parts, tell(district.trouble ? "place-trouble" : "place-calm")];
}
