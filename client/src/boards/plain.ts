// The plain look, for games that have none of their own and for whatever a look leaves out.
import { say } from "../lib/house.svelte";
import type { Facts, View } from "../lib/protocol";
import type { Thing } from "../lib/texts";
import type { GameLook, ScoreRow, SeatFact } from "./board";

/** "secret_missions" as words. */
export const inWords = (key: string): string => key.replaceAll("_", " ");

/** What the game says to those who know no game; games with a board of their own say something else. */
interface PlainTable {
  players: Facts[];
  piles: Record<string, [kind: string, name: string][]>;
  table: Facts;
}
export const plainTable = (view: View): PlainTable => view.shown as unknown as PlainTable;

/** The hand of the viewer, as the game says it. */
export const plainHand = (view: View): Thing[] => view.shown.hand.map(([kind, name]) => ({ kind, name }));

function seatFacts(view: View, seat: number): SeatFact[] {
  return Object.entries(plainTable(view).players[seat] ?? {})
    .filter((entry): entry is [string, number] => typeof entry[1] === "number")
    .slice(0, 4)
    .map(([key, value]) => ({ label: inWords(key), value }));
}

function scoreRows(view: View): ScoreRow[] {
  const scores = view.result?.scores ?? [];
  return scores.length > 0 ? [{ label: say("score-total"), values: scores, kind: "total" }] : [];
}

function status(view: View): string {
  const { round, turn } = view.shown;
  if (round !== null) return say("status-round", { number: round });
  return turn === null ? "" : say("status-turn", { number: turn + 1 });
}

export const plain: GameLook = { hand: plainHand, seatFacts, scoreRows, status, headings: ["round"] };
