// What pages and boards say, in catalogues of the client. Those of the shell come with it; the others are fetched in the
// language of the reader, each when the page or board is that says it.
import { SvelteMap } from "svelte/reactivity";
import type { Json, Language } from "./protocol";
import { settings } from "./settings.svelte";
import { Texts } from "./texts";

/** Gives a text of some catalogues in the language of the reader. */
export type Say = (message: string, args?: Record<string, Json>) => string;

const LANGUAGES: Language[] = ["en", "pl"];
const sources = import.meta.glob<string>(["../boards/*/*.ftl", "../locale/pages/*.ftl"], { query: "?raw", import: "default" });
const spoken = new SvelteMap<string, Texts>(); // by address
const wanted = new Set<string>(); // folders

const addressOf = (folder: string, language: Language): string => `../${folder}/${language}.ftl`;

/** Fetches the words of a folder ("boards/x") in the language of the reader; a folder without any is no mistake. */
export async function loadWords(folder: string, language = settings.language): Promise<void> {
  const address = addressOf(folder, language);
  const source = sources[address];
  if (!source) return;
  wanted.add(folder);
  const words = await source();
  if (!spoken.has(address)) spoken.set(address, new Texts(language, [words]));
}

/** Fetches whatever is in use in the language of the reader. Until it is there, the old words stay. */
export function translate(): void {
  const language = settings.language;
  for (const folder of wanted) loadWords(folder, language).catch(() => undefined);
}

/** The words of a folder: in the language of the reader, or else in the one that there is. */
export function wordsOf(folder: string): Say {
  return (message, args) => {
    const addresses = [settings.language, ...LANGUAGES].map((language) => addressOf(folder, language));
    const found = addresses.map((address) => spoken.get(address)).find((texts) => texts !== undefined);
    if (!found) throw new Error(`nobody has fetched the words of ${folder}: ${message}`);
    return found.say(message, args);
  };
}
