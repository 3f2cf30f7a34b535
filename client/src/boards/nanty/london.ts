// The map of London as drawn, in units of 1200 x 760: outlines that share their borders, so that what touches on the
// picture is adjacent in the game, and across the water only where there is a bridge.
import drawing from "./london.json";

export type Point = [number, number];
export type Box = [x: number, y: number, width: number, height: number];

export interface Place {
  name: string;
  points: string;
  label: Point;
  /** Where the pieces stand. */
  pieces: Box;
}

export const WIDTH = 1200;
export const HEIGHT = 760;

const joined = (points: number[][]): string => points.map((point) => point.join(",")).join(" ");

/** In the order of the game, which is that of the die as well. */
export const PLACES: Place[] = Object.entries(drawing.districts).map(([name, { label, pieces, polygon }]) => ({
  name,
  points: joined(polygon),
  label: label as Point,
  pieces: pieces as Box,
}));

export const BANKS = drawing.banks.map(joined);
export const BORDERS = drawing.borders.map(joined);

/** A bridge reaches a little onto the land at both ends. */
export const BRIDGES = drawing.bridges.map(({ name, ends }) => {
  const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = ends;
  const length = Math.hypot(bx - ax, by - ay);
  const reach = length < 30 ? 10 : 7;
  const [ux, uy] = [((bx - ax) / length) * reach, ((by - ay) / length) * reach];
  return { name, path: `M${ax - ux} ${ay - uy}L${bx + ux} ${by + uy}` };
});

// What letters of the display face take at 24 units; enough to keep the plaques clear of the names.
const LETTERS: [string, number][] = [["WM", 25], ["m", 22], ["w", 20], ["scea", 13], ["r", 11], ["tfj", 9.5], ["il", 8.3], [" ", 6]];

/** About half as wide as the name of a place is when written on the map. */
export function halfWidth(text: string): number {
  const widthOf = (letter: string): number =>
    LETTERS.find(([letters]) => letters.includes(letter))?.[1] ?? (letter === letter.toUpperCase() ? 17.5 : 15);
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0) / 2;
}
