// The texts of this board. They stand beside it, so that the board is one folder.
import type { Json } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { Texts } from "../../lib/texts";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

const catalogues = { en: new Texts("en", [en]), pl: new Texts("pl", [pl]) };

/** A text of this board in the language of the reader. */
export function tell(message: string, args: Record<string, Json> = {}): string {
  return catalogues[settings.language].say(message, args);
}
