// Who the visitor is.
import { api } from "./api";
import type { Me } from "./protocol";

export const me: { who: Me | null } = $state({ who: null });

export async function meet(): Promise<void> {
  me.who = await api.me();
}

/** Makes sure that the visitor has a name; a made-up one is better than a form before the first game. */
export async function haveName(fallback: string): Promise<void> {
  if (!me.who) await meet();
  if (!me.who?.name) me.who = await api.rename(fallback);
}
