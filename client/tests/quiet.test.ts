// What nobody waits for comes when nothing else is on its way.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchAhead, waiting, whenQuiet } from "../src/lib/quiet";

let script = 900; // how long the page's own script took to come, in milliseconds
let saveData = false;

beforeEach(() => {
  vi.useFakeTimers();
  [script, saveData] = [900, false];
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => [{ name: "shell.js", duration: script }] as PerformanceEntry[]);
  vi.stubGlobal("navigator", { connection: { get saveData() { return saveData; } } });
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("nothing is fetched while somebody waits, nor right after it", async () => {
  const deed = vi.fn();
  const over = waiting();
  whenQuiet(deed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deed).not.toHaveBeenCalled();
  over();
  over(); // said twice, it counts once
  await vi.advanceTimersByTimeAsync(900);
  expect(deed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(deed).toHaveBeenCalledOnce();
});

test("one thing comes after the other, what is wanted soon before the rest, whatever fails", async () => {
  const done: string[] = [];
  const over = waiting();
  whenQuiet(() => done.push("later"));
  whenQuiet(() => Promise.reject(new Error("lost")), "soon");
  whenQuiet(() => done.push("soon"), "soon");
  over();
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual(["soon", "later"]);
});

test("on a quick connection nothing has to wait for anything", async () => {
  script = 30;
  const deed = vi.fn();
  whenQuiet(deed);
  await vi.advanceTimersByTimeAsync(1);
  expect(deed).toHaveBeenCalledOnce();
});

test("what comes while a page is drawn is asked for at once", () => {
  const deed = vi.fn(() => Promise.reject(new Error("it does not come")));
  const over = waiting();
  fetchAhead(deed, "now");
  expect(deed).toHaveBeenCalledOnce();
  over();
});

test.each(["now", "later"] as const)("whoever pays for every byte gets nothing ahead: %s", async (when) => {
  const deed = vi.fn(() => Promise.resolve());
  saveData = true;
  fetchAhead(deed, when);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deed).not.toHaveBeenCalled();
  saveData = false;
  fetchAhead(deed, when);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deed).toHaveBeenCalledOnce();
});
