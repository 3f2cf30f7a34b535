// What flies when something happens: pieces between their owners, the cities and Limbo; cards and royalty to whoever took them.
import type { Flight } from "../../lib/motion";
import type { GameEvent, Json, View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";

/** Pieces of a kind stand together with a number: where some stand already, a copy of them flies. */
const to = (from: string, goal: string): Flight => ({ from: [from], to: goal, as: goal });
const away = (from: string, goal: string): Flight => ({ from: [from], to: goal, as: from });

export function flights(_before: View, after: View, events: GameEvent[], texts: Texts): Flight[] {
  return events.flatMap((event) => flightsOf(event, after.seat, texts));
}

function flightsOf({ event, args }: GameEvent, me: number | null, texts: Texts): Flight[] {
  const named = (kind: string, value: Json | undefined): string => (value == null ? "" : texts.nameOf(kind, value));
  const { seat, target } = args as Record<string, number>;
  const city = named("city", args.city);
  const owner = `seat/${seat}`;
  switch (event) {
    case "place":
      return [to(owner, `cube/${city}/${seat}`)];
    case "retrieve": {
      const starts = new Set(((args.cities ?? []) as Json[]).map((one) => named("city", one)));
      if (Number(args.limbo) > 0) starts.add("limbo");
      return [...starts].map((start) => away(`cube/${start}/${seat}`, owner));
    }
    case "back":
      return [away(`cube/limbo/${seat}`, owner)];
    case "arrest":
      return [to(`cube/${city}/${target}`, `cube/limbo/${target}`)];
    case "raid":
      return [away(`cube/${city}/${target}`, `seat/${target}`)];
    case "agent":
    case "recruit":
    case "replaced":
    case "return":
      return [to(owner, `agent/${city}/${seat}`)];
    case "move-agent": {
      const goal = `agent/${named("city", args.to_city)}/${seat}`;
      return [{ from: [`agent/${city}/${seat}`], to: goal, as: `agent/${city}/${seat}` }];
    }
    case "killed":
      return [away(`agent/${city}/${target}`, owner)];
    case "eaten":
      return [away(`agent/${city}/${target}`, `seat/${target}`)];
    case "mad-agent":
    case "fly-away":
    case "sacrifice":
      return [away(`agent/${city}/${seat}`, owner)];
    case "raise":
      return [to("pool", `zombie/${city}`)];
    case "claim":
      return [away(`top/${city}`, owner)];
    case "strike":
    case "hide":
      return [away(`royalty/${named("royalty", args.royalty)}`, owner)];
    case "draw":
      return seat === me ? [{ from: [`pile/${seat}/deck`], to: "hand" }] : [];
    default:
      return [];
  }
}
