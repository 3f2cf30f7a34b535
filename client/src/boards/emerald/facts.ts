// The facts of A Study in Emerald, and what the engine has worked out beside them: `shape.ts` has their types.
import type { View } from "../../lib/protocol";
import type { Facts, Shown } from "./shape";

export const tableOf = (view: View): Facts => view.facts as unknown as Facts;
export const shownOf = (view: View): Shown => view.shown as unknown as Shown;
