// What is said below something that was clicked and is not on offer.
import { expect, it, vi } from "vitest";
import type { Refusal, View } from "../src/lib/protocol";
import { Texts } from "../src/lib/texts";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.resetModules(); // other tests may have brought settings of their own
const { isMerelyLooked, noteOn } = await import("../src/lib/looking");
const { settings } = await import("../src/lib/settings.svelte");
const { loadWords } = await import("../src/lib/words");
for (const language of ["en", "pl"] as const) await loadWords("locale/pages", language);

const CATALOGUE = `
names-and-last = { $names } and { $last }
prompt-card = Which card do you play?
reason-poor = That costs £{ $gold }.
reason-not-now = Choose one of the options on offer.
reason-not-asked = Wait until you are asked.
`;
const texts = new Texts("en", [CATALOGUE], [], ["Ada", "Bob", "Cleo"]);
const refusal = (reason: string): Refusal => ({ reason, rule: "4.2", args: { gold: 7 } });
const view = (more: Partial<View> = {}): View => ({ seat: 0, asked: [0], prompt: { id: "card", args: {}, rule: "4.2" }, result: null, ...more }) as unknown as View;
const note = (of: Refusal | null, asked: boolean, more: Partial<View> = {}): string => noteOn(of, view(more), asked, {}, texts);

it("says a reason that is about the thing", () => {
  expect([note(refusal("poor"), true), isMerelyLooked(refusal("poor"))]).toEqual(["That costs £7.", false]);
});

it("says what is asked instead of telling off", () => {
  const said = "Now you are asked: Which card do you play?";
  expect([note(refusal("not-now"), true), note(null, true)]).toEqual([said, said]);
  expect([isMerelyLooked(refusal("not-now")), isMerelyLooked(null)]).toEqual([true, true]);
  expect(noteOn(null, view(), true, { question: () => "And the second?" }, texts)).toBe("Now you are asked: And the second?");
});

it("says who decides while others do", () => {
  expect(note(refusal("not-asked"), false, { asked: [1] })).toBe("Bob is deciding now.");
  expect(note(refusal("not-asked"), false, { asked: [0, 1, 2] })).toBe("Bob and Cleo are deciding now.");
  settings.language = "pl";
  expect(note(null, false, { seat: null, asked: [1] })).toBe("Teraz decyduje Bob.");
  settings.language = "en";
});

it("says so when nobody decides anything", () => {
  expect(note(refusal("not-asked"), false, { asked: [] })).toBe("There is nothing to choose here now.");
  expect(note(null, false, { asked: [1], result: {} as never })).toBe("There is nothing to choose here now.");
});
