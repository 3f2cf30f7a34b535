import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../src/lib/protocol";
import { check, note } from "../src/lib/seal";

// The secret of tests/security/test_chance.py, and its seal there.
const SECRET = "5eal".repeat(16);
const SEAL = "df136349d68f48468cbdd317ffe20b0f1c5e18a21ca99a1f09478151578be684";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
});

const table = (seal: string | null, secret: string | null, id = "a"): TableInfo =>
  ({ id, seal, secret, status: secret === null ? "playing" : "finished" }) as TableInfo;

test("a running game is sealed, and its seal is remembered once", async () => {
  note(table(SEAL, null));
  note(table("another", null));
  expect(await check(table(SEAL, null))).toBe("sealed");
  expect(await check(table(SEAL, SECRET))).toBe("kept");
});

test("whoever comes when the game is over can only compare secret and seal", async () => {
  note(table(SEAL, SECRET));
  expect(await check(table(SEAL, SECRET))).toBe("fits");
});

test("another secret, or another seal than at the start, is noticed", async () => {
  expect(await check(table(SEAL, "0".repeat(64)))).toBe("broken");
  note(table("0".repeat(64), null, "b"));
  expect(await check(table(SEAL, SECRET, "b"))).toBe("broken");
});

test("without https a browser does not hash; it says so", async () => {
  vi.stubGlobal("crypto", {});
  expect(await check(table(SEAL, SECRET))).toBe("unchecked");
});

test("two hundred tables are remembered, and the oldest give way", async () => {
  for (let n = 0; n <= 200; n++) note(table(SEAL, null, `t${n}`));
  expect(await check(table(SEAL, SECRET, "t0"))).toBe("fits");
  expect(await check(table(SEAL, SECRET, "t200"))).toBe("kept");
});
