// A connection that was opened before its page came: the page takes it over with all that was heard, or opens its own.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openEarly, takeEarly } from "../src/lib/early";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const newest = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "rosa.example" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the page takes over the connection and what was said on it, once", () => {
  const game = vi.fn();
  openEarly("t1", game);
  expect(newest().address).toBe("wss://rosa.example/api/tables/t1/socket");
  newest().hear({ type: "hello", table: { game: "nanty" } });
  newest().hear({ type: "update" });
  expect(game).toHaveBeenCalledExactlyOnceWith("nanty");
  const taken = takeEarly("t1");
  expect(taken?.heard).toHaveLength(2);
  expect(taken?.socket.onmessage).toBeNull();
  expect(takeEarly("t1")).toBeNull();
});

test("nobody gets the connection to another table, nor one that is closed", () => {
  openEarly("t1", () => undefined);
  expect(takeEarly("t2")).toBeNull();
  newest().close();
  expect(takeEarly("t1")).toBeNull();
});

test("a connection whose page does not come is closed: after a while, or for another one", () => {
  openEarly("t1", () => undefined);
  const first = newest();
  openEarly("t2", () => undefined);
  expect(first.readyState).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(newest().readyState).toBe(3);
  expect(takeEarly("t2")).toBeNull();
});
