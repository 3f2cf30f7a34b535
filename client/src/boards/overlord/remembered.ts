// The cards in a hand that everybody has seen, and those that only the viewer knows: what the eye beside a player counts.
import type { View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import { courtOf } from "./facts";
import { tell } from "./words";

/** A line for each of the two, if there are any. */
export function remembered(view: View, seat: number, texts: Texts): string[] {
  const { shown = [], known = [] } = courtOf(view).players[seat] ?? {};
  const lines = { shown, known };
  return (["shown", "known"] as const).flatMap((who) => (lines[who].length > 0 ? [tell(who, { cards: texts.things("card", lines[who]) })] : []));
}
