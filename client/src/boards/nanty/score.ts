// The end: what everybody was, how near they came, and the points where points decided (rule 12).
import type { View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { ScoreRow } from "../board";
import { markers, streetsOf, type Player, type Streets } from "./facts";
import { goalOf, houseValue, inPounds, waits } from "./goals";
import { tell } from "./words";

export function scoreRows(view: View, texts: Texts): ScoreRow[] {
  const streets = streetsOf(view);
  const { players } = streets;
  const rows: ScoreRow[] = [
    { label: tell("row-identity"), values: players.map(({ identity }) => (identity ? texts.thing("identity", identity) : null)) },
    { label: tell("row-goal"), rule: "11.2", values: players.map((player) => farOf(view, texts, streets, player)) },
  ];
  const scores = view.result?.scores ?? [];
  if (scores.length === 0) return rows;
  const each = texts.ofGame("points_per_agent");
  const settled = players.map((player) => settleLoans(player, texts));
  return [
    ...rows,
    {
      label: tell("row-agents", { points: each }),
      rule: "12",
      kind: "part",
      values: players.map(({ seat }) => each * standing(streets, seat)),
    },
    { label: tell("row-houses"), kind: "part", values: players.map((player) => houseValue(player, texts)) },
    { label: tell("row-money"), kind: "part", values: players.map(({ money }) => money) },
    { label: tell("row-loans"), kind: "part", values: settled },
    { label: tell("row-total"), kind: "total", values: scores },
  ];
}

/** Agents among Grenadiers count for nothing. */
function standing({ board }: Streets, seat: number): number {
  return board.filter(({ grenadiers }) => grenadiers === 0).reduce((sum, district) => sum + (district.agents[seat] ?? 0), 0);
}

/** What loans cost in points: each is paid back while the money lasts, and costs a penalty when it does not. */
function settleLoans(player: Player, texts: Texts): number {
  let left = player.money;
  let cost = 0;
  for (const card of player.loans) {
    const { repay, penalty } = texts.value("card", card, "args") as { repay: number; penalty: number };
    const paid = left >= repay;
    if (paid) left -= repay;
    cost -= paid ? repay : penalty;
  }
  return cost;
}

function farOf(view: View, texts: Texts, streets: Streets, { identity, seat }: Player): string | null {
  const goal = identity ? goalOf(view, texts, identity) : null;
  if (!goal) return null;
  if (waits(goal)) return tell("deck-left", { count: streets.deck });
  const own = tell(inPounds(goal) ? "of-pounds" : "of", { reached: goal.reached[seat] ?? 0, needed: goal.needed });
  return goal.trouble === null ? own : `${own}, ${tell("trouble")} ${tell("of", { reached: markers(streets), needed: goal.trouble })}`;
}
