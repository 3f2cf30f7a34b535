// From events to flights: what is one's own goes to and from the hand, what is not to and from the seats.
import { expect, test } from "vitest";
import { flights as emerald } from "../src/boards/emerald/flights";
import { flights as estoril } from "../src/boards/estoril/flights";
import { flights as nanty, pieceMark } from "../src/boards/nanty/flights";
import { flights as overlord } from "../src/boards/overlord/flights";
import type { Facts, GameEvent, View } from "../src/lib/protocol";
import { Texts } from "../src/lib/texts";

const texts = new Texts("en", [""]);
const view = (facts: Facts): View => ({ seat: 1, facts }) as unknown as View;
const court = view({ discards: ["mutiny"], hand: [], players: [] });

test("Overlord: draws, plays and payments", () => {
  const events: GameEvent[] = [
    { event: "draw", args: { seat: 1, cards: ["mutiny"] } },
    { event: "draw", args: { seat: 2, cards: null } },
    { event: "play", args: { seat: 1, card: "mutiny" } },
    { event: "pay", args: { seat: 2, target: 0, gold: 3 } },
  ];
  expect(overlord(court, court, events, texts)).toEqual([
    { from: ["deck"], to: "hand" },
    { from: ["deck"], to: "seat/2" },
    { from: ["hand/card:mutiny"], to: "played" },
    { from: ["gold/2"], to: "gold/0" },
  ]);
});

test("Overlord: a card that is done goes to the discards", () => {
  const after = view({ discards: ["mutiny", "revenge"], hand: [], players: [] });
  expect(overlord(court, after, [], texts)).toEqual([{ from: ["played"], to: "discards/top" }]);
});

test("Nanty: pieces are found by what they are", () => {
  const streets = view({ discarded: 0 });
  expect(pieceMark("city", "2-clerk")).toBe("piece/city/agent/2/clerk");
  expect(pieceMark("city", "grenadier")).toBe("piece/city/grenadier");
  const moved = { event: "move", args: { seat: 1, district: "city", target_district: "strand", piece: "2" } };
  expect(nanty(streets, streets, [moved], texts)).toEqual([{ from: ["piece/city/agent/2"], to: "piece/strand/agent/2" }]);
  const removed = { event: "removed", args: { district: "city", piece: "2" } };
  expect(nanty(streets, streets, [removed], texts)).toEqual([{ from: ["piece/city/agent/2"], to: "seat/2" }]);
});

test("Estoril: characters come from hands and go home when nothing else is told", () => {
  const city = (seat: number | null): View => view({ areas: [{ area: "2ii", seat, card: "garbo" }] });
  const placed = { event: "place", args: { seat: 0, card: null, area: "2ii" } };
  expect(estoril(city(null), city(0), [placed], texts)).toEqual([{ from: ["seat/0"], to: "area/2ii" }]);
  expect(estoril(city(1), city(null), [], texts)).toEqual([{ from: ["area/2ii"], to: "hand/card:garbo" }]);
});

test("Emerald: pieces of a kind stand together, so a copy of them flies where some are already", () => {
  const europe = view({});
  const events: GameEvent[] = [
    { event: "place", args: { seat: 1, city: "rome", count: 2 } },
    { event: "retrieve", args: { seat: 1, count: 3, cities: ["paris", "paris"], limbo: 1 } },
    { event: "move-agent", args: { seat: 0, city: "rome", to_city: "paris" } },
    { event: "killed", args: { seat: 0, target: 1, city: "rome" } },
    { event: "draw", args: { seat: 0, count: 2 } },
  ];
  expect(emerald(europe, europe, events, texts)).toEqual([
    { from: ["seat/1"], to: "cube/rome/1", as: "cube/rome/1" },
    { from: ["cube/paris/1"], to: "seat/1", as: "cube/paris/1" },
    { from: ["cube/limbo/1"], to: "seat/1", as: "cube/limbo/1" },
    { from: ["agent/rome/0"], to: "agent/paris/0", as: "agent/rome/0" },
    { from: ["agent/rome/1"], to: "seat/0", as: "agent/rome/1" },
  ]);
});
