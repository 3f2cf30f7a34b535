// Whose face is on a card, or which emblem if it shows a deed, a City, a monster or a society.
import type { IconName } from "../../art/icons";
import { COMMON, portrait, type Bust, type Palette, type Person } from "../../art/busts";
import type { Thing } from "../../lib/texts";

export const PALETTE: Palette = {
  ...COMMON,
  dark: "#2A1D55",
  accent: "#E06B3C",
  light: "#F5AE62",
  coat: "#4C3B87",
  hair: "#3A2A22",
};

/** The colours of skin beside the usual one. */
const SKINS = { brown: { skin: "#A9714B", shade: "#8A5736" }, dark: { skin: "#7A4E34", shade: "#5F3A26" }, olive: { skin: "#DCAE80", shade: "#BE8C5E" } };

interface American extends Person {
  tone?: keyof typeof SKINS;
}

const PEOPLE: Record<string, American> = {
  start_contacts: { hat: "cloche", hair: "bob", features: "lips", coat: "dress" },
  start_funds: { hair: "short", extra: "dark", coat: "suit" },
  start_savings: { hair: "bald", features: "whiskers", extra: "spectacles", coat: "collar", shade: "grey" },
  start_railway_pass: { hat: "cap", coat: "uniform" },
  start_automobile: { hat: "cap", features: "clean", extra: "spectacles", coat: "shawl", shade: "fair" },
  start_leverage: { hat: "fedora", features: "moustache", coat: "suit", shade: "black" },
  start_roadblock: { hat: "helmet", features: "moustache", coat: "uniform" },
  start_gate_rite: { hat: "hood", extra: "mask", coat: "shawl", shade: "black" },
  monday: { hat: "fedora", features: "clean", coat: "collar" },
  tuesday: { hat: "cloche", hair: "bob", features: "lips", coat: "dress", shade: "red" },
  wednesday: { hat: "wide", hair: "long", features: "lips", coat: "collar", shade: "black" },
  thursday: { hat: "bowler", features: "moustache", coat: "suit", tone: "brown", shade: "black" },
  friday: { hair: "short", features: "goatee", extra: "spectacles", coat: "suit", shade: "grey" },
  wyatt_earp: { hat: "fedora", features: "moustache", coat: "collar", shade: "grey" },
  harry_houdini: { hair: "curls", coat: "suit", shade: "black" },
  lillian_la_france: { hat: "cap", hair: "bob", features: "lips", extra: "spectacles", coat: "uniform" },
  alice_ochs: { hat: "wide", hair: "curls", features: "lips", coat: "dress", shade: "fair" },
  adsila_chavos: { hair: "long", features: "lips", coat: "shawl", shade: "black", tone: "olive" },
  gerard_lescaux: { hat: "beret", features: "goatee", coat: "collar", shade: "black" },
  father_lachlan: { hair: "short", features: "beard", coat: "collar", shade: "red" },
  moses_fleet: { hat: "bowler", features: "whiskers", coat: "suit", tone: "dark", shade: "black" },
  james_horus_rose: { hat: "top", features: "goatee", extra: "monocle", coat: "collar", shade: "black" },
  eunice_hunt: { hair: "bun", features: "lips", extra: "spectacles", coat: "collar", shade: "grey" },
  kana_mishima: { hair: "bob", features: "lips", coat: "shawl", shade: "black", tone: "olive" },
  randolph_carter: { hair: "short", features: "clean", coat: "suit", shade: "fair" },
  arnold_rothstein: { hat: "fedora", features: "clean", coat: "suit", shade: "black" },
  eliot_ness: { hat: "fedora", features: "clean", coat: "collar" },
  stephanie_st_claire: { hat: "cloche", hair: "bob", features: "lips", coat: "dress", tone: "brown", shade: "black" },
  carl_jung: { hair: "bald", features: "moustache", extra: "spectacles", coat: "suit", shade: "grey" },
  j_edgar_hoover: { hair: "short", features: "clean", coat: "suit", shade: "black" },
  zora_neale_hurston: { hat: "wide", hair: "bob", features: "lips", coat: "collar", tone: "brown", shade: "black" },
  amelia_earhart: { hat: "cap", hair: "curls", features: "lips", coat: "shawl", shade: "fair" },
  smedley_butler: { hat: "cap", features: "clean", coat: "uniform", shade: "grey" },
  asenath_waite: { hair: "long", features: "lips", coat: "collar", shade: "black" },
  richard_upton_pickman: { hat: "beret", features: "beard", coat: "shawl", shade: "red" },
  mythos_nikola_tesla: { hair: "short", features: "moustache", coat: "collar", shade: "black" },
  mythos_herbert_west: { hair: "short", features: "clean", extra: "spectacles", coat: "collar", shade: "fair" },
  mythos_keziah_mason: { hat: "hood", hair: "long", features: "lips", coat: "shawl", shade: "grey" },
  cruel_conspirator: { hat: "hood", features: "beard", extra: "mask", coat: "collar", shade: "black" },
};

const EMBLEMS: Record<string, IconName> = {
  anarchists: "unlit-bomb",
  tnt: "dynamite",
  shining_trapezohedron: "diamonds",
  miskatonic_university: "spell-book",
  dimensional_anomaly: "black-hole-bolas",
  fbi: "police-badge",
  possessed: "evil-eyes",
  portal_to_another_world: "magic-portal",
  freemasons: "all-seeing-eye",
  deep_ones: "fish-monster",
  wall_street: "bull",
  explorers_club: "compass",
  hart_island: "graveyard",
  corruption: "money-stack",
  martial_law: "guards",
  bootleggers: "wine-bottle",
  speakeasy: "saxophone",
  pinkerton_detectives: "eye",
  labor_union: "uprising",
  arkham_advertiser: "newspaper",
  federal_reserve: "bank",
  pullman_line: "steam-locomotive",
  black_market: "swap-bag",
  bureau_of_prohibition: "gavel",
  palmer_raids: "handcuffs",
  silver_twilight_lodge: "moon",
  esoteric_order_of_dagon: "triton-head",
  orne_library: "bookshelf",
  arkham_sanitarium: "brain",
  hired_guns: "revolver",
  blood_offering: "sacrificial-dagger",
  ancient_seal: "wax-seal",
  blasphemous_rite: "star-altar",
  tammany_hall: "vote",
  city_arkham: "church",
  city_boston: "lighthouse",
  city_detroit: "car-wheel",
  city_chicago: "revolver",
  city_st_louis: "paddle-steamer",
  city_indianapolis: "race-car",
  city_pittsburgh: "factory",
  city_new_york: "liberty-wing",
  city_washington: "capitol",
  city_charleston: "anchor",
  city_atlanta: "peach",
  city_new_orleans: "trumpet",
  city_rlyeh: "octopus",
  mythos_cthulhu: "tentacles-skull",
  mythos_hastur: "warlock-hood",
  mythos_yog_sothoth: "magic-portal",
  mythos_dagon: "fish-monster",
  mythos_black_goat: "goat",
  mythos_nyarlathotep: "pharoah",
  mythos_danvers_state_hospital: "hospital",
  mythos_silver_key: "key",
  mythos_offering: "sacrificial-dagger",
  mythos_mi_go: "insect-jaws",
  mythos_impostor: "drama-masks",
  mythos_pandemonium: "tornado",
  mythos_whateleys: "family-tree",
  mythos_lost_city: "ancient-ruins",
  mythos_necronomicon: "secret-book",
  mythos_shoggoth: "gooey-eyed-sun",
  mythos_elder_sign: "pentacle",
  mythos_great_race_of_yith: "hourglass",
  mythos_colour_out_of_space: "meteor-impact",
  mythos_night_gaunts: "bat-wing",
  mythos_hounds_of_tindalos: "hound",
  mi_go: "insect-jaws",
  cultist_1: "hood",
  cultist_2: "hood",
  investigator: "magnifying-glass",
  cultist: "candle-flame",
  dissenter_investigator: "broken-heart",
  dissenter_cultist: "broken-heart",
};

/** Is it a card of dark paper? */
export const isMythos = ({ kind, name }: Thing): boolean => kind === "elder" || name.startsWith("mythos_");

/** The emblem of a thing, or null if it shows a person. */
export function emblemOf({ kind, name }: Thing): IconName | null {
  const prefix = { elder: "mythos_", city: "city_" }[kind] ?? "";
  return EMBLEMS[`${prefix}${name.replace(/_card$/, "")}`] ?? (PEOPLE[name] ? null : "rule-book");
}

export function personOf(name: string): Bust {
  const { tone, ...person }: American = PEOPLE[name] ?? { coat: "suit" };
  const bust = portrait(person);
  return tone ? { ...bust, papers: { ...bust.papers, ...SKINS[tone] } } : bust;
}
