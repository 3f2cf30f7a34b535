// Letters small enough for the room there is. The measure is rough: letters of the display face are about so wide.
const LETTER = 0.6;

/** The longest stretch of a name that cannot be broken between lines. */
export const longest = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));

export function fitted(text: string, size: number, room: number): number {
  return Math.min(size, Math.round((10 * room) / (LETTER * Math.max(1, text.length))) / 10);
}
