// The symbols on cards: what they are called, and where on a card they stand.
import type { IconName } from "../../art/icons";
import type { Texts } from "../../lib/texts";

/** Left: what a card is played for. Top: what it brings when it is claimed. Right: bombs, madness and points. */
export type Side = "left" | "top" | "right";

interface Sign {
  side: Side;
  icon: IconName | null; // null: a number on a disc
  many: boolean; // is a number written even if it is 1?
}

export const SIGNS: Record<string, Sign> = {
  place: { side: "left", icon: "cube", many: true },
  claim: { side: "left", icon: "robber-hand", many: false },
  retrieve: { side: "left", icon: "return-arrow", many: true },
  move: { side: "left", icon: "walk", many: true },
  restorationist_track: { side: "left", icon: "uprising", many: true },
  loyalist_track: { side: "left", icon: "octopus", many: true },
  assassinate: { side: "left", icon: "plain-dagger", many: false },
  agents: { side: "top", icon: "pawn", many: false },
  bombs: { side: "right", icon: "unlit-bomb", many: true },
  madness: { side: "right", icon: "brain", many: false },
  neutral_vp: { side: "right", icon: null, many: true },
  restorationist_vp: { side: "right", icon: null, many: true },
  loyalist_vp: { side: "right", icon: null, many: true },
  kill_vp: { side: "right", icon: "skull-crossed-bones", many: true },
};

export interface Symbol {
  kind: string;
  count: number;
}

/** The symbols of a card, in the order in which they are printed. */
export function symbolsOf(texts: Texts, card: string): Symbol[] {
  const numbers = texts.numbers("card", card);
  return Object.keys(SIGNS).flatMap((kind) => {
    const count = Number(numbers[kind] ?? 0);
    return count > 0 ? [{ kind, count }] : [];
  });
}

/** Is a number written beside the icon? */
export const isNumbered = ({ kind, count }: Symbol): boolean => count > 1 || (SIGNS[kind]?.many ?? false);

/** How wide a symbol is that is 26 high. */
export const widthOf = (symbol: Symbol): number => (SIGNS[symbol.kind]?.icon && isNumbered(symbol) ? 38 : 26);

export const onSide = (symbols: Symbol[], side: Side): Symbol[] => symbols.filter(({ kind }) => SIGNS[kind]?.side === side);

/** What stands in the box of a card besides its symbols, if anything does: how it is used, and what it does then. */
export function effectOf(texts: Texts, card: string): { use: string; text: string } | null {
  if (!texts.has(`card-${card}-effect`)) return null;
  return { use: texts.say(`card-${card}-use`), text: texts.say(`card-${card}-effect`, texts.numbers("card", card)) };
}
