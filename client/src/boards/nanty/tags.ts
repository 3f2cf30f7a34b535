// Two or three letters for each kind of Agent and Building, so that they can be told apart on the map (14.3).
import type { Texts } from "../../lib/texts";

/** The shortest beginning of the name that no other of its kind has. */
export function tagOf(texts: Texts, kind: "agent" | "building", name: string): string {
  const own = texts.thing(kind, name);
  const others = (texts.kinds.get(kind) ?? []).filter((other) => other !== name).map((other) => texts.thing(kind, other));
  let length = 2;
  while (length < own.length && others.some((other) => other.startsWith(own.slice(0, length)))) length += 1;
  return own.slice(0, length);
}
