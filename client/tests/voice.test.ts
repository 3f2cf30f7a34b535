import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Voice } from "../src/lib/voice.svelte";

function said(voice: Voice): string[] {
  vi.advanceTimersByTime(50);
  return voice.lines.map((line) => line.text);
}

describe("what is read aloud", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("makes one paragraph of what comes together, in its order, and never numbers two alike", () => {
    const voice = new Voice();
    voice.tell("Ada plays Spy.", "Bob draws a card.");
    voice.prompt("Choose a card.");
    expect(said(voice)).toEqual(["Ada plays Spy. Bob draws a card. Choose a card."]);
    voice.tell("Picked: Spy.");
    expect(said(voice)).toHaveLength(2);
    expect(new Set(voice.lines.map((line) => line.n)).size).toBe(2);
  });

  it("does not tell twice what a question begins with", () => {
    const voice = new Voice();
    voice.tell("Ada passes.", "Ada passes.", "Ada plays Spy.");
    voice.prompt("Ada plays Spy. Cancel it?");
    expect(said(voice)).toEqual(["Ada passes. Ada passes. Ada plays Spy. Cancel it?"]);
  });

  it("asks a question once, and again after an answer", () => {
    const voice = new Voice();
    voice.prompt("Choose a card.");
    voice.prompt("Choose a card.");
    expect(said(voice)).toEqual(["Choose a card."]);
    voice.answered();
    voice.prompt("Choose a card.");
    expect(said(voice)).toEqual(["Choose a card.", "Choose a card."]);
  });

  it("does not ask again what could not be answered so", () => {
    const voice = new Voice();
    voice.prompt("Choose a card.");
    voice.answered();
    voice.tell("Not yet.");
    voice.asksAgain();
    voice.prompt("Choose a card.");
    expect(said(voice)).toEqual(["Choose a card. Not yet."]);
  });

  it("says whom we wait for only if it takes long", () => {
    const voice = new Voice();
    voice.prompt("Waiting for Ada.", true);
    vi.advanceTimersByTime(1000);
    voice.prompt("Waiting for Bob.", true);
    vi.advanceTimersByTime(2000);
    voice.prompt("Choose a card.");
    vi.advanceTimersByTime(10_000);
    expect(said(voice)).toEqual(["Choose a card."]);
    voice.prompt("Waiting for Ada.", true);
    vi.advanceTimersByTime(3000);
    expect(said(voice)).toEqual(["Choose a card.", "Waiting for Ada."]);
  });

  it("leaves nothing behind for the next person at the screen", () => {
    const voice = new Voice();
    voice.tell("You draw the Queen.");
    voice.prompt("Waiting for Ada.", true);
    voice.hush();
    vi.advanceTimersByTime(10_000);
    expect(said(voice)).toEqual([]);
  });

  it("keeps the newest lines only", () => {
    const voice = new Voice();
    for (let n = 0; n < 100; n += 1) {
      voice.tell(`Line ${n}.`);
      vi.advanceTimersByTime(50);
    }
    expect(voice.lines.length).toBeLessThan(50);
    expect(said(voice).at(-1)).toBe("Line 99.");
  });
});
