// The board of Kill the Overlord: where everybody sits, and what is seen to fly.
import { describe, expect, test, vi } from "vitest";
import { flights } from "../../src/boards/overlord/flights";
import { circle, middleOf, MIDDLES } from "../../src/boards/overlord/places";
import { remembered } from "../../src/boards/overlord/remembered";
import { weight } from "../../src/boards/overlord/weight";
import type { Facts, GameEvent, View } from "../../src/lib/protocol";
import { Texts } from "../../src/lib/texts";
import { loadWords } from "../../src/lib/words";
import { apart, type Box } from "../boxes";

vi.mock("../../src/lib/settings.svelte", () => ({ settings: { language: "en" }, moving: () => 0 }));

await loadWords("boards/overlord");

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

test("who one is now weighs more than what one has", () => {
  const weights = (...events: [event: string, args: GameEvent["args"]][]): number[] => events.map(([event, args]) => weight({ event, args }, 1));
  expect(weights(["exchange", { seat: 0, target: 1 }], ["becomes", { seat: 1 }], ["executed", { seat: 1, target: 0 }], ["actor", { seat: 1, target: 0 }])).toEqual([2, 2, 2, 2]);
  expect(weights(["executed", { seat: 0, target: 1 }], ["actor", { seat: 0, target: 1 }], ["give-order", { seat: 0, target: 1 }])).toEqual([1, 1, 1]);
  expect(weights(["draw", { seat: 1 }], ["discard", { seat: 1 }], ["pay", { seat: 0, target: 1 }])).toEqual([0, 0, 0]);
});

test("cards that are known of a hand can be read", () => {
  const named = new Texts("en", ["card-mutiny = Mutiny", "card-revenge = Revenge"], [], ["Ada", "Bob"]);
  const players = [{ seat: 0, character: "squire", shown: ["mutiny"], known: ["revenge"] }, { seat: 1, character: null, shown: [], known: [] }];
  const seen = view({ discards: [], hand: [], players });
  expect([0, 1, 2].map((seat) => remembered(seen, seat, named))).toEqual([["Everybody knows: Mutiny.", "You know: Revenge."], [], []]);
});

describe.each([4, 5, 6, 7, 8])("the ring with %i seats", (seats) => {
  // Stages of a small phone, phones, one on its side, tablets upright, laptops and a wide screen.
  test.each([
    [375, 215], [360, 285], [390, 317], [390, 420], [523, 346], [390, 356], [820, 900], [906, 573], [984, 454], [984, 502], [1750, 900],
  ])("nobody sits on anybody, nor on the card, nor over the edge of %i x %i", (width, height) => {
    const ring = circle(seats, width, height);
    const boxes = ring.places.map(([x, y]) => centred(x, y, ring.seat.width, ring.seat.height));
    const { at, scale } = middleOf(ring, "card");
    const card = centred(...at, MIDDLES.card[0] * scale, MIDDLES.card[1] * scale);
    expect(boxes).toHaveLength(seats);
    for (const [n, box] of boxes.entries()) {
      expect(boxes.slice(n + 1).every((other) => apart(box, other))).toBe(true);
      expect(apart(box, card)).toBe(true);
      expect(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(true);
    }
  });
});
