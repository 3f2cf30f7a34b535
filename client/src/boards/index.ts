// Which look a game has: that of the folder with its id, beside this file. Nothing here names a game: whatever is in a
// folder is found by its file name (index.ts its look, colours.css, scene.svg the picture on its box). A game without
// a folder gets the plain default board, so every registered game can be played.
//
// A board is fetched when a table, a replay or an ending of its game opens. The lobby has the colours and the boxes.
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { loadPageWords } from "../lib/house.svelte";
import { loadWords } from "../lib/words";
import type { GameLook } from "./board";

const boards = import.meta.glob<GameLook>("./*/index.ts", { import: "look" });
const looks = new SvelteMap<string, GameLook>();
const lost = new SvelteSet<string>();
const asked = new Map<string, Promise<GameLook>>();

async function fetched(game: string): Promise<GameLook> {
  const [{ plain }, own] = await Promise.all([import("./plain"), boards[`./${game}/index.ts`]?.(), loadWords(`boards/${game}`), loadPageWords()]);
  const board = own?.board ?? (await import("./DefaultBoard.svelte")).default;
  return { ...plain, ...own, board };
}

/** Fetches the look of a game, once: if that has failed, only a new page can try again, since browsers remember it. */
export function loadLook(game: string): Promise<GameLook> {
  const coming = asked.get(game) ?? fetched(game);
  if (!asked.has(game)) coming.then((look) => looks.set(game, look), () => lost.add(game));
  asked.set(game, coming);
  return coming;
}

/** The look of a game, or null while it is on its way. */
export function lookOf(game: string): GameLook | null {
  return looks.get(game) ?? null;
}

/** Did the look of a game not come? */
export function isLost(game: string): boolean {
  return lost.has(game);
}
