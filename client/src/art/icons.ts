// Icons by name: those of the game-icons set that we use (CC BY 3.0, see the about page), and a few of our own. Those of the
// set come with the code that names them, and those that are only pictures on cards after it (vite-icons.ts).
import { SvelteMap } from "svelte/reactivity";
import { quick, whenQuiet } from "../lib/quiet";

const OWN = {
  eye: "M256 116C130 116 50 226 28 256c22 30 102 140 228 140s206-110 228-140c-22-30-102-140-228-140zm0 44a96 96 0 1 1 0 192a96 96 0 0 1 0-192zm0 50a46 46 0 1 0 0 92a46 46 0 0 0 0-92z",
  cards: "M150 92l206 -40q26 -5 31 21l56 300q5 26 -21 31l-36 7l-52 -280q-9 -46 -55 -37l-128 24zM92 140h196q28 0 28 28v280q0 28 -28 28h-196q-28 0 -28 -28v-280q0 -28 28 -28z",
  close: "M112 70L256 214L400 70L442 112L298 256L442 400L400 442L256 298L112 442L70 400L214 256L70 112Z",
  left: "M330 70L370 110L224 256L370 402L330 442L144 256Z",
  right: "M182 70L142 110L288 256L142 402L182 442L368 256Z",
  play: "M130 70L430 256L130 442Z",
  pause: "M120 80H220V432H120ZM292 80H392V432H292Z",
  cube: "M256 30L452 138V364L256 482L60 364V138ZM256 92L132 160L256 230L380 160ZM108 206V338L230 412V276ZM404 206L282 276V412L404 338Z",
  pawn: "M256 22C196 22 166 66 166 126C166 142 168 152 170 160H140Q124 160 124 174T140 188H186C192 218 204 236 218 248C150 268 96 330 96 470Q256 500 416 470C416 330 362 268 294 248C308 236 320 218 326 188H372Q388 188 388 174T372 160H342C344 152 346 142 346 126C346 66 316 22 256 22Z",
  plus: "M226 90H286V226H422V286H286V422H226V286H90V226H226Z",
} as const;

export type IconName = string;

const paths = new SvelteMap<string, string>(Object.entries(OWN));
let coming = 0; // files with pictures

export function add(name: IconName, path: string): void {
  paths.set(name, path);
}

/** Fetches the pictures on the cards of a game, when somebody can play without them. */
export function addPictures(fetchThem: () => Promise<unknown>): void {
  coming += 1;
  const fetched = (): Promise<unknown> => fetchThem().then(() => (coming -= 1));
  if (quick()) fetched().catch(() => undefined);
  else whenQuiet(fetched, "soon");
}

/** The path of an icon; of a picture that is on its way, none. */
export function pathOf(name: IconName): string {
  const path = paths.get(name);
  if (!path && coming === 0) throw new Error(`icon ${name} is not in art/icon-names.json`);
  return path ?? "";
}
