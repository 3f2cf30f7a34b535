// Which look a game has: that of the folder with its id, beside this file. Nothing here names a game: whatever is in a
// folder is found by its file name (index.ts its look, colours.css, scene.svg the picture on its box). A game without
// a folder gets the plain default board, so every registered game can be played.
import type { GameLook } from "./board";
import { plain } from "./plain";

const looks = import.meta.glob<GameLook>("./*/index.ts", { eager: true, import: "look" });
import.meta.glob("./*/colours.css", { eager: true });

export function lookOf(game: string): GameLook {
  return { ...plain, ...looks[`./${game}/index.ts`] };
}
