// What deserves to be seen before the game goes on.
import { expect, test } from "vitest";
import { momentIn } from "../src/lib/moments";
import type { GameEvent } from "../src/lib/protocol";

const event = (name: string, seat = 0): GameEvent => ({ event: name, args: { seat } });
const look = { moments: ["dies"], summedUp: "round" };

test("a single event has its moment, and nothing else has", () => {
  const log = [event("round"), event("dies", 1), event("draws"), event("dies", 2)];
  expect(momentIn(log, 2, look)).toEqual({ titles: [event("dies", 2)], lines: [] });
  expect(momentIn(log, 4, look)).toBeNull();
  expect(momentIn(log, 2, {})).toBeNull();
});

test("what happens at once is seen together", () => {
  expect(momentIn([event("dies", 1), event("draws"), event("dies", 2)], 0, look)).toEqual({ titles: [event("dies", 1), event("dies", 2)], lines: [] });
});

test("a card of chance is seen with all its rolls", () => {
  const rolls = Array.from({ length: 4 }, (_, n) => event("rolls", n));
  expect(momentIn([event("chance"), ...rolls], 0, { moments: ["chance", "rolls"] })?.titles).toEqual([event("chance"), ...rolls]);
});

test("a round that is over is summed up, the first one is not", () => {
  const log = [event("round"), event("dies", 1), event("draws"), event("dies", 2), event("round", 9), event("draws")];
  expect(momentIn(log, 4, look)).toEqual({ titles: [event("round", 9)], lines: [event("dies", 1), event("dies", 2)] });
  expect(momentIn([event("round"), event("draws"), event("round")], 2, look)).toBeNull();
});

test("a summary says what has become of the one who reads it", () => {
  const log = [event("round"), event("dies", 1), event("rises", 0), event("rises", 2), event("round", 9)];
  const also = { ...look, alsoSummedUp: (one: GameEvent, seat: number | null) => one.event === "rises" && one.args.seat === seat };
  expect(momentIn(log, 1, also, 2)?.lines).toEqual([event("dies", 1), event("rises", 2)]);
  expect(momentIn(log, 1, also)?.lines).toEqual([event("dies", 1)]);
});
