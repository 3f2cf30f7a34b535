// What the server knows about games: fetched once, kept for the visit.
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { GameInfo, Language, ThingInfo, Title } from "./protocol";
import { settings } from "./settings.svelte";
import { Texts } from "./texts";

const catalogues = new SvelteMap<string, string>(); // by "en", and by "en/" with the id of a game
const things = new SvelteMap<string, ThingInfo[]>();
const asked = new Map<string, Promise<unknown>>();

const LANGUAGES: Language[] = ["en", "pl"];

export const library: { games: GameInfo[] | null } = $state({ games: null });

function once<T>(key: string, fetchIt: () => Promise<T>, keep: (value: T) => void): Promise<unknown> {
  const known = asked.get(key);
  if (known) return known;
  const coming = fetchIt().then(keep);
  coming.catch(() => asked.delete(key)); // so that the next one may try again
  asked.set(key, coming);
  return coming;
}

export function loadGames(): Promise<unknown> {
  return once("games", api.games, (games) => (library.games = games));
}

/** What stands on the box of a game, or null while the games are on their way. */
export function titleOf(game: string): Title | null {
  return library.games?.find((one) => one.id === game)?.titles[settings.language] ?? null;
}

function loadTexts(language: Language, game: string): Promise<unknown> {
  const key = game ? `${language}/${game}` : language;
  return once(key, () => api.texts(language, game), (text) => catalogues.set(key, text));
}

/** What all games share, problems with requests included. */
export function loadCommon(): Promise<unknown> {
  return loadTexts(settings.language, "");
}

/** The texts that all games share, or null while they are on their way. */
export function commonTexts(): Texts | null {
  const text = catalogues.get(settings.language);
  return text === undefined ? null : new Texts(settings.language, [text]);
}

/** Everything needed to speak about a game, in the language in use. */
export async function loadGame(game: string): Promise<void> {
  const language = settings.language;
  await Promise.all([
    loadTexts(language, ""),
    loadTexts(language, game),
    loadGames(),
    once(`things/${game}`, () => api.things(game), (list) => things.set(game, list)),
  ]);
}

/** The texts of a game with these players, or null while they are on their way. A table that changes its language keeps the old
    words until the new ones are here, rather than go blank. */
export function textsOf(game: string, names: (string | null)[] = []): Texts | null {
  const spoken = LANGUAGES.filter((language) => catalogues.has(`${language}/${game}`) && catalogues.has(language));
  const language = spoken.includes(settings.language) ? settings.language : spoken[0];
  const list = things.get(game);
  const box = library.games?.find((one) => one.id === game)?.values;
  if (!language || !list || !box) return null;
  return new Texts(language, [catalogues.get(`${language}/${game}`) ?? "", catalogues.get(language) ?? ""], list, names, box);
}
