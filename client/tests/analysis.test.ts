// What the replay page makes of an analysis.
import { expect, test } from "vitest";
import { chancesAt, contradicts, courses, decisionAt, guesses, knownOf, nearest, nextDecision, percent, points, turningPoints } from "../src/lib/analysis";
import type { Decision, DecisionInfo, Knowledge, Result } from "../src/lib/protocol";
import type { Texts } from "../src/lib/texts";
import { spread, suspicions } from "../src/lib/suspicion";

const decision = (move: number, outlook: number[], clear = false): DecisionInfo => ({
  move, seat: 0, chosen: "pass", best: clear ? "take" : "pass", swing: [0.1, 0.05, 0.15], clear, outlook,
});
const decisions = [decision(2, [0.5, 0.5]), decision(3, [0.25, 0.75], true), decision(7, [0.9, 0.1])];
const result: Result = { ending: "won", rule: "1", winners: [1], scores: [] };

test("a decision belongs to the moment in which it is made", () => {
  expect(decisionAt(decisions, 3)?.move).toBe(3);
  expect(decisionAt(decisions, 4)).toBeNull();
  expect(nearest(decisions, 6)?.move).toBe(3);
  expect(nearest(decisions, 7)?.move).toBe(7);
  expect(nearest(decisions, 0)?.move).toBe(2);
  expect(nearest([], 0)).toBeNull();
  expect(nextDecision(decisions, 3)?.move).toBe(7);
  expect(nextDecision(decisions, 7)).toBeNull();
  expect(turningPoints(decisions).map((one) => one.move)).toEqual([3]);
});

test("chances are those after the last decision, and the result at the end", () => {
  expect(chancesAt(decisions, 0, 10, result)).toEqual([0.5, 0.5]);
  expect(chancesAt(decisions, 3, 10, result)).toEqual([0.5, 0.5]);
  expect(chancesAt(decisions, 4, 10, result)).toEqual([0.25, 0.75]);
  expect(chancesAt(decisions, 9, 10, result)).toEqual([0.9, 0.1]);
  expect(chancesAt(decisions, 10, 10, result)).toEqual([0, 1]);
  expect(chancesAt(decisions, 10, 10, { ...result, winners: [0, 1] })).toEqual([0.5, 0.5]);
  expect(chancesAt([], 1, 10, result)).toEqual([]);
});

test("the lines go from the first move to the last, or to where the looking broke off", () => {
  const [first, second] = courses(decisions, 10, result, true);
  expect(first).toEqual([{ x: 0, y: 0.5 }, { x: 0.3, y: 0.5 }, { x: 0.4, y: 0.25 }, { x: 0.8, y: 0.9 }, { x: 1, y: 0 }]);
  expect(second?.at(-1)).toEqual({ x: 1, y: 1 });
  expect(courses(decisions, 10, result, false)[0]?.at(-1)).toEqual({ x: 0.8, y: 0.9 });
  expect(courses([], 10, result, true)).toEqual([]);
});

test("the likeliest are told, and nothing that lies open", () => {
  expect(guesses({ a: 0.2, b: 0.7, c: 0.1 }, 2)).toEqual([["b", 0.7], ["a", 0.2]]);
  expect(guesses({ a: 1, b: 0.4 }, 5)).toEqual([["a", 1], ["b", 0.4]]);
  expect(guesses({ a: 1, b: 1 }, 5)).toEqual([]);
});

test("figures are written as the language has it", () => {
  expect(points(0.026, "en")).toBe("+2.6");
  expect(points(0.026, "pl")).toBe("+2,6");
  expect(points(-0.004, "en")).toBe("−0.4");
  expect(points(0, "en")).toBe("0");
  expect(percent(0.345)).toBe("35 %");
});

test("estimates contradict a chance that none of them comes near", () => {
  const alternative = (low: number, high: number) => ({ choice: "pass", playouts: 5, estimate: low, low, high, difference: [0, 0, 0], p_holm: 1 });
  const found: Decision = { ...decision(1, []), prompt: "", knowledge: [], alternatives: [alternative(0, 0), alternative(0.1, 0.2)] };
  expect(contradicts(found, 0.51)).toBe(true);
  expect(contradicts(found, 0.25)).toBe(false);
  expect(contradicts({ ...found, alternatives: [alternative(0.7, 0.9)] }, 0.5)).toBe(true);
});

const about = (seat: number, share: number): Knowledge["about"][number] => ({
  seat, roles: { identity: { true: "spy", shares: { spy: share, other: 1 - share } } }, hand: {}, claims: [],
});
const looked = (knowledge: Knowledge[]): Decision => ({ ...decision(1, []), prompt: "", alternatives: [], knowledge });

test("what could be known is named by its kind, whatever a hand holds", () => {
  const texts = { thing: (kind: string, name: unknown) => `${kind} ${name}` } as Texts;
  const hand = { drink: { true: ["oil"], shares: { oil: 0.9, water: 0.25 } } };
  expect(knownOf({ ...about(1, 0.4), hand }, texts).map((group) => group.map((one) => `${one.words} ${one.share} ${one.true}`))).toEqual([
    ["identity other 0.6 false", "identity spy 0.4 true"],
    ["drink oil 0.9 true", "drink water 0.25 false"],
  ]);
});

test("who saw through whom: what the truth looked like to one or to all others", () => {
  const look = looked([
    { seat: 0, about: [about(1, 0.5), about(2, 0.2)] },
    { seat: 1, about: [about(0, 0.1), about(2, 0.4)] },
    { seat: 2, about: [about(0, 0.3), about(1, 1)] },
  ]);
  expect(suspicions([look], null)).toEqual([[20, 75, 30]]);
  expect(suspicions([look], 1)).toEqual([[10, 75, 40]]);
  expect(suspicions([looked([{ seat: 0, about: [about(1, 1)] }, { seat: 1, about: [about(0, 1)] }])], null)).toEqual([]);
  expect(spread([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3)).toEqual([0, 5, 10]);
});
