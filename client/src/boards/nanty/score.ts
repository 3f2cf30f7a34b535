// The end: what everybody was, how near they came, and the points where points decided (rule 12).
import type { View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { ScoreRow } from "../board";
import { aimOf, wholeWay } from "./aims";
import { shownOf, streetsOf } from "./facts";
import type { Player } from "./shape";
import { tell } from "./words";

export function scoreRows(view: View, texts: Texts): ScoreRow[] {
  const { players } = streetsOf(view);
  const { points } = shownOf(view);
  const rows: ScoreRow[] = [
    { label: tell("row-identity"), values: players.map(({ identity }) => (identity ? texts.thing("identity", identity) : null)) },
    { label: tell("row-goal"), rule: "11.2", values: players.map((player) => wayOf(view, player)) },
  ];
  if (points.length === 0) return rows;
  return [
    ...rows,
    { label: tell("row-agents", { points: texts.ofGame("points_per_agent") }), rule: "12", kind: "part", values: points.map(({ agents }) => agents) },
    { label: tell("row-houses"), kind: "part", values: points.map(({ houses }) => houses) },
    { label: tell("row-money"), kind: "part", values: points.map(({ money }) => money) },
    { label: tell("row-loans"), kind: "part", values: points.map(({ loans }) => loans) },
    { label: tell("row-total"), kind: "total", values: points.map(({ total }) => total) },
  ];
}

function wayOf(view: View, { identity, seat }: Player): string | null {
  const aim = identity ? aimOf(view, identity) : null;
  return aim && wholeWay(view, aim, seat, ", ");
}
