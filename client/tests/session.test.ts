// A table as its page sees it: what becomes of clicks, and what is said.
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromServer, GameEvent, Result, ToServer, View } from "../src/lib/protocol";
import { momentIn, readingTime, type MomentIn } from "../src/lib/moments";
import type { Line } from "../src/lib/socket";
import { Texts, type Thing } from "../src/lib/texts";

const CATALOGUE = `
choice-play-card = Play { $card }
choice-pay-card = Pay with { $card }
choice-pass = Pass
card-ace = Ace
card-king = King
event-draws = { $seat } draws a card.
event-plays = { $seat } plays { $card }.
event-dies = { $seat } dies.
event-round = A round is over.
event-wins = { $seat } is the last one standing and wins the game!
ending-last = { $winners } wins as the last one standing!
`;
const info = (name: string): Record<string, unknown> => ({ kind: "card", name });
const texts = new Texts("en", [CATALOGUE], [info("ace"), info("king")] as never, ["Ada", "Bob", "Cleo"]);
const page = { hidden: true };
const storage = { getItem: () => null, setItem: () => undefined };
for (const [name, value] of Object.entries({
  sessionStorage: storage,
  localStorage: storage,
  navigator: { language: "en" },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  document: page,
  fetch: () => new Promise(() => undefined),
})) vi.stubGlobal(name, value);
vi.resetModules();
vi.doMock("../src/lib/library.svelte", () => ({ textsOf: () => texts, loadGame: () => Promise.resolve(), library: { games: null } }));
const { TableSession } = await import("../src/lib/table.svelte");
const { settings } = await import("../src/lib/settings.svelte");
const { loadPageWords } = await import("../src/lib/house.svelte");
await loadPageWords();

afterAll(() => {
  vi.doUnmock("../src/lib/library.svelte");
  vi.resetModules();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  settings.quick = false;
  page.hidden = true;
  settings.motion = "auto";
  vi.useRealTimers();
});

const ace: Thing = { kind: "card", name: "ace" };
const king: Thing = { kind: "card", name: "king" };

/** A page that was asked something, what it sends, and somebody who answers it. */
function seated(choices: string[], moments: MomentIn = () => null) {
  const sent: ToServer[] = [];
  let tell: (message: FromServer) => void = () => undefined;
  const line: Line = { seq: 0, send: (message) => void sent.push(message), close: () => undefined };
  const page = new TableSession("1", () => [], moments, (receive) => ((tell = receive), line));
  let seq = 0;
  const of = (choices: string[], more: Partial<View> = {}): View =>
    ({ seat: 0, prompt: choices.length > 0 ? { id: `p${seq}`, args: {}, rule: null } : null, choices, asked: [0], result: null, shown: { round: 1, turn: 1 }, ...more }) as unknown as View;
  const message = (type: string, view: View, log: GameEvent[]): FromServer =>
    ({ type, seq: (seq += 1), view, log, from: 0, undo: true, clock: null, table: { id: "1", game: "any", seats: [] }, you: { seat: 0, seats: [0], muted: [] } }) as unknown as FromServer;
  tell(message("hello", of(choices), []));
  const update = (choices: string[], more: Partial<View> = {}, log: GameEvent[] = []): void => tell(message("update", of(choices, more), log));
  const add = (from: number, log: GameEvent[]): void => tell({ ...message("update", of([]), log), from } as FromServer);
  const chosen = (): string[] => sent.flatMap((one) => (one.type === "choose" ? [one.choice] : []));
  return { page, sent, update, add, chosen, refuse: () => tell({ type: "stale" } as unknown as FromServer) };
}

it("picks what was clicked while the move before was on its way", () => {
  const { page, sent, update, chosen } = seated(["play ace", "play king"]);
  page.choose("play ace");
  page.select(king);
  expect([page.picked, page.objection, sent.length]).toEqual([[], null, 1]);
  update(["play king", "pass"]);
  expect(page.picked).toEqual([king]);
  expect(chosen()).toEqual(["play ace"]);
});

it("adds one card after the other to a payment, however fast they are clicked", () => {
  const { page, update, chosen } = seated(["pay ace", "pay king"]);
  page.choose("pay ace");
  page.select(king);
  page.select(ace);
  update(["pay ace", "pay king"], { gathered: ["pay ace"] });
  update(["pay ace", "pay king"], { gathered: ["pay ace", "pay king"] });
  expect(chosen()).toEqual(["pay ace", "pay king", "pay ace"]);
});

it("confirms nothing that was clicked before the question was there", () => {
  settings.quick = true;
  const { page, update, chosen } = seated(["play ace", "play king"]);
  page.select(ace);
  page.select(king);
  update(["play king", "pass"]);
  expect([page.picked, chosen()]).toEqual([[king], ["play ace"]]);
});

it("forgets such a click if the move was refused or let go of", () => {
  const { page, update, refuse } = seated(["play ace", "play king"]);
  page.choose("play ace");
  page.select(king);
  refuse();
  update(["play ace", "play king"]);
  expect(page.picked).toEqual([]);
});

it("says once how it ended", () => {
  const { page, update } = seated(["play ace"]);
  const result = { ending: "last", winners: [1], scores: [], rule: "9" } as unknown as Result;
  const log = [{ event: "draws", args: { seat: 1 } }, { event: "wins", args: { seat: 1, ending: "last" } }] as unknown as GameEvent[];
  update([], { result }, log);
  vi.advanceTimersByTime(100);
  expect(page.voice.lines.map((line) => line.text)).toEqual(["Bob draws a card. Bob wins as the last one standing!"]);
});

const draws = (...seats: number[]): GameEvent[] => seats.map((seat) => ({ event: "draws", args: { seat } }));

it("marks in the log where somebody decided last, and takes no pass among several for a decision", () => {
  const { page, update } = seated(["play ace"]);
  expect(page.since).toBe(null);
  page.choose("play ace");
  expect(page.since).toBe(null); // it has not been carried out yet
  update([], { asked: [1] }, draws(0));
  update(["play king", "pass"], { asked: [0, 1] }, draws(0, 1, 1));
  expect(page.since).toBe(1);
  page.choose("pass");
  update(["play king", "pass"], {}, draws(0, 1, 1, 1));
  expect(page.since).toBe(1);
  page.choose("pass"); // nobody else was asked: this is their turn
  update([], { asked: [1] }, draws(0, 1, 1, 1, 0));
  expect(page.since).toBe(5);
});

it("marks nothing for a move that was refused, and goes back with one that is taken back", () => {
  const { page, update, refuse } = seated(["play ace", "play king"]);
  page.choose("play ace");
  update(["play king"], {}, draws(0, 0));
  page.choose("play king");
  refuse();
  update(["play king"], {}, draws(0, 0, 1));
  expect(page.since).toBe(2);
  update(["play ace", "play king"], {}, draws(0));
  expect(page.since).toBe(1);
});

const plays = (card: string): GameEvent => ({ event: "plays", args: { seat: 0, card } });

it("lets only glow what was taken back", () => {
  const { page, update } = seated(["play ace"]);
  update(["play king"], {}, [plays("ace")]);
  expect([...page.fresh].filter((key) => key.startsWith("card"))).toEqual(["card:ace"]);
  update(["pass"], {}, [plays("ace"), plays("king")]);
  expect([page.changed, page.newest]).toEqual([[plays("king")], 1]);
  update(["play king"], {}, [plays("ace")]);
  expect([page.changed, page.newest]).toEqual([[plays("king")], 1]);
  expect([...page.fresh].filter((key) => key.startsWith("card"))).toEqual(["card:king"]);
});

// ---- moments: with less motion, so that nothing has to be drawn; a pause is no motion

const LOOK = { moments: ["dies", "wins"], summedUp: "round" };
const dies = (seat: number): GameEvent => ({ event: "dies", args: { seat } });
const round: GameEvent = { event: "round", args: {} };
const wins: GameEvent = { event: "wins", args: { seat: 0 } };

/** A page in sight, at which things happen one after the other. */
function watching() {
  page.hidden = false;
  settings.motion = "less";
  const table = seated([], (log, newest) => momentIn(log, newest, LOOK));
  const log: GameEvent[] = [];
  const happens = (...events: GameEvent[]): void => {
    table.add(log.length, events);
    log.push(...events);
  };
  return { ...table, happens };
}

it("stops at a moment with less motion, too, until it can have been read", async () => {
  const { page, happens } = watching();
  happens(dies(1));
  happens(...draws(0));
  await vi.advanceTimersByTimeAsync(1400);
  expect([page.moment?.titles, page.log.length, page.showing]).toEqual([[dies(1)], 1, true]);
  await vi.advanceTimersByTimeAsync(readingTime(20));
  expect([page.moment, page.log.length, page.showing]).toEqual([null, 2, false]);
});

it("goes on at once for whoever does something, and leaves the moment where it is", async () => {
  const { page, happens } = watching();
  happens(dies(1));
  happens(...draws(0));
  await vi.advanceTimersByTimeAsync(10);
  page.catchUp();
  await vi.advanceTimersByTimeAsync(10);
  expect([page.moment?.titles, page.log.length]).toEqual([[dies(1)], 2]);
});

it("shows what matters most of what came too quickly", async () => {
  const { page, happens } = watching();
  happens(dies(1));
  await vi.advanceTimersByTimeAsync(10);
  for (const event of [dies(2), wins, dies(0), ...draws(0)]) happens(event);
  await vi.advanceTimersByTimeAsync(10);
  expect([page.log.length, page.moment?.titles]).toEqual([5, [wins]]);
});

it("holds a summary until it is closed, and shows what came meanwhile afterwards", async () => {
  const { page, happens } = watching();
  happens(round, dies(1));
  await vi.advanceTimersByTimeAsync(10_000);
  happens(round);
  await vi.advanceTimersByTimeAsync(10);
  page.keepReading(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.moment?.lines).toEqual([dies(1)]);
  page.catchUp(); // a key for something else
  happens(dies(2));
  await vi.advanceTimersByTimeAsync(10);
  expect([page.moment?.lines, page.log.length]).toEqual([[dies(1)], 4]);
  page.closeMoment();
  expect(page.moment?.titles).toEqual([dies(2)]);
});

it("lets a summary go in time when nobody holds it any more", async () => {
  const { page, happens } = watching();
  happens(round, dies(1));
  await vi.advanceTimersByTimeAsync(10_000);
  happens(round);
  await vi.advanceTimersByTimeAsync(10);
  page.keepReading(true);
  await vi.advanceTimersByTimeAsync(60_000);
  page.keepReading(false);
  await vi.advanceTimersByTimeAsync(1400);
  expect(page.moment).not.toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(page.moment).toBeNull();
});
