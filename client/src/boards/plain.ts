// The plain look, for games that have none of their own and for whatever a look leaves out.
import { say } from "../lib/house.svelte";
import type { Json, View } from "../lib/protocol";
import type { Texts, Thing } from "../lib/texts";
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

/** What a value in a hand is: a card, or whatever else of the game has that name or number, if it is the only such thing. */
function heldThing(value: Json, texts: Texts): Thing[] {
  const kinds = [...texts.kinds].filter(([kind]) => kind !== "seat");
  const fitting = kinds.filter(([, names]) => (typeof value === "number" ? value in names : names.includes(String(value)))).map(([kind]) => kind);
  const kind = fitting.includes("card") ? "card" : fitting.length === 1 ? fitting[0] : undefined;
  return kind === undefined ? [] : [{ kind, name: texts.nameOf(kind, value) }];
}

/** The hand of the viewer: `facts.hand`, or in the part of the facts that is about the viewer alone. */
export function plainHand(view: View, texts: Texts): Thing[] {
  const places = [view.facts, ...Object.values(view.facts)];
  for (const place of places) {
    const hand = place && typeof place === "object" && !Array.isArray(place) ? place.hand : null;
    if (Array.isArray(hand)) return hand.flatMap((value) => heldThing(value, texts));
  }
  return [];
}

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
  const { round, turn } = view.facts;
  if (typeof round === "number") return say("status-round", { number: round });
  return typeof turn === "number" ? say("status-turn", { number: turn + 1 }) : "";
}

export const plain: GameLook = { board: DefaultBoard, hand: plainHand, seatFacts, scoreRows, status, headings: ["round"] };
