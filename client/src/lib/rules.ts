// The rules of a game, taken apart: numbered paragraphs, each a list of blocks. Our own small reading of Markdown, since
// pages never get markup from outside (and rules need little of it).
import { api } from "./api";
import type { Language } from "./protocol";

export type Inline = { text: string; style: "plain" | "bold" | "code" | "italic" | "rule" }; // "rule" is the number of a paragraph
export type Block =
  | { kind: "text"; parts: Inline[] }
  | { kind: "drawing"; lines: string[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const ITEM = /^\s*([-*]|\d+\.)\s+(.*)$/;
const HEADING = /^(#+)\s+(?:([A-Z]?\d+(?:\.\d+)*[a-z]?)\.?\s+)?(.*)$/;
const HEADINGS = new RegExp(HEADING, "gm");
/** What may be the number of a paragraph: 5.4, R12, chapter 7. A bare number counts only after the word. */
const REFERENCE = /(?<![\p{L}\d.])((?:chapters?|rozdzia\p{L}+)\s+\d+|[A-Z]\d+|\d+\.\d+[a-z]?)(?![\p{L}\d])/iu;

export interface Paragraph {
  number: string; // "" for what stands before the first numbered heading
  title: string;
  level: number;
  blocks: Block[];
  plain: string;
}

export interface Rules {
  language: string; // English where nobody has translated them
  paragraphs: Paragraph[];
}

export const NO_RULES: Rules = { language: "en", paragraphs: [] };

const fetched = new Map<string, Promise<Rules>>();

export function rulesOf(game: string, language: Language): Promise<Rules> {
  const key = `${language}/${game}`;
  let coming = fetched.get(key);
  if (!coming) {
    coming = api.rules(game, language).then((found) => ({ language: found.language, paragraphs: readRules(found.text) }));
    coming.catch(() => fetched.delete(key));
    fetched.set(key, coming);
  }
  return coming;
}

export function chaptersOf(rules: Rules): Paragraph[] {
  return rules.paragraphs.filter((one) => one.number && one.level === 2);
}

export function readRules(markdown: string): Paragraph[] {
  const found: Paragraph[] = [];
  const numbers = new Set([...markdown.matchAll(HEADINGS)].map((heading) => heading[2] ?? ""));
  let lines: string[] = [];
  const finish = (): void => {
    const last = found.at(-1);
    if (last) {
      last.blocks = blocks(lines, numbers);
      last.plain = lines.join(" ");
    }
    lines = [];
  };
  for (const line of markdown.split("\n")) {
    const heading = HEADING.exec(line);
    if (heading) {
      finish();
      found.push({ number: heading[2] ?? "", title: heading[3] ?? "", level: (heading[1] ?? "").length, blocks: [], plain: "" });
    } else lines.push(line);
  }
  finish();
  return found;
}

/**
 * The paragraphs that name something, as whole words, with the endings that words have in the language of the rules; what
 * stands in brackets, as in "Dissenter (Investigator)", may stand there without them.
 */
export function mentions(rules: Rules, name: string): Paragraph[] {
  const words = name.split(/[\s()]+/).filter(Boolean).map((word) => (rules.language === "pl" ? declined(word) : exactly(word)));
  const ending = rules.language === "pl" ? "" : "s?";
  const found = new RegExp(`(^|\\P{L})${words.join("[\\s(]+")}${ending}(\\P{L}|$)`, "iu");
  return rules.paragraphs.filter((paragraph) => paragraph.number && (found.test(paragraph.title) || found.test(paragraph.plain)));
}

function exactly(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Polish declines nouns and adjectives: Zemsta, Zemsty, Zemstą. Up to three letters after the stem cover nearly all endings. */
function declined(word: string): string {
  return word.length < 4 ? exactly(word) : `${exactly(word.replace(/[aąeęioóuy]$/u, ""))}\\p{L}{0,3}`;
}

/** The paragraphs that have all the words, anywhere. */
export function search(paragraphs: Paragraph[], words: string): Paragraph[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return paragraphs.filter((paragraph) => {
    const text = `${paragraph.number} ${paragraph.title} ${paragraph.plain}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

function blocks(lines: string[], numbers: Set<string>): Block[] {
  const found: Block[] = [];
  let text: string[] = [];
  let drawing: string[] | null = null;
  const inline = (text: string): Inline[] => withLinks(styled(text), numbers);
  const finish = (): void => {
    if (text.length > 0) found.push({ kind: "text", parts: inline(text.join(" ")) });
    text = [];
  };
  for (const line of folded(lines)) {
    if (line.startsWith("```")) {
      finish();
      if (drawing) found.push({ kind: "drawing", lines: drawing });
      drawing = drawing ? null : [];
      continue;
    }
    if (drawing) {
      drawing.push(line);
      continue;
    }
    const item = ITEM.exec(line);
    const last = found.at(-1);
    if (/^\s*\|/.test(line)) {
      finish();
      tableRow(found, line, inline);
    } else if (item) {
      finish();
      const ordered = /\d/.test(item[1] ?? "");
      const list = found.at(-1);
      if (list?.kind === "list" && list.ordered === ordered) list.items.push(inline(item[2] ?? ""));
      else found.push({ kind: "list", ordered, items: [inline(item[2] ?? "")] });
    } else if (/^\s+\S/.test(line) && last?.kind === "list" && text.length === 0) {
      last.items.at(-1)?.push(...inline(` ${line.trim()}`));
    } else if (/^(-{3,})?\s*$/.test(line)) finish();
    else text.push(line.trim().replace(/^>\s?/, ""));
  }
  finish();
  return found;
}

/** The lines, with those that go on in the next line put together: an item of a list may be emphasised across them. */
function folded(lines: string[]): string[] {
  const all: string[] = [];
  let drawn = false;
  for (const line of lines) {
    const before = all.at(-1) ?? "";
    if (line.startsWith("```")) drawn = !drawn;
    if (!drawn && ITEM.test(before) && /^\s+[^\s|]/.test(line) && !ITEM.test(line)) all[all.length - 1] = `${before} ${line.trim()}`;
    else all.push(line);
  }
  return all;
}

function tableRow(found: Block[], line: string, inline: (text: string) => Inline[]): void {
  const cells = line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
  const table = found.at(-1);
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
  if (table?.kind === "table") table.rows.push(cells.map(inline));
  else found.push({ kind: "table", head: cells.map(inline), rows: [] });
}

function styled(text: string): Inline[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter(Boolean).map((piece) => {
    if (piece.startsWith("**")) return { text: piece.slice(2, -2), style: "bold" };
    if (piece.startsWith("`")) return { text: piece.slice(1, -1), style: "code" };
    if (piece.length > 2 && piece.startsWith("*") && piece.endsWith("*")) return { text: piece.slice(1, -1), style: "italic" };
    return { text: piece.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1"), style: "plain" };
  });
}

/** Cuts out the numbers of paragraphs, so that they can be links; what is not one stays text. */
function withLinks(parts: Inline[], numbers: Set<string>): Inline[] {
  return parts.flatMap((part): Inline[] => {
    if (part.style !== "plain") return [part];
    return part.text.split(REFERENCE).flatMap((piece, i): Inline[] => {
      const number = i % 2 === 1 ? /\S+$/.exec(piece)?.[0] ?? "" : "";
      if (!number || !numbers.has(number)) return piece ? [{ text: piece, style: "plain" }] : [];
      const before = piece.slice(0, piece.length - number.length);
      return [...(before ? [{ text: before, style: "plain" } as const] : []), { text: number, style: "rule" }];
    });
  });
}
