// What a board says beside the texts of the game: catalogues in its own folder, which come with the client.
import type { Json, Language } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { Texts } from "../lib/texts";

/** A function that gives a text of these catalogues in the language of the reader. */
export function wordsOf(catalogues: Record<Language, string>): (message: string, args?: Record<string, Json>) => string {
  const words = { en: new Texts("en", [catalogues.en]), pl: new Texts("pl", [catalogues.pl]) };
  return (message, args = {}) => words[settings.language].say(message, args);
}
