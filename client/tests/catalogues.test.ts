// The catalogues of the pages and of the boards: both languages have the same messages with the same arguments, and the
// code asks for each.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../src");
const read = (language: string, folder = "locale"): string => readFileSync(join(SOURCE, folder, `${language}.ftl`), "utf8");
const BOARDS = readdirSync(join(SOURCE, "boards"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(SOURCE, "boards", entry.name, "en.ftl")))
  .map((entry) => `boards/${entry.name}`);

function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of text.split(/\n(?=[a-z])/)) {
    const name = /^([\w-]+) *=/.exec(entry)?.[1];
    if (name) found.set(name, [...new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join());
  }
  return found;
}

const codeIn = (folder: string): string =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(SOURCE, folder, name), "utf8"))
    .join("\n");
const code = codeIn("");

test.each(["locale", ...BOARDS])("English and Polish in %s have the same messages with the same arguments", (folder) => {
  expect(Object.fromEntries(messages(read("pl", folder)))).toEqual(Object.fromEntries(messages(read("en", folder))));
});

test.each(BOARDS)("whatever the board in %s asks for is there, and it asks for all", (folder) => {
  const known = messages(read("en", folder));
  const own = codeIn(folder);
  const asked = [...own.matchAll(/\btell\("([a-z][\w-]*)"/g)].map((match) => match[1] ?? "");
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  expect(unused(own, [...known.keys()])).toEqual([]);
});

test("whatever the code asks for is there", () => {
  const known = messages(read("en"));
  const asked = [...code.matchAll(/\bsay\("([a-z][\w-]*)"/g)].map((match) => match[1] ?? "");
  const ours = asked.filter((name) => !/^(game|choice|event|refusal|nobody|names-and-last)/.test(name));
  expect(ours.filter((name) => !known.has(name))).toEqual([]);
});

/** The messages of which the code names neither the whole, nor the beginning or end before or after something that it puts in. */
function unused(text: string, names: string[]): string[] {
  const begun = [...text.matchAll(/[`"]([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
  const ended = [...text.matchAll(/`\$\{[^}]+\}(-[\w-]+)`/g)].map((match) => match[1] ?? "");
  const isUsed = (name: string): boolean =>
    begun.some((start) => name.startsWith(start)) || ended.some((end) => name.endsWith(end)) || new RegExp(`["'\`]${name}["'\`]`).test(text);
  return names.filter((name) => !isUsed(name));
}

test("whatever is there is asked for", () => {
  const own = [...messages(read("en")).keys()].filter((name) => name !== "player-number");
  expect(unused(code, own)).toEqual([]);
});
