// What happened to somebody since they last decided something.
import { beforeEach, expect, it, vi } from "vitest";
import type { GameEvent } from "../src/lib/protocol";
import { Texts } from "../src/lib/texts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
const { aboutSeat, decidedAt, isAbout, keepDecided, weightiest } = await import("../src/lib/since");

const things = ["0", "1", "1-zombie", "10", "trouble"].map((name) => ({ kind: "piece", name }));
const texts = new Texts("en", ["piece-trouble = Trouble"], [...things, { kind: "area", name: "1i" }] as never, ["Ada", "Bob"]);
const about = (...lines: GameEvent["args"][]): boolean[] => lines.map((args) => isAbout({ event: "any", args }, 1, texts));

beforeEach(() => kept.clear());

it("finds lines that name the seat or what belongs to it", () => {
  expect(about({ seat: 1 }, { seat: 0, target: 1 }, { seats: [0, 1] }, { piece: "1" }, { piece: "1-zombie" })).toEqual(Array(5).fill(true));
});

it("leaves out lines about others and numbers that are no seats", () => {
  expect(about({ seat: 0 }, { seat: 10 }, { piece: "10" }, { piece: "trouble" }, { gold: 1 }, { area: "1i" }, { seat: null })).toEqual(Array(7).fill(false));
});

it("begins where the reader decided, and passes over headings", () => {
  const log = [{ seat: 1 }, { seat: 1 }, { seat: 0 }, { seat: 1 }].map((args, n) => ({ event: n === 3 ? "turn" : "hit", args }));
  expect([aboutSeat(log, 1, 1, texts, ["turn"]), aboutSeat(log, 0, 1, texts), aboutSeat(log, 4, 1, texts)]).toEqual([[1], [0, 1, 3], []]);
});

it("tells what is news for everybody, whomever it names", () => {
  const log: GameEvent[] = [{ event: "flood", args: {} }, { event: "hit", args: { seat: 0 } }];
  expect([aboutSeat(log, 0, 1, texts, [], ["flood"]), aboutSeat(log, 0, 1, texts)]).toEqual([[0], []]);
});

it("tells the newest of what matters most first", () => {
  const log: GameEvent[] = ["give", "swap", "draw", "swap", "draw"].map((event) => ({ event, args: { seat: 1 } }));
  const weigh = ({ event }: GameEvent): number => ["draw", "give", "swap"].indexOf(event);
  expect([weightiest(log, [0, 1, 2, 3, 4], weigh), weightiest(log, [0, 1, 2], weigh), weightiest(log, [0, 2], weigh), weightiest(log, [2, 4], weigh), weightiest(log, [], weigh)]).toEqual([3, 1, 0, 4, null]);
});

it("keeps the marks of the tables that were played at last", () => {
  keepDecided("first", { 0: 5 });
  keepDecided("first", { 0: 7, 1: 6 });
  expect([decidedAt("first"), decidedAt("other")]).toEqual([{ 0: 7, 1: 6 }, {}]);
  for (let n = 0; n < 50; n += 1) keepDecided(`table ${n}`, { 0: n });
  expect([decidedAt("first"), decidedAt("table 0"), decidedAt("table 49")]).toEqual([{}, { 0: 0 }, { 0: 49 }]);
});

it("begins anew where what was kept cannot be read", () => {
  kept.set("subrosa.decided", "{");
  expect(decidedAt("first")).toEqual({});
});
