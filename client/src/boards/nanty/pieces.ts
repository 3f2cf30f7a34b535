// What stands in a district, and where in the box for its pieces each of them goes.
import type { Choice } from "../../lib/texts";
import type { District } from "./shape";
import { PLACES, type Box } from "./london";

export type PieceKind = "house" | "agent" | "grenadier" | "citizen" | "trouble";

export interface Standing {
  kind: PieceKind;
  seat: number | null;
  /** The name that choices use for it; null: no choice ever names it as a piece. */
  piece: string | null;
  /** Which Agent or Building it is, where that matters (14.3). */
  type: string | null;
  count: number;
  /** Only what the settled choice would bring here. */
  ghost?: boolean;
  id: string;
}

export interface Placed extends Standing {
  x: number;
  y: number;
  scale: number;
}

const MOST_OF_A_KIND = 6; // more become one with a number
const FULL = 1.32;
const SMALLEST = 0.98;
const WIDE = 38; // room that a piece takes at full size
const HIGH = 52;

/** In the order of the drawing: the Building, Agents by seat, those who belong to nobody, Trouble last. */
export function standingIn(district: District): Standing[] {
  const found: Standing[] = [];
  const add = (kind: PieceKind, seat: number | null, piece: string | null, type: string | null, count: number): void => {
    const each = type === null ? count : 1;
    for (let i = 0; i < each; i += 1) found.push({ kind, seat, piece, type, count: 1, id: [kind, seat, type, i].join("/") });
  };
  if (district.house !== null) add("house", district.house, "building", district.building ?? null, 1);
  district.agents.forEach((count, seat) => {
    const types = district.types?.[seat];
    if (types) for (const type of types) add("agent", seat, `${seat}-${type}`, type, 1);
    else add("agent", seat, String(seat), null, count);
  });
  add("grenadier", null, "grenadier", null, district.grenadiers);
  add("citizen", null, "citizen", null, district.citizens);
  if (district.trouble) add("trouble", null, null, null, 1);
  return found;
}

/** What a choice would bring to a district. */
export function ghostOf(choice: Choice | null, district: string, seat: number | null): Standing | null {
  if (!choice || seat === null || choice.things[0]?.name !== district) return null;
  const type = choice.things[1]?.name ?? null;
  const kind = { place: "agent", build: "house", stir: "trouble" }[choice.verb] as PieceKind | undefined;
  if (!kind) return null;
  return { kind, seat: kind === "trouble" ? null : seat, piece: null, type, count: 1, ghost: true, id: "ghost" };
}

/** The pieces in rows that fit the box: full size if they do, smaller if not, several as one if they must. */
export function arranged(standing: Standing[], box: Box): Placed[] {
  let items = gathered(standing, MOST_OF_A_KIND);
  for (let most = 3; most >= 1 && !fit(items.length, box); most -= 1) items = gathered(standing, most);
  const { scale, rows } = fit(items.length, box) ?? { scale: SMALLEST, rows: Math.max(1, Math.floor(box[3] / (HIGH * 0.74))) };
  const [x, y, width, height] = box;
  const row = Math.ceil(items.length / rows);
  const step = Math.min(50, (WIDE + 4) * (scale / FULL) + 4, width / Math.max(1, row));
  const high = Math.min(HIGH * (scale / FULL) + 2, height / rows);
  return items.map((item, i) => {
    const line = Math.floor(i / row);
    const inLine = Math.min(row, items.length - line * row);
    return {
      ...item,
      x: x + width / 2 - (step * (inLine - 1)) / 2 + (i % row) * step,
      y: y + (rows > 1 ? high * (line + 0.5) : Math.min(height / 2, 38)),
      scale,
    };
  });
}

function fit(count: number, [, , width, height]: Box): { scale: number; rows: number } | null {
  for (const scale of [FULL, 1.18, SMALLEST]) {
    const size = scale / FULL;
    const rows = Math.max(1, Math.floor(height / (HIGH * size)));
    for (let used = 1; used <= rows; used += 1) if (Math.ceil(count / used) * WIDE * size <= width) return { scale, rows: used };
  }
  return null;
}

/** Can a piece be clicked in a district, or is it one of those that a single one with a number stands for? */
export function isDrawn(piece: string, name: string, board: District[]): boolean {
  const box = PLACES.find((place) => place.name === name)?.pieces;
  const district = board.find((one) => one.district === name);
  return box !== undefined && district !== undefined && arranged(standingIn(district), box).some((item) => item.piece === piece);
}

/** More than this many of one kind and colour as a single piece with a number. */
function gathered(standing: Standing[], most: number): Standing[] {
  const sortOf = (one: Standing): string => `${one.kind} ${one.seat} ${one.ghost ?? ""}`;
  const counts = new Map<string, number>();
  for (const one of standing) counts.set(sortOf(one), (counts.get(sortOf(one)) ?? 0) + 1);
  const shown = new Set<string>();
  return standing.flatMap((one) => {
    const count = counts.get(sortOf(one)) ?? 1;
    if (count <= most) return [one];
    if (shown.has(sortOf(one))) return [];
    shown.add(sortOf(one));
    // With its kinds gone, it stands for all of them; which one is meant is then chosen in the prompt.
    return [{ ...one, count, piece: one.type === null ? one.piece : null, type: null }];
  });
}
