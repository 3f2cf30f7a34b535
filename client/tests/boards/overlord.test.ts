// The board of Kill the Overlord: where everybody sits, and what is seen to fly.
import { describe, expect, test } from "vitest";
import { flights } from "../../src/boards/overlord/flights";
import { middleOf, placeOf } from "../../src/boards/overlord/places";
import type { Facts, GameEvent, View } from "../../src/lib/protocol";
import { Texts } from "../../src/lib/texts";
import { apart, type Box } from "../boxes";

const texts = new Texts("en", [""]);
const view = (facts: Facts): View => ({ seat: 1, facts }) as unknown as View;
const court = view({ discards: ["mutiny"], hand: [], players: [] });
const centred = (x: number, y: number, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

test("draws, plays and payments", () => {
  const events: GameEvent[] = [
    { event: "draw", args: { seat: 1, cards: ["mutiny"] } },
    { event: "draw", args: { seat: 2, cards: null } },
    { event: "play", args: { seat: 1, card: "mutiny" } },
    { event: "pay", args: { seat: 2, target: 0, gold: 3 } },
  ];
  expect(flights(court, court, events, texts)).toEqual([
    { from: ["deck"], to: "hand" },
    { from: ["deck"], to: "seat/2" },
    { from: ["hand/card:mutiny"], to: "played" },
    { from: ["gold/2"], to: "gold/0" },
  ]);
});

test("a card that is done goes to the discards", () => {
  const after = view({ discards: ["mutiny", "revenge"], hand: [], players: [] });
  expect(flights(court, after, [], texts)).toEqual([{ from: ["played"], to: "discards/top" }]);
});

describe.each([4, 5, 6, 7, 8])("the ring with %i seats", (seats) => {
  test.each([
    { phone: false, stage: [984, 502], seat: [128, 170], card: seats % 2 ? [118, 160] : [98, 137] },
    { phone: true, stage: [390, 444], seat: seats === 8 ? [84, 120] : [92, 128], card: seats % 2 ? [92, 126] : [84, 118] },
  ])("nobody sits on anybody, nor on the card: phone $phone", ({ phone, stage: [w = 0, h = 0], seat: [sw = 0, sh = 0], card: [cw = 0, ch = 0] }) => {
    const at = ([x, y]: readonly [number, number], width: number, height: number): Box => centred((x / 100) * w, (y / 100) * h, width, height);
    const boxes = Array.from({ length: seats }, (_, n) => at(placeOf(seats, n, phone), sw, sh));
    const middle = at(middleOf(seats, phone), cw, ch);
    for (const [n, box] of boxes.entries()) {
      expect(boxes.slice(n + 1).every((other) => apart(box, other))).toBe(true);
      expect(apart(box, middle)).toBe(true);
      expect(box.x >= -2 && box.x + box.width <= w + 2 && box.y >= -2 && box.y + box.height <= h + 2).toBe(true);
    }
  });
});
