// Where the boards put things: what the engine calls adjacent touches in the drawing, and nothing lies on anything else.
import { describe, expect, test } from "vitest";
import { LIMBO, PLACES, SIZE, TRACKS } from "../src/boards/emerald/europe";
import { citySize, cellBox, doors, narrow, rewardCell, rim, WIDE, type Box } from "../src/boards/estoril/places";
import type { Area } from "../src/boards/estoril/shape";
import drawing from "../src/boards/nanty/london.json";
import { middleOf, placeOf } from "../src/boards/overlord/places";
import { fromPython } from "./python";

const engine = fromPython<{ cities: { areas: Area[]; adjacent: [string, string][] }[]; london: [string, string][] }>("geometry.py");

const pair = (one: string, other: string): string => [one, other].sort().join(" ");
const apart = (a: Box, b: Box): boolean => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const centred = (x: number, y: number, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

describe.each(engine.cities.map((city, n) => ({ ...city, n })))("city $n of Estoril", ({ areas, adjacent }) => {
  test("doors join exactly the areas that are adjacent", () => {
    const drawn = doors(WIDE, areas).map((door) => door.key.split("-")).map(([a = "", b = ""]) => pair(a, b));
    expect(drawn.sort()).toEqual(adjacent.map(([a, b]) => pair(a, b)).sort());
  });

  test.each([["desktop", WIDE], ["phone", narrow(390, 420)]] as const)("cells lie side by side within the city: %s", (_, measure) => {
    const size = citySize(measure);
    const boxes = areas.map((area) => cellBox(measure, area.row, area.col));
    for (const [n, box] of boxes.entries()) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height).toBe(true);
      expect(boxes.slice(n + 1).every((other) => apart(box, other))).toBe(true);
    }
  });

  test("outer areas, and no others, have a side on the rim; those of Muchaxo are outer anywhere", () => {
    const onRim = (area: Area): boolean => rim(cellBox(WIDE, area.row, area.col), area.row, area.col) !== "";
    for (const area of areas) expect(onRim(area) || area.area.startsWith("5")).toBe(area.outer);
  });

  test("a reward lies where no area is", () => {
    for (let place = 0; place < 6; place += 1) {
      const cell = rewardCell(place, areas);
      if (cell) expect(areas.some((area) => area.row === cell.row && area.col === cell.col)).toBe(false);
    }
  });
});

test("London: districts that share a border or a bridge are those that are adjacent", () => {
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
  expect([...new Set([...borders, ...bridges])].sort()).toEqual(engine.london.map(([a, b]) => pair(a, b)).sort());
});

test("Europe: plates, tracks and Limbo lie side by side on the map", () => {
  const boxes = [...PLACES.map(({ plate }) => plate), TRACKS, LIMBO].map(([x, y, width, height]) => ({ x, y, width, height }));
  for (const [n, box] of boxes.entries()) {
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= SIZE.width && box.y + box.height <= SIZE.height).toBe(true);
    expect(boxes.slice(n + 1).every((other) => apart(box, other))).toBe(true);
  }
});

describe.each([4, 5, 6, 7, 8])("the ring of Overlord with %i seats", (seats) => {
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
