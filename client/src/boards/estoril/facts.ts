// The facts of Estoril 1942, as games/estoril/view.py gives them.
import type { View } from "../../lib/protocol";

/** How a card lies; null where there is none. */
export type Lies = "up" | "down" | null;

/** One of the six boards of a round. The city lists them row by row. */
export interface Place {
  location: string;
  resolved: boolean;
  reward: string | null;
  face: Lies;
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
  face: Lies;
  white: boolean;
  seduced: boolean;
  seen_by: number[];
  influence: number | null;
}

export interface Dice {
  area: string;
  one: number;
  other: number;
}

/** A card of the deck that somebody knows. */
export interface KnownCard {
  below_top: number;
  card: string | null;
  seen_by: number[];
}

export interface Score {
  discards: number;
  cards: number;
  counts: number[];
  missions: number[];
  office: number;
  fulfilled: number;
  total: number;
}

export interface Spymaster {
  seat: number;
  cards: number;
  aside: number;
  markers: number;
  network: string[];
  discards: string[];
  lost: string[];
  score: Score | null;
}

export interface Estoril {
  round: number;
  first: number;
  missions: string[];
  secret_missions: (string | null)[];
  office: (string | null)[];
  here: string | null;
  city: Place[];
  areas: Area[];
  dice: Dice[];
  deck: number;
  known: KnownCard[];
  hand: string[] | null;
  aside: string[] | null;
  players: Spymaster[];
}

export const factsOf = (view: View): Estoril => view.facts as unknown as Estoril;

/** "2ii" is area II of board 2. */
export const numberOf = (area: string): number => Number(area[0]);
export const spotOf = (area: string): string => area.slice(1);
