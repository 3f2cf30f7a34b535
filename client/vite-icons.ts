// The icons we use, and only those, as path data: `import paths from "virtual:icons"`.
// The list is src/art/icon-names.json; a name that the set does not have stops the build.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const LIST = new URL("./src/art/icon-names.json", import.meta.url);
const ID = "virtual:icons";

export function icons(): Plugin {
  return {
    name: "subrosa-icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(LIST.pathname);
      const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
      const names = JSON.parse(readFileSync(LIST, "utf8")) as string[];
      const paths = Object.fromEntries(names.map((name) => [name, pathOf(set, name)]));
      return `export default ${JSON.stringify(paths)}`;
    },
  };
}

function pathOf(set: IconSet, name: string): string {
  const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? ""]?.body;
  if (!body) throw new Error(`game-icons has no icon ${name}`);
  // Some icons are several paths; as all have the same fill they can be drawn as one.
  return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
}
