// What is brought into sight on a small map does not lie under what lies over the map.
import { expect, it } from "vitest";
import { Camera, type Box } from "../src/lib/camera.svelte";

const CHART = { width: 1200, height: 700, across: 530, down: 330, first: [716, 344] as const };
const PHONE = { width: 390, height: 260 };

function onPhone(table: string): Camera {
  const camera = new Camera(CHART, () => true, table);
  camera.width = PHONE.width;
  camera.height = PHONE.height;
  return camera;
}

function seen(place: Box): { right: number; above: number; below: number } {
  const camera = onPhone(`test ${place.join()}`);
  camera.show(place);
  const [left, top, wide, high] = camera.box;
  const pixels = PHONE.width / wide;
  const [x, y, width, height] = place;
  return { right: (left + wide - x - width) * pixels, above: (y - top) * pixels, below: (top + high - y - height) * pixels };
}

it("lies in sight, and beside the little map and the buttons, wherever it is on the map", () => {
  for (let x = 0; x <= 1050; x += 50) {
    for (let y = 0; y <= 580; y += 29) {
      const { right, above, below } = seen([x, y, 150, 120]);
      expect(Math.min(right, above, below), `${x} ${y}`).toBeGreaterThanOrEqual(-0.01);
      expect(right >= 100 || below >= 60, `little map: ${x} ${y}`).toBe(true);
      expect(right >= 160 || above >= 52, `buttons: ${x} ${y}`).toBe(true);
    }
  }
});

it("shows all of the map at the first step on a phone, below the buttons; then it goes closer, and back", () => {
  const camera = onPhone("steps");
  expect(camera.stepsCloser).toBe(false);
  camera.step();
  const [left, top, wide, high] = camera.box;
  expect(camera.whole).toBe(true);
  expect(left).toBeLessThanOrEqual(0);
  expect((-top * PHONE.width) / wide).toBeGreaterThanOrEqual(59.9);
  expect(top + high).toBeGreaterThanOrEqual(CHART.height - 0.01);
  expect(camera.stepsCloser).toBe(true);
  camera.step();
  expect(camera.zoom).toBeGreaterThan(1);
  camera.step();
  expect(camera.zoom).toBe(1);
});
