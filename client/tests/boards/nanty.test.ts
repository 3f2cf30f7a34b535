// The board of Nanty Narking: what the engine calls adjacent touches in the drawing, what is seen to fly, what is owed.
import { describe, expect, test, vi } from "vitest";
import { loadLook } from "../../src/boards/index";
import { flights, pieceMark } from "../../src/boards/nanty/flights";
import { isDrawn } from "../../src/boards/nanty/pieces";
import { chip } from "../../src/boards/nanty/questions";
import type { District } from "../../src/boards/nanty/shape";
import drawing from "../../src/boards/nanty/london.json";
import type { Facts, View } from "../../src/lib/protocol";
import { Texts } from "../../src/lib/texts";
import { loadWords } from "../../src/lib/words";
import { pair } from "../boxes";
import { fromPython } from "../python";
import { textsOf, type Sample } from "../samples";

// What a person prefers is asked of the browser, and there is none.
vi.mock("../../src/lib/settings.svelte", () => ({ settings: { language: "en" }, moving: () => 0 }));

await loadWords("boards/nanty");

const { adjacent, indebted } = fromPython<{ adjacent: [string, string][]; indebted: Sample }>("boards/nanty.py");
const texts = new Texts("en", [""]);
const view = (facts: Facts): View => ({ seat: 1, facts }) as unknown as View;

test("districts that share a border or a bridge are those that are adjacent", () => {
  const shapes = Object.entries(drawing.districts).map(([name, { polygon }]) => ({ name, polygon }));
  const sides = (polygon: number[][]): Set<string> =>
    new Set(polygon.map((point, n) => pair(point.join(), (polygon[(n + 1) % polygon.length] ?? []).join())));
  const far = ([x = 0, y = 0]: number[], polygon: number[][]): number =>
    Math.min(...polygon.map(([px = 0, py = 0], n) => {
      const [qx = 0, qy = 0] = polygon[(n + 1) % polygon.length] ?? [];
      const t = Math.max(0, Math.min(1, ((x - px) * (qx - px) + (y - py) * (qy - py)) / ((qx - px) ** 2 + (qy - py) ** 2)));
      return Math.hypot(x - px - t * (qx - px), y - py - t * (qy - py));
    }));
  const nearest = (end: number[]): string => shapes.toSorted((a, b) => far(end, a.polygon) - far(end, b.polygon))[0]?.name ?? "";
  const borders = shapes.flatMap((one, n) =>
    shapes.slice(n + 1).flatMap((other) => {
      const shared = sides(other.polygon);
      return [...sides(one.polygon)].some((side) => shared.has(side)) ? [pair(one.name, other.name)] : [];
    }),
  );
  const bridges = drawing.bridges.map(({ ends: [a = [], b = []] }) => pair(nearest(a), nearest(b)));
  expect([...new Set([...borders, ...bridges])].sort()).toEqual(adjacent.map(([a, b]) => pair(a, b)).sort());
});

test("a district says which roll means it and who controls it now, and a Random Event has its moment", async () => {
  const look = await loadLook("nanty");
  const [page] = indebted.pages;
  const told = (name: string): string => look.now?.({ kind: "district", name }, page as View, textsOf(indebted)) ?? "";
  expect(told("city")).toMatch(/^Its number on the die is 6\. .+ controls it now\.$/);
  expect(told("strand")).toBe("Its number on the die is 3. Nobody controls it now.");
  expect(look.now?.({ kind: "card", name: "toby" }, page as View, textsOf(indebted))).toBe("");
  expect(look.moments).toEqual(expect.arrayContaining(["event", "roll-district"]));
});

test("pieces are found by what they are", () => {
  const streets = view({ discarded: 0 });
  expect(pieceMark("city", "2-clerk")).toBe("piece/city/agent/2/clerk");
  expect(pieceMark("city", "grenadier")).toBe("piece/city/grenadier");
  const moved = { event: "move", args: { seat: 1, district: "city", target_district: "strand", piece: "2" } };
  expect(flights(streets, streets, [moved], texts)).toEqual([{ from: ["piece/city/agent/2"], to: "piece/strand/agent/2" }]);
  const removed = { event: "removed", args: { district: "city", piece: "2" } };
  expect(flights(streets, streets, [removed], texts)).toEqual([{ from: ["piece/city/agent/2"], to: "seat/2" }]);
});

test("a district that is named for its card alone says so", () => {
  const words = textsOf(indebted);
  const asked = { choices: ["use city", "use strand", "place strand", "end"] } as View;
  expect(chip({ kind: "district", name: "city" }, asked, words)).toBe("District card: City");
  expect(chip({ kind: "district", name: "strand" }, asked, words)).toBeNull();
});

test("a piece needs no chip where it can be clicked on the map", async () => {
  const look = await loadLook("nanty");
  const city = { district: "city", agents: [0, 7], types: null, house: null, grenadiers: 1, citizens: 0, trouble: false } as unknown as District;
  const crowd = { ...city, agents: [0, 7], types: [[], ["clerk", "sailor", "jockey", "newsboy", "rummager", "cook", "maid"]] } as unknown as District;
  const told = (piece: string, picked: string[], board: District[]): boolean | undefined =>
    look.alsoOnBoard?.({ kind: "piece", name: piece }, view({ board } as unknown as Facts), picked.map((name) => ({ kind: "district", name })));
  expect(told("1", ["city"], [city])).toBe(true);
  expect(told("grenadier", ["city"], [city])).toBe(true);
  expect(told("1", [], [city])).toBe(false);
  // So many that one with a number stands for all: then only a chip says which.
  expect(isDrawn("1-clerk", "city", [crowd])).toBe(false);
  expect(isDrawn("1-clerk", "city", [{ ...crowd, types: [[], ["clerk", "sailor"]] } as unknown as District])).toBe(true);
});

describe("with a card file in which a loan costs 20 instead of 12", async () => {
  const look = await loadLook("nanty");
  const texts = textsOf(indebted);
  const [before, after] = indebted.pages as [View, View];

  test("the page says 20", () => {
    const values = [0, 1].map((seat) => look.seatFacts?.(before, seat, texts)[0]?.value);
    expect(values).toEqual(["£33, owes\u00A0£20", "£11, owes\u00A0£20"]);
  });

  test("everybody is told that the deck is nearly over, and what that means", () => {
    expect(look.alarm?.(before, texts)).toBe("0 cards left in the deck: then Sherlock Holmes wins, or else points decide");
  });

  test("the points are those of the engine, and so are their parts", () => {
    const rows = look.scoreRows?.(after, texts) ?? [];
    expect(rows.find((row) => row.kind === "total")?.values).toEqual(after.result?.scores);
    expect(rows.filter((row) => row.kind === "part").map((row) => row.values)).toEqual([[10, 5], [6, 18], [33, 11], [-20, -15]]);
  });
});
