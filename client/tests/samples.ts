// Pages as the server sends them, of games played at random, for the tests of the boards.
import type { Facts, ThingInfo, View } from "../src/lib/protocol";
import { Texts } from "../src/lib/texts";
import { fromPython } from "./python";

export interface Sample {
  game: string;
  catalogues: string[];
  things: ThingInfo[];
  names: string[];
  box: Facts;
  pages: View[];
}

export const textsOf = ({ catalogues, things, names, box }: Sample): Texts => new Texts("en", catalogues, things, names, box);

// Of all games in one go and for all tests, as starting the engine takes longer than playing. One has no board of its own.
let shown: Sample[] | null = null;
const BESIDES = "lighthouse";
const all = (): Sample[] => (shown ??= fromPython<Sample[]>("shown.py", `examples.${BESIDES}`));

/** Those of one game, or of all games that have a board of their own. */
export const sampleOf = (game: string): Sample => all().find((sample) => sample.game === game) as Sample;
export const samples = (): Sample[] => all().filter(({ game }) => game !== BESIDES);
