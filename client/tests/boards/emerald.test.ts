// The board of A Study in Emerald: where everything lies, what it says, and what is seen to fly.
import { describe, expect, test, vi } from "vitest";
import { describe as describeCity } from "../../src/boards/emerald/describe";
import { LIMBO, PLACES, SIZE, TRACKS } from "../../src/boards/emerald/europe";
import { shownOf, tableOf } from "../../src/boards/emerald/facts";
import { flights } from "../../src/boards/emerald/flights";
import { TABS, tabCount } from "../../src/boards/emerald/piles";
import { headOf, outcomeOf } from "../../src/boards/emerald/plan";
import { scoreRows } from "../../src/boards/emerald/score";
import { hint, question } from "../../src/boards/emerald/questions";
import { effectsOf } from "../../src/boards/emerald/symbols";
import type { Facts, GameEvent, View } from "../../src/lib/protocol";
import { Texts } from "../../src/lib/texts";
import { loadWords } from "../../src/lib/words";
import { apart } from "../boxes";
import { sampleOf, textsOf } from "../samples";

// What a person prefers is asked of the browser, and there is none.
vi.mock("../../src/lib/settings.svelte", () => ({ settings: { language: "en" }, moving: () => 0 }));

await loadWords("boards/emerald");

const noTexts = new Texts("en", [""]);
const view = (facts: Facts): View => ({ seat: 1, facts }) as unknown as View;

test("plates, tracks and Limbo lie side by side on the map", () => {
  const boxes = [...PLACES.map(({ plate }) => plate), TRACKS, LIMBO].map(([x, y, width, height]) => ({ x, y, width, height }));
  for (const [n, box] of boxes.entries()) {
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= SIZE.width && box.y + box.height <= SIZE.height).toBe(true);
    expect(boxes.slice(n + 1).every((other) => apart(box, other))).toBe(true);
  }
});

test("pieces of a kind stand together, so a copy of them flies where some are already", () => {
  const europe = view({});
  const events: GameEvent[] = [
    { event: "place", args: { seat: 1, city: "rome", count: 2 } },
    { event: "retrieve", args: { seat: 1, count: 3, cities: ["paris", "paris"], limbo: 1 } },
    { event: "move-agent", args: { seat: 0, city: "rome", to_city: "paris" } },
    { event: "killed", args: { seat: 0, target: 1, city: "rome" } },
    { event: "draw", args: { seat: 0, count: 2 } },
  ];
  expect(flights(europe, europe, events, noTexts)).toEqual([
    { from: ["seat/1"], to: "cube/rome/1", as: "cube/rome/1" },
    { from: ["cube/paris/1"], to: "seat/1", as: "cube/paris/1" },
    { from: ["cube/limbo/1"], to: "seat/1", as: "cube/limbo/1" },
    { from: ["agent/rome/0"], to: "agent/paris/0", as: "agent/rome/0" },
    { from: ["agent/rome/1"], to: "seat/0", as: "agent/rome/1" },
  ]);
});

test("somebody's pieces in a city that is picked can be clicked there; a player alone cannot", async () => {
  const { look } = await import("../../src/boards/emerald/index");
  const greta = { kind: "seat", name: "1" };
  expect(look.alsoOnBoard?.(greta, view({}), [{ kind: "city", name: "paris" }])).toBe(true);
  expect(look.alsoOnBoard?.(greta, view({}), [])).toBe(false);
});

test("how a card is used and what it does are texts of their own, whatever stands in them", () => {
  const texts = new Texts("en", ["card-x-text = Dr. No: odd. { card-x-use }: { card-x-effect }\ncard-x-use = Free action\ncard-x-effect = do: this. And that.\ncard-y-text = Mr. Nobody."]);
  expect(effectsOf(texts, "x")).toEqual([{ use: "Free action", text: "do: this. And that." }]);
  expect(effectsOf(texts, "y")).toEqual([]);
});

describe("the board of Europe", () => {
  const sample = sampleOf("emerald");
  const texts = textsOf(sample);

  test("shows the cities of the game, in its order", () => {
    expect(tableOf(sample.pages[0] as View).cities.map(({ city }) => city)).toEqual(PLACES.map(({ name }) => name));
  });

  test("has a short form of every text on a card", () => {
    const cards = sample.things.filter(({ kind }) => kind === "card").map(({ name }) => name);
    const found = cards.flatMap((card) => effectsOf(texts, card).map((effect) => ({ card, ...effect })));
    expect(found.length).toBeGreaterThan(25);
    for (const { card, use, text } of found) expect(texts.about("card", card).endsWith(`. ${use}: ${text}`)).toBe(true);
  });

  test("says to each side where its agents had better begin, and to nobody else", () => {
    const [view] = sample.pages.filter(({ prompt }) => prompt?.id === "place-agent") as View[];
    const shown = (side: string, asked: string | null = "begin") => ({ ...view, seat: 0, shown: { ...view?.shown, asked, sides: [side, null] } }) as unknown as View;
    expect(hint(shown("loyalist"))).toContain("As a Loyalist");
    expect(hint(shown("restorationist"))).toContain("takes few bombs");
    expect(hint({ ...shown("loyalist"), seat: null } as View)).toBeNull();
    expect(hint(shown("loyalist", null))).toBeNull();
  });

  test("says why an identity card has to be turned up, to whoever has to", () => {
    const asked = (lost: string | null) => ({ ...sample.pages[0], seat: 0, choices: ["pass"], shown: { ...sample.pages[0]?.shown, asked: "reveal", lost, payment: null } }) as unknown as View;
    expect(question(asked("sanity"), texts)).toContain("Your sanity is gone");
    expect(question(asked("agents"), texts)).toContain("You have no agent on the board");
    expect(question(asked(null), texts)).toBeNull();
  });

  test("counts down to what counts, and says beside it what that is made of", () => {
    const score = { shown: 21, neutral: 8, own: 6, kills: 0, tracks: 4, base: 18, penalty: 5, total: 13 };
    const ending = { side: "loyalist", last: [0], tied: false, losses: [{ other: 0, kills: 3, tracks: 0 }] };
    const rows = scoreRows({ facts: { players: [{ score }] }, shown: { ending } } as unknown as View, texts);
    expect(rows.map(({ kind, values: [value] }) => [kind, value])).toEqual([
      ["part", 21], ["part", -3], ["sum", 18], ["detail", 8], ["detail", 6], ["detail", 0], ["detail", 4], ["part", -5], ["total", 13],
    ]);
  });

  test("can say of every city what is in it, and of every action what it would do", () => {
    const planned = new Set<string>();
    for (const view of sample.pages) {
      const { payment, leaders, lacking } = shownOf(view);
      tableOf(view).cities.forEach((city, n) => expect(describeCity(city, leaders[n] ?? null, lacking?.[n] ?? null, texts, true)).toContain(texts.thing("city", city.city)));
      for (let seat = 0; seat < view.seats; seat += 1) for (const tab of TABS) expect(tabCount(view, seat, tab)).toBeGreaterThanOrEqual(0);
      if (!payment) continue;
      planned.add(payment.action);
      expect(headOf(payment, texts)).not.toBe("");
      outcomeOf(payment, texts, view.seat);
    }
    expect(planned.size).toBeGreaterThan(2);
  });
});
