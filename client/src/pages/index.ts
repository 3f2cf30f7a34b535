// All pages but the lobby, which is there at once: these are fetched when somebody goes there, with what they say.
import { loadPageWords } from "../lib/house.svelte";

const withWords = <Page>(page: () => Promise<Page>) => (): Promise<Page> => Promise.all([page(), loadPageWords()]).then(([found]) => found);

export const PAGES = {
  new: withWords(() => import("./NewTable.svelte")),
  replay: withWords(() => import("./Replay.svelte")),
  puzzle: withWords(() => import("./Puzzle.svelte")),
  table: withWords(() => import("./TablePlace.svelte")),
  learn: withWords(() => import("./Learn.svelte")),
  rules: withWords(() => import("./Rules.svelte")),
  about: withWords(() => import("./About.svelte")),
  account: withWords(() => import("./Account.svelte")),
};
