import { expect, test } from "vitest";
import { shares } from "../src/lib/sharing";

test("a prompt above the hand of a phone makes its letters smaller before answers stand in one line", () => {
  const ways = shares(true, 375);
  expect(ways[0]).toEqual({ tight: 0 });
  const line = ways.findIndex((way) => way.line);
  expect(ways.slice(0, line).map(({ tight }) => tight)).toEqual([0, 1, 2]);
  expect(ways.slice(line).every((way) => way.line)).toBe(true);
});

test("a wide prompt gives the question more room before its letters are smaller", () => {
  const ways = shares(false, 984);
  expect(ways[0]).toEqual({ tight: 0, words: 240 });
  expect(ways[1]).toEqual({ tight: 0, words: 280 });
  expect(ways.map(({ tight }) => tight)).toEqual(ways.map(({ tight }) => tight).toSorted());
  expect(Math.max(...ways.map(({ words }) => words ?? 0))).toBeLessThanOrEqual(0.6 * 984);
});

test("however little room there is, there is a way to share it", () => {
  expect(shares(false, 100).length).toBeGreaterThan(0);
});
