// Sentences from ids and arguments, by the same Fluent catalogues and the same rules as subrosa/texts.py.
// A test compares the two on thousands of events, choices, prompts and refusals in both languages.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { bundleOf, Catalogue } from "./catalogue";
import type { Facts, GameEvent, Json, Language, Prompt, Refusal, Result, Sentence, ThingInfo } from "./protocol";

export const NONE = "none"; // what selectors see instead of something hidden or absent
const LONGEST = 2000;

// Names inside a sentence are set between the outer two of these (private use) characters, each after what it is the name
// of, so that they can be shown in bold and looked up.
const OPEN = "\uE000";
const IS = "\uE002";
const CLOSE = "\uE001";

// The second stop after a name that ends with one, "Linda X..", goes.
const TWO_STOPS = new RegExp(`(?<!\\.)\\.(${CLOSE}*)\\.(?=\\s|${CLOSE}|$)`, "g");

// What computers write before a number below zero.
const MINUS = /(?<![\p{L}\p{N}_-])-(?=\p{Nd})/gu;

/** Writes a sentence as printers do. */
const printed = (sentence: string): string => sentence.replace(TWO_STOPS, ".$1").replace(MINUS, "−");

/** The seat that a thing belongs to, by its name: "2", "2-zombie". */
export function ownerOf(name: string): number | null {
  const owner = /^(\d+)(-|$)/.exec(name);
  return owner ? Number(owner[1]) : null;
}

export interface Part {
  text: string;
  name: boolean;
  /** What it is the name of. */
  thing: Thing | null;
}

/** A thing that a choice or an event can name; seats are things too: `{kind: "seat", name: "2"}`. */
export interface Thing {
  kind: string;
  name: string;
}

export interface Choice {
  text: string;
  verb: string;
  things: Thing[];
}

/** A form of choice that the game knows: its verb and the kinds of things that it names. */
export interface Form {
  verb: string;
  kinds: string[];
}

const MOST_SAID = 5_000;

const read = new Map<string, Catalogue>();

/** Opens a catalogue, once: a table makes new texts whenever somebody sits down. */
function opened(text: string): Catalogue {
  const found = read.get(text) ?? new Catalogue(text);
  read.set(text, found);
  return found;
}

export class MissingText extends Error {}

export const keyOf = (thing: Thing): string => `${thing.kind}:${thing.name}`;

export class Texts {
  readonly kinds = new Map<string, string[]>();
  readonly forms: Form[];
  private readonly infos = new Map<string, ThingInfo>();
  private readonly bundle: FluentBundle;
  /** What was said before: a table says the same hundreds of names after every move. */
  private readonly said = new Map<string, string>();

  /** `catalogues` in order of preference: a game's own before the common one. `names` are the players', by seat; `box` is
      what the card file says of the whole game. */
  constructor(
    readonly language: Language,
    private readonly catalogues: string[],
    private readonly infoList: ThingInfo[] = [],
    private readonly names: (string | null)[] = [],
    private readonly box: Facts = {},
  ) {
    const known = catalogues.map(opened);
    this.bundle = bundleOf(language, known);
    for (const info of infoList) {
      this.infos.set(keyOf(info), info);
      const names = this.kinds.get(info.kind) ?? [];
      names.push(info.name);
      this.kinds.set(info.kind, names);
    }
    this.forms = this.readForms(known.flatMap(({ choices }) => choices));
  }

  /** The same texts with their names marked, for `parts`. */
  marked(): MarkedTexts {
    return new MarkedTexts(this.language, this.catalogues, this.infoList, this.names, this.box);
  }

  // ---- any message

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  say(message: string, args: Record<string, Json> = {}): string {
    const key = `${message} ${JSON.stringify(args)}`;
    const known = this.said.get(key);
    if (known !== undefined) return known;
    if (this.said.size >= MOST_SAID) this.said.clear(); // clocks say something new every second
    const text = this.format(message, args);
    this.said.set(key, text);
    return text;
  }

  private format(message: string, args: Record<string, Json>): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) throw new MissingText(`there is no text ${message} in ${this.language}`);
    const plainArgs = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value)]));
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, plainArgs, errors);
    // A sentence with a gap does less harm than a table that is not drawn because of it; tests look at what is reported.
    if (errors[0]) console.error(`the text ${message} in ${this.language} does not work: ${errors[0].message}`);
    return printed(text);
  }

  // ---- things

  /** What is known about a thing besides its texts. */
  info(kind: string, name: string): ThingInfo | undefined {
    return this.infos.get(`${kind}:${name}`);
  }

  /** A value of its entry in the card file. */
  value(kind: string, name: string, key: string): Json {
    return this.info(kind, name)?.values[key] ?? null;
  }

  /** A number of the whole game: "coronation_gold". */
  ofGame(key: string): number {
    return Number(this.box[key]);
  }

  /** The numbers that the text of a thing mentions. */
  numbers(kind: string, name: string): Record<string, Json> {
    return this.info(kind, name)?.args ?? {};
  }

  /** Is anything about a thing our own work, because the rulebook does not say it? Its number in the list of components is
      nothing that players see. */
  filledIn(kind: string, name: string): boolean {
    const info = this.info(kind, name);
    if (!info) return false;
    const seen = Object.entries(info.values).filter(([key]) => /(^|_)provenance$/.test(key) && key !== "number_provenance");
    return [info.provenance, ...seen.map(([, source]) => source)].includes("reconstructed");
  }

  /** The things that the entry of another one names and that have a text: the abilities of a character. */
  related(kind: string, name: string): Thing[] {
    const found = Object.entries(this.info(kind, name)?.values ?? {}).flatMap(([key, value]): Thing[] => {
      const other = this.kindOf(key);
      if (other === null || other === "seat" || other === kind) return [];
      return (Array.isArray(value) ? value : [value]).map((one) => ({ kind: other, name: String(one) }));
    });
    const alike = new Map(found.map((thing) => [keyOf(thing), thing]));
    return [...alike.values()].filter((thing) => this.infos.has(keyOf(thing)) && this.about(thing.kind, thing.name) !== "");
  }

  thing(kind: string, value: Json): string {
    if (kind === "seat") return this.seat(Number(value));
    const name = this.nameOf(kind, value);
    const owner = ownerOf(name);
    return this.say(`${kind}-${name}`, owner === null ? {} : { owner: this.seat(owner) });
  }

  /** What a thing does, or "" if there is nothing to tell. It may depend on how many play; away from a table that is 0. */
  about(kind: string, value: Json): string {
    const name = this.nameOf(kind, value);
    const message = `${kind}-${name}-text`;
    return this.has(message) ? this.say(message, { players: this.names.length, ...this.numbers(kind, name) }) : "";
  }

  /** What a thing does: where others are printed on it that have a text, what those do. */
  deed(kind: string, name: string): string {
    const related = this.related(kind, name).map((one) => `${this.thing(one.kind, one.name)}: ${this.about(one.kind, one.name)}`);
    return related.join("\n") || this.about(kind, name);
  }

  /** All there is to tell about a thing: its text, and what is printed on it. */
  whole(kind: string, name: string): string {
    return [...new Set([this.about(kind, name), this.deed(kind, name)])].filter(Boolean).join("\n");
  }

  /** A thing and what it does, in sentences; a name that ends with a stop needs no other. */
  described(kind: string, value: Json): string {
    return printed(`${this.thing(kind, value)}. ${this.about(kind, value)}`);
  }

  seat(seat: number): string {
    const name = this.names[seat];
    if (!name) return this.say("player-number", { number: seat + 1 });
    return name === NONE ? "None" : name;
  }

  /** Names joined with commas, things alike counted ("Paris × 2"), or "none"; of players, "Ada and Bo". */
  things(kind: string, values: Json[]): string {
    const counts = new Map<string, number>();
    for (const name of values.map((value) => this.thing(kind, value))) counts.set(name, (counts.get(name) ?? 0) + 1);
    const names = [...counts].map(([name, count]) => (count === 1 ? name : `${name} × ${count}`));
    if (kind === "seat" && names.length > 1) return this.say("names-and-last", { names: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
    return names.join(", ") || NONE;
  }

  nameOf(kind: string, value: Json): string {
    if (typeof value !== "number") return String(value);
    const name = this.kinds.get(kind)?.[value];
    if (name === undefined) throw new MissingText(`there is no ${kind} number ${value}`);
    return name;
  }

  /** The kind of thing that an argument of this name is, if it is one. */
  kindOf(argument: string): string | null {
    for (const word of [argument, argument.slice(argument.lastIndexOf("_") + 1)]) {
      for (const singular of [word, word.replace(/s$/, ""), word.replace(/ies$/, "") + "y"]) {
        if (this.isKind(singular)) return singular;
      }
    }
    return argument === "target" ? "seat" : null;
  }

  /** Arguments with things replaced by their names, as the names of the arguments tell. */
  typed(args: Record<string, Json>): Record<string, Json> {
    const typed: Record<string, Json> = {};
    for (const [name, value] of Object.entries(args)) {
      const kind = this.kindOf(name);
      if (value === null || kind === null) typed[name] = value;
      else if (Array.isArray(value)) typed[name] = this.things(kind, value);
      else typed[name] = this.thing(kind, value);
    }
    return typed;
  }

  /** All things that the arguments of an event name. */
  thingsIn(args: Record<string, Json>): Thing[] {
    return Object.entries(args).flatMap(([name, value]) => {
      const kind = this.kindOf(name);
      if (kind === null || value === null) return [];
      const values = Array.isArray(value) ? value : [value];
      return values.map((one) => ({ kind, name: kind === "seat" ? String(one) : this.nameOf(kind, one) }));
    });
  }

  // ---- what the engine says

  event(seen: GameEvent): string {
    return this.say(`event-${seen.event}`, this.typed(seen.args));
  }

  prompt(prompt: Prompt): string {
    return this.say(`prompt-${prompt.id}`, this.typed(prompt.args));
  }

  /** What those who wait are told: what others are asked. "" where the game has no words for it. */
  waiting(prompt: Prompt, asked: number[]): string {
    const message = `waiting-${prompt.id}`;
    return this.has(message) ? this.say(message, this.typed({ ...prompt.args, asked_seats: asked })) : "";
  }

  sentence(sentence: Sentence): string {
    return this.say(sentence.id, this.typed(sentence.args));
  }

  /** A text that names numbers of the whole game: "intro-goal". */
  ofBox(message: string): string {
    return this.say(message, this.box);
  }

  /** `called`: what a thing is called here instead of by its name. */
  choice(choice: Choice, called: (thing: Thing) => string | null = () => null): string {
    const counts = new Map<string, number>();
    const args: Record<string, Json> = {};
    for (const thing of choice.things) {
      const { kind, name } = thing;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      args[count > 1 ? `${kind}${count}` : kind] = called(thing) ?? this.thing(kind, name);
    }
    return this.say(["choice", choice.verb, ...choice.things.map((thing) => thing.kind)].join("-"), args);
  }

  refusal(refusal: Refusal): string {
    return this.say("refusal", { reason: this.reason(refusal), rule: refusal.rule });
  }

  /** The reason alone, for where the rule is shown beside it. */
  reason(refusal: Refusal): string {
    return this.say(`reason-${refusal.reason}`, this.typed(refusal.args));
  }

  ending(result: Result): string {
    const winners = result.winners.length > 0 ? this.things("seat", result.winners) : this.say("nobody");
    return this.say(`ending-${result.ending}`, { winners, count: result.winners.length });
  }

  // ---- choices

  /** The choice with this text form. The catalogue knows which kinds go with a verb, and no two choices share a text. */
  parse(text: string): Choice {
    const [verb = "", ...names] = text.split(" ");
    for (const form of this.forms) {
      if (form.verb !== verb || form.kinds.length !== names.length) continue;
      const things = names.map((name, i) => ({ kind: form.kinds[i] ?? "", name }));
      if (things.every((thing) => this.infos.has(keyOf(thing)))) return { text, verb, things };
    }
    throw new MissingText(`no form of choice fits ${text}`);
  }

  private readForms(choices: string[]): Form[] {
    return choices.map((choice) => {
      const words = choice.split("-");
      let first = words.length;
      while (first > 1 && this.isKind(words[first - 1] ?? "")) first -= 1;
      return { verb: words.slice(0, first).join("-"), kinds: words.slice(first) };
    });
  }

  private isKind(word: string): boolean {
    return word === "seat" || this.kinds.has(word);
  }
}

const MARKS = /[\uE000-\uE002]/g;

/** Texts whose names (players, cards, places) are marked, so that `parts` can find them. */
export class MarkedTexts extends Texts {
  override thing(kind: string, value: Json): string {
    const what = kind === "seat" ? `seat:${value}` : `${kind}:${this.nameOf(kind, value)}`;
    return `${OPEN}${what}${IS}${super.thing(kind, value).replace(MARKS, "")}${CLOSE}`;
  }
}

/** A marked sentence in pieces. */
export function parts(sentence: string): Part[] {
  return sentence.split(/(\uE000[^\uE001]*\uE001)/).flatMap((piece): Part[] => {
    if (!piece.startsWith(OPEN)) return piece ? [{ text: piece, name: false, thing: null }] : [];
    const [what = "", text = ""] = piece.slice(1, -1).split(IS);
    const [kind = "", name = ""] = what.split(":");
    return [{ text, name: true, thing: { kind, name } }];
  });
}

/** An argument in a form that Fluent takes, as in texts.py. */
export function plain(value: Json): FluentVariable {
  if (value === null || value === undefined) return NONE;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  const text = Array.isArray(value) ? value.map(String).join(", ") || NONE : String(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
