// What the table asks of everybody in the same words, said to the one who reads it: what an answer would mean for you.
import type { View } from "../../lib/protocol";
import type { Choice, Texts } from "../../lib/texts";
import { shownOf } from "./facts";
import { question as planned } from "./plan";
import { tell } from "./words";

export function question(view: View, texts: Texts): string | null {
  const { choices, seat } = view;
  const { lost, sides } = shownOf(view);
  if (lost === null || seat === null) return planned(view, texts);
  return tell("ask-reveal", { cause: lost, answer: choices.includes("change") ? "change" : (sides[seat] ?? null) });
}

/** What a good place to begin is, for one's own side. */
export function hint(view: View): string | null {
  const { asked, sides } = shownOf(view);
  const side = view.seat === null ? null : sides[view.seat];
  return asked === "begin" && side ? tell("ask-begin", { side }) : null;
}

export function wording({ verb }: Choice, view: View): string | null {
  const { asked } = shownOf(view);
  if (asked === "block" && view.choices.length === 1) return tell("answer-no-block");
  if (asked !== "reveal") return null;
  return tell(verb === "change" ? "answer-change" : "answer-reveal");
}
