// The browser and texts.py say the same sentences: compared on games that Python plays at random while the test starts.
import { describe, expect, test } from "vitest";
import type { GameEvent, Language, Prompt, Refusal, Result, Sentence, ThingInfo } from "../src/lib/protocol";
import { parts, Texts } from "../src/lib/texts";
import { fromPython } from "./python";

interface Case {
  kind: string;
  what: unknown;
  text: string;
}
interface Sample {
  game: string;
  language: Language;
  catalogues: string[];
  things: ThingInfo[];
  names: string[];
  cases: Case[];
}

function said(texts: Texts, { kind, what }: Case): string {
  switch (kind) {
    case "prompt":
      return texts.prompt(what as Prompt);
    case "waiting":
      return texts.waiting(...(what as [Prompt, number[]]));
    case "sentence":
      return texts.sentence(what as Sentence);
    case "choice":
      return texts.choice(texts.parse(what as string));
    case "refusal":
      return texts.refusal(what as Refusal);
    case "event":
      return texts.event(what as GameEvent);
    case "ending":
      return texts.ending(what as Result);
    default: {
      const [thing = "", name = ""] = what as string[];
      return `${texts.thing(thing, name)}\n${thing === "seat" ? "" : texts.about(thing, name)}`;
    }
  }
}

describe.each(fromPython<Sample[]>("sentences.py"))("$game in $language", ({ language, catalogues, things, names, cases }) => {
  const texts = new Texts(language, catalogues, things, names);

  test("says what Python says", () => {
    expect(cases.length).toBeGreaterThan(100);
    expect(cases.map((one) => said(texts, one))).toEqual(cases.map((one) => one.text));
  });

  test("marks names without changing a word", () => {
    const marked = texts.marked();
    const joined = cases.map((one) => parts(said(marked, one)).map((piece) => piece.text).join(""));
    expect(joined).toEqual(cases.map((one) => one.text));
  });

  test("takes choices apart and puts them together", () => {
    const written = cases.filter(({ kind }) => kind === "choice").map(({ what }) => what as string);
    const choices = written.map((choice) => texts.parse(choice));
    expect(choices.map(({ verb, things: named }) => [verb, ...named.map((thing) => thing.name)].join(" "))).toEqual(written);
  });
});

test("a name that ends with a stop gets no second one", () => {
  const texts = new Texts("en", ["card-linda = Linda X.\ncard-linda-text = A spy.\ncard-roque = Roque\ncard-roque-text = Another.\n"]);
  expect(texts.described("card", "linda")).toBe("Linda X. A spy.");
  expect(texts.described("card", "roque")).toBe("Roque. Another.");
});

test("writes numbers below zero with a true minus, and leaves hyphens alone", () => {
  const texts = new Texts("en", ["change = { $name } has { $points } VP (change: { $change }), £{ $change }.\n"]);
  expect(texts.say("change", { name: "R2-2", points: -12, change: -5 })).toBe("R2-2 has −12 VP (change: −5), £−5.");
});

test("a text may depend on how many play", () => {
  const catalogue = "identity-fagin-text = { $players ->\n    [2] Two play.\n   *[other] { $players } play.\n  }\n";
  expect(new Texts("en", [catalogue], [], ["Ada", "Bo"]).about("identity", "fagin")).toBe("Two play.");
  expect(new Texts("en", [catalogue]).about("identity", "fagin")).toBe("0 play.");
});

test("only what somebody sees and the rulebook does not say counts as filled in", () => {
  const card = (name: string, provenance: string | null, values: Record<string, string>): ThingInfo => ({ kind: "card", name, provenance, args: {}, values });
  const texts = new Texts("en", [""], [
    card("printed", "rulebook", { provenance: "rulebook", rank_provenance: "public" }),
    card("numbered", "rulebook", { provenance: "rulebook", number_provenance: "reconstructed" }),
    card("named", "reconstructed", { provenance: "rulebook" }),
    card("valued", "rulebook", { provenance: "reconstructed" }),
    card("ranked", "rulebook", { provenance: "rulebook", rank_provenance: "reconstructed" }),
    card("plain", null, {}),
  ]);
  const filled = ["printed", "numbered", "named", "valued", "ranked", "plain", "unknown"].filter((name) => texts.filledIn("card", name));
  expect(filled).toEqual(["named", "valued", "ranked"]);
});
