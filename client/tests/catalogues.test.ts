// The catalogues of the pages and of the boards: both languages have the same messages with the same arguments, and the
// code asks for each.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../src");
const SHELL = "locale/shell";
const PAGES = "locale/pages";
const read = (language: string, folder: string): string => readFileSync(join(SOURCE, folder, `${language}.ftl`), "utf8");
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

test.each([SHELL, PAGES, ...BOARDS])("English and Polish in %s have the same messages with the same arguments", (folder) => {
  expect(Object.fromEntries(messages(read("pl", folder)))).toEqual(Object.fromEntries(messages(read("en", folder))));
});

test.each(BOARDS)("whatever the board in %s asks for is there, and it asks for all", (folder) => {
  const known = messages(read("en", folder));
  const own = codeIn(folder);
  const asked = [...own.matchAll(/\btell\("([a-z][\w-]*)"/g)].map((match) => match[1] ?? "");
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  expect(unused(own, [...known.keys()])).toEqual([]);
});

const THEIRS = /^(game|choice|event|refusal|nobody|names-and-last)/; // said by games, in catalogues of theirs
const askedIn = (text: string): string[] =>
  [...text.matchAll(/\bsay\((?:[^"()]*\? *"([a-z][\w-]*)" *: *)?"([a-z][\w-]*)"/g)].flatMap((match) => [match[1] ?? "", match[2] ?? ""]).filter((name) => name && !THEIRS.test(name));
const known = new Map([SHELL, PAGES].map((folder) => [folder, messages(read("en", folder))]));

test("whatever the code asks for is there, in one place", () => {
  const places = askedIn(code).map((name) => [name, [...known].filter(([, texts]) => texts.has(name)).length]);
  expect(places.filter(([, count]) => count !== 1)).toEqual([]);
});

/** The code that comes with a module at once. */
function codeWith(start: string): string {
  const files = new Set([join(SOURCE, start)]);
  for (const file of files) {
    for (const [, from] of readFileSync(file, "utf8").matchAll(/^\s*(?:import|export)\s(?!type\b)(?:[^"';]*\sfrom\s+)?"(\.[^"]*)"/gm)) {
      const path = join(file, "..", from ?? "");
      const found = [path, `${path}.ts`, join(path, "index.ts")].find((one) => /\.(svelte|ts)$/.test(one) && existsSync(one));
      if (found) files.add(found);
    }
  }
  return [...files].map((file) => readFileSync(file, "utf8")).join("\n");
}

test("the shell asks for nothing that comes with other pages, and has nothing that it does not ask for", () => {
  const shell = codeWith("main.ts");
  expect(askedIn(shell).length).toBeGreaterThan(50);
  expect(askedIn(shell).filter((name) => !known.get(SHELL)?.has(name))).toEqual([]);
  expect(unused(shell, [...(known.get(SHELL)?.keys() ?? [])].filter((name) => name !== "player-number"))).toEqual([]);
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
  const own = [...known.values()].flatMap((texts) => [...texts.keys()]).filter((name) => name !== "player-number");
  expect(unused(code, own)).toEqual([]);
});
