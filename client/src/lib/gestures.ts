// One finger moves the map, two fingers zoom it, a double tap goes closer and back. A finger that moved chooses nothing.
import type { Camera } from "./camera.svelte";
import { CLOSER } from "./camera.svelte";

const STILL = 8; // pixels that a tap may tremble

export function gestures(camera: Camera): (map: SVGSVGElement) => () => void {
  return (map) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    let moved = false;

    const part = (x: number, y: number): [number, number] => {
      const area = map.getBoundingClientRect();
      return [(x - area.left) / area.width, (y - area.top) / area.height];
    };

    const down = (event: PointerEvent): void => {
      if (fingers.size === 0) [travelled, moved] = [0, false];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };

    const move = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      const before = spread(fingers);
      const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
      finger.x = event.clientX;
      finger.y = event.clientY;
      travelled += Math.hypot(dx, dy);
      if (travelled < STILL) return;
      if (!moved) {
        moved = true;
        map.setPointerCapture(event.pointerId);
      }
      const [one, two] = fingers.values();
      if (one && two) camera.zoomTo((camera.zoom * spread(fingers)) / before, part((one.x + two.x) / 2, (one.y + two.y) / 2));
      else camera.pan(dx, dy);
    };

    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);

    const click = (event: MouseEvent): void => {
      if (moved) event.stopPropagation();
      moved = false;
    };

    const twice = (event: MouseEvent): void => camera.zoomTo(camera.zoom > 1 ? 1 : CLOSER, part(event.clientX, event.clientY));

    map.addEventListener("pointerdown", down);
    map.addEventListener("pointermove", move);
    map.addEventListener("pointerup", up);
    map.addEventListener("pointercancel", up);
    map.addEventListener("click", click, true);
    map.addEventListener("dblclick", twice);
    return () => {
      map.removeEventListener("pointerdown", down);
      map.removeEventListener("pointermove", move);
      map.removeEventListener("pointerup", up);
      map.removeEventListener("pointercancel", up);
      map.removeEventListener("click", click, true);
      map.removeEventListener("dblclick", twice);
    };
  };
}

function spread(fingers: Map<number, { x: number; y: number }>): number {
  const [one, two] = fingers.values();
  return one && two ? Math.max(1, Math.hypot(one.x - two.x, one.y - two.y)) : 1;
}
