// Arrow keys within one tab stop.
import { expect, it } from "vitest";
import { nextOf } from "../src/lib/roving";

it("begins with the newest and stays within what there is", () => {
  expect(nextOf("ArrowLeft", -1, 3)).toBe(2);
  expect(nextOf("ArrowRight", -1, 3)).toBe(2);
  expect(nextOf("ArrowLeft", 2, 3)).toBe(1);
  expect(nextOf("ArrowRight", 1, 3)).toBe(2);
  expect(nextOf("ArrowRight", 2, 3)).toBe(2);
  expect(nextOf("ArrowLeft", 0, 3)).toBe(0);
});

it("leaves other keys alone, and all keys where there is nothing", () => {
  expect(nextOf("ArrowDown", 1, 3)).toBeNull();
  expect(nextOf("ArrowLeft", -1, 0)).toBeNull();
});
