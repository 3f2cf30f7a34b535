// The map of America as drawn, in units of 1200 x 700: a plate for each City, and roads from plate to plate. Which roads there
// are, and what they cost, is the game's to say.
import type { Box, Chart } from "../../lib/camera.svelte";
import drawing from "./america.json";
import type { Road } from "./shape";

type Point = readonly [number, number];

export interface Place {
  name: string;
  middle: Point;
  /** The plate that shows all that is in it. */
  plate: Box;
}

export interface Way extends Road {
  from: Point;
  end: Point;
  /** Where its price stands: in the middle of what is seen of it. */
  badge: Point;
  /** Where one who follows it arrives at the plate. */
  arrival: Point;
  degrees: number;
}

const [WIDTH = 0, HEIGHT = 0] = drawing.size;
const [PLATE_WIDTH = 0, PLATE_HEIGHT = 0] = drawing.plate;

export const SIZE = { width: WIDTH, height: HEIGHT };
export const PLATE = { width: PLATE_WIDTH, height: PLATE_HEIGHT };
export const CHART: Chart = { ...SIZE, across: 530, down: 330, first: [716, 344] };

/** In the order of the game. */
export const PLACES: Place[] = Object.entries(drawing.cities).map(([name, [x = 0, y = 0]]) => ({
  name,
  middle: [x, y],
  plate: [x - PLATE_WIDTH / 2, y - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT],
}));

const MIDDLES = new Map(PLACES.map(({ name, middle }) => [name, middle]));

/** What part of a way from one middle to another lies under a plate. */
function covered([x, y]: Point, [toX, toY]: Point): number {
  return Math.min(PLATE_WIDTH / 2 / Math.max(1, Math.abs(toX - x)), PLATE_HEIGHT / 2 / Math.max(1, Math.abs(toY - y)));
}

export function wayOf(road: Road): Way {
  const from = MIDDLES.get(road.city) ?? [0, 0];
  const end = MIDDLES.get(road.to) ?? [0, 0];
  const hidden = covered(from, end);
  const at = (part: number): Point => [from[0] + part * (end[0] - from[0]), from[1] + part * (end[1] - from[1])];
  const degrees = (Math.atan2(end[1] - from[1], end[0] - from[0]) * 180) / Math.PI;
  return { ...road, from, end, badge: at(0.5), arrival: at(1 - hidden), degrees };
}

const points = (list: number[][]): string => list.map((point) => point.join(",")).join(" ");

export const LAND = points([[-800, -500], [2000, -500], [2000, -200], [1216, -20], ...drawing.coast, [800, 1200], [575, 1200], ...drawing.gulf, [-800, 676]]);
export const LAKES = drawing.lakes.map(points);

/** Where no plate is: in the Atlantic. */
export const LIMBO: Box = [1066, 500, 126, 190];
