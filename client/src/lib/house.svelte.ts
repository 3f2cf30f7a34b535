// The texts of the pages themselves. They come with the client, so that it can speak before it has reached the server.
import en from "../locale/en.ftl?raw";
import pl from "../locale/pl.ftl?raw";
import type { Json } from "./protocol";
import { settings } from "./settings.svelte";
import { Texts } from "./texts";

const houses = { en: new Texts("en", [en]), pl: new Texts("pl", [pl]) };

/** A text of the pages in the language of the reader. */
export function say(message: string, args: Record<string, Json> = {}): string {
  return houses[settings.language].say(message, args);
}
