// RULES.md of a game, taken apart: numbered paragraphs, each a list of blocks. Our own small reading of Markdown, since
// pages never get markup from outside (and rules need little of it).
import { api } from "./api";

export type Inline = { text: string; style: "plain" | "bold" | "code" | "italic" };
export type Block =
  | { kind: "text"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export interface Paragraph {
  number: string; // "" for what stands before the first numbered heading
  title: string;
  level: number;
  blocks: Block[];
  plain: string;
}

const fetched = new Map<string, Promise<Paragraph[]>>();

export function rulesOf(game: string): Promise<Paragraph[]> {
  let coming = fetched.get(game);
  if (!coming) {
    coming = api.rules(game).then(readRules);
    coming.catch(() => fetched.delete(game));
    fetched.set(game, coming);
  }
  return coming;
}

export function readRules(markdown: string): Paragraph[] {
  const found: Paragraph[] = [];
  let lines: string[] = [];
  const finish = (): void => {
    const last = found.at(-1);
    if (last) {
      last.blocks = blocks(lines);
      last.plain = lines.join(" ");
    }
    lines = [];
  };
  for (const line of markdown.split("\n")) {
    const heading = /^(#+)\s+(?:([\d.]+[a-z]?)\.?\s+)?(.*)$/.exec(line);
    if (heading) {
      finish();
      found.push({ number: heading[2] ?? "", title: heading[3] ?? "", level: (heading[1] ?? "").length, blocks: [], plain: "" });
    } else lines.push(line);
  }
  finish();
  return found;
}

/** The paragraphs that name something, as whole words. */
export function mentions(paragraphs: Paragraph[], name: string): Paragraph[] {
  const word = new RegExp(`(^|\\P{L})${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}s?(\\P{L}|$)`, "iu");
  return paragraphs.filter((paragraph) => paragraph.number && (word.test(paragraph.title) || word.test(paragraph.plain)));
}

/** The paragraphs that have all the words, anywhere. */
export function search(paragraphs: Paragraph[], words: string): Paragraph[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return paragraphs.filter((paragraph) => {
    const text = `${paragraph.number} ${paragraph.title} ${paragraph.plain}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let text: string[] = [];
  const finish = (): void => {
    if (text.length > 0) found.push({ kind: "text", parts: inline(text.join(" ")) });
    text = [];
  };
  for (const line of lines) {
    const item = /^\s*([-*]|\d+\.)\s+(.*)$/.exec(line);
    const last = found.at(-1);
    if (/^\s*\|/.test(line)) {
      finish();
      tableRow(found, line);
    } else if (item) {
      finish();
      const ordered = /\d/.test(item[1] ?? "");
      const list = found.at(-1);
      if (list?.kind === "list" && list.ordered === ordered) list.items.push(inline(item[2] ?? ""));
      else found.push({ kind: "list", ordered, items: [inline(item[2] ?? "")] });
    } else if (/^\s+\S/.test(line) && last?.kind === "list" && text.length === 0) {
      last.items.at(-1)?.push(...inline(` ${line.trim()}`));
    } else if (line.trim() === "") finish();
    else text.push(line.trim().replace(/^>\s?/, ""));
  }
  finish();
  return found;
}

function tableRow(found: Block[], line: string): void {
  const cells = line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
  const table = found.at(-1);
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
  if (table?.kind === "table") table.rows.push(cells.map(inline));
  else found.push({ kind: "table", head: cells.map(inline), rows: [] });
}

function inline(text: string): Inline[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter(Boolean).map((piece) => {
    if (piece.startsWith("**")) return { text: piece.slice(2, -2), style: "bold" };
    if (piece.startsWith("`")) return { text: piece.slice(1, -1), style: "code" };
    if (piece.length > 2 && piece.startsWith("*") && piece.endsWith("*")) return { text: piece.slice(1, -1), style: "italic" };
    return { text: piece.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1"), style: "plain" };
  });
}
