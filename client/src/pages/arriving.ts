// Going to a table: whatever its page needs is fetched at the same time. If something does not come, the page says so.
import { loadLook } from "../boards";
import { openEarly } from "../lib/early";
import { loadGame } from "../lib/library.svelte";
import { PAGES } from ".";

const fetched = (...coming: Promise<unknown>[]): void => coming.forEach((one) => void one.catch(() => undefined));

/** Fetches what a table of this game needs. */
export function prepare(game: string): void {
  fetched(PAGES.table(), loadLook(game), loadGame(game));
}

/** Fetches what this table needs; what its game needs, as soon as the server says which it is. */
export function approach(table: string): void {
  openEarly(table, prepare);
  fetched(PAGES.table());
}
