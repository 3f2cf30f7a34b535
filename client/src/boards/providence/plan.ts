// The action being put together, as a sentence: what it is, and what it would do with what has been gathered so far.
import type { View } from "../../lib/protocol";
import type { Choice, Texts } from "../../lib/texts";
import { ownerName, shownOf, tableOf } from "./facts";
import type { Payment } from "./shape";
import { tell } from "./words";

export function headOf(payment: Payment, texts: Texts): string {
  const named = (kind: string, name: string | null): string | null => (name === null ? null : texts.thing(kind, name));
  return tell("plan", {
    action: payment.action,
    place: named("place", payment.place),
    card: named("card", payment.card),
    piece: named("piece", payment.piece),
    city: named("city", payment.city),
    push: pushed(payment.shift),
  });
}

/** "Advance the Ritual". */
function pushed(shift: string | null): string | null {
  const [track = "", way = ""] = shift?.split("_") ?? [];
  return shift === null ? null : tell("track-push", { track, way });
}

/** What the text says that is being used. */
function textOf({ action, card }: Payment, texts: Texts): string[] {
  const uses = action === "use" ? ["action"] : action === "free" ? ["free", "free-once"] : [];
  const message = uses.map((use) => `card-${card ?? ""}-${use}`).find((id) => texts.has(id));
  return message === undefined ? [] : [capital(texts.say(message, texts.numbers("card", card ?? "")), texts)];
}

const capital = (said: string, texts: Texts): string => said.charAt(0).toLocaleUpperCase(texts.language) + said.slice(1);

/** What it would do, one sentence for each thing. */
export function outcomeOf(payment: Payment, view: View, texts: Texts): string[] {
  const { action, cards, total, needed, cubes, tracks, trips, points, agents } = payment;
  const { bag } = tableOf(view);
  const said = textOf(payment, texts);
  if (needed !== null && needed > 0) said.push(action === "travel" ? tell("plan-travel", { total, needed }) : tell("plan-power", { total, needed, agents }));
  for (const trip of trips) {
    said.push(tell("plan-trip", { piece: trip.piece === null ? null : texts.thing("piece", trip.piece), city: texts.thing("city", trip.city), to: texts.thing("city", trip.to), price: trip.price }));
  }
  if (cubes > 0) said.push(tell("plan-cubes", { action, count: cubes }));
  if (payment.standing) said.push(standing(payment.standing, payment, view, texts));
  if (tracks && cards.length > 0) said.push(tell("plan-tracks", { ritual: tracks[0] ?? 0, investigation: tracks[1] ?? 0 }));
  if ((action === "discard" || action === "drop") && cards.length > 0) said.push(tell("plan-cards", { count: cards.length }));
  if (points !== 0) said.push(tell("plan-points", { points }));
  if (action === "close" || action === "open") said.push(tell("plan-test", { mad: bag[1] ?? 0, all: (bag[0] ?? 0) + (bag[1] ?? 0) }));
  return said.filter(Boolean);
}

/** What is still to be done for it, or could be. */
export function nextOf({ action, trips, city }: Payment, view: View): string {
  if (view.choices.includes("done")) return tell("plan-ready", { action: action === "free" ? "use" : action });
  if (action === "buy") return tell("plan-add", { action, price: shownOf(view).cube_price });
  if (action === "travel") return tell("plan-add", { action: trips.length > 0 ? "fares" : action });
  if (view.choices.some((choice) => choice.startsWith("way "))) return tell("plan-add", { action: "way" });
  return tell("plan-add", { action: action === "free" ? "use" : city === null ? action : "deed" });
}

/** How to do what is done most in a turn, which no button names: the targets are on the board. */
export function hint(view: View): string | null {
  if (view.choices[0]?.startsWith("put ")) return tell("ask-put");
  return shownOf(view).acting && view.choices.some((choice) => choice.startsWith("add ")) ? tell("ask-add") : null;
}

/** All of it in short, as the question that is asked meanwhile. */
export function question(view: View, texts: Texts): string | null {
  const { only_end, payment } = shownOf(view);
  if (only_end) return tell("ask-end", { alone: view.seats === 1 });
  if (!payment) return null;
  const outcome = outcomeOf(payment, view, texts).slice(0, 2);
  const asks = !view.choices.includes("done") || payment.action === "use" || payment.action === "free";
  return [`${headOf(payment, texts)}.`, ...outcome, ...(asks ? [nextOf(payment, view)] : [])].join(" ");
}

/** "You would lead 4 to 2." */
function standing(influence: number[], { leader, agents }: Payment, view: View, texts: Texts): string {
  if (view.seat === null) return "";
  const mine = influence[view.seat] ?? 0;
  const rival = Math.max(0, ...influence.filter((_, owner) => owner !== view.seat));
  return tell("plan-standing", { leads: leader === null ? "nobody" : leader === view.seat ? "you" : "other", name: leader === null ? null : ownerName(view, leader, texts), mine, rival, agents });
}

/** What a part of a card's text does, on the button that chooses it; how many cubes are in Limbo. A claim has a button of its own as well: it is now or never. */
export function wording(choice: Choice, view: View, texts: Texts): string | null {
  if (choice.verb === "claim" && shownOf(view).acting) return texts.choice(choice);
  if (choice.verb === "limbo" && view.seat !== null) return tell("take-limbo", { count: tableOf(view).players[view.seat]?.limbo ?? 0 });
  if (choice.verb !== "way") return null;
  const { payment, using } = shownOf(view);
  const card = payment?.card ?? using ?? "";
  const message = `card-${card}-way-${choice.things[0]?.name ?? ""}`;
  if (!texts.has(message)) return null;
  return capital(texts.say(message, texts.numbers("card", card)), texts);
}
