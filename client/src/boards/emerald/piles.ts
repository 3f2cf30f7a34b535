// Where the cards of a player are, as lists for the dossier.
import type { View } from "../../lib/protocol";
import { counted } from "../../parts/counted";
import { shownOf, tableOf } from "./facts";

export const TABS = ["claimed", "deck", "discards", "beside"] as const;
export type Tab = (typeof TABS)[number];

export interface Entry {
  id: string;
  card: string;
  count: number;
  victim: number | null;
  royalty: string | null;
  hidden: boolean;
}

export interface Pile {
  id: string;
  /** The text that says which cards these are. */
  note: string | null;
  cards: Entry[];
}

const entry = (id: string, card: string, more: Partial<Entry> = {}): Entry => ({ id, card, count: 1, victim: null, royalty: null, hidden: false, ...more });

const entries = (cards: string[]): Entry[] => counted(cards).map(({ card, count }) => entry(card, card, { count }));

export function pilesOf(view: View, seat: number, tab: Tab): Pile[] {
  const player = tableOf(view).players[seat];
  const shown = shownOf(view);
  if (!player) return [];
  switch (tab) {
    case "claimed":
      return [{ id: tab, note: null, cards: entries(shown.claimed[seat] ?? []) }];
    case "discards":
      return [{ id: tab, note: null, cards: entries(player.discards) }];
    case "beside":
      return [
        { id: "royalty", note: null, cards: player.royalty.map(({ royalty, hidden }) => entry(royalty, "", { royalty, hidden })) },
        { id: "laid", note: null, cards: player.beside.map(({ card, victim }, n) => entry(`${card}/${n}`, card, { victim })) },
      ];
    case "deck":
      if (seat === view.seat) return [{ id: tab, note: "deck-note", cards: entries(shown.deck ?? []) }];
      return [
        ...(player.held.length > 0 ? [{ id: "held", note: "held-note", cards: entries(player.held) }] : []),
        { id: "unseen", note: "unseen-note", cards: entries(player.unseen) },
      ];
  }
}

export function tabCount(view: View, seat: number, tab: Tab): number {
  return pilesOf(view, seat, tab).reduce((sum, pile) => sum + pile.cards.reduce((all, { count }) => all + count, 0), 0);
}
