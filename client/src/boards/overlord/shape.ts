// Made from games/overlord/rules/facts.py by tools/board_types.py: do not edit.

/** What a viewer knows of one player. `shown` and `known` are cards that one remembers. */
export interface Player {
  seat: number;
  character: string | null;
  gold: number;
  cards: number;
  token: number;
  shown: string[];
  known: string[];
}

/** The table as a player sees it. */
export interface Facts {
  round: number;
  holder: number | null;
  giver: number | null;
  tried: boolean;
  banned: string | null;
  deck: number;
  discards: string[];
  played: string[];
  middle: string[];
  hand: string[] | null;
  players: Player[];
}

/** A ruler who will be crowned after the next income, if nothing happens (9.2). */
export interface Coronation {
  seat: number;
  gold: number;
  needed: number;
}

/** Who would be crowned in the next round if the ruler died now, and their gold after its income (4.6, 9.2). */
export interface Succession {
  seat: number;
  gold: number;
  needed: number;
}

/** The card that lies on the table: who plays it at whom is told while others may answer it (6.12). */
export interface Playing {
  card: string;
  seat: number | null;
  target: number | null;
}

/** What a page draws besides the facts; it follows from the view. */
export interface Shown {
  ruler: number | null;
  coronation: Coronation | null;
  succession: Succession | null;
  playing: Playing | null;
  hand_limit: number | null;
}
