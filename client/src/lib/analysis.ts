// What was found about a finished game, as the replay page asks for it. A decision with `move` n is made in the moment n,
// and its outlook is that of the moment after it.
import type { Decision, DecisionInfo, KnownAbout, Result } from "./protocol";
import type { Texts } from "./texts";

export interface Point {
  x: number;
  y: number;
}

/** The decision that is made in a moment, if it was analysed. */
export function decisionAt(decisions: DecisionInfo[], n: number): DecisionInfo | null {
  return decisions.find((one) => one.move === n) ?? null;
}

/** The decision made in a moment or last before it; what was known then is still about true. */
export function nearest(decisions: DecisionInfo[], n: number): DecisionInfo | null {
  return decisions.findLast((one) => one.move <= n) ?? decisions[0] ?? null;
}

/** The first decision after a moment. */
export function nextDecision(decisions: DecisionInfo[], n: number): DecisionInfo | null {
  return decisions.find((one) => one.move > n) ?? null;
}

/** Decisions at which another choice was clearly better. */
export function turningPoints(decisions: DecisionInfo[]): DecisionInfo[] {
  return decisions.filter((one) => one.clear);
}

/** Everybody's chances in a moment; at the end they are no chances any more. */
export function chancesAt(decisions: DecisionInfo[], n: number, length: number, result: Result): number[] {
  const last = decisions.findLast((one) => one.move < n) ?? decisions[0];
  const seats = last?.outlook.length ?? 0;
  if (n < length) return last?.outlook ?? [];
  return Array.from({ length: seats }, (_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
}

/** The way of each seat's chances through the game, across from 0 to 1 and upwards from 0 to 1. Of a game that was not
 * looked into to its end it breaks off where the looking did. */
export function courses(decisions: DecisionInfo[], length: number, result: Result, whole: boolean): Point[][] {
  const first = decisions[0];
  if (!first || length === 0) return [];
  const end = chancesAt(decisions, length, length, result);
  return first.outlook.map((start, seat) => [
    { x: 0, y: start },
    ...decisions.map((one) => ({ x: (one.move + 1) / length, y: one.outlook[seat] ?? 0 })),
    ...(whole ? [{ x: 1, y: end[seat] ?? 0 }] : []),
  ]);
}

/** The likeliest of some things; what is certain for all of them is nothing to guess. */
export function guesses(shares: Record<string, number>, most: number): [string, number][] {
  const found = Object.entries(shares);
  if (found.every(([, share]) => share === 1)) return [];
  return found.sort((one, other) => other[1] - one[1]).slice(0, most);
}

/** Something that may have been so, how likely it looked, and whether it was so. */
export interface Guess {
  words: string;
  share: number;
  true: boolean;
}

const MOST_GUESSES = 5;

/** What could be known about a seat, in groups: what it is, what it holds by kind, and what else there is to say. */
export function knownOf(about: KnownAbout, texts: Texts): Guess[][] {
  const likely = (kind: string, shares: Record<string, number>, truth: string[]): Guess[] =>
    guesses(shares, MOST_GUESSES).map(([name, share]) => ({ words: texts.thing(kind, name), share, true: truth.includes(name) }));
  const roles = Object.entries(about.roles).map(([kind, role]) => likely(kind, role.shares, [role.true]));
  const hands = Object.entries(about.hand).map(([kind, hand]) => likely(kind, hand.shares, hand.true));
  const claims = about.claims.slice(0, MOST_GUESSES).map((claim) => ({
    words: claim.things.map((thing) => texts.thing(thing.kind, thing.name)).join(" · "), share: claim.share, true: claim.true,
  }));
  return [...roles, ...hands, claims].filter((group) => group.length > 0);
}

/** A difference of chances in points, with its sign. */
export function points(value: number, language: string): string {
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero", maximumFractionDigits: 1 })
    .format(100 * value)
    .replace("-", "−");
}

/** A chance in whole percent. */
export function percent(value: number): string {
  return `${Math.round(100 * value)} %`;
}

const ASTRAY = 0.1;

/** Do the estimates of a decision contradict what the one before it said of the decider's chance? Somebody else made that one,
    knowing other things, and then neither figure tells how things stood. */
export function contradicts(decision: Decision, chance: number): boolean {
  const lowest = Math.min(...decision.alternatives.map((one) => one.low));
  const highest = Math.max(...decision.alternatives.map((one) => one.high));
  return chance < lowest - ASTRAY || chance > highest + ASTRAY;
}
