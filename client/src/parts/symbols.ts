// The symbols on cards of games in which cards pay for actions: how they look, and where on a card they stand.
import type { IconName } from "../art/icons";

/** Left: what a card is played for. Top: what it brings when it is claimed. Right: what else it is worth. */
export type Side = "left" | "top" | "right";

export interface Sign {
  side: Side;
  icon: IconName | null; // null: a number on a disc
  many: boolean; // is a number written even if it is 1?
  ground: string; // the colour it stands on
  bright?: boolean; // is that colour a light one?
  prefix?: string; // stands before the number: "+"
}

export interface Symbol {
  kind: string;
  count: number;
  sign: Sign;
  /** In words, for those who do not see it. */
  label: string;
}

/** A text on a card: how it is used ("One-use action"; "" if that is not said), and what it does then. */
export interface Effect {
  use: string;
  text: string;
}

/** Such texts as they stand in a list, a line for each. */
export const linesOf = (effects: Effect[]): string => effects.map(({ use, text }) => (use ? `${use}: ${text}` : text)).join("\n");

/** Is a number written beside the icon? */
export const isNumbered = ({ count, sign }: Symbol): boolean => count > 1 || sign.many;

/** How wide a symbol is that is 26 high. */
export function widthOf(symbol: Symbol): number {
  if (!symbol.sign.icon || !isNumbered(symbol)) return 26;
  return symbol.sign.prefix ? 49 : 38;
}

export const onSide = (symbols: Symbol[], side: Side): Symbol[] => symbols.filter(({ sign }) => sign.side === side);

/** Symbols side by side, each with where it begins, and how wide they are together. */
export function inRow(symbols: Symbol[], height: number, gap = 2): { placed: { symbol: Symbol; x: number }[]; width: number } {
  let width = 0;
  const placed = symbols.map((symbol) => {
    const x = width;
    width += (widthOf(symbol) * height) / 26 + gap;
    return { symbol, x };
  });
  return { placed, width: Math.max(0, width - gap) };
}
