// The icons that are built in are those that are used, so that what we credit is what we show.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../src");
const names = JSON.parse(readFileSync(join(SOURCE, "art/icon-names.json"), "utf8")) as string[];
const code = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"))
  .join("\n");

test("every icon of the list is drawn somewhere", () => {
  expect(names.filter((name) => !code.includes(`"${name}"`))).toEqual([]);
});
