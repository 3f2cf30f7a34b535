// Whose face is on a card, or which emblem if it shows a deed, a city, a monster or a society.
import type { IconName } from "../../art/icons";
import type { Bust, Palette } from "../../art/busts";

export const PALETTE: Palette = {
  dark: "#0F3B2B",
  accent: "#8FAE3B",
  light: "#C3D85F",
  coat: "#17654A",
  hair: "#3E2B1E",
  skin: "#F0CBA6",
  shade: "#D9A77C",
  ink: "#1B1215",
  linen: "#FBF4E4",
  lips: "#A3203A",
};

/** The colours of hair beside the usual brown. */
const HAIRS = { black: "#231C1C", grey: "#9B948A", red: "#A8481C", fair: "#C08A3E" };

interface Person extends Omit<Bust, "papers"> {
  shade?: keyof typeof HAIRS;
}

const PEOPLE: Record<string, Person> = {
  s001: { hat: "bowler", extra: "dark", coat: "suit" },
  s002: { hair: "short", extra: "spectacles", coat: "suit" },
  s003: { hat: "cap", hair: "short", coat: "collar", shade: "fair" },
  s004: { hat: "beret", features: "moustache", coat: "shawl", shade: "black" },
  s005: { hair: "curls", coat: "collar", shade: "red" },
  s006: { hat: "bonnet", hair: "bun", features: "lips", coat: "shawl" },
  s007: { hair: "bob", features: "beard", coat: "suit", shade: "grey" },
  s008: { hat: "fedora", features: "beard", coat: "shawl", shade: "black" },
  s009: { hair: "bald", features: "goatee", extra: "spectacles", coat: "collar" },
  s010: { hat: "hood", extra: "mask", coat: "shawl", shade: "black" },
  baron_ungern_sternberg: { hat: "cap", features: "moustache", coat: "uniform", shade: "fair" },
  bismarck: { hat: "helmet", features: "moustache", coat: "uniform", shade: "grey" },
  duchess_duzes: { hat: "wide", hair: "curls", features: "lips", coat: "dress" },
  emile_henry: { hair: "short", features: "goatee", coat: "suit", shade: "black" },
  emma_goldman: { hair: "bun", features: "lips", extra: "spectacles", coat: "collar" },
  errico_malatesta: { hair: "short", features: "beard", coat: "suit", shade: "black" },
  evno_azef: { hat: "bowler", features: "moustache", coat: "suit", shade: "black" },
  irene_adler: { hat: "wide", hair: "long", features: "lips", coat: "dress", shade: "red" },
  johann_most: { hair: "short", features: "beard", coat: "shawl", shade: "black" },
  juliana_glinka: { hat: "cloche", hair: "bob", features: "lips", extra: "veil", coat: "dress", shade: "black" },
  louise_michel: { hair: "bun", features: "lips", coat: "collar", shade: "black" },
  martial_bourdin: { hat: "cap", features: "clean", coat: "collar" },
  matvei_golovinski: { hair: "bald", features: "goatee", extra: "spectacles", coat: "suit", shade: "grey" },
  mikhail_bakunin: { hair: "curls", features: "beard", coat: "suit", shade: "grey" },
  mrs_hudson: { hat: "bonnet", hair: "bun", features: "lips", coat: "dress", shade: "grey" },
  peter_rachkovsky: { hat: "top", features: "goatee", extra: "monocle", coat: "collar", shade: "black" },
  prince_kropotkin: { hair: "bald", features: "beard", extra: "spectacles", coat: "suit", shade: "grey" },
  professor_moriarty: { hat: "top", hair: "bald", features: "whiskers", coat: "collar", shade: "grey" },
  ravachol: { hat: "bowler", features: "moustache", coat: "shawl" },
  sebastian_moran: { hair: "bald", features: "moustache", coat: "uniform", shade: "grey" },
  sergei_degaev: { hat: "cap", features: "beard", coat: "uniform", shade: "fair" },
  sergei_kravchinsky: { hair: "short", features: "beard", extra: "spectacles", coat: "collar", shade: "black" },
  sherlock_holmes: { hat: "deerstalker", hair: "short", extra: "pipe", coat: "collar" },
  sigmund_freud: { hair: "bald", features: "beard", extra: "spectacles", coat: "suit", shade: "grey" },
  vera_figner: { hair: "bob", features: "lips", coat: "collar", shade: "black" },
  vladimir_burtsev: { hair: "short", features: "goatee", extra: "spectacles", coat: "suit" },
  william_morris: { hair: "curls", features: "beard", coat: "collar", shade: "grey" },
  inspector_lestrade: { hat: "bowler", features: "whiskers", coat: "collar" },
  doctor_watson: { hat: "bowler", features: "moustache", coat: "suit", shade: "fair" },
  william_stieber: { hat: "fedora", features: "whiskers", extra: "dark", coat: "collar", shade: "grey" },
  hired_assassin: { hat: "hood", features: "beard", extra: "mask", coat: "collar", shade: "black" },
};

const EMBLEMS: Record<string, IconName> = {
  cthulhu: "tentacles-skull",
  fenians: "shamrock",
  freemasons: "all-seeing-eye",
  hide_royalty: "hidden",
  infernal_machine: "time-bomb",
  mi_go: "insect-jaws",
  nadar: "photo-camera",
  okhrana: "handcuffs",
  pinkerton_agents: "eye",
  shoggoth: "gooey-eyed-sun",
  society_of_leopold: "holy-symbol",
  black_hand: "hand",
  yog_sothoth: "magic-portal",
  change_of_heart: "broken-heart",
  third_section: "wax-seal",
  zombies: "shambling-zombie",
  vampires: "vampire-dracula",
  terrors_of_the_night: "evil-moon",
  peoples_will: "uprising",
  holy_brotherhood: "prayer",
  diogenes_club: "top-hat",
  london: "tower-bridge",
  paris: "wine-glass",
  madrid: "bull",
  berlin: "greek-temple",
  rome: "laurel-crown",
  vienna: "violin",
  st_petersburg: "winter-hat",
  constantinople: "moon",
  cairo: "egyptian-pyramids",
  gloriana: "queen-crown",
  spinner_in_darkness: "spider-face",
  baoht_zuqqa_mogg: "scorpion",
  burrower_beneath: "worm-mouth",
  rhogog: "evil-tree",
  nug_and_yeb: "goat",
  czar_unanswerable: "imperial-crown",
  sfatlicllp: "snake",
  black_one: "pharoah",
  loyalist: "octopus",
  restorationist: "uprising",
};

/** The emblem of a thing, or null if it shows a person. */
export const emblemOf = (name: string): IconName | null => EMBLEMS[name] ?? (PEOPLE[name] ? null : "rule-book");

export function personOf(name: string): Bust {
  const { shade, ...bust } = PEOPLE[name] ?? { coat: "suit" as const };
  return shade ? { ...bust, papers: { hair: HAIRS[shade] } } : bust;
}
