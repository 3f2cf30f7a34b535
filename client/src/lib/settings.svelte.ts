// What a person prefers, kept in this browser.
import type { Language } from "./protocol";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less";
  quick: boolean; // one tap on a target makes the move
  spoken: boolean; // screen readers read what happens as it happens
  keys: boolean; // single keys do things at the table; those who dictate may not want that
  autoPass: boolean; // among bots, pass where that is all one can do
  met: string[]; // games that were introduced already
  puzzles: Record<string, Record<number, boolean>>; // by game and number: was the first answer right?
}

const KEY = "subrosa.settings";

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: navigator.language.startsWith("pl") ? "pl" : "en",
  theme: "auto",
  motion: "auto",
  quick: false,
  spoken: true,
  keys: true,
  autoPass: true,
  met: [],
  puzzles: {},
  ...stored(),
});

/** Has this game been introduced in this browser? */
export function hasMet(game: string): boolean {
  return settings.met.includes(game);
}

export function meet(game: string): void {
  if (!hasMet(game)) settings.met = [...settings.met, game];
}

/** Was the first answer to this puzzle right? undefined: there was none yet in this browser. */
export function solved(game: string, number: number): boolean | undefined {
  return settings.puzzles[game]?.[number];
}

export function rememberPuzzle(game: string, number: number, right: boolean): void {
  if (solved(game, number) === undefined) settings.puzzles = { ...settings.puzzles, [game]: { ...settings.puzzles[game], [number]: right } };
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && dark.matches);
}

/** How long something may move: nothing at all when less motion is wanted. */
export function moving(milliseconds: number): number {
  return settings.motion === "less" || still.matches ? 0 : milliseconds;
}

/** Applies the settings to the page and keeps them; to be called once, inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.motion = moving(1) ? "full" : "less";
  localStorage.setItem(KEY, JSON.stringify(settings));
}

dark.addEventListener("change", applySettings);
still.addEventListener("change", applySettings);
