// The symbols of Action cards, in the order in which they are carried out.
import type { IconName } from "../../art/icons";
import type { Texts } from "../../lib/texts";

export interface CardSymbol {
  kind: string;
  amount: number; // pounds, for money
}

/** Agents, money and further cards have drawings of their own. */
export const SYMBOL_ICONS: Record<string, IconName> = {
  remove_trouble: "police-badge",
  assassinate: "plain-dagger",
  reaction: "shield-reflect",
  build: "house",
  scroll: "scroll-unfurled",
  random_event: "rolling-dices",
  play_another: "cards",
};

/** All of them, as the legend lists them. */
export const SYMBOLS = ["place_agent", "take_money", ...Object.keys(SYMBOL_ICONS)];

export function symbolsOf(texts: Texts, card: string): CardSymbol[] {
  const symbols = texts.value("card", card, "symbols");
  return (Array.isArray(symbols) ? symbols : []).map((symbol) => {
    const [kind = "", amount = "0"] = String(symbol).split(":");
    return { kind, amount: Number(amount) };
  });
}
