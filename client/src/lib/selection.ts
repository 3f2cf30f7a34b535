// From "here are all choices" to "pick a thing, then another": the same for every game.
import { keyOf, type Choice, type Form, type Texts, type Thing } from "./texts";

/** The choices that name everything picked so far. */
export function fitting(choices: Choice[], picked: Thing[]): Choice[] {
  return choices.filter((choice) => {
    const left = choice.things.map(keyOf);
    return picked.every((thing) => {
      const at = left.indexOf(keyOf(thing));
      if (at < 0) return false;
      left.splice(at, 1);
      return true;
    });
  });
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

/** The keys of all things that can be picked next. */
export function targetsOf(choices: Choice[], picked: Thing[]): Set<string> {
  return new Set(fitting(choices, picked).flatMap((choice) => unnamed(choice, picked).map(keyOf)));
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
  if (picked.some((other) => keyOf(other) === key)) return picked.filter((other) => keyOf(other) !== key);
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
