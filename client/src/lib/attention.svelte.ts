// Whether somebody waits for this person: the title and the icon of the tab say so, also to those who look elsewhere.
import type { View, You } from "./protocol";
import { canOnlyPass } from "./selection";

/** How many tables wait; whoever shows a table or the lobby keeps it up to date. */
export const attention = $state({ turns: 0 });

/** Is an answer wanted that nobody else will give? */
export function awaits(view: View | null, you: You | null, replaced: boolean): boolean {
  if (!view || !you || view.result || replaced || view.choices.length === 0) return false;
  return !isPassedFor(view, you);
}

/** Is there nothing to decide, and does the table answer for them? Then nobody should be offered anything. */
export function isPassedFor(view: View, you: You): boolean {
  return you.auto_pass && view.asked.length > 1 && canOnlyPass(view.choices);
}

/** Puts the title and the icon on the tab. */
export function mark(title: string, waited: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = waited ? "/rose-turn.svg" : "/rose.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
