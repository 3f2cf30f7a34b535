// Boards draw what the engine has worked out, and work out nothing themselves.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { loadLook } from "../src/boards/index";
import { plainTable, written } from "../src/boards/plain";
import type { View } from "../src/lib/protocol";
import { samples, sampleOf, textsOf } from "./samples";

// What a person prefers is asked of the browser, and there is none.
vi.mock("../src/lib/settings.svelte", () => ({ settings: { language: "en" }, moving: () => 0 }));

describe.each(samples())("$game", async (sample) => {
  const look = await loadLook(sample.game);
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
    const details = rows.filter((row) => row.kind === "detail");
    if (details.length === 0) return;
    const [whole] = rows.filter((row) => row.kind === "sum");
    expect(whole?.values.map((_, seat) => details.reduce((sum, row) => sum + Number(row.values[seat]), 0))).toEqual(whole?.values);
  });
});

describe("a game without a board of its own", async () => {
  const sample = sampleOf("lighthouse");
  const look = await loadLook(sample.game);
  const texts = textsOf(sample);

  test("shows what it says of each player, whatever its facts are called", () => {
    const [first] = sample.pages as [View];
    expect(look.seatFacts?.(first, 0, texts)).toEqual([
      { label: "corks", value: 1 },
      { label: "sizes", value: 2 },
    ]);
    expect(look.hand?.(first, texts).map(({ kind }) => kind)).toEqual(first.seat === null ? [] : ["drink", "drink"]);
    expect(look.status?.(first, texts)).not.toBe("");
  });

  test("names what the game says to be a thing, and guesses nothing", () => {
    const [last] = sample.pages.slice(-1) as [View];
    const { table } = plainTable(last);
    expect(written(table.wrecker ?? null, texts)).toMatch(/^(Ada|Bo|Cy|Dee)$/);
    expect(written(table.lamp ?? null, texts)).toMatch(/^by: \w+, drink: (oil|water)(\n|$)/);
    expect(written("oil", texts)).toBe("oil");
    expect(written([{ kind: "seat", name: "1" }, null], texts)).toBe("Bo, –");
  });
});

test("no board reads the agenda or the question, which are in the words of the rules", () => {
  const folder = resolve(import.meta.dirname, "../src/boards");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
  expect(files.filter((name) => /agenda|\.prompt\b/.test(readFileSync(join(folder, name), "utf8")))).toEqual([]);
});
