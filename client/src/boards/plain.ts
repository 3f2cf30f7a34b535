// The plain look, for games that have none of their own and for whatever a look leaves out.
import { say } from "../lib/house.svelte";
import type { Json, View } from "../lib/protocol";
import type { Thing } from "../lib/texts";
import type { GameLook, ScoreRow, SeatFact } from "./board";
import DefaultBoard from "./DefaultBoard.svelte";

/** "secret_missions" as words. */
export const inWords = (key: string): string => key.replaceAll("_", " ");

/** What a view says about one player, whichever way the game tells it. */
export function playerFacts(view: View, seat: number): Record<string, Json> {
  const found: Record<string, Json> = {};
  const players = view.facts.players;
  const own = Array.isArray(players) ? players[seat] : null;
  if (own && typeof own === "object" && !Array.isArray(own)) Object.assign(found, own);
  for (const [key, value] of Object.entries(view.facts)) {
    // A list with one number per seat is about the players, too; alone, any list may happen to have one.
    if (Array.isArray(value) && view.seats > 1 && value.length === view.seats && value.every((one) => typeof one === "number")) found[key] = value[seat] ?? null;
  }
  delete found.seat;
  return found;
}

/** The hand of the viewer, as the game says it. */
export const plainHand = (view: View): Thing[] => view.shown.hand.map(([kind, name]) => ({ kind, name }));

function seatFacts(view: View, seat: number): SeatFact[] {
  return Object.entries(playerFacts(view, seat))
    .filter((entry): entry is [string, number] => typeof entry[1] === "number")
    .slice(0, 4)
    .map(([key, value]) => ({ icon: key === "cards" || key === "sizes" ? "cards" : "two-coins", label: inWords(key), value }));
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

export const plain: GameLook = { board: DefaultBoard, hand: plainHand, seatFacts, scoreRows, status, headings: ["round"] };
