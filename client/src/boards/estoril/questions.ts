// What the table asks in words for everybody and by places alone, said to the one who reads it: who stands there, which
// cards are meant, how many are still to go.
import type { View } from "../../lib/protocol";
import type { Choice, Texts, Thing } from "../../lib/texts";
import { factsOf, shownOf } from "./facts";
import { tell } from "./words";

/** An area by who stands on it: "Assassinate C. Lucky Luciano (Greta)". */
export function called(thing: Thing, view: View, texts: Texts): string | null {
  const area = thing.kind === "area" ? factsOf(view).areas.find((one) => one.area === thing.name) : undefined;
  if (area === undefined || area.seat === null) return null;
  const whose = area.seat === view.seat ? "own" : "other";
  return tell("called", { card: area.card && texts.thing("card", area.card), whose, name: texts.seat(area.seat), area: texts.thing("area", area.area) });
}

/** A chip with a place alone would not say that its reward is meant. */
export function chip({ kind, name }: Thing, _view: View, texts: Texts): string | null {
  return kind === "location" ? tell("chip-reward", { location: texts.thing(kind, name) }) : null;
}

export function wording({ verb, things }: Choice, view: View, texts: Texts): string | null {
  const [target, spot] = things;
  if (verb === "seduce" && target && spot) {
    const who = called(target, view, texts) ?? texts.thing("area", target.name);
    return tell("answer-seduce", { who, spot: texts.thing(spot.kind, spot.name) });
  }
  const { exchange, flags } = shownOf(view);
  if (exchange && verb === "keep") return tell("answer-keep", { card: texts.thing("card", exchange.reward) });
  if (exchange && verb === "swap") return tell("answer-swap", { card: texts.thing("card", exchange.top) });
  return verb === "rally" && flags !== null ? tell("answer-rally", { flags }) : null;
}

export function question(view: View, texts: Texts): string | null {
  const { exchange, surplus } = shownOf(view);
  if (exchange) {
    return tell("ask-exchange", { reward: texts.thing("card", exchange.reward), top: texts.thing("card", exchange.top), location: texts.thing("location", exchange.location) });
  }
  return surplus && surplus.count > 0 ? tell("ask-discard", { limit: surplus.limit, count: surplus.count }) : null;
}
