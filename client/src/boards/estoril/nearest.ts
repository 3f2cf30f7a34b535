// Arrows go from target to target: to the nearest one in that direction.

const AHEAD: Record<string, (dx: number, dy: number) => number> = {
  ArrowRight: (dx) => dx,
  ArrowLeft: (dx) => -dx,
  ArrowDown: (_dx, dy) => dy,
  ArrowUp: (_dx, dy) => -dy,
};

/** Moves the focus, and says whether there was anywhere to go. */
export function nearest(board: HTMLElement, key: string): boolean {
  const ahead = AHEAD[key];
  const targets = [...board.querySelectorAll<SVGElement>("[role=button][tabindex='0']")];
  const from = document.activeElement;
  if (!ahead || targets.length === 0) return false;
  if (!from || !targets.includes(from as SVGElement)) {
    targets[0]?.focus();
    return true;
  }
  const [x, y] = middle(from);
  let best: { target: SVGElement; far: number } | null = null;
  for (const target of targets) {
    const [tx, ty] = middle(target);
    const forward = ahead(tx - x, ty - y);
    if (forward <= 1) continue;
    // Sideways counts double, so that an arrow keeps to its row or column where it can.
    const far = forward + 2 * (Math.abs(tx - x) + Math.abs(ty - y) - forward);
    if (!best || far < best.far) best = { target, far };
  }
  best?.target.focus();
  return best !== null;
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
