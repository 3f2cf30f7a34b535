// Boxes on a board: what tests of drawings ask about them.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const apart = (a: Box, b: Box): boolean => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** Two names as one, whichever comes first. */
export const pair = (one: string, other: string): string => [one, other].sort().join(" ");
