// One tab stop for many things: arrow keys lead from one to the next.

/** The place that a key leads to from this one; -1: from outside, where either way leads to the last. null: another key. */
export function nextOf(key: string, at: number, count: number): number | null {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!step || count === 0) return null;
  return at < 0 ? count - 1 : Math.max(0, Math.min(at + step, count - 1));
}
