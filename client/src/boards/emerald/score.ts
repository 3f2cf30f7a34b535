// The end (rule 17): what was on every disc, less what is lost, is what counts; what that is made of; and which side pays
// because of whom.
import type { View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { ScoreRow } from "../board";
import { shownOf, tableOf } from "./facts";
import type { Loss, Score } from "./shape";
import { tell } from "./words";

export function scoreRows(view: View, texts: Texts): ScoreRow[] {
  const { ending } = shownOf(view);
  const scores = tableOf(view).players.map((player) => player.score);
  if (!ending) return [];
  const of = (part: keyof Score): (number | null)[] => scores.map((score) => score?.[part] ?? null);
  const row = (part: keyof Score, kind: ScoreRow["kind"]): ScoreRow => ({ label: tell(`row-${part}`), rule: "17.2", kind, values: of(part) });
  const lost = (part: keyof Loss): ScoreRow[] => {
    const values = ending.losses.map((loss) => loss[part]);
    return values.some((value) => value !== 0) ? [{ label: tell(`row-lost-${part}`), rule: "17.2", kind: "part", values: values.map((value) => (value === 0 ? null : -value)) }] : [];
  };
  const [first = 0] = ending.last;
  return [
    { label: tell("row-shown"), rule: "15", kind: "part", values: of("shown") },
    ...lost("other"),
    ...lost("kills"),
    ...lost("tracks"),
    row("base", "sum"),
    row("neutral", "detail"),
    row("own", "detail"),
    row("kills", "detail"),
    row("tracks", "detail"),
    {
      label: tell("row-penalty", { side: ending.side, names: texts.things("seat", ending.last), base: scores[first]?.base ?? null, tied: ending.tied }),
      rule: "17.3",
      kind: "part",
      values: of("penalty").map((penalty) => (penalty ? -penalty : 0)),
    },
    { label: tell("row-total"), kind: "total", values: of("total") },
  ];
}
