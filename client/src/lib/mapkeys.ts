// Keys on the board: arrows go to the nearest target in their direction, + and - zoom, 0 shows all again.
import type { Camera } from "./camera.svelte";

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ZOOM = 1.25;

export function keys(camera: Camera): (board: HTMLElement) => () => void {
  return (board) => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key in WAYS) toNearest(board, event.key);
      else if (event.key === "+") camera.zoomTo(camera.zoom * ZOOM);
      else if (event.key === "-") camera.zoomTo(camera.zoom / ZOOM);
      else if (event.key === "0") camera.zoomTo(1);
      else return;
      event.preventDefault();
    };
    board.addEventListener("keydown", press);
    return () => board.removeEventListener("keydown", press);
  };
}

/** Moves the focus to the nearest target in the direction of an arrow key, and says whether there was one. */
export function toNearest(board: HTMLElement, key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const targets = [...board.querySelectorAll<SVGGElement>("svg [role=button][tabindex='0']")];
  const here = targets.find((target) => target === document.activeElement);
  const next = here ? nearest(targets, here, way) : targets[0];
  next?.focus();
  return next != null;
}

function nearest(targets: SVGGElement[], here: SVGGElement, [wx, wy]: [number, number]): SVGGElement | null {
  const [hx, hy] = middle(here);
  let best: SVGGElement | null = null;
  let least = Infinity;
  for (const target of targets) {
    const [x, y] = middle(target);
    const along = (x - hx) * wx + (y - hy) * wy;
    const aside = Math.abs((x - hx) * wy) + Math.abs((y - hy) * wx);
    // What lies rather in this direction than beside it, the straighter the better.
    if (along > 1 && along + 2 * aside < least) [best, least] = [target, along + 2 * aside];
  }
  return best;
}

function middle(target: SVGGElement): [number, number] {
  const area = target.getBoundingClientRect();
  return [area.left + area.width / 2, area.top + area.height / 2];
}
