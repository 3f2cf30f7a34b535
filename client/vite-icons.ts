// The icons we use, and only those, each with the code that names it: a file that says "cog" imports "virtual:icon/cog",
// which puts its path into src/art/icons.ts. So the lobby has its own icons only, and those of a board come with the board:
// several boards with the same icon have a copy each, so that none waits for what it shares with another.
// What is only a picture on some card of a board (people.ts) is a file of its own, which comes after the board.
// The list is src/art/icon-names.json; a name that the set does not have stops the build.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const SOURCE = fileURLToPath(new URL("./src/", import.meta.url));
const A_BOARD = /\bboards\/([^/]+)\//;
const LIST = new URL("./src/art/icon-names.json", import.meta.url);
const IS_CODE = /\.(svelte|ts)$/;
const VIRTUAL = "virtual:icon/";
const PICTURES = "virtual:pictures-";
const SAYS_PICTURES = /\bboards\/([^/]+)\/people\.ts$/;

export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  const names = JSON.parse(readFileSync(LIST, "utf8")) as string[];
  const shared = named(names, codeIn((name) => !A_BOARD.test(name)));
  return {
    name: "subrosa-icons",
    enforce: "post", // a component has become a script by then
    buildStart: () => names.forEach((name) => bodyOf(set, name)),
    resolveId: (id) => (id.startsWith(VIRTUAL) || id.startsWith(PICTURES) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${PICTURES}`)) {
        const board = id.slice(PICTURES.length + 1);
        return imported([...pictures(names, shared, board)].map((name) => `${name}/${board}`));
      }
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const [name = ""] = id.slice(VIRTUAL.length + 1).split("/");
      return `import { add } from "/src/art/icons.ts";\nadd(${JSON.stringify(name)}, ${JSON.stringify(pathOf(set, name))});`;
    },
    transform(code, id) {
      if (!id.startsWith(SOURCE) || !IS_CODE.test(id)) return undefined;
      const board = A_BOARD.exec(id.slice(SOURCE.length))?.[1];
      const all = named(names, readFileSync(id, "utf8"));
      const later = board && SAYS_PICTURES.test(id) ? pictures(names, shared, board) : new Set<string>();
      const wanted = [...all].filter((name) => !later.has(name)).map((name) => (shared.has(name) || !board ? name : `${name}/${board}`));
      const more = later.size === 0 ? "" : `\nimport { addPictures } from "/src/art/icons.ts";\naddPictures(() => import("${PICTURES}${board}"));`;
      return all.size === 0 ? undefined : { code: `${code}\n${imported(wanted)}${more}`, map: null };
    },
  };
}

const named = (names: string[], source: string): Set<string> => new Set(names.filter((name) => source.includes(`"${name}"`)));

const imported = (names: string[]): string => names.map((name) => `import "${VIRTUAL}${name}";`).join("\n");

/** The code in these files. */
function codeIn(chosen: (name: string) => boolean): string {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  return files.filter((name) => IS_CODE.test(name) && chosen(name)).map((name) => readFileSync(join(SOURCE, name), "utf8")).join("\n");
}

/** The icons of a board that are on cards and nowhere else. */
function pictures(names: string[], shared: Set<string>, board: string): Set<string> {
  const ofBoard = (name: string): boolean => A_BOARD.exec(name)?.[1] === board;
  const elsewhere = named(names, codeIn((name) => ofBoard(name) && !SAYS_PICTURES.test(name)));
  const onCards = named(names, codeIn((name) => ofBoard(name) && SAYS_PICTURES.test(name)));
  return new Set([...onCards].filter((name) => !elsewhere.has(name) && !shared.has(name)));
}

function bodyOf(set: IconSet, name: string): string {
  const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? ""]?.body;
  if (!body) throw new Error(`game-icons has no icon ${name}`);
  return body;
}

/** The path of an icon in whole units of its grid of 512, which is finer than anything it is shown at, and half as long. */
function pathOf(set: IconSet, name: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${bodyOf(set, name)}</svg>`, { plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }] });
  // Some icons are several paths; as all have the same fill they can be drawn as one.
  return [...data.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
}
