// Cards that are alike, as one entry with a number.
export interface Counted {
  card: string;
  count: number;
}

export function counted(cards: string[]): Counted[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The seats that have some, of how many each has. */
export function having(counts: readonly number[]): number[] {
  return counts.flatMap((count, seat) => (count > 0 ? [seat] : []));
}
