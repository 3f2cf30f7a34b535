// Which files the client is built into. Everybody needs the shell at once: it is one file. So is the first picture of a table.
// Each other page and each board has its own, what boards share is one more, and so is what other pages share, or a table
// shows later: on a slow connection every file costs a journey.
import { fileURLToPath } from "node:url";

interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

const START = fileURLToPath(new URL("./src/main.ts", import.meta.url));
const A_TABLE = /\/src\/(pages\/TablePlace\.svelte|boards\/plain\.ts)$/;
const A_BOARD = /\/src\/boards\/[^/]+\/index\.ts$/;

/** Everything that comes with a module. */
function reach(start: string, graph: Graph): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** What is fetched later, by what comes with it. */
function fetched(graph: Graph): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const known = new Set(reach(START, graph));
  for (const id of known) {
    for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      found.set(later, reach(later, graph));
      for (const one of found.get(later) ?? []) known.add(one);
    }
  }
  return found;
}

/** The files that hold what is shared, the most needed first; null: a module stays with the page or board that has it. */
export function files(): { name: (id: string, graph: Graph) => string | null; priority: number }[] {
  let plan: { shell: Set<string>; later: Map<string, Set<string>> } | null = null;

  function fileOf(id: string, graph: Graph): string | null {
    plan ??= { shell: reach(START, graph), later: fetched(graph) };
    if (plan.shell.has(id) ) return "shell";
    const users = [...plan.later].filter(([, all]) => all.has(id)).map(([user]) => user);
    if (users.some((user) => A_TABLE.test(user))) return "table";
    if (users.length < 2) return null;
    return users.some((user) => A_BOARD.test(user)) ? "parts" : "more";
  }
  const file = (name: string, priority: number) => ({ name: (id: string, graph: Graph) => (fileOf(id, graph) === name ? name : null), priority });
  return [file("shell", 3), file("table", 2), file("parts", 1), file("more", 1)];
}
