// The seal of a game: a hash of the secret that its dice and cards come from, shown before anything is drawn. When the
// game is over the secret is told, and this browser checks it against the seal that it saw at the start.
import type { TableInfo } from "./protocol";

/** `kept`: the secret fits the seal we saw at the start. `fits`: it fits, but we came late. `unchecked`: we cannot tell. */
export type Verdict = "sealed" | "kept" | "fits" | "broken" | "unchecked";

const PLACE = "subrosa.seals";
const MOST = 200; // tables remembered; the oldest give way

type Seals = [id: string, seal: string][];

function remembered(): Seals {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Seals;
  } catch {
    return [];
  }
}

const seenSeal = (id: string): string | undefined => remembered().find(([one]) => one === id)?.[1];

/** Remember the seal of a game that is not over, once: a later one would be no proof. */
export function note(table: TableInfo): void {
  if (!table.seal || table.status === "finished" || seenSeal(table.id)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...remembered(), [table.id, table.seal]].slice(-MOST)));
  } catch {
    // a browser that keeps nothing: the seal can still be compared by eye
  }
}

/** The seal of a secret, as `core/sealed.py` makes it; null where browsers do not hash, on pages without https. */
async function sealOf(secret: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`subrosa seal ${secret}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Was the game played with the secret that was sealed? */
export async function check(table: TableInfo): Promise<Verdict> {
  if (table.secret === null) return "sealed";
  const seen = seenSeal(table.id);
  if (seen !== undefined && seen !== table.seal) return "broken";
  const seal = await sealOf(table.secret);
  if (seal === null) return "unchecked";
  if (seal !== table.seal) return "broken";
  return seen === undefined ? "fits" : "kept";
}
