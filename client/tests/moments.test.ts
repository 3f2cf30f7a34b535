// What deserves to be seen before the game goes on.
import { expect, test, vi } from "vitest";
import { momentIn, readingTime, weightier } from "../src/lib/moments";
import type { GameEvent } from "../src/lib/protocol";

// Boards read how much may move.
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { look: emerald } = await import("../src/boards/emerald");
const { look: estoril } = await import("../src/boards/estoril");
const { look: providence } = await import("../src/boards/providence");

const event = (name: string, seat = 0): GameEvent => ({ event: name, args: { seat } });
const look = { moments: ["dies"], summedUp: "round" };

test("a single event has its moment, and nothing else has", () => {
  const log = [event("round"), event("dies", 1), event("draws"), event("dies", 2)];
  expect(momentIn(log, 2, look)).toMatchObject({ titles: [event("dies", 2)], lines: [] });
  expect(momentIn(log, 4, look)).toBeNull();
  expect(momentIn(log, 2, {})).toBeNull();
});

test("what happens at once is seen together", () => {
  expect(momentIn([event("dies", 1), event("draws"), event("dies", 2)], 0, look)).toMatchObject({ titles: [event("dies", 1), event("dies", 2)], lines: [] });
});

test("a card of chance is seen with all its rolls", () => {
  const rolls = Array.from({ length: 4 }, (_, n) => event("rolls", n));
  expect(momentIn([event("chance"), ...rolls], 0, { moments: ["chance", "rolls"] })?.titles).toEqual([event("chance"), ...rolls]);
});

test("a round that is over is summed up, the first one is not", () => {
  const log = [event("round"), event("dies", 1), event("draws"), event("dies", 2), event("round", 9), event("draws")];
  expect(momentIn(log, 4, look)).toMatchObject({ titles: [event("round", 9)], lines: [event("dies", 1), event("dies", 2)] });
  expect(momentIn([event("round"), event("draws"), event("round")], 2, look)).toBeNull();
});

test("where turns make a round, it is over when the first seat has its turn again", () => {
  const log = [event("deals"), event("turn", 2), event("dies", 1), event("turn", 0), event("dies", 2), event("turn", 1), event("turn", 2)];
  const turns = { moments: ["dies"], summedUp: "turn", turnsRound: true };
  expect(momentIn(log.slice(0, 4), 3, turns)).toBeNull();
  expect(momentIn(log, 6, turns)).toMatchObject({ titles: [event("turn", 2)], lines: [event("dies", 1), event("dies", 2)] });
});

test("a summary says what has become of the one who reads it", () => {
  const log = [event("round"), event("dies", 1), event("rises", 0), event("rises", 2), event("round", 9)];
  const also = { ...look, alsoSummedUp: (one: GameEvent, seat: number | null) => one.event === "rises" && one.args.seat === seat };
  expect(momentIn(log, 1, also, 2)?.lines).toEqual([event("dies", 1), event("rises", 2)]);
  expect(momentIn(log, 1, also)?.lines).toEqual([event("dies", 1)]);
});

test("what matters more is kept, what is newer if both matter the same, and a round that is over before all else", () => {
  const two = { moments: ["dies", "wins"], summedUp: "round" };
  const [first, won, second] = [event("dies", 1), event("wins"), event("dies", 2)].map((one) => momentIn([one], 0, two));
  const round = momentIn([event("round"), event("dies", 1), event("round")], 2, two);
  expect([first, won, second].reduce<typeof round>((old, one) => weightier(old, one ?? null), null)).toBe(won);
  expect(weightier(first ?? null, second ?? null)).toBe(second);
  expect(weightier(won ?? null, round)).toBe(round);
  expect(weightier(round, won ?? null)).toBe(round);
  expect(weightier(round, null)).toBe(round);
});

test("more words have more time", () => {
  expect(readingTime(300) - readingTime(20)).toBeGreaterThan(10_000);
});

test("a round of Emerald and of Dark Providence tells who claimed what and who was revealed", () => {
  const log = (claimed: string, revealed: string): GameEvent[] => [event("turn"), event(claimed), event("draw"), event("turn", 1), event(revealed, 1), event("turn")];
  expect(momentIn(log("claim", "reveal"), 5, emerald)?.lines).toEqual([event("claim"), event("reveal", 1)]);
  expect(momentIn(log("claim", "revealed"), 5, providence)?.lines).toEqual([event("claim"), event("revealed", 1)]);
});

test("the secret missions of Estoril that are turned up at the end have a moment", () => {
  const end = [event("secret-missions"), event("mission"), event("office-mission", 0), event("office-mission", 1), event("score")];
  expect(momentIn([event("win-reward"), ...end], 0, estoril)).toMatchObject({ titles: [event("win-reward"), end[0], end[2], end[3]], weight: 4 });
});
