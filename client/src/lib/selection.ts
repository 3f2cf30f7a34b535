// From "here are all choices" to "pick a thing, then another": the same for every game.
import { keyOf, type Choice, type Form, type Texts, type Thing } from "./texts";

/**
 * The choices that name everything picked so far. Kinds may be picked in any order, but of one kind the first one picked is the
 * first one named: "from Rome to London" is something else than "from London to Rome".
 */
export function fitting(choices: Choice[], picked: Thing[]): Choice[] {
  const kinds = new Set(picked.map((thing) => thing.kind));
  const named = (things: Thing[], kind: string): string[] => things.filter((thing) => thing.kind === kind).map(keyOf);
  return choices.filter((choice) => [...kinds].every((kind) => {
    const there = named(choice.things, kind);
    return named(picked, kind).every((key, n) => there[n] === key);
  }));
}

/** What is left to name of a choice once the picked things are. */
export function unnamed(choice: Choice, picked: Thing[]): Thing[] {
  const left = [...choice.things];
  for (const thing of picked) {
    const at = left.findIndex((other) => keyOf(other) === keyOf(thing));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The keys of all things that can be picked next: of each kind, what a choice names first. */
export function targetsOf(choices: Choice[], picked: Thing[]): Set<string> {
  const first = (thing: Thing, n: number, things: Thing[]): boolean => things.findIndex(({ kind }) => kind === thing.kind) === n;
  return new Set(fitting(choices, picked).flatMap((choice) => unnamed(choice, picked).filter(first).map(keyOf)));
}

/** The choice that the picked things amount to, if it is certain: nothing left to name, and no other choice like it. */
export function settled(choices: Choice[], picked: Thing[]): Choice | null {
  if (picked.length === 0) return null;
  const whole = fitting(choices, picked).filter((choice) => unnamed(choice, picked).length === 0);
  return whole.length === 1 ? (whole[0] ?? null) : null;
}

/**
 * Picking one more thing. A thing that goes with those picked is added; another one to begin with (a second card) replaces
 * them; a target that does not go with them changes nothing. Picking a thing again lets go of it.
 */
export function pick(choices: Choice[], picked: Thing[], thing: Thing): Thing[] {
  const key = keyOf(thing);
  if (picked.some((other) => keyOf(other) === key)) {
    const kept = picked.filter((other) => keyOf(other) !== key);
    return fitting(choices, kept).length > 0 ? kept : []; // where to, without where from, is nothing
  }
  // A second card instead of the first, the target staying where it was, is what people mean most often.
  for (const kept of [picked, picked.filter((other) => other.kind !== thing.kind)]) {
    if (fitting(choices, [...kept, thing]).length > 0) return [...kept, thing];
  }
  return choices.some(({ things: [first] }) => first && keyOf(first) === key) ? [thing] : picked;
}

/**
 * The question behind a click on something that is not on offer: the text form of the likeliest choice that names it,
 * to be asked "why not?". Verbs that are on offer now come first, then forms that use more of what is picked.
 */
export function wouldBe(texts: Texts, choices: Choice[], picked: Thing[], thing: Thing): string | null {
  const onOffer = new Set(choices.map((choice) => choice.verb));
  // The first of two things of a kind: asked with a second one that could be.
  const isKind = (other: Thing): boolean => other.kind === thing.kind;
  const pair = picked.some(isKind) ? undefined : choices.find(({ things }) => things.length === 2 && things.every(isKind) && things[1]?.name !== thing.name);
  if (pair) return [pair.verb, thing.name, pair.things[1]?.name].join(" ");
  let best: { text: string; rank: number } | null = null;
  for (const form of texts.forms) {
    const named = fill(form, [...picked.filter((other) => keyOf(other) !== keyOf(thing)), thing], thing);
    if (!named) continue;
    const rank = (onOffer.has(form.verb) ? 10 : 0) + named.length + (form.verb === "pass" ? -20 : 0);
    if (!best || rank > best.rank) best = { text: [form.verb, ...named.map((one) => one.name)].join(" "), rank };
  }
  return best?.text ?? null;
}

/** The things in the order that the form names their kinds, or null if one is missing or `must` is left out. */
function fill(form: Form, things: Thing[], must: Thing): Thing[] | null {
  const left = [...things];
  const named: Thing[] = [];
  for (const kind of form.kinds) {
    const at = left.findLastIndex((thing) => thing.kind === kind);
    const found = at < 0 ? undefined : left.splice(at, 1)[0];
    if (!found) return null;
    named.push(found);
  }
  return named.some((thing) => keyOf(thing) === keyOf(must)) ? named : null;
}

/** Is passing all that is on offer? */
export function canOnlyPass(choices: string[]): boolean {
  return choices.length === 1 && /^(pass|skip)\b/.test(choices[0] ?? "");
}
