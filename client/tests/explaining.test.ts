// What the page tells about the thing that somebody points at.
import { describe, expect, it } from "vitest";
import { explanationOf, noteOf } from "../src/lib/explaining";
import { Texts } from "../src/lib/texts";

const nobody = (): null => null;

describe("an explanation", () => {
  const texts = new Texts("en", ["card-blackmail = Blackmail\ncard-blackmail-text = Take a card.\ncard-decree-text = Pay."], [
    { kind: "card", name: "blackmail", args: {}, values: {}, provenance: null },
  ]);
  const blackmail = { name: texts.thing("card", "blackmail"), about: texts.about("card", "blackmail") };

  it("is that of the innermost thing with a text", () => {
    expect(explanationOf(["place:gallows", "card:blackmail", "card:decree"], texts, nobody)).toEqual(blackmail);
    expect(explanationOf(["place:gallows", "secret"], texts, nobody)).toBeNull();
    expect(explanationOf([], texts, nobody)).toBeNull();
  });

  it("tells what is printed on a thing as well", () => {
    const spies = new Texts("en", ["card-amelia = Amélia\ncard-amelia-text = Portugal, 1 VP. Seducer.\nability-seducer = Seducer\nability-seducer-text = Move a character."], [
      { kind: "card", name: "amelia", args: {}, values: { abilities: ["seducer", "seducer"] }, provenance: null },
      { kind: "ability", name: "seducer", args: {}, values: {}, provenance: null },
    ]);
    expect(explanationOf(["card:amelia", "location:casino"], spies, nobody)?.about).toBe("Portugal, 1 VP. Seducer.\nSeducer: Move a character.");
    expect(spies.deed("card", "amelia")).toBe("Seducer: Move a character.");
    expect(texts.deed("card", "blackmail")).toBe("Take a card.");
  });

  it("says how things stand now", () => {
    const now = { ...blackmail, about: "Take a card.\nNobody has it." };
    expect(explanationOf(["card:blackmail"], texts, nobody, () => "Nobody has it.")).toEqual(now);
  });

  it("of a seat is that of what stands for it", () => {
    expect(explanationOf(["seat:2"], texts, (seat) => (seat === 2 ? { kind: "card", name: "blackmail" } : null))).toEqual(blackmail);
    expect(explanationOf(["seat:1"], texts, nobody)).toBeNull();
  });
});

describe("numbers and icons", () => {
  it("bring their own words, with a title", () => {
    const seat = { dataset: { note: "Ada\nGold: 5\nCards in hand: 3" } } as unknown as Element;
    expect(noteOf(seat)).toEqual({ name: "Ada", about: "Gold: 5\nCards in hand: 3" });
    expect(noteOf({ dataset: {} } as unknown as Element)).toBeNull();
  });
});
