import { expect, test } from "vitest";
import { menuOf, withLast } from "../src/lib/menu";
import { fitting, pick, settled, targetsOf, wouldBe } from "../src/lib/selection";
import { Texts, type Choice, type Thing } from "../src/lib/texts";

const CATALOGUE = "choice-pass = Pass\nchoice-play-card-seat = Play { $card } at { $seat }\nchoice-play-card = Play { $card }\nchoice-pick-seat = Pick { $seat }";
const thing = (kind: string, name: string) => ({ kind, name, provenance: null, args: {}, values: {} });
const texts = new Texts("en", [CATALOGUE], [
  ...["0", "1", "2"].map((name) => thing("seat", name)),
  ...["mutiny", "blackmail", "revenge"].map((name) => thing("card", name)),
]);
const choices: Choice[] = ["pass", "play mutiny 1", "play blackmail 1", "play blackmail 2", "play revenge"].map((text) => texts.parse(text));
const mutiny: Thing = { kind: "card", name: "mutiny" };
const blackmail: Thing = { kind: "card", name: "blackmail" };
const two: Thing = { kind: "seat", name: "2" };

test("what can be picked narrows with every pick", () => {
  expect(targetsOf(choices, []).size).toBe(5);
  expect(targetsOf(choices, [blackmail])).toEqual(new Set(["seat:1", "seat:2"]));
  expect(fitting(choices, [two]).map((choice) => choice.text)).toEqual(["play blackmail 2"]);
});

test("a choice is settled when nothing is left to name", () => {
  expect(settled(choices, [blackmail])).toBeNull();
  expect(settled(choices, [two, blackmail])?.text).toBe("play blackmail 2");
});

test("another card takes the place of the first, and the target stays if it can", () => {
  expect(pick(choices, [mutiny], blackmail)).toEqual([blackmail]);
  expect(pick(choices, [blackmail, two], mutiny)).toEqual([mutiny]);
  expect(pick(choices, [blackmail], blackmail)).toEqual([]);
});

test("a target that does not go with the card leaves the card where it is", () => {
  expect(pick(choices, [mutiny], two)).toEqual([mutiny]);
  expect(pick(choices, [], two)).toEqual([two]);
});

test("a click on what is not on offer becomes a question", () => {
  expect(wouldBe(texts, choices, [mutiny], two)).toBe("play mutiny 2");
  expect(wouldBe(texts, choices, [], two)).toBe("pick 2");
  expect(wouldBe(texts, [], [], { kind: "district", name: "holborn" })).toBeNull();
});

const travel = new Texts("en", ["choice-shift-city-city = Move from { $city } to { $city2 }\nchoice-stop = Stop"], ["rome", "london", "paris"].map((name) => thing("city", name)));
const shifts: Choice[] = ["stop", "shift london rome", "shift london paris", "shift rome london", "shift rome paris"].map((text) => travel.parse(text));
const [rome, london, paris] = ["rome", "london", "paris"].map((name): Thing => ({ kind: "city", name })) as [Thing, Thing, Thing];

test("of two things of a kind the one picked first is the first one named", () => {
  expect(targetsOf(shifts, [])).toEqual(new Set(["city:rome", "city:london"]));
  expect(targetsOf(shifts, [rome])).toEqual(new Set(["city:london", "city:paris"]));
  expect(settled(shifts, [rome, london])?.text).toBe("shift rome london");
  expect(settled(shifts, [london, rome])?.text).toBe("shift london rome");
  expect(menuOf(shifts, [rome, london]).deeds.map((choice) => choice.text)).toEqual(["shift rome london", "stop"]);
  expect(pick(shifts, [rome, paris], rome)).toEqual([]); // nobody can leave Paris
  expect(pick(shifts, [rome, london], rome)).toEqual([london]);
});

test("where nothing can begin, the question is why not from there", () => {
  expect(pick(shifts, [], paris)).toEqual([]);
  expect(wouldBe(travel, shifts, [], paris)).toBe("shift paris rome");
  expect(wouldBe(travel, shifts, [], rome)).toBe("shift rome paris");
});

test("few choices are buttons, one deed with several targets is chips", () => {
  expect(menuOf(choices.slice(1), []).deeds.length).toBe(4);
  expect(menuOf(choices, []).deeds.map((choice) => choice.text)).toEqual(["play revenge", "pass"]); // five sentences are a heap
  const picks = ["pick 0", "pick 1", "pick 2"].map((text) => texts.parse(text));
  expect(menuOf(picks, []).things.length).toBe(3);
  expect(menuOf([...choices, ...picks], [blackmail]).things.map((one) => one.name)).toEqual(["1", "2"]);
});

test("what one may do by the way stands last", () => {
  const texted = (menu: { deeds: Choice[] }): string[] => menu.deeds.map((choice) => choice.text);
  const menu = menuOf([...choices.slice(4), ...choices.slice(0, 1)], []);
  expect(texted(menu)).toEqual(["play revenge", "pass"]);
  expect(texted(withLast(menu, ["play"]))).toEqual(["pass", "play revenge"]);
  expect(texted(withLast(menu, []))).toEqual(["play revenge", "pass"]);
});

test("choices with words of their own are buttons, however alike they are", () => {
  const picks = ["pick 0", "pick 1", "pick 2"].map((text) => texts.parse(text));
  expect(menuOf(picks, [], (choice) => choice.verb === "pick")).toEqual({ deeds: picks, things: [] });
});

test("what says a deed does it: among chips, whatever does something else is a button", () => {
  const offered = (...lines: string[]) => {
    const { deeds, things } = menuOf(lines.map((line) => texts.parse(line)), []);
    return [deeds.map((choice) => choice.text), things.map((one) => one.name)];
  };
  expect(offered("pick 0", "pick 1", "pick 2", "play revenge", "pass")).toEqual([["play revenge", "pass"], ["0", "1", "2"]]);
  expect(offered("pick 0", "pick 1", "pick 2")).toEqual([[], ["0", "1", "2"]]);
  // Neither is the usual one.
  expect(offered("pick 0", "pick 1", "play revenge", "play mutiny", "pass")).toEqual([["pick 0", "pick 1", "play revenge", "play mutiny", "pass"], []]);
  // Mutiny takes a target, and what it could be aimed at can be picked for it.
  expect(offered("pick 0", "pick 2", "play mutiny 1", "play mutiny 2", "pass")).toEqual([["pick 0", "pass"], ["2", "mutiny"]]);
});

test("beside what could be done at once, a name alone does not say what would happen to it", () => {
  const texted = new Texts("en", ["choice-claim-city = Claim { $city }\nchoice-kill-city-seat = Kill { $seat } in { $city }\nchoice-move = Move\nchoice-pass = Pass"], [
    ...["0", "1", "2", "3", "4"].map((name) => thing("seat", name)),
    thing("city", "rome"),
  ]);
  const offered = (...lines: string[]) => {
    const { deeds, things } = menuOf(lines.map((line) => texted.parse(line)), [rome]);
    return [deeds.map((choice) => choice.text), things.map((one) => one.name)];
  };
  expect(offered("claim rome", "kill rome 1", "kill rome 2", "pass")).toEqual([["claim rome", "kill rome 1", "kill rome 2", "pass"], []]);
  expect(offered("kill rome 1", "move", "pass")).toEqual([["kill rome 1", "move", "pass"], []]);
  expect(offered("kill rome 1", "kill rome 2", "pass")).toEqual([["pass"], ["1", "2"]]); // nothing else could be meant
  const all = ["0", "1", "2", "3", "4"].map((seat) => `kill rome ${seat}`);
  expect(offered("claim rome", ...all)).toEqual([["claim rome"], ["0", "1", "2", "3", "4"]]); // too many sentences
});
