// What the client itself says, in catalogues that come with it. Each is read when its language is first spoken.
import type { Json, Language } from "./protocol";
import { settings } from "./settings.svelte";
import { Texts } from "./texts";

/** A function that gives a text of these catalogues in the language of the reader. */
export function wordsOf(catalogues: Record<Language, string>): (message: string, args?: Record<string, Json>) => string {
  const words = new Map<Language, Texts>();
  return (message, args = {}) => {
    const language = settings.language;
    const texts = words.get(language) ?? new Texts(language, [catalogues[language]]);
    words.set(language, texts);
    return texts.say(message, args);
  };
}
