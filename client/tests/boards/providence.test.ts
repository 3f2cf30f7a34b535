// The board of Cthulhu: Dark Providence: where everything lies, what it says, and what is seen to fly.
import { describe, expect, test, vi } from "vitest";
import { LIMBO, PLACES, SIZE, wayOf } from "../../src/boards/providence/america";
import { describeCard, describeCity } from "../../src/boards/providence/describe";
import { shownOf, tableOf } from "../../src/boards/providence/facts";
import { look } from "../../src/boards/providence";
import { flights } from "../../src/boards/providence/flights";
import { lightOf, priceTo } from "../../src/boards/providence/lights";
import { emblemOf, personOf } from "../../src/boards/providence/people";
import { meant, pickOf } from "../../src/boards/providence/picking";
import { TABS, tabCount } from "../../src/boards/providence/piles";
import { headOf, hint, nextOf, outcomeOf, question, wording } from "../../src/boards/providence/plan";
import type { City, Facts, Payment, Piece } from "../../src/boards/providence/shape";
import { storyOf } from "../../src/boards/providence/story";
import { effectsOf, symbolsOf } from "../../src/boards/providence/symbols";
import { lettersOf, MOST, spread, tokensIn } from "../../src/boards/providence/tokens";
import { tracksOf } from "../../src/boards/providence/tracks";
import type { GameEvent, View } from "../../src/lib/protocol";
import { Texts } from "../../src/lib/texts";
import { loadWords } from "../../src/lib/words";
import { apart, type Box } from "../boxes";
import { fromPython } from "../python";
import { sampleOf, textsOf } from "../samples";

// What a person prefers is asked of the browser, and there is none.
vi.mock("../../src/lib/settings.svelte", () => ({ settings: { language: "en" }, moving: () => 0 }));

await loadWords("boards/providence");

const roads = fromPython<[string, string][]>("boards/providence.py");
const sample = sampleOf("providence");
const { pages } = sample;
const texts = textsOf(sample);
const NONE: ReadonlySet<string> = new Set();
const quiet = (view: View) => ({ view, targets: NONE, picked: NONE, fresh: NONE });

describe("the map", () => {
  const boxOf = ([x, y, width, height]: readonly [number, number, number, number]): Box => ({ x, y, width, height });
  const around = ([x, y]: readonly [number, number], size: number): Box => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });

  test("has plates and Limbo side by side", () => {
    const boxes = [...PLACES.map(({ plate }) => boxOf(plate)), boxOf(LIMBO)];
    for (const [n, box] of boxes.entries()) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= SIZE.width && box.y + box.height <= SIZE.height).toBe(true);
      expect(boxes.slice(n + 1).every((other) => apart(box, other))).toBe(true);
    }
  });

  test("has no road under a City that it does not lead to, and its price can be read", () => {
    for (const [city, to] of roads) {
      const { from, end, badge } = wayOf({ city, to, cost: 1 });
      const others = PLACES.filter(({ name }) => name !== city && name !== to).map(({ plate }) => boxOf(plate));
      for (let part = 0; part <= 20; part += 1) {
        const spot = around([from[0] + (part / 20) * (end[0] - from[0]), from[1] + (part / 20) * (end[1] - from[1])], 12);
        expect(others.every((box) => apart(spot, box))).toBe(true);
      }
      expect(PLACES.every(({ plate }) => apart(around(badge, 28), boxOf(plate)))).toBe(true);
    }
  });

  test("has no two roads that cross", () => {
    type Point = readonly [number, number];
    const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
    const ways = roads.map(([city, to]) => wayOf({ city, to, cost: 1 }));
    for (const [n, one] of ways.entries()) {
      for (const other of ways.slice(n + 1)) {
        if ([one.city, one.to].some((city) => city === other.city || city === other.to)) continue;
        const crosses = turn(one.from, one.end, other.from) !== turn(one.from, one.end, other.end) && turn(other.from, other.end, one.from) !== turn(other.from, other.end, one.end);
        expect(crosses).toBe(false);
      }
    }
  });
});

test("cubes lie together, Agents go by themselves", () => {
  const america = { seat: 1, facts: {} } as unknown as View;
  const events: GameEvent[] = [
    { event: "add", args: { seat: 1, place: "boston_card", count: 2 } },
    { event: "take-cube", args: { seat: 1, place: null } },
    { event: "cube", args: { seat: 0, target: 1, place: "boston", home: true } },
    { event: "elder-cube", args: { seat: 0, piece: "cultist_1", place: "boston", home: false } },
    { event: "move", args: { seat: 0, piece: "wyatt_earp", city: "boston", to_city: "detroit" } },
    { event: "claim", args: { seat: 0, place: "boston_card", card: "wyatt_earp" } },
    { event: "elder-add", args: { piece: "cultist_2", place: "mythos_dagon", count: 3 } },
    { event: "draw", args: { seat: 1, count: 2 } },
    { event: "draw", args: { seat: 0, count: 2 } },
  ];
  expect(flights(america, america, events, new Texts("en", [""]))).toEqual([
    { from: ["seat/1"], to: "cube/boston_card/1", as: "cube/boston_card/1" },
    { from: ["cube/limbo/1"], to: "seat/1", as: "cube/limbo/1" },
    { from: ["cube/boston/1"], to: "seat/1", as: "cube/boston/1" },
    { from: ["cube/boston/1"], to: "cube/limbo/1", as: "cube/boston/1" },
    { from: ["piece/wyatt_earp"], to: "piece/wyatt_earp" },
    { from: ["top/boston"], to: "seat/0", as: "top/boston" },
    { from: ["piece/cultist_2"], to: "cube/mythos_dagon/2", as: "cube/mythos_dagon/2" },
    { from: ["pile/1/deck"], to: "hand" },
  ]);
});

describe("pages of a game", () => {
  test("show the Cities of the game, in its order", () => {
    expect(tableOf(pages[0] as View).cities.map(({ city }) => city)).toEqual(PLACES.map(({ name }) => name));
  });

  test("can be put into words: every City, every card, every pile", () => {
    for (const view of pages) {
      for (const city of tableOf(view).cities) {
        const light = lightOf(city, quiet(view), NONE);
        expect(describeCity(city, view, light, texts)).toContain(texts.thing("city", city.city));
        expect(describeCard(city, view, light, texts)).not.toBe("");
      }
      for (let seat = 0; seat < view.seats; seat += 1) for (const tab of TABS) expect(tabCount(view, seat, tab)).toBeGreaterThanOrEqual(0);
    }
  });

  test("say of every action what it would do", () => {
    const planned = new Set<string>();
    for (const view of pages) {
      const { payment } = shownOf(view);
      if (!payment) continue;
      planned.add(payment.action);
      expect(headOf(payment, texts)).not.toBe("");
      expect(nextOf(payment, view)).not.toBe("");
      for (const sentence of outcomeOf(payment, view, texts)) expect(sentence).not.toBe("");
    }
    expect(planned.size).toBeGreaterThan(2);
  });

  test("show both tracks with the points where they change", () => {
    const [investigation, ritual] = tracksOf(pages.at(-1) as View);
    expect([investigation?.name, ritual?.name]).toEqual(["investigation", "ritual"]);
    const points = ritual?.spaces.flatMap((space) => (space.points === null ? [] : [space.points]));
    expect(points).toEqual([2, 4, 6, 9, 12]);
  });
});

describe("what stands in a City", () => {
  const piece = (name: string, owner: number): Piece => ({ piece: name, owner, city: "boston", possessed: false, power: 1, influence: 1 });
  const crowd = [piece("monday", 0), piece("wyatt_earp", 0), piece("mi_go", 1), piece("tuesday", 1), piece("eliot_ness", 2), piece("carl_jung", 0)];
  const tokens = (pieces: Piece[], deep = 0) =>
    tokensIn({ city: "boston", deep_ones: deep, whateleys: 0 } as City, { pieces, deep_owner: 2, whateley_owner: null } as Facts);

  test("stands one by one while there is room", () => {
    expect(tokens(crowd).map(({ kind, count }) => `${kind} ${count}`)).toEqual(["basic 1", "agent 1", "agent 1", "mi_go 1", "basic 1", "agent 1"]);
    expect(tokens(crowd)).toHaveLength(MOST);
  });

  test("stands together by owner when there is none, and everybody is counted", () => {
    const together = tokens(crowd, 3);
    expect(together.map(({ kind, owner, count }) => `${kind} ${owner} ${count}`)).toEqual(["many 0 3", "many 1 2", "agent 2 1", "deep 2 3"]);
  });

  test("is told apart by letters", () => {
    expect(["Wyatt Earp", "J. Edgar Hoover", "Stephanie St. Claire", "Mi-Go", "Dagon"].map(lettersOf)).toEqual(["WE", "JH", "SC", "MG", "Da"]);
  });

  test("never leaves the row", () => {
    for (const count of [1, 3, 6, 9]) {
      const places = spread(count, 170, 30);
      expect(places).toHaveLength(count);
      expect(places.every((at) => at > 0 && at < 170)).toBe(true);
    }
  });
});

describe("a click on the map", () => {
  test("means what can be picked there", () => {
    const things = meant("boston", { piece: "wyatt_earp" });
    expect(pickOf(things, new Set(["place:boston", "city:boston"]), NONE)).toEqual({ kind: "place", name: "boston" });
    expect(pickOf(things, new Set(["piece:wyatt_earp", "city:boston"]), NONE)).toEqual({ kind: "piece", name: "wyatt_earp" });
    expect(pickOf(meant("boston", "card"), new Set(["city:boston"]), NONE)).toEqual({ kind: "city", name: "boston" });
  });

  test("asks about the likeliest when nothing there can be picked", () => {
    expect(pickOf(meant("boston", "card"), NONE, NONE)).toEqual({ kind: "place", name: "boston_card" });
    expect(pickOf(meant("boston", "city"), new Set(["city:arkham"]), NONE)).toEqual({ kind: "city", name: "boston" });
  });
});

test("a journey has the price of the piece that is picked, and otherwise the lowest", () => {
  const trips = [
    { piece: "monday", city: "boston", to: "detroit", price: 3, way: ["boston", "detroit"] },
    { piece: "wyatt_earp", city: "chicago", to: "detroit", price: 1, way: ["chicago", "detroit"] },
  ];
  const view = { facts: {}, shown: { trips, payment: { action: "travel", trips: [] } } } as unknown as View;
  const asked = { view, targets: new Set(["city:detroit"]), fresh: NONE };
  expect(priceTo("detroit", { ...asked, picked: NONE })).toBe(1);
  expect(priceTo("detroit", { ...asked, picked: new Set(["piece:monday"]) })).toBe(3);
  expect(priceTo("detroit", { ...asked, targets: NONE, picked: NONE })).toBe(null);
});

test("the story is the newest turn of the Great Old One, without the player's", () => {
  const log: GameEvent[] = ["turn", "elder-turn", "elder-try", "turn", "add", "elder-turn", "elder-fail", "elder-travel", "turn", "claim"].map((event) => ({ event, args: {} }));
  expect(storyOf(log)).toEqual({ key: 5, events: log.slice(5, 8) });
  expect(storyOf(log.slice(0, 1))).toBe(null);
});

describe("what is near is said in a line", () => {
  const last = pages.at(-1) as View;
  const calm = { contested: [], missing: [9, 9], near: { points: [], tracks: [], madness: [] }, revealing: [], threat: null, track_end: 15 };
  const said = (shown: object, facts: object = {}): string | undefined => look.alarm?.({ ...last, facts: { ...last.facts, elder: null, ...facts }, shown: { ...last.shown, ...calm, ...shown } } as unknown as View, texts);

  test("by the nearest player, marker or mind, and only if the engine says so", () => {
    expect(said({ missing: [1, 9] })).toBe("");
    expect(said({ missing: [6, 5], near: { ...calm.near, points: [0, 1] } })).toMatch(/: 5 VP from the end$/);
    expect(said({ near: { ...calm.near, tracks: [1] } }, { tracks: [3, 13] })).toBe("A marker is at 13 of 15");
    expect(said({ near: { ...calm.near, madness: [1] } })).toContain("one Madness token from insanity");
    expect(said({ contested: ["boston"] })).toContain("Boston");
  });

  test("by the Great Old One's goal, however many steps are left", () => {
    const elder = { elder: "dagon", ends_after: null };
    const threat = { goal_left: 2, near_goal: true, missing: 20, near_points: false, madness_left: 3, near_madness: false };
    expect(said({ threat }, { elder })).toBe("Dagon is 2 steps from its goal");
    expect(said({ threat: { ...threat, goal_left: 1 } }, { elder })).toBe("Dagon is one step from its goal");
    expect(said({ threat: { ...threat, near_goal: false } }, { elder })).toBe("");
  });

  test("and which round it is, once the game is set up", () => {
    expect(look.status?.({ ...last, shown: { ...last.shown, setting_up: true } } as unknown as View, texts)).toBe("Set-up");
    expect(look.status?.({ ...last, shown: { ...last.shown, setting_up: false, round: 7 } } as unknown as View, texts)).toMatch(/^Round 7 /);
  });
});

test("every card has a picture of its own, and symbols that are drawn", () => {
  for (const name of texts.kinds.get("card") ?? []) {
    const emblem = emblemOf({ kind: "card", name });
    expect(emblem).not.toBe("rule-book");
    if (emblem === null) expect(personOf(name).coat).toBeDefined();
    expect(symbolsOf(texts, name).every(({ label }) => label !== "")).toBe(true);
  }
});

test("the texts of a card are told apart by how they are used, and none is left out", () => {
  for (const name of texts.kinds.get("card") ?? []) {
    const lines = effectsOf(texts, name).map(({ use, text }) => (use ? `${use}: ${text}` : text));
    const [about, told] = [texts.about("card", name), lines.join(" ")];
    expect(about.endsWith(told)).toBe(true);
    expect(about.slice(0, about.length - told.length)).not.toMatch(/: |\. \S/); // the list of symbols, and nothing else
  }
});

test("a button says what a part of a text does, and the card says the same", () => {
  for (const card of ["adsila_chavos", "james_horus_rose", "eliot_ness", "possessed", "cruel_conspirator", "mythos_danvers_state_hospital"]) {
    for (const number of ["1", "2"]) {
      const view = { shown: { payment: { card } }, prompt: null } as unknown as View;
      const said = wording({ text: `way ${number}`, verb: "way", things: [{ kind: "number", name: number }] }, view, texts) ?? "";
      expect(said).toMatch(/^[A-Z]/);
      expect(texts.about("card", card)).toContain(said.slice(1));
    }
  }
  expect(wording({ text: "pass", verb: "pass", things: [] }, {} as View, texts)).toBe(null);
});

describe("an action in words", () => {
  const [page] = pages as [View];
  const asked = (payment: Partial<Payment> | null, choices: string[], onlyEnd = false): View =>
    ({
      ...page,
      seat: 0,
      choices,
      shown: { ...page.shown, acting: payment === null, only_end: onlyEnd, payment: payment && { place: null, card: null, piece: null, city: null, shift: null, cards: [], total: 0, agents: 0, needed: null, cubes: 0, standing: null, leader: null, tracks: null, trips: [], points: 0, ...payment } },
    }) as unknown as View;

  test("says what the text does that is used, and that more is asked then", () => {
    const said = question(asked({ action: "use", card: "start_roadblock" }, ["done"]), texts);
    expect(said).toMatch(/^Roadblock\. Place or remove a Blockade\. .*cannot be claimed\. Press “Done” to use it\./);
    const free = effectsOf(texts, "miskatonic_university").find(({ use }) => use === texts.say("use-free"));
    const text = free?.text.slice(1);
    expect(text).toBeTruthy();
    expect(question(asked({ action: "free", card: "miskatonic_university" }, ["done"]), texts)).toContain(text);
    expect(question(asked({ action: "retrieve" }, ["done"]), texts)).toBe("Retrieve Influence.");
  });

  test("says what the numbers of a City mean to whoever chooses one for the first time", () => {
    const asked = (choice: string) => hint({ seat: 0, choices: [choice], shown: { acting: false } } as unknown as View);
    expect(asked("put boston")).toContain("what it is worth in VP");
    expect(asked("pass")).toBeNull();
  });

  test("says which way a marker goes", () => {
    expect(question(asked({ action: "track", shift: "investigation_plus" }, ["done"]), texts)).toBe("Advance the Investigation.");
    expect(question(asked({ action: "track", shift: "ritual_minus" }, ["done"]), texts)).toBe("Set the Ritual back.");
  });

  test("says why one is asked who can do nothing but end the turn", () => {
    expect(question(asked(null, ["pass"], true), texts)).toContain("so that nobody learns what you hold");
    expect(question({ ...asked(null, ["pass"], true), seats: 1 }, texts)).toMatch(/end the turn\.$/);
    expect(question(asked(null, ["pass"]), texts)).toBeNull();
  });
});
