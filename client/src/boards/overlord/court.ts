// The facts of Kill the Overlord, and what the engine has worked out besides them: `shape.ts` has their types.
import type { View } from "../../lib/protocol";
import type { Facts, Shown } from "./shape";

export const courtOf = (view: View): Facts => view.facts as unknown as Facts;
export const shownOf = (view: View): Shown => view.shown as unknown as Shown;

/** The card being played, by whom and at whom, while others may answer it. */
export function beingPlayed(view: View): { card: string; from: number | null; at: number | null } | null {
  const { played } = courtOf(view);
  const card = played.at(-1);
  if (!card) return null;
  const args = view.prompt?.id === "retaliate" ? view.prompt.args : {};
  return { card, from: seat(args.seat), at: seat(args.target) };
}

const seat = (value: unknown): number | null => (typeof value === "number" ? value : null);
