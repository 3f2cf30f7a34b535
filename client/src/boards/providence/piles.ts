// Where the cards of a player are, as lists for the dossier.
import type { View } from "../../lib/protocol";
import { counted, type Counted } from "../../parts/counted";
import { shownOf, tableOf } from "./facts";

export const TABS = ["claimed", "deck", "discards", "mythos", "crypt"] as const;
export type Tab = (typeof TABS)[number];

export interface Pile {
  id: string;
  /** The text that says which cards these are. */
  note: string | null;
  cards: Counted[];
  /** Are they pieces instead of cards? */
  pieces: boolean;
}

const pile = (id: string, cards: string[], note: string | null = null, pieces = false): Pile => ({ id, note, cards: counted(cards), pieces });

export function pilesOf(view: View, seat: number, tab: Tab): Pile[] {
  const table = tableOf(view);
  const shown = shownOf(view);
  const player = table.players[seat];
  if (!player) return [];
  switch (tab) {
    case "claimed":
      return [pile(tab, shown.claimed[seat] ?? [])];
    case "discards":
      return [pile(tab, player.discards), ...(seat === table.active && table.in_play.length > 0 ? [pile("in_play", table.in_play, "in-play-note")] : [])];
    case "mythos":
      return [pile(tab, player.mythos)];
    case "crypt":
      return [pile(tab, player.crypt, null, true)];
    case "deck":
      if (seat === view.seat) return [pile(tab, shown.deck ?? [], "deck-note")];
      return [...(player.held.length > 0 ? [pile("held", player.held, "held-note")] : []), pile("unseen", player.unseen, "unseen-note")];
  }
}

export function tabCount(view: View, seat: number, tab: Tab): number {
  return pilesOf(view, seat, tab).reduce((sum, { cards }) => sum + cards.reduce((all, { count }) => all + count, 0), 0);
}
