// What flies when something happens: cubes between their owners, places and Limbo, Agents along the roads, cards to whoever
// took them.
import type { Flight } from "../../lib/motion";
import type { GameEvent, Json, View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";

/** Cubes of a colour lie together with a number: where some lie already, a copy of them flies. */
const to = (from: string, goal: string): Flight => ({ from: [from], to: goal, as: goal });
const away = (from: string, goal: string): Flight => ({ from: [from], to: goal, as: from });

export function flights(_before: View, after: View, events: GameEvent[], texts: Texts): Flight[] {
  return events.flatMap((event) => flightsOf(event, after.seat, texts));
}

function flightsOf({ event, args }: GameEvent, me: number | null, texts: Texts): Flight[] {
  const named = (kind: string, value: Json | undefined): string => (value == null ? "" : texts.nameOf(kind, value));
  const { seat, target } = args as Record<string, number>;
  const owner = `seat/${seat}`;
  const city = named("city", args.city);
  const piece = named("piece", args.piece);
  const place = named("place", args.place);
  const cultist = piece === "cultist_2" ? 2 : 1;
  const standing = `piece/${piece}`;
  switch (event) {
    case "add":
      return [to(owner, `cube/${place}/${seat}`)];
    case "take-cube":
      return [away(`cube/${place || "limbo"}/${seat}`, owner)];
    case "cube":
      return [away(`cube/${place}/${target}`, args.home ? `seat/${target}` : `cube/limbo/${target}`)];
    case "elder-add":
      return [to(standing, `cube/${place}/${cultist}`)];
    case "elder-cube":
      return [away(`cube/${place}/${cultist}`, args.home ? standing : `cube/limbo/${cultist}`)];
    case "move":
    case "elder-travel":
    case "displaced":
      return [{ from: [standing], to: standing }];
    case "agent":
      return [{ from: [`top/${city}`, owner], to: standing, as: standing }];
    case "swim":
      return [away(`deep/${city}`, `deep/${named("city", args.to_city)}`)];
    case "kill":
      return [away(standing, owner)];
    case "agent-destroyed":
      return [away(standing, "cube/limbo/0")];
    case "claim":
      return place ? [away(`top/${place.replace(/_card$/, "")}`, owner)] : [];
    case "draw":
      return seat === me ? [{ from: [`pile/${seat}/deck`], to: "hand" }] : [];
    default:
      return [];
  }
}
