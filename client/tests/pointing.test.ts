// The bubble of a lesson never covers what it points at.
import { describe, expect, it } from "vitest";
import { apart, placed, roomFor, type Box } from "../src/lib/pointing";

const PHONE: Box = { x: 0, y: 0, width: 390, height: 664 };
const DESKTOP: Box = { x: 0, y: 0, width: 1280, height: 800 };
const SIZE = { width: 374, height: 190 };

describe("a place for the bubble", () => {
  for (const [name, screen] of [["phone", PHONE], ["desktop", DESKTOP]] as const) {
    it(`covers nothing that it points at, wherever that is (${name})`, () => {
      for (let x = 0; x < screen.width - 60; x += 55) {
        for (let y = 0; y < screen.height - 80; y += 55) {
          const thing = { x, y, width: 60, height: 80 };
          const at = placed(SIZE, thing, [], [], screen);
          expect(apart({ ...at, ...SIZE }, thing), `${x} ${y}`).toBe(true);
          expect(at.x >= 0 && at.y >= 0 && at.x + SIZE.width <= screen.width && at.y + SIZE.height <= screen.height).toBe(true);
        }
      }
    });
  }

  it("stands beside the thing if it can", () => {
    expect(placed(SIZE, { x: 600, y: 500, width: 80, height: 80 }, [], [], DESKTOP).side).toBe("above");
    expect(placed(SIZE, { x: 600, y: 40, width: 80, height: 80 }, [], [], DESKTOP).side).toBe("below");
  });

  it("leaves free what has to be answered, and what else one may want to see if there is room", () => {
    const prompt = { x: 0, y: 480, width: 984, height: 130 };
    const hand = { x: 0, y: 620, width: 984, height: 180 };
    const card = { x: 310, y: 640, width: 126, height: 150 };
    const at = placed(SIZE, card, [prompt], [hand], DESKTOP);
    expect(apart({ ...at, ...SIZE }, prompt)).toBe(true);
    expect(apart({ ...at, ...SIZE }, hand)).toBe(true);
  });

  it("covers as little as it can where it has to cover something", () => {
    const thing = { x: 600, y: 300, width: 80, height: 80 };
    const board = { x: 0, y: 0, width: 984, height: 800 };
    expect(placed(SIZE, thing, [], [board], DESKTOP).x).toBe(DESKTOP.width - SIZE.width - 8);
    const seats = [{ x: 440, y: 430, width: 400, height: 60 }, { x: 560, y: 0, width: 160, height: 290 }];
    const near = placed(SIZE, thing, [], seats, DESKTOP);
    expect(near.side).toBe("right");
  });

  it("is as high as the room beside both, and no higher than it has to be", () => {
    const thing = { x: 300, y: 130, width: 50, height: 50 };
    const prompt = { x: 0, y: 380, width: 390, height: 150 };
    expect(roomFor({ width: 374, height: 120 }, 80, thing, [prompt], PHONE)).toBe(120);
    const high = roomFor({ width: 374, height: 300 }, 80, thing, [prompt], PHONE);
    expect(high).toBeGreaterThanOrEqual(170);
    expect(high).toBeLessThanOrEqual(200);
    expect(roomFor({ width: 374, height: 300 }, 80, { ...PHONE, y: 40 }, [], PHONE)).toBe(80);
  });
});
