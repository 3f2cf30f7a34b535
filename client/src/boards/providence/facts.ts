// The facts of Cthulhu: Dark Providence, and what the engine has worked out beside them: `shape.ts` has their types.
import type { View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { Facts, Shown, Standing } from "./shape";

export const tableOf = (view: View): Facts => view.facts as unknown as Facts;
export const shownOf = (view: View): Shown => view.shown as unknown as Shown;

/** Owners are seats; in a solo game 1 and 2 are the Cultists. */
export function ownerName(view: View, owner: number, texts: Texts): string {
  const cultist = tableOf(view).elder?.cultists.find((one) => one.owner === owner);
  return cultist ? texts.thing("piece", cultist.piece) : texts.seat(owner);
}

export const cardPlace = (city: string): string => `${city}_card`;

/** The City that a place belongs to, or null if it is a Mythos card. */
export function cityOf(view: View, place: string): string | null {
  return tableOf(view).cities.find(({ city }) => city === place || cardPlace(city) === place)?.city ?? null;
}

export const standingAt = (view: View, place: string): Standing | null => shownOf(view).standings.find((one) => one.place === place) ?? null;

/** Everybody's cubes in Limbo, those of the Cultists included. */
export function inLimbo(view: View): { owner: number; limbo: number }[] {
  const { players, elder } = tableOf(view);
  return [...players.map(({ seat, limbo }) => ({ owner: seat, limbo })), ...(elder?.cultists ?? []).map(({ owner, limbo }) => ({ owner, limbo }))];
}
