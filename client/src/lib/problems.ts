// Why a request was refused, in the language of the reader.
import { Refused } from "./api";
import { say } from "./house.svelte";
import { commonTexts } from "./library.svelte";

export function told(error: unknown): string {
  if (!(error instanceof Refused) || error.status === 0) return say("offline");
  const texts = commonTexts();
  const message = `problem-${error.id}`;
  return texts?.has(message) ? texts.say(message, error.args) : error.message || say("offline");
}
