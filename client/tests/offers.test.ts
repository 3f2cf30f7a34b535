import { expect, test } from "vitest";
import { awaits, isPassedFor } from "../src/lib/attention.svelte";
import { addressOf, offerOf } from "../src/lib/offers";
import type { Seat, TableInfo, View, You } from "../src/lib/protocol";

const seat = (more: Partial<Seat>): Seat => ({
  name: null, kind: "person", bot: null, here: false, mine: false, host: false, kept: false, replaced: false, votes: 0, ...more,
});
const table = (more: Partial<TableInfo>): TableInfo => ({
  id: "abc", game: "overlord", options: {}, status: "waiting", host: "Ada", host_here: true, public: true, lang: "en", pace: { kind: "none" }, speed: "normal",
  opened: true, seats: [seat({ host: true })], created: "", turn: null, your_turn: false, result: null, rematch: null, seal: null, secret: null, ...more,
});

test.each([
  ["a seat is open", { seats: [seat({}), seat({ kind: "open" })] }, "sit-down"],
  ["a seat is kept for me", { seats: [seat({}), seat({ kind: "invited", kept: true })] }, "sit-down"],
  ["all that is empty is kept for others", { seats: [seat({}), seat({ kind: "invited" })] }, "look-in"],
  ["I sit there already", { seats: [seat({ mine: true }), seat({ kind: "open" })] }, "look-in"],
  ["others play", { status: "playing", turn: [0] }, "watch"],
  ["I play, and others decide", { status: "playing", seats: [seat({ mine: true })], turn: [0] }, "look-in"],
  ["I am waited for", { status: "playing", seats: [seat({ mine: true })], turn: [0], your_turn: true }, "your-turn"],
  ["it is over", { status: "finished" }, "replay"],
] as [string, Partial<TableInfo>, string][])("what is offered when %s", (_, more, offer) => {
  expect(offerOf(table(more))).toBe(offer);
});

test("a host without a seat looks in, whose seat is kept sits down", () => {
  expect(offerOf(table({ seats: [seat({ kind: "open" })] }), true)).toBe("look-in");
  expect(offerOf(table({ status: "playing" }), true)).toBe("look-in");
  expect(offerOf(table({ seats: [seat({ kind: "invited", kept: true })] }), true)).toBe("sit-down");
});

test("what is over is looked back at", () => {
  expect(addressOf(table({ status: "finished" }))).toBe("/table/abc/replay/0");
  expect(addressOf(table({ status: "playing" }))).toBe("/table/abc");
});

const you: You = { seat: 0, seats: [0], host: true, auto_pass: false, notes: "", muted: [] };
const view = (choices: string[], asked: number[]): View => ({ choices, asked, result: null }) as unknown as View;

test("who is waited for", () => {
  expect(awaits(view(["pass"], [0, 1]), you, false)).toBe(true);
  expect(awaits(view([], [1]), you, false)).toBe(false);
  expect(awaits(null, you, false)).toBe(false);
  expect(awaits(view(["pass"], [0, 1]), you, true)).toBe(false); // a bot plays
});

test("who is passed for is not waited for, but who has a choice is", () => {
  const passing = { ...you, auto_pass: true };
  expect(awaits(view(["pass"], [0, 1]), passing, false)).toBe(false);
  expect(isPassedFor(view(["pass"], [0, 1]), passing)).toBe(true);
  expect(isPassedFor(view(["pass"], [0, 1]), you)).toBe(false);
  expect(isPassedFor(view(["pass"], [0]), passing)).toBe(false); // one's own turn never ends by itself
  expect(awaits(view(["pass", "play retaliation"], [0, 1]), passing, false)).toBe(true);
});
