// Which look a game has. A game that is not here gets the plain default board, so every registered game can be played.
import type { GameLook } from "./board";
import { estoril } from "./estoril";
import { nanty } from "./nanty";
import { overlord } from "./overlord";
import { plain } from "./plain";

const looks: Record<string, GameLook> = { estoril, nanty, overlord };

export function lookOf(game: string): GameLook {
  return { ...plain, ...looks[game] };
}
