// The end (rules 14 and 15): each line of the score, who was out and because of whom, and how ties were decided.
import type { View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { ScoreRow } from "../board";
import { shownOf, tableOf } from "./facts";
import type { Score, Tie } from "./shape";
import { tell } from "./words";

const LINES = ["track_vp", "secrecy", "generic", "effects", "track", "gates", "crypt", "agents", "mythos", "possessed", "deep_ones", "dissenter"] as const;
const ALWAYS = new Set<string>(["track_vp", "secrecy"]);

export function scoreRows(view: View, texts: Texts): ScoreRow[] {
  const { players, elder } = tableOf(view);
  const { ending, threat } = shownOf(view);
  const scores = players.map((player) => player.score);
  if (!scores.some(Boolean)) return [];
  const of = (part: keyof Score): number[] => scores.map((score) => Number(score?.[part] ?? 0));
  const lines = LINES.filter((part) => ALWAYS.has(part) || of(part).some((value) => value !== 0));
  return [
    ...lines.map((part): ScoreRow => ({ label: tell(`row-${part}`), rule: "14", kind: "part", values: of(part) })),
    { label: tell("row-total"), kind: "total", values: of("total") },
    ...(elder ? [{ label: tell("row-elder", { name: texts.thing("elder", elder.elder) }), rule: "18.9", values: [threat?.total ?? elder.vp] }] : []),
    ...(ending ? fates(view, texts) : []),
  ];
}

/** Who was out and why, and how ties were decided. */
function fates(view: View, texts: Texts): ScoreRow[] {
  const { players } = tableOf(view);
  const { ending } = shownOf(view);
  if (!ending || ending.out.length === 0) return [];
  const [first = 0] = ending.lowest;
  const allegiance = players[ending.out[0] ?? 0]?.allegiance ?? null;
  const mark = (seats: number[], text: string): (string | null)[] => players.map(({ seat }) => (seats.includes(seat) ? text : null));
  const tie = (which: "low" | "high", found: Tie | null): ScoreRow[] =>
    found ? [{ label: tell(`row-${which}-tie`, { names: texts.things("seat", found.seats), by: found.by }), rule: "15", values: mark(found.seats, "=") }] : [];
  return [
    {
      label: tell("row-out", { allegiance, names: texts.things("seat", ending.lowest), lowest: players[first]?.score?.total ?? null, many: ending.out.length > 1 }),
      rule: "15",
      values: mark(ending.out, tell("out")),
    },
    ...tie("low", ending.low_tie),
    ...tie("high", ending.high_tie),
  ];
}
