// The map of Europe as drawn, in units of 1200 x 760. Any city can be reached from any other, so nothing on it joins them.
import type { Box, Chart } from "../../lib/camera.svelte";
import drawing from "./europe.json";

type Point = [number, number];

export interface Place {
  name: string;
  /** Where the city lies. */
  dot: Point;
  /** The plate that shows all that is in it. */
  plate: Box;
}

const [WIDTH = 0, HEIGHT = 0] = drawing.size;
const [PLATE_WIDTH = 0, PLATE_HEIGHT = 0] = drawing.plate;

export const SIZE = { width: WIDTH, height: HEIGHT };
export const PLATE = { width: PLATE_WIDTH, height: PLATE_HEIGHT };
export const CHART: Chart = { ...SIZE, across: 540, down: 340, first: [440, 300] };

/** In the order of the game. */
export const PLACES: Place[] = Object.entries(drawing.cities).map(([name, { dot, plate: [x = 0, y = 0] }]) => ({
  name,
  dot: dot as Point,
  plate: [x - PLATE_WIDTH / 2, y - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT],
}));

export const LANDS = drawing.land.map((points) => points.map((point) => point.join(",")).join(" "));

/** Where no plate is: the two tracks in the south, Limbo in the east. */
export const TRACKS: Box = [42, 608, 776, 138];
export const LIMBO: Box = [1000, 206, 186, 186];
