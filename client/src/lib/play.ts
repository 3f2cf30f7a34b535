// Making tables.
import { api } from "./api";
import { say } from "./house.svelte";
import { me, meet } from "./me.svelte";
import type { GameInfo, NewSeat, Speed } from "./protocol";
import { go } from "./router.svelte";
import { hasMet, settings } from "./settings.svelte";

/** The speeds that a table can have. */
export const SPEEDS: Speed[] = ["slow", "normal", "fast"];

const LEVELS = ["easy", "normal", "hard"];

/** A style that is drawn when a bot takes its seat. */
export const ANY = "any";

/** The bots to choose from: those with a level, or, in a game that has none, all there are; then the host's own. */
export function botsOf(game: GameInfo): string[] {
  const levels = LEVELS.filter((level) => game.bots.includes(level));
  return [...(levels.length > 0 ? levels : game.bots), ...game.hosted];
}

/** The level of a bot and its style, if it has one: "hard-bold". */
export function partsOf(game: GameInfo, bot: string): { level: string; style: string } {
  const at = bot.lastIndexOf("-");
  const [level, style] = [bot.slice(0, at), bot.slice(at + 1)];
  return LEVELS.includes(level) && [...game.styles, ANY].includes(style) ? { level, style } : { level: bot, style: "" };
}

/** The styles that a bot can have; none if it is one without a level. */
export function stylesOf(game: GameInfo, level: string): string[] {
  return LEVELS.includes(level) && game.bots.includes(level) ? game.styles : [];
}

/** A level with a style, if it can have that one. */
export function styled(game: GameInfo, level: string, style: string): string {
  return style && stylesOf(game, level).length > 0 ? `${level}-${style}` : level;
}

/** How a bot is called where one is chosen: the host's own are marked as such. */
export function botLabel(game: GameInfo, bot: string): string {
  const { level, style } = partsOf(game, bot);
  if (style) return say("bot-with-style", { bot: say("bot-name", { bot: level }), style: say("bot-style", { style }) });
  return say(game.hosted.includes(bot) ? "bot-hosted" : "bot-name", { bot });
}

/** The bot that a newcomer should meet. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes("normal") ? "normal" : (game.bots.at(-1) ?? "random");
}

/** The same with a character of its own, so that the bots of a table differ. */
export function usualCompany(game: GameInfo): string {
  return styled(game, usualBot(game), ANY);
}

/** How quickly bots answer whoever makes a table: a newcomer to a game wants to follow every move. */
export function usualSpeed(game: string): Speed {
  return hasMet(game) ? "normal" : "slow";
}

/** The part of a new table that says so; what is usual is the server's business. */
export function speedOf(speed: Speed): { speed?: Speed } {
  return speed === "normal" ? {} : { speed };
}

/** One click: a table with you and bots, and off to it. `approach` is told first which it is. */
export async function playNow(game: GameInfo, seats = game.seats.usual, approach: (table: string) => void = () => undefined): Promise<void> {
  if (!me.who) await meet(); // as whom, and with the token for whatever changes something
  const bots: NewSeat[] = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot: usualCompany(game) }));
  const made = await api.make({
    game: game.id,
    options: {},
    seats: [{ kind: "me" }, ...bots],
    pace: { kind: "none" },
    ...speedOf(usualSpeed(game.id)),
    public: false,
    lang: settings.language,
    ...(me.who?.name ? {} : { name: say("guest") }), // a made-up one is better than a form before the first game
  });
  me.who = made.me;
  approach(made.id);
  go(`/table/${made.id}`);
}
