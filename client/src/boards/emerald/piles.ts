// Where the cards of a player are, as lists for the dossier.
import type { View } from "../../lib/protocol";
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

/** Cards that are alike become one entry with a number. */
function counted(cards: string[]): Entry[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => entry(card, card, { count }));
}

export function pilesOf(view: View, seat: number, tab: Tab): Pile[] {
  const player = tableOf(view).players[seat];
  const shown = shownOf(view);
  if (!player) return [];
  switch (tab) {
    case "claimed":
      return [{ id: tab, note: null, cards: counted(shown.claimed[seat] ?? []) }];
    case "discards":
      return [{ id: tab, note: null, cards: counted(player.discards) }];
    case "beside":
      return [
        { id: "royalty", note: null, cards: player.royalty.map(({ royalty, hidden }) => entry(royalty, "", { royalty, hidden })) },
        { id: "laid", note: null, cards: player.beside.map(({ card, victim }, n) => entry(`${card}/${n}`, card, { victim })) },
      ];
    case "deck":
      if (seat === view.seat) return [{ id: tab, note: "deck-note", cards: counted(shown.deck ?? []) }];
      return [
        ...(player.held.length > 0 ? [{ id: "held", note: "held-note", cards: counted(player.held) }] : []),
        { id: "unseen", note: "unseen-note", cards: counted(player.unseen) },
      ];
  }
}

export function tabCount(view: View, seat: number, tab: Tab): number {
  return pilesOf(view, seat, tab).reduce((sum, pile) => sum + pile.cards.reduce((all, { count }) => all + count, 0), 0);
}
