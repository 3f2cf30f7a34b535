// All pages but the lobby, which is there at once: these are fetched when somebody goes there.
export const PAGES = {
  new: () => import("./NewTable.svelte"),
  replay: () => import("./Replay.svelte"),
  puzzle: () => import("./Puzzle.svelte"),
  table: () => import("./TablePlace.svelte"),
  learn: () => import("./Learn.svelte"),
  rules: () => import("./Rules.svelte"),
  about: () => import("./About.svelte"),
  account: () => import("./Account.svelte"),
};
