import { say } from "../../lib/house.svelte";
import type { GameEvent, Json, View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { GameLook, ScoreRow } from "../board";
import { courtOf } from "./court";
import Face from "./Face.svelte";
import { flights } from "./flights";
import Ring from "./Ring.svelte";
import { tell } from "./words";

const RULERS = ["overlord", "tyrant"];

/** A ruler who will be crowned after the next income, if nothing happens. */
function alarm(view: View, texts: Texts): string {
  for (const player of courtOf(view).players) {
    if (!player.character || !RULERS.includes(player.character)) continue;
    const income = Number(texts.value("character", player.character, "income"));
    const needed = texts.ofGame("coronation_gold");
    if (player.gold + income >= needed) return tell("alarm", { name: texts.seat(player.seat), gold: player.gold, needed });
  }
  return "";
}

function scoreRows(view: View): ScoreRow[] {
  const { players } = courtOf(view);
  return [
    { label: tell("gold"), rule: "7", values: players.map((one) => one.gold) },
    { label: tell("cards"), values: players.map((one) => one.cards) },
    { label: tell("won"), values: players.map((one) => (view.result?.winners.includes(one.seat) ? say("yes") : "–")), kind: "total" },
  ];
}

/** Everybody's gold at the end of each round: all that moves gold is told. */
function scoreCourse(view: View, log: GameEvent[], texts: Texts): number[][] {
  const gold = Array.from({ length: view.seats }, () => texts.ofGame("start_gold"));
  const rows: number[][] = [];
  const move = (seat: Json | undefined, amount: number): void => {
    if (typeof seat === "number") gold[seat] = (gold[seat] ?? 0) + amount;
  };
  for (const { event, args } of log) {
    if (event === "round") rows.push([...gold]);
    if (event === "earn") move(args.seat, Number(args.gold));
    if (event === "pay") {
      move(args.seat, -Number(args.gold));
      move(args.target, Number(args.gold));
    }
  }
  return [...rows, gold];
}

export const look: GameLook = {
  board: Ring,
  face: Face,
  flights,
  seatFacts: null,
  alarm,
  headings: ["round"],
  grave: ["die"],
  scoreRows,
  scoreCourse,
  courseTitle: () => tell("course"),
  handNote: (view, texts) => {
    const { players, hand } = courtOf(view);
    const character = view.seat === null ? null : (players[view.seat]?.character ?? null);
    const limit = character ? Number(texts.value("character", character, "hand_limit")) : 0;
    return limit > 0 ? say("hand-limit", { count: hand.length, limit }) : say("hand-count", { count: hand.length });
  },
  unmask: (view, seat, texts) => {
    const character = courtOf(view).players[seat]?.character ?? null;
    return {
      thing: character ? { kind: "character", name: character } : null,
      text: character ? texts.thing("character", character) : tell("executed"),
      icon: "guillotine",
    };
  },
};
