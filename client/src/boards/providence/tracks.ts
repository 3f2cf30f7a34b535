// The two tracks as rows: where each marker is, where an action being put together would move it, and what the spaces are worth.
import type { IconName } from "../../art/icons";
import type { View } from "../../lib/protocol";
import { shownOf, tableOf } from "./facts";

export interface Space {
  number: number;
  /** Points, where they change. */
  points: number | null;
}

export interface Track {
  name: "investigation" | "ritual";
  icon: IconName;
  at: number;
  then: number | null;
  points: number;
  spaces: Space[];
}

// Ritual comes first among the facts, and second on the page.
const TRACKS = [
  { name: "investigation", number: 1, icon: "magnifying-glass" },
  { name: "ritual", number: 0, icon: "candle-flame" },
] as const;

export function tracksOf(view: View): Track[] {
  const { track_vp: points, payment } = shownOf(view);
  const spaces = points.map((worth, number) => ({ number, points: worth > 0 && worth !== points[number - 1] ? worth : null }));
  return TRACKS.map(({ name, number, icon }) => {
    const at = tableOf(view).tracks[number] ?? 0;
    const then = payment?.tracks?.[number] ?? null;
    return { name, icon, at, then: then === at ? null : then, points: points[at] ?? 0, spaces };
  });
}
