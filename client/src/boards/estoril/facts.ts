// The facts of Estoril 1942, and what the engine has worked out besides them: `shape.ts` has their types.
import type { View } from "../../lib/protocol";
import type { Facts, Shown } from "./shape";

export const factsOf = (view: View): Facts => view.facts as unknown as Facts;
export const shownOf = (view: View): Shown => view.shown as unknown as Shown;

/** "2ii" is area II of board 2. */
export const numberOf = (area: string): number => Number(area[0]);
export const spotOf = (area: string): string => area.slice(1);
