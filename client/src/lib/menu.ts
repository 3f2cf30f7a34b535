// What the prompt offers: a few choices as buttons; many as chips, a thing first and then its target.
import type { Choice, Thing } from "./texts";
import { keyOf } from "./texts";
import { fitting, unnamed } from "./selection";

export interface Menu {
  /** Choices that a click makes at once. */
  deeds: Choice[];
  /** Things to pick, by their names. */
  things: Thing[];
}

const FEW = 4;
/** Verbs that say nothing of a deed: one is done, or does nothing. */
export const ENDS = ["pass", "skip", "done", "stop", "end"];
const HEAP = 10; // more sentences than that nobody reads

/** `worded`: choices whose words say more than the things they name; these are buttons, however alike they are. */
export function menuOf(all: Choice[], picked: Thing[], worded: (choice: Choice) => boolean = () => false): Menu {
  const choices = all.filter((choice) => !worded(choice));
  const fits = fitting(choices, picked);
  const bare = all.filter((choice) => choice.things.length === 0 || worded(choice));
  const ready = fits.filter((choice) => choice.things.length > 0 && unnamed(choice, picked).length === 0);
  const open = fits.filter((choice) => unnamed(choice, picked).length > 0);
  if (picked.length === 0 && fewEnough(open, bare)) return { deeds: [...open, ...bare], things: [] };
  const things = next(open, picked);
  const said = sentencesFor(open, picked, things, ready.length > 0 ? ready : bare);
  return { deeds: [...ready, ...said.values(), ...bare], things: things.filter((thing) => !said.has(keyOf(thing))) };
}

/** The same menu, with what these verbs do after all other answers: nobody should take it for what is asked. */
export function withLast({ deeds, things }: Menu, verbs: string[]): Menu {
  const last = deeds.filter((choice) => verbs.includes(choice.verb));
  return { deeds: [...deeds.filter((choice) => !last.includes(choice)), ...last], things };
}

/**
 * Choices that take more than a name to say, by the key of what they name: among things of several kinds, or for several deeds,
 * those that are all a thing can be picked for, unless most of the things are for choices of that form. "Which card? ... or use
 * the District card: East End". So are a few of another deed than what could be done at once with what is picked (`others`):
 * beside "Claim the card in Rome" a bare name would not say that somebody is killed. They are buttons: whatever says a deed
 * does it, and what only picks says a name.
 */
function sentencesFor(open: Choice[], picked: Thing[], things: Thing[], others: Choice[]): Map<string, Choice> {
  const formOf = (choice: Choice): string => [choice.verb, ...choice.things.map((thing) => thing.kind)].join("-");
  const alone = new Map<string, Choice>();
  const counts = new Map<string, number>();
  for (const thing of things) {
    const named = open.filter((choice) => unnamed(choice, picked).some((one) => keyOf(one) === keyOf(thing)));
    for (const form of new Set(named.map(formOf))) counts.set(form, (counts.get(form) ?? 0) + 1);
    if (named.length === 1 && named[0] && unnamed(named[0], picked).length === 1) alone.set(keyOf(thing), named[0]);
  }
  const [first, second] = [...counts].sort((one, other) => other[1] - one[1]);
  const usual = first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
  const apart = (choice: Choice): boolean => picked.length > 0 && alone.size <= FEW && others.some(({ verb }) => verb !== choice.verb && !ENDS.includes(verb));
  const said = [...alone].filter(([, choice]) => (counts.size > 1 && formOf(choice) !== usual) || apart(choice));
  return new Map(said.length > HEAP ? [] : said);
}

/** A handful of different deeds reads best as sentences on buttons; one deed with different targets as chips. */
function fewEnough(open: Choice[], bare: Choice[]): boolean {
  if (open.length + bare.length > FEW) return false;
  const alike = open.length > 1 && open.every((choice) => choice.verb === open[0]?.verb && choice.things.length === 1);
  return !alike;
}

/** The things that come next, each once, in the order of the choices: first those that a choice names first. */
function next(open: Choice[], picked: Thing[]): Thing[] {
  const found = new Map<string, Thing>();
  for (const choice of open) {
    const thing = unnamed(choice, picked)[0];
    if (thing && !found.has(keyOf(thing))) found.set(keyOf(thing), thing);
  }
  return [...found.values()];
}
