// The puzzle of the day.
import { expect, it } from "vitest";
import { nextDay, todays } from "../src/lib/puzzles";

const NOON = Date.UTC(2026, 10, 17, 12);

it("is the one that the server has", () => {
  // The same day stands in tests/puzzles/test_puzzles.py.
  expect(todays(NOON, 10)).toBe(8);
});

it("changes at midnight in UTC", () => {
  expect(nextDay(NOON)).toBe(Date.UTC(2026, 10, 18));
  expect(todays(nextDay(NOON) - 1, 10)).toBe(todays(NOON, 10));
  expect(todays(nextDay(NOON), 10)).not.toBe(todays(NOON, 10));
});
