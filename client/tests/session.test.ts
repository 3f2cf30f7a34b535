// A table as its page sees it: what becomes of clicks, and what is said.
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromServer, GameEvent, Result, ToServer, View } from "../src/lib/protocol";
import type { Line } from "../src/lib/socket";
import { Texts, type Thing } from "../src/lib/texts";

const CATALOGUE = `
choice-play-card = Play { $card }
choice-pay-card = Pay with { $card }
choice-pass = Pass
card-ace = Ace
card-king = King
event-draws = { $seat } draws a card.
event-wins = { $seat } is the last one standing and wins the game!
ending-last = { $winners } wins as the last one standing!
`;
const info = (name: string): Record<string, unknown> => ({ kind: "card", name });
const texts = new Texts("en", [CATALOGUE], [info("ace"), info("king")] as never, ["Ada", "Bob"]);
const storage = { getItem: () => null, setItem: () => undefined };
for (const [name, value] of Object.entries({
  sessionStorage: storage,
  localStorage: storage,
  navigator: { language: "en" },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  document: { hidden: true },
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
  vi.useRealTimers();
});

const ace: Thing = { kind: "card", name: "ace" };
const king: Thing = { kind: "card", name: "king" };

/** A page that was asked something, what it sends, and somebody who answers it. */
function seated(choices: string[]) {
  const sent: ToServer[] = [];
  let tell: (message: FromServer) => void = () => undefined;
  const line: Line = { seq: 0, send: (message) => void sent.push(message), close: () => undefined };
  const page = new TableSession("1", () => [], () => null, (receive) => ((tell = receive), line));
  let seq = 0;
  const of = (choices: string[], more: Partial<View> = {}): View =>
    ({ seat: 0, prompt: choices.length > 0 ? { id: `p${seq}`, args: {}, rule: null } : null, choices, asked: [0], result: null, shown: { round: 1, turn: 1 }, ...more }) as unknown as View;
  const message = (type: string, view: View, log: GameEvent[]): FromServer =>
    ({ type, seq: (seq += 1), view, log, from: 0, undo: true, clock: null, table: { id: "1", game: "any", seats: [] }, you: { seat: 0, seats: [0], muted: [] } }) as unknown as FromServer;
  tell(message("hello", of(choices), []));
  const update = (choices: string[], more: Partial<View> = {}, log: GameEvent[] = []): void => tell(message("update", of(choices, more), log));
  const chosen = (): string[] => sent.flatMap((one) => (one.type === "choose" ? [one.choice] : []));
  return { page, sent, update, chosen, refuse: () => tell({ type: "stale" } as unknown as FromServer) };
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
