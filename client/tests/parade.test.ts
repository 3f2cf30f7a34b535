import { expect, test } from "vitest";
import { Parade } from "../src/lib/parade";

function watched(most = 3): { parade: Parade<string>; seen: string[]; next: () => Promise<void> } {
  const seen: string[] = [];
  let done: () => void = () => undefined;
  const parade = new Parade<string>((one, quick) => {
    seen.push(quick ? `${one}!` : one);
    return quick ? undefined : new Promise<void>((resolve) => (done = resolve));
  }, most);
  const next = async (): Promise<void> => {
    done();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { parade, seen, next };
}

test("one after the other, each when the one before has been seen", async () => {
  const { parade, seen, next } = watched();
  for (const one of ["a", "b", "c"]) parade.add(one);
  expect(seen).toEqual(["a"]);
  await next();
  expect(seen).toEqual(["a", "b"]);
  await next();
  await next();
  parade.add("d");
  expect(seen).toEqual(["a", "b", "c", "d"]);
});

test("whoever does something sees the rest at once, in order", () => {
  const { parade, seen } = watched();
  for (const one of ["a", "b", "c"]) parade.add(one);
  parade.catchUp();
  expect(seen).toEqual(["a", "b!", "c!"]);
});

test("a long queue is not waited for, and what is outdated is forgotten", () => {
  const { parade, seen } = watched(2);
  for (const one of ["a", "b", "c", "d"]) parade.add(one);
  expect(seen).toEqual(["a", "b!", "c!", "d!"]);
  parade.add("e");
  parade.clear();
  parade.catchUp();
  expect(seen).toEqual(["a", "b!", "c!", "d!"]);
});

test("what comes while its viewer looks elsewhere waits, and is then shown one after the other", async () => {
  const { parade, seen, next } = watched(1);
  parade.hold(true);
  for (const one of ["a", "b", "c"]) parade.add(one);
  parade.catchUp();
  expect(seen).toEqual([]);
  parade.hold(false);
  expect(seen).toEqual(["a"]);
  parade.add("d");
  for (let n = 0; n < 4; n += 1) await next();
  expect(seen).toEqual(["a", "b", "c", "d"]);
  for (const one of ["e", "f", "g"]) parade.add(one);
  expect(seen).toEqual(["a", "b", "c", "d", "e", "f!", "g!"]);
});
