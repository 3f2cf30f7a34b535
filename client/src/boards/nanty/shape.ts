// Made from games/nanty/rules/facts.py by tools/board_types.py: do not edit.

/** A district of London, all of it public. */
export interface District {
  district: string;
  agents: number[];
  grenadiers: number;
  citizens: number;
  trouble: boolean;
  house: number | null;
  card: number | null;
  building?: string | null;
  types?: string[][];
}

/** What a viewer knows of one player. */
export interface Player {
  seat: number;
  money: number;
  cards: number;
  loans: string[];
  sticky: string[];
  identity: string | null;
  controls: string[];
  wealth: number;
  agent_cards?: number;
  agents_open?: string[];
  building_cards?: number;
  buildings_open?: string[];
}

/** What a player has in hand and remembers. */
export interface Own {
  hand: string[];
  past_identities: string[];
  peeks: [number, string[]][];
  offered: string[];
  foreseen: string[];
  bottom_event: string | null;
  agent_cards?: string[];
  building_cards?: string[];
}

/** The table as a player sees it. */
export interface Facts {
  turn: number;
  active: number;
  board: District[];
  players: Player[];
  deck: number;
  discards: string[];
  discarded: number;
  played: string | null;
  plays: number;
  rolled: number[];
  used: number;
  fresh: number;
  immune: number;
  covered: number;
  saved: number[];
  moved: number[];
  offered: number;
  happened: string[];
  events: number;
  seer: number | null;
  foreseen: number;
  bottom_known: boolean;
  swaps: number[];
  known: [string, number[]][];
  figure_used: number;
  extra: number;
  gentleman: boolean;
  buildings_left?: number;
  gone?: string[];
  spare?: string[];
  own?: Own;
}

/** What some player may be after, and all identities that are after it. */
export interface Aim {
  identities: string[];
  condition: string;
  needed: number;
  trouble: number | null;
  reached: number[];
  cancelled: string[][];
  seats: number[];
  met: number[];
  waits: boolean;
  shared: boolean;
  pounds: boolean;
}

/** What a player owes and has left. */
export interface Holdings {
  owed: number;
  houses: number;
  agents_left: number;
  houses_left: number;
}

/** What a player's points are made of (12). */
export interface Points {
  agents: number;
  houses: number;
  money: number;
  loans: number;
  total: number;
}

/** What a page draws besides the facts; it follows from the view. */
export interface Shown {
  trouble: number;
  riots: number;
  control: (number | null)[];
  deeds: string[];
  symbol: number | null;
  aims: Aim[];
  last_cards: boolean;
  players: Holdings[];
  points: Points[];
}
