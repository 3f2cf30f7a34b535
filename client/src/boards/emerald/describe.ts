// A city in words, for those who do not see the map.
import type { Texts } from "../../lib/texts";
import type { City } from "./shape";
import { tell } from "./words";

export function describe(city: City, leader: number | null, lacking: number | null, texts: Texts, target: boolean): string {
  const parts = [
    ...city.cubes.flatMap((cubes, seat) => {
      const agents = city.agents[seat] ?? 0;
      return cubes + agents > 0 ? [tell("city-pieces", { name: texts.seat(seat), cubes, agents })] : [];
    }),
    ...(city.zombies > 0 ? [tell("city-zombies", { count: city.zombies })] : []),
  ];
  const said = [
    tell("city-about", { city: texts.thing("city", city.city), bombs: city.bombs, content: parts.join("; ") || tell("city-empty") }),
    leader === null ? tell("city-no-leader") : tell("city-leader", { name: texts.seat(leader) }),
    lacking !== null && lacking > 0 ? tell("city-lacking", { count: lacking }) : "",
    city.royalty === null ? "" : `${texts.thing("royalty", city.royalty)}. ${texts.about("royalty", city.royalty)}`,
    city.card === null ? tell("city-no-card") : tell("city-card", { card: texts.thing("card", city.card), about: texts.about("card", city.card), stack: city.stack }),
    target ? tell("city-target") : "",
  ];
  return said.filter(Boolean).join(" ");
}
