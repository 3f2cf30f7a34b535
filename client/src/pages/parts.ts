// Parts of a table that are not in its first picture: fetched when they are wanted, or before that when all is quiet.
import { fetchAhead } from "../lib/quiet";

export const PARTS = {
  zoom: () => import("../table/Zoom.svelte"),
  rules: () => import("../table/RulesDrawer.svelte"),
  waiting: () => import("./Waiting.svelte"),
  ending: () => import("./Ending.svelte"),
};

/** Fetches what somebody at a table will want sooner or later. */
export function fetchParts(): void {
  fetchAhead(() => Promise.all([PARTS.zoom(), PARTS.rules(), PARTS.ending()]));
}
