// The symbols on cards: what they are called, and how they look.
import type { IconName } from "../../art/icons";
import type { Texts } from "../../lib/texts";
import type { Effect, Sign, Symbol } from "../../parts/symbols";
import { tell } from "./words";

const SIGNS = {
  place: { side: "left", icon: "cube", many: true, ground: "#2460ae" },
  claim: { side: "left", icon: "robber-hand", many: false, ground: "#7747a6" },
  retrieve: { side: "left", icon: "return-arrow", many: true, ground: "#34566f" },
  move: { side: "left", icon: "walk", many: true, ground: "#6b4a22" },
  restorationist_track: { side: "left", icon: "uprising", many: true, ground: "#9a2a1c" },
  loyalist_track: { side: "left", icon: "octopus", many: true, ground: "#17654a" },
  assassinate: { side: "left", icon: "plain-dagger", many: false, ground: "#7c1220" },
  agents: { side: "top", icon: "pawn", many: false, ground: "#fbf5df", bright: true },
  bombs: { side: "right", icon: "unlit-bomb", many: true, ground: "#fbf5df", bright: true },
  madness: { side: "right", icon: "brain", many: false, ground: "#fbf5df", bright: true },
  neutral_vp: { side: "right", icon: null, many: true, ground: "#2b1d20" },
  restorationist_vp: { side: "right", icon: null, many: true, ground: "#9a2a1c" },
  loyalist_vp: { side: "right", icon: null, many: true, ground: "#17654a" },
  kill_vp: { side: "right", icon: "skull-crossed-bones", many: true, ground: "#4a3f38" },
} satisfies Record<string, Sign>;

export type SymbolKind = keyof typeof SIGNS;
export const KINDS = Object.keys(SIGNS) as SymbolKind[];

/** What the "?" explains besides the symbols on cards, by the icons that stand for it on the table. */
export const ELSEWHERE = { city_bombs: "unlit-bomb", limbo: "cube", beside: "skull-crossed-bones" } satisfies Record<string, IconName>;

export const symbolOf = (kind: SymbolKind, count: number): Symbol => ({ kind, count, sign: SIGNS[kind], label: tell("symbol", { kind, count }) });

/** The symbols of a card, in the order in which they are printed. */
export function symbolsOf(texts: Texts, card: string): Symbol[] {
  const numbers = texts.numbers("card", card);
  return KINDS.flatMap((kind) => {
    const count = Number(numbers[kind] ?? 0);
    return count > 0 ? [symbolOf(kind, count)] : [];
  });
}

/** What stands in the box of a card besides its symbols, if anything does. */
export function effectsOf(texts: Texts, card: string): Effect[] {
  if (!texts.has(`card-${card}-effect`)) return [];
  return [{ use: texts.say(`card-${card}-use`), text: texts.say(`card-${card}-effect`, texts.numbers("card", card)) }];
}
