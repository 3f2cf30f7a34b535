import type { View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { GameLook, ScoreRow, SeatFact, Unmasking } from "../board";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { factsOf, shownOf } from "./facts";
import type { Score } from "./shape";
import { flights } from "./flights";
import LegendSign from "./LegendSign.svelte";
import { ABILITIES } from "./signs";
import { opened } from "./opened";
import { called, chip, question, wording } from "./questions";
import { tell } from "./words";

function status(view: View, texts: Texts): string {
  const { round, first } = factsOf(view);
  return tell("status", { round, rounds: texts.ofGame("rounds"), phase: shownOf(view).phase, name: texts.seat(first) });
}

function seatFacts(view: View, seat: number): SeatFact[] {
  const player = factsOf(view).players[seat];
  if (!player) return [];
  return [
    { icon: "cards", label: tell("in-hand"), value: player.cards },
    { icon: "meeple", label: tell("markers"), value: player.markers },
  ];
}

/** Line by line, with the rule of each; secret missions are scored like the open ones. */
function scoreRows(view: View, texts: Texts): ScoreRow[] {
  const { office, players } = factsOf(view);
  const scores = players.flatMap((player) => player.score ?? []);
  if (scores.length < players.length) return [];
  const each = (value: (score: Score) => number): number[] => scores.map(value);
  const scored = shownOf(view).missions.filter((one) => one.scored);
  return [
    ...scored.map(({ mission, rule }, i): ScoreRow => ({
      label: texts.thing("mission", mission),
      rule,
      values: each((score) => score.missions[i] ?? 0),
      kind: "part",
    })),
    ...(office.length > 0
      ? [{ label: tell("points-office", { missions: texts.things("mission", office) }), rule: "12.2", values: each((score) => score.office), kind: "part" as const }]
      : []),
    { label: tell("points-printed"), rule: "10.2", values: each((score) => score.cards), kind: "part" },
    { label: tell("points-discards"), rule: "10.1", values: each((score) => score.discards), kind: "part" },
    { label: tell("total"), rule: "10.5", values: each((score) => score.total), kind: "total" },
    { label: tell("fulfilled"), rule: "10.5", values: each((score) => score.fulfilled) },
  ];
}

/** Behind the mask: one's own secret mission if there are such, else the most valuable agent of the network. */
function unmask(view: View, seat: number, texts: Texts): Unmasking {
  const { office, players } = factsOf(view);
  const player = players[seat];
  const mission = office[seat];
  if (mission) {
    return { thing: { kind: "mission", name: mission }, text: tell("unmasked-office", { mission: texts.thing("mission", mission), points: player?.score?.office ?? 0 }) };
  }
  const best = shownOf(view).best[seat] ?? null;
  return { thing: best ? { kind: "card", name: best } : null, text: tell("unmasked", { card: best ? texts.thing("card", best) : null, count: player?.score?.fulfilled ?? 0 }) };
}

export const look: GameLook = {
  board: Board,
  face: Face,
  flights,
  legend: { kinds: Object.keys(ABILITIES), sign: LegendSign, tell: (kind, texts) => `${texts.thing("ability", kind)}: ${texts.about("ability", kind)}` },
  status,
  alarm: (view) => (shownOf(view).last_round ? tell("last-round") : ""),
  seatFacts,
  handNote: (view) => {
    const { hand, players } = factsOf(view);
    const markers = view.seat === null ? 0 : (players[view.seat]?.markers ?? 0);
    return tell("hand-note", { cards: tell("cards", { count: hand?.length ?? 0 }), markers });
  },
  question,
  wording,
  called,
  chip,
  explained: ["ability"],
  onBoard: ["area", "location", "spot"],
  headings: ["round", "resolve"],
  moments: ["win-reward", "assassinate", "sacrifice", "office-mission", "secret-missions"],
  summedUp: "round",
  grave: ["lose"],
  scoreRows,
  opened,
  unmask,
  secret: (view) => {
    const mission = view.seat === null ? null : (factsOf(view).office[view.seat] ?? null);
    return mission === null ? null : { kind: "mission", name: mission };
  },
};
