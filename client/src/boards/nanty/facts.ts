// The facts of Nanty Narking, as games/nanty/view.py gives them.
import type { View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";

export interface District {
  district: string;
  agents: number[];
  grenadiers: number;
  citizens: number;
  trouble: boolean;
  house: number | null;
  card: number | null; // who holds the District card
  building?: string | null; // with Agent and Building cards (14.3): which one stands here
  types?: string[][]; // and which Agents, by seat
}

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

export interface Streets {
  turn: number;
  active: number;
  board: District[];
  players: Player[];
  deck: number;
  discards: string[];
  discarded: number;
  played: string | null;
  used: number; // a bit for each District card used this turn
  fresh: number; // and for each that came this turn
  happened: string[];
  events: number;
  swaps: number[];
  known: [string, number[]][]; // cards, and in which hands they may be; -1 is the discard pile
  spare?: string[];
  own?: Own;
}

export const streetsOf = (view: View): Streets => view.facts as unknown as Streets;

/** How many Trouble markers make a riot. */
export const riots = (texts: Texts): number => texts.ofGame("trouble_threshold_riots");

export const markers = (streets: Streets): number => streets.board.filter((district) => district.trouble).length;

/** Agents and Buildings that a player has not on the board. */
export function supply(streets: Streets, seat: number, texts: Texts): { agents: number; houses: number } {
  const out = streets.board.reduce((sum, district) => sum + (district.agents[seat] ?? 0), 0);
  const built = streets.board.filter((district) => district.house === seat).length;
  return { agents: texts.ofGame("agents_per_player") - out, houses: texts.ofGame("buildings_per_player") - built };
}

export function controllerOf(streets: Streets, district: string): number | null {
  return streets.players.find((player) => player.controls.includes(district))?.seat ?? null;
}

/** How far the card in play is: the symbol being carried out, or `symbols` when all are done. */
export function stepOf(view: View, card: number, symbols: number): number {
  const last = view.agenda.length - 1;
  for (let i = last; i >= 0; i -= 1) {
    const step = view.agenda[i];
    const [name, fields] = Array.isArray(step) ? step : [];
    if (i === last && name === "EndOfTurn") return symbols;
    if ((name !== "Act" && name !== "OpenAct") || !fields || typeof fields !== "object" || Array.isArray(fields)) continue;
    if (fields.card !== card || typeof fields.index !== "number") continue;
    // On top: it is asked now. Further down: it comes next, and the one before it is under way.
    return i === last ? fields.index : fields.index - 1;
  }
  return symbols - 1;
}
