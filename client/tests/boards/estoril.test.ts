// The board of Estoril 1942: doors are drawn where the engine says, and what is seen to fly.
import { describe, expect, test, vi } from "vitest";
import { flights } from "../../src/boards/estoril/flights";
import { citySize, cellBox, doorOf, narrow, rewardCell, rim, WIDE } from "../../src/boards/estoril/places";
import { opened } from "../../src/boards/estoril/opened";
import { called, chip, question, wording } from "../../src/boards/estoril/questions";
import type { Area } from "../../src/boards/estoril/shape";
import type { Facts, View } from "../../src/lib/protocol";
import { Texts } from "../../src/lib/texts";
import { loadWords } from "../../src/lib/words";
import { apart } from "../boxes";
import { fromPython } from "../python";

vi.mock("../../src/lib/settings.svelte", () => ({ settings: { language: "en" } }));

await loadWords("boards/estoril");

const cities = fromPython<{ areas: Area[]; doors: string[][] }[]>("boards/estoril.py");
const texts = new Texts("en", [""]);
const view = (facts: Facts): View => ({ seat: 1, facts }) as unknown as View;

describe.each(cities.map((city, n) => ({ ...city, n })))("city $n", ({ areas, doors }) => {
  test("a door is a short line between two cells, and not across a third", () => {
    for (const door of doors) {
      const { d, far } = doorOf(WIDE, door, areas);
      const [, x, y, way, end] = /^M([\d.]+) ([\d.]+)([HV])([\d.]+)$/.exec(d) ?? [];
      const length = Number(end) - Number(way === "H" ? x : y);
      expect(length > 0 && length <= 2 * WIDE.gap + WIDE.between).toBe(true);
      expect(far).toBe(door[0]?.[0] !== door[1]?.[0]);
    }
    expect(new Set(doors.map((door) => doorOf(WIDE, door, areas).d)).size).toBe(doors.length);
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

test("characters come from hands and go home when nothing else is told", () => {
  const city = (seat: number | null): View => view({ areas: [{ area: "2ii", seat, card: "garbo" }] });
  const placed = { event: "place", args: { seat: 0, card: null, area: "2ii" } };
  expect(flights(city(null), city(0), [placed], texts)).toEqual([{ from: ["seat/0"], to: "area/2ii" }]);
  expect(flights(city(1), city(null), [], texts)).toEqual([{ from: ["area/2ii"], to: "hand/card:garbo" }]);
});

describe("what is asked is said with names", () => {
  const thing = (kind: string, name: string) => ({ kind, name, provenance: null, args: {}, values: {} });
  const catalogue = "card-garbo = Garbo\ncard-green = G. Green\narea-2ii = Palácio 2II\nlocation-palacio = Hotel Palácio\nspot-iii = III\nplayer-number = { $number }";
  const words = new Texts("en", [catalogue], [thing("card", "garbo"), thing("card", "green"), thing("area", "2ii"), thing("location", "palacio"), thing("spot", "iii")], ["Ann", "Bo"]);
  const standing = (card: string | null, seat: number | null): string | null =>
    called({ kind: "area", name: "2ii" }, view({ areas: [{ area: "2ii", seat, card }] }), words);

  test("a victim by its name and whose it is, a hidden one by where it lies", () => {
    expect(standing("garbo", 0)).toBe("Garbo (Ann)");
    expect(standing("garbo", 1)).toBe("Garbo (yours)");
    expect(standing(null, 0)).toBe("Ann’s card on Palácio 2II");
    expect(standing(null, null)).toBeNull();
  });

  test("a reward by what it is, so that a place alone does not stand there", () => {
    expect(chip({ kind: "location", name: "palacio" }, view({}), words)).toBe("Reward: Hotel Palácio");
    expect(chip({ kind: "spot", name: "iii" }, view({}), words)).toBeNull();
  });

  test("somebody to seduce by name, and where to", () => {
    const town = { ...view({ areas: [{ area: "2ii", seat: 0, card: "garbo" }] }), shown: { exchange: null, flags: null } } as unknown as View;
    const things = [{ kind: "area", name: "2ii" }, { kind: "spot", name: "iii" }];
    expect(wording({ text: "seduce 2ii iii", verb: "seduce", things }, town, words)).toBe("Seduce Garbo (Ann) to III");
  });

  test("a Conspirator's two cards, and how many have to go", () => {
    const asked = { seat: 1, facts: {}, shown: { exchange: { location: "palacio", reward: "garbo", top: "green" } } } as unknown as View;
    expect(question(asked, words)).toContain("Garbo is the reward at Hotel Palácio, and G. Green lies on top of the deck.");
    expect(wording({ text: "swap", verb: "swap", things: [] }, asked, words)).toBe("Take G. Green instead");
    const full = { ...asked, shown: { exchange: null, surplus: { limit: 1, count: 2 } } } as unknown as View;
    expect(question(full, words)).toContain("so 2 have to go");
  });
});

test("a replay with everything open names what lies face down", () => {
  const facts = (own: string | null, seen: string | null): View =>
    view({ areas: [{ area: "1i", face: "down", card: own }], city: [{ location: "church", reward: seen, face: "down" }], known: [{ below_top: 0, card: seen }] } as unknown as Facts);
  const shown = opened(facts(null, null), [facts("amelia", null), facts(null, "garbo")]).facts as unknown as { areas: { card: string; face: string }[]; city: { reward: string }[]; known: { card: string }[] };
  expect([shown.areas[0]?.card, shown.areas[0]?.face, shown.city[0]?.reward, shown.known[0]?.card]).toEqual(["amelia", "down", "garbo", "garbo"]);
});
