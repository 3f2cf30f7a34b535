// Whose face is on a card, or which emblem if it shows a place or a band of people.
import type { IconName } from "../../art/icons";
import type { Bust, Extra, Features, Hair, Hat, Palette } from "../../art/busts";

export const PALETTE: Palette = {
  dark: "#22323F",
  accent: "#B9772A",
  light: "#EDAE4F",
  coat: "#34566F",
  hair: "#4A3423",
  skin: "#F0CBA6",
  shade: "#D9A77C",
  ink: "#1B1215",
  linen: "#FBF4E4",
  lips: "#A3203A",
};

/** The colours of hair beside the usual brown. */
const HAIRS = { black: "#231C1C", grey: "#9B948A", red: "#B5481C", fair: "#C08A3E" };

interface Person extends Omit<Bust, "papers"> {
  shade?: keyof typeof HAIRS;
}

/** Those whom everybody knows, and those whose name says how they look. */
const PEOPLE: Record<string, Person> = {
  sherlock_holmes: { hat: "deerstalker", hair: "short", extra: "pipe", coat: "collar" },
  professor_moriarty: { hat: "top", hair: "bald", features: "whiskers", coat: "collar", shade: "grey" },
  professor_moriarty_classic: { hat: "top", hair: "bald", features: "whiskers", coat: "collar", shade: "grey" },
  fagin: { hat: "wide", hair: "long", features: "beard", coat: "shawl", shade: "red" },
  monsieur_de_sidonia: { hair: "short", features: "goatee", extra: "monocle", coat: "suit", shade: "black" },
  monsieur_de_sidonia_classic: { hair: "short", features: "goatee", extra: "monocle", coat: "suit", shade: "black" },
  lord_bellinger: { hat: "top", features: "moustache", coat: "suit", shade: "grey" },
  lord_holdhurst: { hair: "short", features: "whiskers", coat: "collar", shade: "grey" },
  lord_balmoral: { hat: "top", features: "beard", extra: "monocle", coat: "suit" },
  inspector_bucket: { hat: "bowler", features: "clean", coat: "collar" },
  ebenezer_scrooge: { hair: "bald", features: "whiskers", extra: "spectacles", coat: "collar", shade: "grey" },
  miss_havisham: { hair: "bun", features: "lips", extra: "veil", coat: "dress", shade: "grey" },
  bill_sikes: { hat: "cap", features: "whiskers", coat: "shawl", shade: "black" },
  william_booth: { hair: "long", features: "beard", coat: "uniform", shade: "grey" },
  benjamin_disraeli: { hair: "curls", features: "goatee", coat: "suit", shade: "black" },
  gaffer_hexam: { hat: "hood", features: "beard", coat: "shawl", shade: "grey" },
  dorian_gray: { hair: "curls", features: "clean", coat: "suit", shade: "fair" },
  inspector_lestrade: { hat: "bowler", features: "whiskers", coat: "collar" },
  mycroft_holmes: { hat: "top", features: "whiskers", extra: "monocle", coat: "suit" },
  jo_the_crossing_sweeper: { hat: "cap", hair: "curls", coat: "shawl" },
  red_headed_league: { hair: "curls", features: "beard", coat: "suit", shade: "red" },
  constable_rance: { hat: "helmet", features: "moustache", coat: "uniform" },
  mrs_hudson: { hat: "bonnet", hair: "bun", features: "lips", coat: "dress", shade: "grey" },
  mrs_hudson_classic: { hat: "bonnet", hair: "bun", features: "lips", coat: "dress", shade: "grey" },
  mrs_bardell: { hat: "bonnet", hair: "curls", features: "lips", coat: "shawl" },
  irene_adler: { hat: "wide", hair: "bun", features: "lips", coat: "dress" },
  sarah_gamp_and_betsey_prig: { hat: "bonnet", hair: "bob", features: "lips", coat: "shawl", shade: "grey" },
  count_dracula: { hair: "short", features: "goatee", coat: "collar", shade: "black" },
  moll_flanders: { hat: "wide", hair: "long", features: "lips", coat: "dress", shade: "red" },
  rosetta_davis: { hair: "curls", features: "lips", coat: "dress", shade: "fair" },
  donna_britannica_hollandia: { hat: "wide", hair: "curls", features: "lips", coat: "dress", shade: "black" },
  estella: { hair: "bun", features: "lips", coat: "dress" },
  julia_margaret_cameron: { hat: "bonnet", hair: "bob", features: "lips", coat: "shawl" },
  amy_dorrit: { hat: "bonnet", hair: "short", features: "lips", coat: "shawl", shade: "fair" },
  lady_dedlock: { hair: "bun", features: "lips", extra: "veil", coat: "dress", shade: "black" },
  doctor_watson: { hat: "bowler", features: "moustache", coat: "suit", shade: "fair" },
  jack_the_ripper: { hat: "hood", extra: "mask", coat: "collar", shade: "black" },
  griffin_the_invisible_man: { hat: "wide", extra: "mask", coat: "collar", shade: "grey" },
  karl_marx: { hair: "curls", features: "beard", coat: "suit", shade: "grey" },
  isambard_kingdom_brunel: { hat: "top", features: "whiskers", coat: "suit", shade: "black" },
  victor_frankenstein: { hair: "short", extra: "spectacles", coat: "collar", shade: "black" },
  dr_jekyll_and_mr_hyde: { hat: "top", extra: "mask", features: "goatee", coat: "suit", shade: "black" },
  artful_dodger: { hat: "top", hair: "curls", coat: "shawl", shade: "fair" },
  samuel_pickwick: { hair: "bald", extra: "spectacles", coat: "suit", shade: "grey" },
  sam_weller: { hat: "bowler", hair: "short", coat: "suit" },
  colonel_sebastian_moran: { hair: "bald", features: "moustache", coat: "uniform", shade: "grey" },
  peterson_the_commissionaire: { hat: "cap", features: "moustache", coat: "uniform" },
  mudlarks: { hat: "cap", hair: "bob", coat: "shawl", shade: "fair" },
  baker_street_irregulars: { hat: "cap", hair: "short", coat: "shawl" },
  chimney_sweeps: { hat: "cap", hair: "curls", coat: "collar", shade: "black" },
  forty_elephants: { hat: "wide", hair: "bob", features: "lips", coat: "dress", shade: "black" },
  streetwalker: { hat: "wide", hair: "long", features: "lips", coat: "dress", shade: "red" },
  rummager: { hat: "cap", features: "beard", coat: "shawl", shade: "grey" },
  cyclist: { hat: "cap", features: "moustache", coat: "suit" },
  jockey: { hat: "cap", hair: "short", coat: "collar", shade: "fair" },
  sailor: { hat: "cap", features: "beard", coat: "uniform" },
  newsboy: { hat: "cap", hair: "curls", coat: "shawl", shade: "red" },
  suffragette: { hat: "wide", hair: "bun", features: "lips", coat: "collar" },
  flower_girl: { hat: "bonnet", hair: "long", features: "lips", coat: "shawl", shade: "fair" },
  match_girl: { hat: "hood", hair: "bob", features: "lips", coat: "shawl" },
  housemaid: { hat: "bonnet", hair: "bun", features: "lips", coat: "dress" },
  governess: { hair: "bun", features: "lips", extra: "spectacles", coat: "collar" },
  gentleman: { hat: "top", features: "moustache", extra: "monocle", coat: "suit" },
};

const EMBLEMS: Record<string, IconName> = {
  battersea_dogs_home: "house",
  city_and_suburban_bank: "bank",
  amateur_mendicant_society: "receive-money",
  lyceum_theatre: "drama-masks",
  metropolitan_fire_brigade: "small-fire",
  toby: "magnifying-glass",
  simpsons_divan_tavern: "fork-knife-spoon",
  goldinis_restaurant: "fork-knife-spoon",
  analytical_engine: "cog",
  six_jolly_fellowship_porters: "anchor",
  covent_garden_opera: "drama-masks",
  pickwick_club: "meeple-group",
  alhambra_music_hall: "speaker",
  royal_mint: "two-coins",
  krooks_rag_and_bottle_shop: "shop",
  london_burkers: "dripping-knife",
  st_bartholomews_laboratory: "magnifying-glass",
  circumlocution_office: "scroll-quill",
  von_herders_workshop: "cog",
  special_branch: "police-badge",
  seven_dials_rookery: "hood",
  electric_telegraph: "love-letter",
  navvies: "meeple-group",
  hound_of_the_baskervilles: "haunting",
  hansom_cab_stables: "mounted-knight",
  gordon_rioters: "torch",
  buckingham_palace: "crown",
  general_post_office: "love-letter",
  dancing_men: "meeple-group",
  scotland_yard: "police-badge",
  zeppelin_crash: "zeppelin",
  flood: "flood",
  fire: "small-fire",
  great_fog: "fog",
  riots: "torch",
  explosion: "bright-explosion",
  subsidence: "sinking-trap",
  mysterious_murders: "dripping-knife",
  martial_law: "guards",
  cursed_artists: "haunting",
  new_citizens: "backpack",
  earthquake: "earth-crack",
  palace: "crown",
  mansion: "key",
  factory: "cog",
  tenement: "house",
  office: "quill-ink",
  hotel: "bank",
  chelsea: "anchor",
  westminster: "crown",
  strand: "drama-masks",
  west_end: "shop",
  holborn: "gavel",
  city: "bank",
  highbury: "house",
  east_end: "torch",
  bermondsey: "anchor",
  southwark: "church",
  lambeth: "house",
  battersea: "sun",
};

/** The emblem of a thing, or null if it shows a person. */
export const emblemOf = (name: string): IconName | null => EMBLEMS[name] ?? null;

export function personOf(name: string): Bust {
  const { shade, ...bust } = PEOPLE[name] ?? derived(name);
  return shade ? { ...bust, papers: { hair: HAIRS[shade] } } : bust;
}

/** From the letters of the name, so that a card always shows the same face. */
function derived(name: string): Person {
  let left = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const one = <T>(from: readonly T[]): T => {
    const found = from[left % from.length] as T;
    left = Math.floor(left / from.length);
    return found;
  };
  const hat = /inspector|sergeant/.test(name) ? "bowler" : one<Hat | undefined>([undefined, "top", "bowler", "cap", undefined, "top"]);
  return {
    hat,
    hair: one<Hair | undefined>(hat ? ["short", undefined, "bald"] : ["short", "bald", "curls"]),
    features: one<Features>(["clean", "moustache", "beard", "goatee", "whiskers"]),
    extra: one<Extra | undefined>([undefined, undefined, "spectacles", undefined, "monocle"]),
    coat: one(["suit", "collar", "suit"] as const),
    shade: one([undefined, "black", "grey", "fair", "red"] as const),
  };
}
