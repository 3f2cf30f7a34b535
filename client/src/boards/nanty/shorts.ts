// What a card does in a few words: enough to recognise it by. The whole text is on the enlarged card and in its label.
import type { Texts, Thing } from "../../lib/texts";
import { symbolsOf } from "./symbols";
import { tell } from "./words";

/** "" for Action cards that are all symbols. */
export function shortText(texts: Texts, { kind, name }: Thing): string {
  if (kind === "card") return textOfScroll(texts, name);
  return kind === "agent" || kind === "building" ? tell(`short-${kind}-${name}`) : texts.about(kind, name);
}

function textOfScroll(texts: Texts, card: string): string {
  if (!symbolsOf(texts, card).some(({ kind }) => kind === "scroll" || kind === "reaction")) return "";
  const args = { ...(texts.value("card", card, "args") as Record<string, string | number | boolean>) };
  if (typeof args.district === "string") args.district = texts.thing("district", args.district);
  return tell(`short-${texts.value("card", card, "effect")}`, args);
}
