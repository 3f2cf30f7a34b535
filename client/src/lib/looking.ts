// A click on something that is not on offer is mostly a look at it: then nobody is told off, but told what is asked now.
import type { GameLook } from "../boards/board";
import { say } from "./house.svelte";
import type { Refusal, View } from "./protocol";
import type { Texts } from "./texts";

/** Reasons that say nothing about the thing itself. */
const MERELY = ["not-now", "not-asked"];

/** Is there no reason but that something else is asked, or somebody else? */
export function isMerelyLooked(refusal: Refusal | null): boolean {
  return refusal === null || MERELY.includes(refusal.reason);
}

/** What to say below a thing that was looked at: why it cannot be chosen or, if there is nothing to say about that, what is asked. */
export function noteOn(refusal: Refusal | null, view: View, asked: boolean, look: GameLook, texts: Texts): string {
  if (refusal && !isMerelyLooked(refusal)) return texts.reason(refusal);
  if (asked && view.prompt) return say("looked-asked", { question: look.question?.(view, texts) ?? texts.prompt(view.prompt) });
  const others = view.result ? [] : view.asked.filter((seat) => seat !== view.seat);
  return others.length > 0 ? say("looked-waiting", { names: texts.things("seat", others), count: others.length }) : say("looked");
}
