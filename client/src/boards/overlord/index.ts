import { say } from "../../lib/house.svelte";
import type { GameEvent, Json, View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { GameLook, ScoreRow } from "../board";
import { courtOf, shownOf } from "./court";
import Face from "./Face.svelte";
import { flights } from "./flights";
import Ring from "./Ring.svelte";
import { tell } from "./words";

/** A ruler who will be crowned after the next income, if nothing happens. */
function alarm(view: View, texts: Texts): string {
  const { coronation } = shownOf(view);
  return coronation ? tell("alarm", { name: texts.seat(coronation.seat), gold: coronation.gold, needed: coronation.needed }) : "";
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
  handNote: (view) => {
    const count = courtOf(view).hand?.length ?? 0;
    const { hand_limit: limit } = shownOf(view);
    return limit === null ? say("hand-count", { count }) : say("hand-limit", { count, limit });
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
