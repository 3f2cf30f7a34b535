// What stands in a City: Agents one by one while there is room, otherwise everybody's together with a number.
import type { City, Facts } from "./shape";

export interface Token {
  key: string;
  kind: "basic" | "agent" | "mi_go" | "cultist" | "deep" | "whateley" | "many";
  owner: number;
  /** The piece that it is, where it is one. */
  piece: string | null;
  count: number;
  possessed: boolean;
}

export const MOST = 6; // that are drawn one by one

const BASIC = new Set(["monday", "tuesday", "wednesday", "thursday", "friday"]);

function kindOf(piece: string): Token["kind"] {
  if (BASIC.has(piece)) return "basic";
  if (piece.startsWith("cultist_")) return "cultist";
  return piece === "mi_go" ? "mi_go" : "agent";
}

export function tokensIn(city: City, table: Facts): Token[] {
  const pieces = table.pieces.filter((piece) => piece.city === city.city).toSorted((a, b) => a.owner - b.owner);
  const herds = (city.deep_ones > 0 ? 1 : 0) + (city.whateleys > 0 ? 1 : 0);
  const herd = (kind: "deep" | "whateley", owner: number | null, count: number): Token[] =>
    count > 0 ? [{ key: kind, kind, owner: owner ?? 0, piece: null, count, possessed: false }] : [];
  const agents: Token[] =
    pieces.length + herds <= MOST
      ? pieces.map(({ piece, owner, possessed }) => ({ key: piece, kind: kindOf(piece), owner, piece, count: 1, possessed }))
      : [...new Set(pieces.map(({ owner }) => owner))].map((owner) => {
          const own = pieces.filter((piece) => piece.owner === owner);
          const [only] = own;
          if (own.length === 1 && only) return { key: only.piece, kind: kindOf(only.piece), owner, piece: only.piece, count: 1, possessed: only.possessed };
          return { key: `many/${owner}`, kind: "many", owner, piece: null, count: own.length, possessed: own.some(({ possessed }) => possessed) };
        });
  return [...agents, ...herd("deep", table.deep_owner, city.deep_ones), ...herd("whateley", table.whateley_owner, city.whateleys)];
}

/** The letters by which an Agent is told from others: "WE" is Wyatt Earp. */
export function lettersOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word));
  const first = words[0]?.[0] ?? "";
  return words.length > 1 ? first + (words.at(-1)?.[0] ?? "") : (words[0]?.slice(0, 2) ?? "");
}

/** Where each of so many stands in a row of this width, the first at the left. */
export function spread(count: number, width: number, widest: number): number[] {
  const step = Math.min(widest, width / Math.max(1, count));
  return Array.from({ length: count }, (_, n) => (n + 0.5) * step);
}
