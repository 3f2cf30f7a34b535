// The pages' own catalogues: both languages have the same messages with the same arguments, and the code asks for each.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../src");
const read = (language: string): string => readFileSync(join(SOURCE, `locale/${language}.ftl`), "utf8");

function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of text.split(/\n(?=[a-z])/)) {
    const name = /^([\w-]+) *=/.exec(entry)?.[1];
    if (name) found.set(name, [...new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join());
  }
  return found;
}

const code = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"))
  .join("\n");

test("English and Polish have the same messages with the same arguments", () => {
  expect(Object.fromEntries(messages(read("pl")))).toEqual(Object.fromEntries(messages(read("en"))));
});

test("whatever the code asks for is there", () => {
  const known = messages(read("en"));
  const asked = [...code.matchAll(/\bsay\("([a-z][\w-]*)"/g)].map((match) => match[1] ?? "");
  const ours = asked.filter((name) => !/^(game|choice|event|refusal)/.test(name));
  expect(ours.filter((name) => !known.has(name))).toEqual([]);
});

test("whatever is there is asked for", () => {
  const literal = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]));
  const begun = [...code.matchAll(/[`"]([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
  const ended = [...code.matchAll(/`\$\{[^}]+\}(-[\w-]+)`/g)].map((match) => match[1] ?? "");
  const used = (name: string): boolean =>
    literal.has(name) || name === "player-number" || begun.some((start) => name.startsWith(start)) || ended.some((end) => name.endsWith(end));
  expect([...messages(read("en")).keys()].filter((name) => !used(name))).toEqual([]);
});
