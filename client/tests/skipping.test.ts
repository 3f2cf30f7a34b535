// "Pass for the whole round" is kept by the tab, so that a reload does not ask again.
import { beforeEach, expect, it, vi } from "vitest";
import type { FromServer, ToServer, View } from "../src/lib/protocol";
import type { Line } from "../src/lib/socket";

const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
vi.stubGlobal("sessionStorage", storage);
vi.stubGlobal("localStorage", storage);
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("document", { documentElement: { lang: "en" } });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("fetch", () => new Promise(() => undefined)); // nothing is said here
const { TableSession } = await import("../src/lib/table.svelte");

beforeEach(() => kept.clear());

/** What a page sends that comes to a table in this round, and the page. */
function arrive(round: number): { sent: ToServer[]; page: InstanceType<typeof TableSession> } {
  const sent: ToServer[] = [];
  let tell: (message: FromServer) => void = () => undefined;
  const line: Line = { seq: 0, send: (message) => void sent.push(message), close: () => undefined };
  const page = new TableSession("1", () => [], () => null, (receive) => ((tell = receive), line));
  const view = { seat: 0, prompt: { id: "plea", args: {}, rule: null }, choices: ["plead 1", "pass"], asked: [0, 1], result: null, shown: { round, turn: 1 } };
  const table = { id: "1", game: "overlord", seats: [] };
  tell({ type: "hello", table, you: { seat: 0, seats: [0], muted: [] }, seq: 1, view: view as unknown as View, log: [], from: 0, undo: false, clock: null } as unknown as FromServer);
  return { sent, page };
}

const answers = (sent: ToServer[]): string[] => sent.flatMap((message) => (message.type === "choose" ? [message.choice] : []));

it("passes again after a reload, until the round is over or somebody wants to be asked", () => {
  const first = arrive(3);
  expect(answers(first.sent)).toEqual([]);
  first.page.skip();
  expect(answers(first.sent)).toEqual(["pass"]);
  const again = arrive(3);
  expect(answers(again.sent)).toEqual(["pass"]);
  again.page.askAgain();
  expect(answers(arrive(3).sent)).toEqual([]);
  first.page.skip();
  const later = arrive(4);
  expect(answers(later.sent)).toEqual([]);
  expect(later.page.skipped).toEqual([]);
});
