// Catalogues are read message by message: that finds what reading them as a whole finds.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { bundleOf, Catalogue } from "../src/lib/catalogue";

const files = ["../src", "../../src/subrosa"].map((folder) => resolve(import.meta.dirname, folder)).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl")).map((name) => join(folder, name)),
);

test("every catalogue says message by message what it says as a whole", () => {
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const { body } = new FluentResource(text);
    const catalogue = new Catalogue(text);
    expect(body.length, file).toBeGreaterThan(0);
    expect(body.map(({ id }) => catalogue.get(id)), file).toEqual(body);
  }
});

test("a bundle asks its catalogues in order, and finds terms and messages that others name", () => {
  const [own, common] = ["greeting = Hello, { who } of { -house }\n# a remark\nwho = you\n", "who = somebody\n-house = the Rose\nbye = Bye\n"].map((text) => new Catalogue(text));
  if (!own || !common) throw new Error("there are two");
  const bundle = bundleOf("en", [own, common]);
  const said = (id: string): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? "");
  expect(said("greeting")).toBe("Hello, you of the Rose");
  expect(said("bye")).toBe("Bye");
  expect(["who", "bye", "nobody"].map((id) => bundle.hasMessage(id))).toEqual([true, true, false]);
});
