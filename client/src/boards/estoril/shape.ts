// Made from games/estoril/rules/facts.py by tools/board_types.py: do not edit.

/** One of the six boards of a round, and its reward. The city lists them row by row. */
export interface Place {
  location: string;
  turns: number;
  resolved: boolean;
  reward: string | null;
  face: "up" | "down" | null;
  seen_by: number[];
  known_to_all: boolean;
}

/** An area on the grid of four rows and six columns, turned as its board is, and the character on it. */
export interface Area {
  area: string;
  row: number;
  col: number;
  outer: boolean;
  seat: number | null;
  card: string | null;
  face: "up" | "down" | null;
  white: boolean;
  seduced: boolean;
  seen_by: number[];
  influence: number | null;
  bonus: number;
  zeal: number;
}

/** A character that was turned up this round. */
export interface Revealed {
  area: string;
  seat: number;
  card: string;
}

/** What was rolled for a character. */
export interface Dice {
  area: string;
  one: number;
  other: number;
}

/** A card of the deck that somebody knows, by its distance from the top. */
export interface KnownCard {
  below_top: number;
  card: string | null;
  seen_by: number[];
  known_to_all: boolean;
}

/** What a player's points are made of (10). */
export interface Score {
  discards: number;
  cards: number;
  counts: number[];
  missions: number[];
  office: number;
  fulfilled: number;
  total: number;
}

/** One player. `network` are all their cards, in hand, on the boards and aside: everybody can know them (13.3). */
export interface Player {
  seat: number;
  cards: number;
  aside: number;
  markers: number;
  network: string[];
  discards: string[];
  lost: string[];
  score: Score | null;
}

/** The table as a player sees it. A card that they may not know is None. */
export interface Facts {
  round: number;
  first: number;
  missions: string[];
  secret_missions: (string | null)[];
  office: (string | null)[];
  here: string | null;
  city: Place[];
  areas: Area[];
  revealed: Revealed[];
  dice: Dice[];
  deck: number;
  known: KnownCard[];
  hand: string[] | null;
  aside: string[] | null;
  players: Player[];
}

/** A mission on the table, and how much of what it counts everybody's network has. */
export interface Tally {
  mission: string | null;
  sharers: number[];
  counts: number[];
  scored: boolean;
  rule: string;
}

/** The two cards between which a Conspirator decides (8.3). */
export interface ExchangeCards {
  location: string;
  reward: string;
  top: string;
}

/** How many cards one may keep, and how many are too many (7.8). */
export interface Surplus {
  limit: number;
  count: number;
}

/** An area on which the viewer cannot place a character now, and the choice to ask about for the reason. */
export interface Closed {
  area: string;
  choice: string;
}

/** What a page draws besides the facts; it follows from the view. */
export interface Shown {
  phase: "placing" | "resolving" | "discarding";
  acting: string | null;
  exchange: ExchangeCards | null;
  flags: number | null;
  surplus: Surplus | null;
  closed: Closed[];
  doors: string[][];
  last_round: boolean;
  order: string[];
  missions: Tally[];
  office: number | null;
  first_vp: number;
  second_vp: number;
  best: (string | null)[];
}
