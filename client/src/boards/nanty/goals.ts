// How near each identity could be, from what a view shows: games/nanty/progress.py in the terms of the client.
import type { Json, View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import { markers, streetsOf, type District, type Player, type Streets } from "./facts";

/** One goal, and all identities that have it. */
export interface Goal {
  identities: string[];
  condition: string;
  needed: number; // 0: it waits for the end of the deck
  trouble: number | null; // how many Trouble markers it asks for besides, or allows
  reached: number[]; // by seat
  seats: number[]; // who may be after it, as far as the viewer knows
}

export const waits = (goal: Goal): boolean => goal.condition.startsWith("deck_out");
export const inPounds = (goal: Goal): boolean => ["wealth", "cash", "building_value"].includes(goal.condition);

/** Would a seat with this goal win at the start of its turn? */
export function met(goal: Goal, seat: number, streets: Streets): boolean {
  if (waits(goal)) return false;
  return (goal.reached[seat] ?? 0) >= goal.needed && markers(streets) >= (goal.trouble ?? 0);
}

/** What a goal asks for, in a few words. */
export function asked(goal: Goal, texts: Texts): string {
  return texts.say(`goal-${goal.condition}`, { needed: goal.needed, trouble: goal.trouble ?? 0 });
}

/** All goals of this table, identities with the same goal together. */
export function goalsOf(view: View, texts: Texts): Goal[] {
  const streets = streetsOf(view);
  const seats = streets.players.map((player) => player.seat);
  const candidates = seats.map((seat) => possible(view, texts, seat));
  const found = new Map<string, Goal>();
  for (const identity of inPlay(view, texts)) {
    const condition = String(texts.value("identity", identity, "condition"));
    const threshold = neededFor(view, texts, identity);
    const low = condition === "deck_out_low_trouble";
    const needed = condition.startsWith("deck_out") ? 0 : threshold;
    const trouble = low ? threshold : numberOf(texts.value("identity", identity, "trouble_needed"));
    const key = [condition, needed, trouble].join();
    const goal = found.get(key) ?? {
      identities: [],
      condition,
      needed,
      trouble,
      reached: streets.players.map((player) => progress(view, texts, streets, player, condition)),
      seats: [],
    };
    found.set(key, goal);
    goal.identities.push(identity);
    goal.seats = seats.filter((seat) => goal.seats.includes(seat) || candidates[seat]?.includes(identity));
  }
  return [...found.values()];
}

export function goalOf(view: View, texts: Texts, identity: string): Goal | null {
  return goalsOf(view, texts).find((goal) => goal.identities.includes(identity)) ?? null;
}

function inPlay(view: View, texts: Texts): string[] {
  const all = texts.kinds.get("identity") ?? [];
  const setOf = (name: string): Json => texts.value("identity", name, "set");
  const condition = (name: string): Json => texts.value("identity", name, "condition");
  const wanted = view.options.identities ?? "standard";
  const replaced = new Set(wanted === "classic" ? all.filter((name) => setOf(name) === "classic").map(condition) : []);
  const belongs = (name: string): boolean =>
    setOf(name) === wanted || (wanted === "classic" && setOf(name) === "standard" && !replaced.has(condition(name)));
  return all.filter((name) => belongs(name) && neededFor(view, texts, name) > 0);
}

function neededFor(view: View, texts: Texts, identity: string): number {
  const agreed = new RegExp(`(?:^|,)\\s*${identity}=(\\d+)`).exec(view.options.alternative_thresholds ?? "");
  if (agreed) return Number(agreed[1]);
  const thresholds = texts.value("identity", identity, "thresholds") as Record<string, number> | null;
  const inland = view.options.holborn_on_thames === "no" && texts.value("identity", identity, "condition") === "agents_in_river_districts";
  return (thresholds?.[`p${view.seats}`] ?? 0) - (inland ? 1 : 0);
}

/** The identities that a seat may have: the viewer knows the own card, former ones and those looked at. */
function possible(view: View, texts: Texts, seat: number): string[] {
  const { players, swaps, own } = streetsOf(view);
  const known = players[seat]?.identity;
  if (known) return [known];
  const excluded = new Set(players.map((player) => player.identity));
  const mine = swaps.flatMap((who, i) => (who === view.seat ? [i + 1] : []));
  const past = (own?.past_identities ?? []).map((name, i): [number, string[]] => [mine[i] ?? 0, [name]]);
  for (const [since, names] of [...(own?.peeks ?? []), ...past]) {
    // What lay aside then can only be with somebody who exchanged the identity afterwards.
    if (!swaps.slice(since).includes(seat)) for (const name of names) excluded.add(name);
  }
  return inPlay(view, texts).filter((name) => !excluded.has(name));
}

/** Coins, less what loans will cost. */
export function cashOf(player: Player, texts: Texts): number {
  const owed = player.loans.map((card) => (texts.value("card", card, "args") as { repay?: number } | null)?.repay ?? 0);
  return player.money - owed.reduce((sum, one) => sum + one, 0);
}

export const houseValue = (player: Player, texts: Texts): number => player.wealth - cashOf(player, texts);

/** How far a player is on the way, in the measure of the condition. */
function progress(view: View, texts: Texts, streets: Streets, player: Player, condition: string): number {
  const free = streets.board.filter((district) => (district.agents[player.seat] ?? 0) > 0 && district.grenadiers === 0);
  const onThames = ({ district }: District): boolean =>
    texts.value("district", district, "river") === true && !(district === "holborn" && view.options.holborn_on_thames === "no");
  const near = (texts.value("district", "westminster", "adjacent") ?? []) as string[];
  const measures: Record<string, () => number> = {
    agents_in_districts: () => free.length,
    trouble_markers: () => markers(streets),
    wealth: () => player.wealth,
    districts_controlled: () => player.controls.length,
    cash: () => cashOf(player, texts),
    building_value: () => houseValue(player, texts),
    agents_in_trouble_districts: () => free.filter((district) => district.trouble).length,
    agents_on_board: () => free.reduce((sum, district) => sum + (district.agents[player.seat] ?? 0), 0),
    control_westminster_and_adjacent: () =>
      player.controls.includes("westminster") ? near.filter((name) => player.controls.includes(name)).length : 0,
    agents_in_river_districts: () => free.filter(onThames).length,
    trouble_and_control: () => player.controls.length,
  };
  return measures[condition]?.() ?? 0;
}

const numberOf = (value: Json): number | null => (typeof value === "number" && value > 0 ? value : null);
