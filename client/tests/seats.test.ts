// What is said about the players beside a running game.
import { render } from "svelte/server";
import { afterAll, expect, test, vi } from "vitest";
import { loadPageWords } from "../src/lib/house.svelte";
import { library } from "../src/lib/library.svelte";
import type { GameInfo, Seat, View } from "../src/lib/protocol";
import Seats from "../src/table/Seats.svelte";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { language: "en" }, hasMet: () => true, moving: () => 0 }));
vi.mock("../src/lib/router.svelte", () => ({ go: () => undefined })); // there is no address here

await loadPageWords();

const GAME = { id: "overlord", bots: ["easy", "normal", "hard"], styles: ["bold"], hosted: ["patient"] } as unknown as GameInfo;
const VIEW = { game: "overlord", seat: null, asked: [], result: null } as unknown as View;
const botOf = (bot: string): Seat => ({ name: `${bot}'s seat`, kind: "bot", bot, here: true, mine: false, host: false, kept: false, replaced: false, votes: 0 });

const before = library.games;
afterAll(() => void (library.games = before)); // test files share what they import

/** What stands on the chip beside each name. */
function chips(seats: Seat[]): (string | undefined)[] {
  const { body } = render(Seats, { props: { seats, view: VIEW, texts: null, look: {} } });
  return body.split("<li").slice(1).map((seat) => /class="chip[^>]*>([^<]*)</.exec(seat)?.[1]);
}

test("a bot that the host has added is marked as the host's", () => {
  library.games = [GAME];
  expect(chips([botOf("hard"), botOf("patient"), { ...botOf("hard"), kind: "person", bot: null }])).toEqual(["bot", "host's bot", undefined]);
  library.games = [{ ...GAME, hosted: [] }];
  expect(chips([botOf("patient")])).toEqual(["bot"]);
});

test("a bot with a style says what it is like", () => {
  library.games = [GAME];
  expect(chips([botOf("hard-bold"), botOf("hard"), botOf("my-bold")])).toEqual(["bot, bold", "bot", "bot"]);
});
