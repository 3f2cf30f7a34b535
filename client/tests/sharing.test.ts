import { expect, test } from "vitest";
import { ABOVE, first, widths } from "../src/lib/sharing";

test("a prompt above the hand of a phone makes its letters smaller before answers stand in one line", () => {
  expect(ABOVE[0]).toEqual({ tight: 0 });
  const line = ABOVE.findIndex((way) => way.line);
  expect(ABOVE.slice(0, line).map(({ tight }) => tight)).toEqual([0, 1, 2]);
  expect(ABOVE.slice(line).every((way) => way.line)).toBe(true);
});

test("a question beside its answers has at most three fifths of a prompt", () => {
  expect(widths(984).slice(0, 2)).toEqual([240, 280]);
  expect(Math.max(...widths(984))).toBeLessThanOrEqual(0.6 * 984);
});

test("however little room there is, there is a width to try", () => {
  expect(widths(100)).toEqual([240]);
});

test.each([0, 1, 4, 8])("the first width that is enough is found, whichever it is (%i)", (place) => {
  const all = widths(984);
  const asked: number[] = [];
  const found = first(all, (width) => (asked.push(width), width >= all[place]!));
  expect(found).toBe(all[place]);
  expect(asked.length).toBeLessThanOrEqual(5);
});

test("the narrowest is tried first, since it mostly is enough", () => {
  const asked: number[] = [];
  expect(first(widths(984), (width) => (asked.push(width), true))).toBe(240);
  expect(asked).toEqual([240]);
});

test("no width is found if none is enough", () => {
  expect(first(widths(984), () => false)).toBeUndefined();
});
