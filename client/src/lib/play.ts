// Making tables.
import { api } from "./api";
import { say } from "./house.svelte";
import { haveName } from "./me.svelte";
import type { GameInfo, NewSeat } from "./protocol";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

/** The bot that a newcomer should meet: the best of those that play this game by its own lights. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes("scripted") ? "scripted" : (game.bots.at(-1) ?? "random");
}

/** One click: a table with you and bots, and off to it. */
export async function playNow(game: GameInfo): Promise<void> {
  await haveName(say("guest"));
  const bots: NewSeat[] = Array.from({ length: game.seats.usual - 1 }, () => ({ kind: "bot", bot: usualBot(game) }));
  const made = await api.make({
    game: game.id,
    options: {},
    seats: [{ kind: "me" }, ...bots],
    pace: { kind: "none" },
    public: false,
    lang: settings.language,
  });
  go(`/table/${made.id}`);
}
