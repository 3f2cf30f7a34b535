// What is printed on a character's card.
import type { Texts } from "../../lib/texts";
import { strings } from "./signs";

export interface Character {
  name: string;
  nation: string;
  strength: number;
  points: number;
  abilities: string[];
  woman: boolean;
}

export function characterOf(texts: Texts, card: string): Character {
  const value = (key: string): unknown => texts.value("card", card, key);
  return {
    name: texts.thing("card", card),
    nation: String(value("nationality")),
    strength: Number(value("strength")),
    points: Number(value("vp")),
    abilities: strings(value("abilities")),
    woman: value("woman") === true,
  };
}

/** A name in at most two lines for a narrow band. */
export function inLines(name: string, room: number): string[] {
  if (name.length <= room) return [name];
  const breaks = [...name.matchAll(/ /g)].map((match) => match.index);
  const middle = name.length / 2;
  const [at] = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
