// The texts of the pages themselves. Those of the shell come with it, so that it can speak before it has reached the server;
// the others come with the page that says them.
import en from "../locale/shell/en.ftl?raw";
import pl from "../locale/shell/pl.ftl?raw";
import type { Language } from "./protocol";
import { settings } from "./settings.svelte";
import { Texts } from "./texts";
import { loadWords, wordsOf, type Say } from "./words";

const PAGES = "locale/pages";
const catalogues: Record<Language, string> = { en, pl };
const shell = new Map<Language, Texts>(); // each is read when its language is first spoken
const sayOnPages = wordsOf(PAGES);

function shellIn(language: Language): Texts {
  const texts = shell.get(language) ?? new Texts(language, [catalogues[language]]);
  shell.set(language, texts);
  return texts;
}

/** A text of the pages in the language of the reader. */
export const say: Say = (message, args) => {
  const texts = shellIn(settings.language);
  return texts.has(message) ? texts.say(message, args) : sayOnPages(message, args);
};

/** Fetches what pages other than the lobby say. */
export const loadPageWords = (): Promise<void> => loadWords(PAGES);
