// What flies when something happens: characters between hands and areas, rewards from the deck to the city and to hands.
import type { Flight } from "../../lib/motion";
import type { GameEvent, Json, View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import { factsOf } from "./facts";

export function flights(before: View, after: View, events: GameEvent[], texts: Texts): Flight[] {
  const found = events.flatMap((event) => flightOf(event, after, texts));
  return [...found, ...homecoming(before, after, found)];
}

const handOf = (view: View, seat: Json | undefined, card: string | null): string =>
  seat === view.seat ? ["hand", ...(card ? [`card:${card}`] : [])].join("/") : `seat/${String(seat)}`;

function flightOf({ event, args }: GameEvent, view: View, texts: Texts): Flight[] {
  const named = (kind: string, value: Json | undefined): string | null => (value == null ? null : texts.nameOf(kind, value));
  const card = named("card", args.card);
  const area = `area/${named("area", args.area)}`;
  const reward = `reward/${named("location", args.location)}`;
  switch (event) {
    case "reward":
      return [{ from: ["deck"], to: reward }];
    case "place":
      return [{ from: [handOf(view, args.seat, card)], to: area }];
    case "seduce":
      return [{ from: [area], to: `area/${named("area", args.to_area)}` }];
    case "assassinate":
      return [{ from: [area], to: handOf(view, args.target, card) }];
    case "sacrifice":
      return [{ from: [area], to: "deck" }];
    case "win-reward":
      return [{ from: [reward], to: handOf(view, args.seat, card) }];
    case "unclaimed":
      return [{ from: [reward], to: "deck" }];
    default:
      return [];
  }
}

/** Nothing tells that everybody takes their characters back when a location is done. */
function homecoming(before: View, after: View, told: Flight[]): Flight[] {
  const known = new Set(told.flatMap((flight) => flight.from));
  const left = new Map(factsOf(after).areas.map((area) => [area.area, area.seat]));
  return factsOf(before).areas.flatMap((area) => {
    const gone = area.seat !== null && left.get(area.area) == null && !known.has(`area/${area.area}`);
    return gone ? [{ from: [`area/${area.area}`], to: handOf(after, area.seat, area.card) }] : [];
  });
}
