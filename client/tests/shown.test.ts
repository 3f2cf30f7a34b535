// Boards draw what the engine has worked out, and work out nothing themselves.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { describe as describeCity } from "../src/boards/emerald/describe";
import { PLACES } from "../src/boards/emerald/europe";
import { shownOf, tableOf } from "../src/boards/emerald/facts";
import { TABS, tabCount } from "../src/boards/emerald/piles";
import { headOf, outcomeOf } from "../src/boards/emerald/plan";
import { lookOf } from "../src/boards/index";
import type { Facts, ThingInfo, View } from "../src/lib/protocol";
import { Texts } from "../src/lib/texts";
import { fromPython } from "./python";

// What a person prefers is asked of the browser, and there is none.
vi.mock("../src/lib/settings.svelte", () => ({ settings: { language: "en" }, moving: () => 0 }));

interface Sample {
  game: string;
  catalogues: string[];
  things: ThingInfo[];
  names: string[];
  box: Facts;
  pages: View[];
}

const { games, indebted } = fromPython<{ games: Sample[]; indebted: Sample }>("shown.py");
const textsOf = ({ catalogues, things, names, box }: Sample): Texts => new Texts("en", catalogues, things, names, box);

describe("with a card file in which a loan costs 20 instead of 12", () => {
  const look = lookOf("nanty");
  const texts = textsOf(indebted);
  const [before, after] = indebted.pages as [View, View];

  test("the page says 20", () => {
    const values = [0, 1].map((seat) => look.seatFacts?.(before, seat, texts)[0]?.value);
    expect(values).toEqual(["£33−20", "£11−20"]);
  });

  test("the points are those of the engine, and so are their parts", () => {
    const rows = look.scoreRows?.(after, texts) ?? [];
    expect(rows.find((row) => row.kind === "total")?.values).toEqual(after.result?.scores);
    expect(rows.filter((row) => row.kind === "part").map((row) => row.values)).toEqual([[10, 5], [6, 18], [33, 11], [-20, -15]]);
  });
});

describe.each(games)("$game", (sample) => {
  const look = lookOf(sample.game);
  const texts = textsOf(sample);

  test("everything that stands beside the board can be said of every page", () => {
    for (const view of sample.pages) {
      expect(look.status?.(view, texts)).not.toBe("");
      look.alarm?.(view, texts);
      look.handNote?.(view, texts);
      expect(look.hand?.(view, texts).length).toBeGreaterThanOrEqual(view.shown.hand.length);
      for (let seat = 0; seat < view.seats; seat += 1) look.seatFacts?.(view, seat, texts);
    }
  });

  test("the parts of a score add up to it", () => {
    const end = sample.pages.at(-1) as View;
    const rows = look.scoreRows?.(end, texts) ?? [];
    const parts = rows.filter((row) => row.kind === "part");
    if (parts.length === 0) return;
    const sums = end.result?.scores.map((_, seat) => parts.reduce((sum, row) => sum + Number(row.values[seat]), 0));
    expect(sums).toEqual(end.result?.scores);
  });
});

describe("the board of Europe", () => {
  const sample = games.find(({ game }) => game === "emerald") as Sample;
  const texts = textsOf(sample);

  test("shows the cities of the game, in its order", () => {
    expect(tableOf(sample.pages[0] as View).cities.map(({ city }) => city)).toEqual(PLACES.map(({ name }) => name));
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

test("no board reads the agenda or the question, which are in the words of the rules", () => {
  const folder = resolve(import.meta.dirname, "../src/boards");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
  expect(files.filter((name) => /agenda|\.prompt\b/.test(readFileSync(join(folder, name), "utf8")))).toEqual([]);
});
