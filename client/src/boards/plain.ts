// The plain look, for games that have none of their own and for whatever a look leaves out.
import { say } from "../lib/house.svelte";
import type { Facts, Json, View } from "../lib/protocol";
import type { Texts, Thing } from "../lib/texts";
import type { GameLook, ScoreRow, SeatFact } from "./board";

/** "secret_missions" as words. */
export const inWords = (key: string): string => key.replaceAll("_", " ");

/** Does a value say that it is a thing? Games say so, that nobody has to guess which text names what. */
function isThing(value: Json): value is { kind: string; name: string } {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return false;
  return Object.keys(value).length === 2 && typeof value.kind === "string" && typeof value.name === "string";
}

/** A value of `players` or `table` as words: things by name, lists with commas, lists of tables by the line. */
export function written(value: Json, texts: Texts): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (isThing(value)) return texts.thing(value.kind, value.name);
  if (Array.isArray(value)) {
    const lines = value.some((one) => one !== null && typeof one === "object" && !isThing(one));
    return value.map((one) => written(one, texts)).join(lines ? "\n" : ", ") || "–";
  }
  if (typeof value === "object") return Object.entries(value).map(([key, one]) => `${inWords(key)}: ${written(one, texts)}`).join(", ");
  return String(value);
}

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
