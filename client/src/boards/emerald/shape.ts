// Made from games/emerald/rules/facts.py by tools/board_types.py: do not edit.

/** A city: what stands in it, its cards and its royalty. Counts are listed by seat. */
export interface City {
  city: string;
  bombs: number;
  cubes: number[];
  agents: number[];
  zombies: number;
  card: string | null;
  stack: number;
  royalty: string | null;
}

/** A card beside an identity card, and whose agent lies on it. */
export interface Laid {
  card: string;
  victim: number | null;
}

/** Royalty that a player has killed or hidden. */
export interface Royal {
  royalty: string;
  hidden: boolean;
}

/** What a player keeps in the end (17.2): the points on the disc before, and what they come to. */
export interface Score {
  shown: number;
  neutral: number;
  own: number;
  kills: number;
  tracks: number;
  base: number;
  penalty: number;
  total: number;
}

/** One player. Everybody knows which cards they own: `held`, `unseen`, `discards` and `beside` are all of them. */
export interface Player {
  seat: number;
  identity: "loyalist" | "restorationist" | null;
  changed: boolean;
  revealed: boolean;
  looked: number[];
  sanity: number;
  points: number;
  neutral: number;
  restorationist: number;
  loyalist: number;
  kills: number;
  agents: number;
  cubes: number;
  limbo: number;
  mi_go: number;
  mi_go_turn: number;
  yog_sothoth: number;
  killed: number;
  cards: number;
  deck: number;
  held: string[];
  unseen: string[];
  discards: string[];
  beside: Laid[];
  royalty: Royal[];
  pushed: number[];
  score: Score | null;
}

/** The table as a player sees it. */
export interface Facts {
  turn: number;
  active: number;
  idle: number;
  cities: City[];
  tracks: number[];
  pool: number;
  leopold: boolean;
  gone: string[];
  hand: string[] | null;
  players: Player[];
}

/** An action that is being put together, and what it would do with the cards gathered so far. */
export interface Payment {
  action: string;
  city: string | null;
  target: number | null;
  royalty: string | null;
  card: string | null;
  cards: string[];
  total: number;
  needed: number | null;
  agents: number;
  pieces: number;
  standing: number[] | null;
  leader: number | null;
  tracks: number[] | null;
  change: number;
  points: number;
  kept: "yes" | "no" | "unknown";
  exposes: boolean;
}

/** Points on a disc that do not count in the end (17.2). */
export interface Loss {
  other: number;
  kills: number;
  tracks: number;
}

/** Why a side has to pay, and what everybody loses. */
export interface Ending {
  side: "loyalist" | "restorationist";
  last: number[];
  tied: boolean;
  losses: Loss[];
}

/** What may end the game soon. Everybody can see it: hidden sides make no difference. */
export interface Near {
  points: number[];
  tracks: number[];
  reveals: number[];
}

/** What a page draws besides the facts; it follows from the view. */
export interface Shown {
  needed: number;
  missing: number[];
  track_end: number;
  near: Near;
  lead: number;
  leaders: (number | null)[];
  lacking: number[] | null;
  sides: ("loyalist" | "restorationist" | null)[];
  counting: (number | null)[];
  claimed: string[][];
  deck: string[] | null;
  payment: Payment | null;
  asked: "begin" | "block" | "reveal" | null;
  lost: "sanity" | "agents" | null;
  ending: Ending | null;
  loyalist: number[] | null;
}
