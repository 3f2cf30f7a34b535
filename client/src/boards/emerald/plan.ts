// The action being put together, as a sentence: what it is, and what it would do with the cards so far.
import type { View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import { shownOf } from "./facts";
import type { Payment } from "./shape";
import { tell } from "./words";

export function headOf(payment: Payment, texts: Texts): string {
  return tell("plan", {
    action: payment.action,
    city: payment.city === null ? null : texts.thing("city", payment.city),
    name: payment.target === null ? null : texts.seat(payment.target),
    royalty: payment.royalty === null ? null : texts.thing("royalty", payment.royalty),
    card: payment.card === null ? null : texts.thing("card", payment.card),
  });
}

/** What it would do, one sentence for each thing. */
export function outcomeOf(payment: Payment, texts: Texts, seat: number | null): string[] {
  const { action, cards, total, pieces, points, needed, tracks, change } = payment;
  switch (action) {
    case "place":
      return cards.length === 0 ? [] : [tell("plan-cubes", { count: pieces }), standing(payment, texts, seat)];
    case "claim":
      return [...(points > 0 ? [tell("plan-claim-points", { points })] : []), tell("plan-claim-cubes"), standing(payment, texts, seat)];
    case "retrieve":
      return cards.length === 0 ? [] : [tell("plan-retrieve", { count: pieces })];
    case "move":
      return cards.length === 0 ? [] : [tell("plan-move", { count: pieces })];
    case "tracks":
      return cards.length === 0 || !tracks ? [] : [tell("plan-tracks", { restorationist: tracks[1] ?? 0, loyalist: tracks[0] ?? 0 }), change === 0 ? tell("plan-change-none") : tell("plan-change", { change: change > 0 ? `+${change}` : `−${-change}` })];
    case "kill":
    case "strike":
      return [tell("plan-bombs", { bombs: total, needed, agents: payment.agents })];
    default:
      return cards.length > 0 ? [tell("plan-cards", { count: cards.length })] : [];
  }
}

/** All of it in short, as the question that is asked meanwhile. */
export function question(view: View, texts: Texts): string | null {
  const { payment } = shownOf(view);
  if (!payment) return null;
  const outcome = outcomeOf(payment, texts, view.seat).filter(Boolean).slice(0, 2);
  return [`${headOf(payment, texts)}.`, ...outcome, ...(view.choices.includes("done") ? [] : [tell("plan-add")])].join(" ");
}

/** "You would lead 4 to 2."; nothing of a city that nobody has a piece in any more. */
function standing({ standing: pieces, leader }: Payment, texts: Texts, seat: number | null): string {
  if (!pieces || seat === null) return "";
  const mine = pieces[seat] ?? 0;
  const rival = Math.max(0, ...pieces.filter((_, other) => other !== seat));
  if (mine === 0 && rival === 0) return "";
  return tell("plan-standing", { leads: leader === null ? "nobody" : leader === seat ? "you" : "other", name: leader === null ? null : texts.seat(leader), mine, rival });
}
