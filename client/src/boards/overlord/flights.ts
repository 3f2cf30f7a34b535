// What flies over the table when something happens: cards between deck, hands, the middle and the discards; gold.
import type { Flight } from "../../lib/motion";
import type { GameEvent, View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import { courtOf } from "./facts";

export function flights(before: View, after: View, events: GameEvent[], texts: Texts): Flight[] {
  const found = events.flatMap((event) => flightOf(event, after, texts));
  // Nothing tells that a card which has had its effect is put away.
  if (courtOf(after).discards.length > courtOf(before).discards.length) found.push({ from: ["played"], to: "discards/top" });
  return found;
}

function flightOf({ event, args }: GameEvent, { seat: me }: View, texts: Texts): Flight[] {
  const { seat, target } = args;
  const card = args.card == null ? "" : `/card:${texts.nameOf("card", args.card)}`;
  const hand = (whose: unknown): string => (whose === me ? `hand${card}` : `seat/${String(whose)}`);
  switch (event) {
    case "draw":
      return [seat === me ? { from: ["deck"], to: "hand" } : { from: ["deck"], to: hand(seat) }];
    case "play":
      return [{ from: [hand(seat)], to: "played" }];
    case "retaliate":
      return [{ from: [seat === me ? "hand/card:retaliation" : hand(seat)], to: "played" }];
    case "discard":
      return [{ from: [hand(seat)], to: "discards", ...shownAs(seat === me) }];
    case "hand-over":
      return [{ from: [hand(seat)], to: hand(target), ...shownAs(seat === me) }];
    case "pay":
      return typeof target === "number" ? [{ from: [`gold/${String(seat)}`], to: `gold/${target}` }] : [];
    default:
      return [];
  }
}

/** Somebody else's card is a back until it lies open. */
const shownAs = (mine: boolean): { as?: string } => (mine ? {} : { as: "deck" });
