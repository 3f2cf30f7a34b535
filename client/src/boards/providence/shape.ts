// Made from games/providence/rules/facts.py by tools/board_types.py: do not edit.

/** A City: its space, its face-up Main Advantage card, its Gate. The Agents in it are among `pieces`. */
export interface City {
  city: string;
  control: number;
  gate: number;
  controller: number | null;
  cubes: number[];
  blockade: boolean;
  card: string | null;
  card_cubes: number[];
  card_blockade: boolean;
  stack: number;
  exhausted: boolean;
  gate_side: "closed" | "open" | null;
  gate_owner: number | null;
  closed: "cthulhu" | "martial_law" | null;
  deep_ones: number;
  whateleys: number;
}

/** A Mythos card in the row; the first one is next to the deck. */
export interface InRow {
  card: string;
  cubes: number[];
  blockade: boolean;
}

/** An Agent that somebody controls: Basic or Recruited, or Mi-Go, or in a solo game a Cultist. */
export interface Piece {
  piece: string;
  owner: number;
  city: string | null;
  possessed: boolean;
  power: number;
  influence: number;
}

/** What a player scores in the end (14), line by line, and what it comes to. */
export interface Score {
  track_vp: number;
  secrecy: number;
  generic: number;
  effects: number;
  track: number;
  gates: number;
  crypt: number;
  agents: number;
  mythos: number;
  possessed: number;
  deep_ones: number;
  dissenter: number;
  total: number;
  out: boolean;
}

/** One player. Everybody knows which cards they own: `held`, `unseen`, `discards`, and `in_play` if active. */
export interface Player {
  seat: number;
  agent: string;
  allegiance: "investigator" | "cultist" | "dissenter_investigator" | "dissenter_cultist" | null;
  revealed: boolean;
  exposed: boolean;
  reckoned: boolean;
  looked: number[];
  vp: number;
  pool: number;
  common: number;
  limbo: number;
  control_tokens: number;
  madness: number;
  sane: number;
  insane_at: number;
  crypt: string[];
  mythos: string[];
  cards: number;
  deck: number;
  held: string[];
  unseen: string[];
  discards: string[];
  score: Score | null;
}

/** One of the two Cultists of a solo game. The token is among `pieces`, its cubes lie where those of players do. */
export interface Cultist {
  owner: number;
  piece: string;
  city: string;
  revealed: boolean;
  pool: number;
  limbo: number;
  influence: number;
  travel: number;
  power: number;
}

/** The Great Old One of a solo game. */
export interface Elder {
  elder: string;
  vp: number;
  madness: number;
  goal: string;
  goal_number: number;
  reached: number;
  mythos: string[];
  kept: string[];
  crypt: string[];
  claimed: number[];
  cultists: Cultist[];
  behaviour: string | null;
  deck: number;
  discards: string[];
  sane_gone: number;
  ends_after: string | null;
}

/** The table as a player sees it. */
export interface Facts {
  turn: number;
  active: number;
  left: number;
  begun: boolean;
  once: string[];
  idle: number;
  cities: City[];
  row: InRow[];
  mythos_deck: number;
  mythos_gone: string[];
  pieces: Piece[];
  deep_owner: number | null;
  deep_pool: number;
  deep_gone: number;
  whateley_owner: number | null;
  whateleys: (string | null)[];
  blockades: number;
  tracks: number[];
  bag: number[];
  reserve: number;
  sunk: string[][];
  supply: string[];
  gone: string[];
  unused: number;
  in_play: string[];
  aside: string | null;
  claimed_cubes: number;
  ending: string | null;
  hand: string[] | null;
  players: Player[];
  elder: Elder | null;
}

/** A road between two Cities. */
export interface Road {
  city: string;
  to: string;
  cost: number;
}

/** Where a piece of the viewer's can travel, and for how much. A Deep One has no name: `piece` is None. */
export interface Trip {
  piece: string | null;
  city: string;
  to: string;
  price: number;
  way: string[];
}

/** An action that is being put together, and what it would do with what has been gathered so far. */
export interface Payment {
  action: string;
  place: string | null;
  card: string | null;
  piece: string | null;
  city: string | null;
  shift: string | null;
  cards: string[];
  total: number;
  agents: number;
  needed: number | null;
  cubes: number;
  standing: number[] | null;
  leader: number | null;
  tracks: number[] | null;
  trips: Trip[];
  points: number;
}

/** Influence on something that can be claimed, by owner, and who has the most. */
export interface Standing {
  place: string;
  influence: number[];
  leader: number | null;
}

/** How a tie was decided, for the last page. */
export interface Tie {
  seats: number[];
  by: "dagon" | "mythos" | "allegiance" | "shared";
}

/** Who was out and why, and how ties were decided (15). */
export interface Ending {
  lowest: number[];
  out: number[];
  low_tie: Tie | null;
  high_tie: Tie | null;
}

/** What may end the game soon. Everybody can see it: hidden Allegiances make no difference. */
export interface Near {
  points: number[];
  tracks: number[];
  madness: number[];
}

/** How near the Great Old One of a solo game is to winning, and to ending the game (18.3, 18.9). */
export interface Threat {
  goal_left: number;
  near_goal: boolean;
  missing: number;
  near_points: boolean;
  madness_end: number;
  madness_left: number;
  near_madness: boolean;
  total: number;
  ahead: number | null;
}

/** A line of a `Score` before the end. */
export interface Line {
  line: string;
  points: number;
}

/** Somebody who may end the game by revealing their Allegiance (12), if it is one of these. */
export interface Revealing {
  seat: number;
  allegiances: string[];
  vp: number;
}

/** What a page draws besides the facts; it follows from the view. */
export interface Shown {
  setting_up: boolean;
  threshold: number;
  missing: number[];
  track_end: number;
  near: Near;
  track_vp: number[];
  roads: Road[];
  path: string[] | null;
  standings: Standing[];
  contested: string[];
  claimable: string[] | null;
  agents: number[];
  trips: Trip[] | null;
  counting: (number | null)[];
  lines: Line[];
  reveal: number | null;
  revealing: Revealing[];
  claimed: string[][];
  deck: string[] | null;
  acting: boolean;
  only_end: boolean;
  payment: Payment | null;
  cube_price: number;
  using: string | null;
  ending: Ending | null;
  threat: Threat | null;
  chances: number[][] | null;
}
