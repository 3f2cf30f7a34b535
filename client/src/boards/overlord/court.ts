// The facts of Kill the Overlord, as games/overlord/view.py gives them.
import type { View } from "../../lib/protocol";

export interface Courtier {
  seat: number;
  character: string | null;
  gold: number;
  cards: number;
  token: number;
  shown: string[];
  known: string[];
}

export interface Court {
  round: number;
  holder: number | null;
  giver: number | null;
  banned: string | null;
  deck: number;
  discards: string[];
  played: string[];
  middle: string[];
  hand: string[];
  players: Courtier[];
}

export function courtOf(view: View): Court {
  const facts = view.facts as unknown as Court & { hand: string[] | null };
  return { ...facts, hand: facts.hand ?? [] };
}

/** The card being played, by whom and at whom, while others may answer it. */
export function beingPlayed(view: View): { card: string; from: number | null; at: number | null } | null {
  const { played } = courtOf(view);
  const card = played.at(-1);
  if (!card) return null;
  const args = view.prompt?.id === "retaliate" ? view.prompt.args : {};
  return { card, from: seat(args.seat), at: seat(args.target) };
}

const seat = (value: unknown): number | null => (typeof value === "number" ? value : null);
