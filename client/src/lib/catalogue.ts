// Catalogues of Fluent, read message by message as they are said: a table says a tenth of what its game can say, and
// reading all of it would keep a slow phone busy for half a second before anything is seen.
import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";

const START = /^(-?[a-zA-Z][\w-]*) *=/gm; // of a message or a term, as Fluent's own reader finds them
const CHOICE = "choice-";

export class Catalogue {
  /** The forms of choices that it has texts for. */
  readonly choices: string[];
  private readonly sources = new Map<string, string>();
  private readonly read = new Map<string, Message | undefined>();

  constructor(text: string) {
    const starts = [...text.matchAll(START)];
    starts.forEach((start, n) => {
      const id = start[1] ?? "";
      if (!this.sources.has(id)) this.sources.set(id, text.slice(start.index, starts[n + 1]?.index));
    });
    this.choices = [...this.sources.keys()].filter((id) => id.startsWith(CHOICE)).map((id) => id.slice(CHOICE.length));
  }

  has(id: string): boolean {
    return this.sources.has(id);
  }

  get(id: string): Message | undefined {
    if (!this.read.has(id)) this.read.set(id, new FluentResource(this.sources.get(id) ?? "").body[0] as Message | undefined);
    return this.read.get(id);
  }
}

/** What a bundle looks messages and terms up in, which it would else fill itself with everything. */
class Shelf extends Map<string, never> {
  constructor(private readonly catalogues: Catalogue[]) {
    super();
  }

  override has(id: string): boolean {
    return this.catalogues.some((catalogue) => catalogue.has(id));
  }

  override get(id: string): never | undefined {
    return this.catalogues.find((catalogue) => catalogue.has(id))?.get(id) as never | undefined;
  }
}

/** Formats the messages of catalogues, in order of preference. */
export function bundleOf(language: string, catalogues: Catalogue[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle._messages = bundle._terms = new Shelf(catalogues);
  return bundle;
}
