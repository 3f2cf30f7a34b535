// The symbols on cards: what they are called, and how they look.
import type { Json } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { Effect, Sign, Symbol } from "../../parts/symbols";
import { tell } from "./words";

const SIGNS = {
  influence: { side: "left", icon: "cube", many: true, ground: "#2460ae" },
  wealth: { side: "left", icon: "two-coins", many: true, ground: "#f2c25b", bright: true },
  travel: { side: "left", icon: "steam-locomotive", many: true, ground: "#6b4a22" },
  power: { side: "left", icon: "fist", many: true, ground: "#7c1220" },
  ritual_plus: { side: "left", icon: "candle-flame", many: true, ground: "#1d6b4f", prefix: "+" },
  ritual_minus: { side: "left", icon: "candle-flame", many: true, ground: "#1d6b4f", prefix: "−" },
  investigation_plus: { side: "left", icon: "magnifying-glass", many: true, ground: "#a3203a", prefix: "+" },
  investigation_minus: { side: "left", icon: "magnifying-glass", many: true, ground: "#a3203a", prefix: "−" },
  kill: { side: "left", icon: "plain-dagger", many: false, ground: "#2b1d20" },
  close_gate: { side: "left", icon: "padlock", many: false, ground: "#5a5068" },
  open_gate: { side: "left", icon: "magic-portal", many: false, ground: "#0f6b5e" },
  blockade: { side: "left", icon: "hazard-sign", many: false, ground: "#f2c53d", bright: true },
  agent: { side: "top", icon: "pawn", many: true, ground: "#fbf5df", bright: true },
  generic: { side: "right", icon: null, many: true, ground: "#2b1d20" },
  investigator: { side: "right", icon: null, many: true, ground: "#1e6fa8" },
  cultist: { side: "right", icon: null, many: true, ground: "#2f7a5a" },
  sanity: { side: "right", icon: "brain", many: false, ground: "#fbf5df", bright: true },
} satisfies Record<string, Sign>;

export type SymbolKind = keyof typeof SIGNS;
export const KINDS = Object.keys(SIGNS) as SymbolKind[];

export const symbolOf = (kind: SymbolKind, count: number): Symbol => ({ kind, count, sign: SIGNS[kind], label: tell("symbol", { kind, count }) });

const record = (value: Json): Record<string, Json> => (value !== null && typeof value === "object" && !Array.isArray(value) ? value : {});

/** The symbols of a card, in the order in which they are printed. */
export function symbolsOf(texts: Texts, card: string): Symbol[] {
  const of = (key: string): Json => texts.value("card", card, key);
  const drawn = of("symbols");
  const counts: Record<string, Json> = {
    ...record(of("resources")),
    ...record(of("vp")),
    ...Object.fromEntries((Array.isArray(drawn) ? drawn : []).map((symbol) => [String(symbol), 1])),
    agent: record(of("agent")).token_power ?? 0,
    sanity: of("sanity_test") === true ? 1 : 0,
  };
  return KINDS.flatMap((kind) => {
    const count = Number(counts[kind] ?? 0);
    return count > 0 ? [symbolOf(kind, count)] : [];
  });
}

// In the order in which they are read. What stands under "note" is always so, and is not used.
const USES = ["claim", "action", "free", "free-once", "riposte", "constant", "end", "note"] as const;

/** What stands in the box of a card besides its symbols, if anything does. */
export function effectsOf(texts: Texts, card: string): Effect[] {
  return USES.flatMap((use) => {
    const message = `card-${card}-${use}`;
    if (!texts.has(message)) return [];
    return [{ use: use === "note" ? "" : texts.say(`use-${use}`), text: texts.say(message, texts.numbers("card", card)) }];
  });
}
