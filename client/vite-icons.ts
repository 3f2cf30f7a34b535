// The icons we use, and only those, each with the code that names it: a file that says "cog" imports "virtual:icon/cog",
// which puts its path into src/art/icons.ts. So the lobby has its own icons only, and those of a board come with the board:
// several boards with the same icon have a copy each, so that none waits for what it shares with another.
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

export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  const names = JSON.parse(readFileSync(LIST, "utf8")) as string[];
  const shared = named(names, everythingShared());
  return {
    name: "subrosa-icons",
    enforce: "post", // a component has become a script by then
    buildStart: () => names.forEach((name) => bodyOf(set, name)),
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const [name = ""] = id.slice(VIRTUAL.length + 1).split("/");
      return `import { add } from "/src/art/icons.ts";\nadd(${JSON.stringify(name)}, ${JSON.stringify(pathOf(set, name))});`;
    },
    transform(code, id) {
      if (!id.startsWith(SOURCE) || !IS_CODE.test(id)) return undefined;
      const board = A_BOARD.exec(id.slice(SOURCE.length))?.[1];
      const wanted = [...named(names, readFileSync(id, "utf8"))].map((name) => (shared.has(name) || !board ? name : `${name}/${board}`));
      return wanted.length === 0 ? undefined : { code: `${code}\n${wanted.map((name) => `import "${VIRTUAL}${name}";`).join("\n")}`, map: null };
    },
  };
}

const named = (names: string[], source: string): Set<string> => new Set(names.filter((name) => source.includes(`"${name}"`)));

/** All of our code that belongs to no board. */
function everythingShared(): string {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  return files.filter((name) => IS_CODE.test(name) && !A_BOARD.test(name)).map((name) => readFileSync(join(SOURCE, name), "utf8")).join("\n");
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
