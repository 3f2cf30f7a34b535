// Who saw through whom: how likely the truth about each player looked to others, decision by decision.
import type { Decision } from "./protocol";

export const MOST_LOOKS = 12;

/** So many decisions, spread over the game, the first and the last among them. */
export function spread<T>(all: T[], most = MOST_LOOKS): T[] {
  if (all.length <= most) return all;
  const picked = Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]);
  return picked.filter((one) => one !== undefined);
}

/**
 * For each decision and each seat, in percent: how likely `eyes` (a seat, or null for all others on average) had to think
 * what the seat really was. Nobody guesses about themselves. Empty if there was nothing to guess in the whole game.
 */
export function suspicions(decisions: Decision[], eyes: number | null): number[][] {
  const rows = decisions.map((decision) => {
    const seats = decision.knowledge.length;
    return Array.from({ length: seats }, (_, seat) => {
      const lookers = decision.knowledge.filter((one) => one.seat !== seat && (eyes === null || eyes === seat || one.seat === eyes));
      const shares = lookers.flatMap((one) =>
        one.about.filter((about) => about.seat === seat).flatMap((about) => Object.values(about.roles).map((role) => role.shares[role.true] ?? 0)),
      );
      return shares.length > 0 ? Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length) : 0;
    });
  });
  return rows.some((row) => row.some((share) => share > 0 && share < 100)) ? rows : [];
}
