// What the page can tell about the thing that somebody points at. An element says what it shows by `data-tells="kind:name"`; where
// that is missing, `data-thing` (what can be picked there) says it. Numbers and icons, which are no things, bring their own
// words: `data-note`, whose first line is the title.
import type { Texts, Thing } from "./texts";

export const NOTED = "[data-note]";
export const TELLING = `[data-tells], [data-thing], ${NOTED}`;

export interface Explanation {
  name: string;
  about: string;
}

/** What an element says of itself, if it brings its own words. */
export function noteOf(element: Element): Explanation | null {
  const [name = "", ...about] = (element as HTMLElement | SVGElement).dataset.note?.split("\n") ?? [];
  return name === "" ? null : { name, about: about.join("\n") };
}

/** What these elements show, from the inside out. */
export function keysAround(element: Element | null): string[] {
  const found = element?.closest<HTMLElement | SVGElement>(TELLING);
  if (!found) return [];
  const keys = [found.dataset.tells, found.dataset.thing].filter((key) => key !== undefined);
  return [...keys, ...keysAround(found.parentElement)];
}

/** The innermost of these things that has a text, with how things stand `now`; a seat is explained by what stands for it. */
export function explanationOf(keys: string[], texts: Texts, standIn: (seat: number) => Thing | null, now: (thing: Thing) => string = () => ""): Explanation | null {
  for (const key of keys) {
    const [kind = "", name = ""] = key.split(":");
    const thing = kind === "seat" ? standIn(Number(name)) : { kind, name };
    const about = thing ? texts.whole(thing.kind, thing.name) : "";
    if (thing && about) return { name: texts.thing(thing.kind, thing.name), about: [about, now(thing)].filter(Boolean).join("\n") };
  }
  return null;
}
