// The icon of every ability, location and mission.
import type { IconName } from "../../art/icons";
import type { Texts } from "../../lib/texts";

export const ABILITIES: Record<string, IconName> = {
  assassin: "plain-dagger",
  conspirator: "swap-bag",
  nationalist: "flying-flag",
  diplomat: "shaking-hands",
  seducer: "lips",
  woman: "female",
};

const LOCATIONS: Record<string, IconName> = {
  church: "church",
  palacio: "key",
  tamariz: "beach-ball",
  atlantico: "anchor",
  muchaxo: "fork-knife-spoon",
  casino: "rolling-dices",
  boca: "sea-cliff",
  museum: "greek-temple",
};

export const abilityIcon = (ability: string): IconName => ABILITIES[ability] ?? "flag-objective";
export const locationIcon = (location: string): IconName => LOCATIONS[location] ?? "flag-objective";

/** What a mission counts: the flag of a nation, or the icon of a symbol. */
export function missionSign(texts: Texts, mission: string): { flag: string } | { icon: IconName } {
  const metric = texts.value("mission", mission, "metric");
  const [counts] = strings(texts.value("mission", mission, "counts"));
  if (metric === "flag" && counts) return { flag: counts };
  if (metric === "distinct_flags") return { icon: "world" };
  if (metric === "strength") return { icon: "laurel-crown" };
  return { icon: abilityIcon(counts ?? "") };
}

export const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The number that a location has on its board. */
export const locationNumber = (texts: Texts, location: string): number => Number(texts.value("location", location, "number"));

/** "Palácio" for "Hotel Palácio": what its areas are called, without their number. */
export function shortName(texts: Texts, location: string): string {
  return texts.thing("area", `${locationNumber(texts, location)}i`).replace(/ \S+$/, "");
}

const COLOURS = ["#2d5c8f", "#6a3b7c", "#b8801a", "#4e4a44", "#a3482c", "#9a2440", "#3d4c63", "#2f6b4f"];

/** The colour of a location, by the number on its board. */
export const locationColour = (number: number): string => COLOURS[number - 1] ?? "#4e4a44";
