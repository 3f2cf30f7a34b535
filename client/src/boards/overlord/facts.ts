// The facts of Kill the Overlord, and what the engine has worked out besides them: `shape.ts` has their types.
import type { View } from "../../lib/protocol";
import type { Facts, Shown } from "./shape";

export const courtOf = (view: View): Facts => view.facts as unknown as Facts;
export const shownOf = (view: View): Shown => view.shown as unknown as Shown;
