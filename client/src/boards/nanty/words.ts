// What the board of London says beside the texts of the game. It comes with the client, as the texts of the pages do.
import type { Json } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { Texts } from "../../lib/texts";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

const words = { en: new Texts("en", [en]), pl: new Texts("pl", [pl]) };

export function tell(message: string, args: Record<string, Json> = {}): string {
  return words[settings.language].say(message, args);
}
