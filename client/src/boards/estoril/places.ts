// Where everything lies in the drawing. Areas come with their row and column in the city, the turning of the boards
// worked out already, so that what shares a side in the game shares a side here.
import { numberOf } from "./facts";
import type { Area } from "./shape";

/** Measures in units of the drawing; a phone has narrow cells. */
export interface Measure {
  cellWidth: number;
  cellHeight: number;
  gap: number; // between the cells of a board, and around them
  between: number; // from board to board
  head: number;
  tile: number; // scale of a card
}

export const WIDE: Measure = { cellWidth: 114, cellHeight: 98, gap: 4, between: 8, head: 25, tile: 1 };
const NARROW: Measure = { cellWidth: 58, cellHeight: 84, gap: 2, between: 5, head: 22, tile: 0.78 };
const LOWEST = 60; // cells of a phone with a long question; below that the city scrolls

/** On a phone the city is as wide as the screen, and its cells as high as the stage then allows. */
export function narrow(width: number, height: number): Measure {
  if (width === 0) return NARROW;
  const flat = citySize({ ...NARROW, cellHeight: 0 });
  const unit = width / (flat.width + 2 * MARGIN);
  const room = (height / unit - 2 * MARGIN - flat.height) / ROWS;
  const cellHeight = Math.max(LOWEST, Math.min(NARROW.cellHeight, Math.floor(room)));
  return { ...NARROW, cellHeight, tile: Math.min(NARROW.tile, (cellHeight - 6) / TILE_HEIGHT) };
}

/** Room around the city for what glows. */
export const MARGIN = 6;

export const TILE_WIDTH = 64;
export const TILE_HEIGHT = 90;
const BOARDS_IN_A_ROW = 3;
const ROWS = 4;
const COLS = 6;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boardWidth = (m: Measure): number => 2 * m.cellWidth + 3 * m.gap;
const boardHeight = (m: Measure): number => m.head + 2 * m.cellHeight + 3 * m.gap;

export const citySize = (m: Measure): { width: number; height: number } => ({
  width: 3 * boardWidth(m) + 2 * m.between,
  height: 2 * boardHeight(m) + m.between,
});

export function boardBox(m: Measure, place: number): Box {
  const width = boardWidth(m);
  const height = boardHeight(m);
  return { x: (place % BOARDS_IN_A_ROW) * (width + m.between), y: isUpper(place) ? 0 : height + m.between, width, height };
}

/** The name stands above an upper board and below a lower one: where the two rows meet, nothing parts their areas. */
export const isUpper = (place: number): boolean => place < BOARDS_IN_A_ROW;

export function headBox(m: Measure, place: number): Box {
  const box = boardBox(m, place);
  return { ...box, y: isUpper(place) ? box.y : box.y + box.height - m.head, height: m.head };
}

export function cellBox(m: Measure, row: number, col: number): Box {
  const place = Math.floor(row / 2) * BOARDS_IN_A_ROW + Math.floor(col / 2);
  const board = boardBox(m, place);
  const top = board.y + (isUpper(place) ? m.head : 0);
  return {
    x: board.x + m.gap + (col % 2) * (m.cellWidth + m.gap),
    y: top + m.gap + (row % 2) * (m.cellHeight + m.gap),
    width: m.cellWidth,
    height: m.cellHeight,
  };
}

/** The cell of a board that no area has; null where four areas fill it, and the reward lies over the crossing. */
export function rewardCell(place: number, areas: Area[]): { row: number; col: number } | null {
  const top = isUpper(place) ? 0 : 2;
  const left = 2 * (place % BOARDS_IN_A_ROW);
  for (const row of [top, top + 1]) {
    for (const col of [left, left + 1]) {
      if (!areas.some((area) => area.row === row && area.col === col)) return { row, col };
    }
  }
  return null;
}

/** The reward in the middle of a board with four areas. */
export function middleBox(m: Measure, place: number): Box {
  const board = boardBox(m, place);
  // On a phone it is as small as a finger allows.
  const width = m.tile < 1 ? 44 : 0.51 * m.cellWidth;
  const height = m.tile < 1 ? Math.max(46, 0.64 * m.cellHeight) : 0.78 * m.cellHeight;
  const top = board.y + (isUpper(place) ? m.head : 0);
  return { x: board.x + (board.width - width) / 2, y: top + (board.height - m.head - height) / 2, width, height };
}

/** A door between two areas: a short line from side to side, and whether it joins two boards. */
export function doorOf(m: Measure, door: string[], areas: Area[]): { key: string; d: string; far: boolean } {
  const [a, b] = areas
    .filter(({ area }) => door.includes(area))
    .map(({ row, col }) => cellBox(m, row, col))
    .sort((one, other) => one.x - other.x || one.y - other.y);
  const [from = "", to = ""] = door;
  const beside = a && b && a.y === b.y;
  const d = !a || !b ? "" : beside ? `M${a.x + a.width} ${a.y + a.height / 2}H${b.x}` : `M${a.x + a.width / 2} ${a.y + a.height}V${b.y}`;
  return { key: `${from}-${to}`, d, far: numberOf(from) !== numberOf(to) };
}

/** The sides of a cell that are the rim of the city (rule 4.3). */
export function rim(box: Box, row: number, col: number): string {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const inset = 9; // clear of the rounded corners
  return [
    row === 0 ? `M${box.x + inset} ${box.y}H${right - inset}` : "",
    row === ROWS - 1 ? `M${box.x + inset} ${bottom}H${right - inset}` : "",
    col === 0 ? `M${box.x} ${box.y + inset}V${bottom - inset}` : "",
    col === COLS - 1 ? `M${right} ${box.y + inset}V${bottom - inset}` : "",
  ].join("");
}
