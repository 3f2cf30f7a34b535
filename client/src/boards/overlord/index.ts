import { say } from "../../lib/house.svelte";
import type { View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { GameLook, ScoreRow } from "../board";
import { KINDS } from "./emblems";
import Face from "./Face.svelte";
import { courtOf, shownOf } from "./facts";
import { flights } from "./flights";
import LegendSign from "./LegendSign.svelte";
import { remembered } from "./remembered";
import Ring from "./Ring.svelte";
import { weight } from "./weight";
import { tell } from "./words";

/** Who will win if the ruler dies; or else a ruler who will be crowned after the next income, if nothing happens. */
function alarm(view: View, texts: Texts): string {
  const { coronation, ruler, succession } = shownOf(view);
  if (succession) {
    const crown = courtOf(view).players[ruler ?? -1]?.character ?? "overlord";
    return tell("alarm-next", { character: texts.thing("character", crown), name: texts.seat(succession.seat), gold: succession.gold });
  }
  return coronation ? tell("alarm", { name: texts.seat(coronation.seat), gold: coronation.gold, needed: coronation.needed }) : "";
}

function scoreRows(view: View): ScoreRow[] {
  const { players } = courtOf(view);
  return [
    { label: tell("gold"), rule: "7", values: players.map((one) => one.gold) },
    { label: tell("cards"), values: players.map((one) => one.cards) },
    { label: tell(view.result?.ending === "coronation" ? "won" : "survived"), values: players.map((one) => (view.result?.winners.includes(one.seat) ? say("yes") : "–")), kind: "total" },
  ];
}

export const look: GameLook = {
  board: Ring,
  face: Face,
  flights,
  legend: { kinds: Object.keys(KINDS), sign: LegendSign, tell: (kind) => tell("legend", { kind }) },
  seatFacts: null,
  counts: (view, seat) => {
    const player = courtOf(view).players[seat];
    return [
      { icon: "two-coins", label: tell("gold"), value: player?.gold ?? 0 },
      { icon: "cards", label: tell("cards"), value: player?.cards ?? 0 },
      { icon: "eye", label: tell("cards-known"), value: (player?.known.length ?? 0) + (player?.shown.length ?? 0) },
    ];
  },
  now: ({ kind, name }, view, texts) => {
    const player = kind === "character" ? courtOf(view).players.find((one) => one.character === name) : undefined;
    if (!player) return "";
    return [tell("character-now", { name: texts.seat(player.seat), gold: player.gold, cards: player.cards }), ...remembered(view, player.seat, texts)].join(" ");
  },
  alarm,
  seatNotes: remembered,
  onBoard: ["seat"],
  headings: ["round"],
  moments: ["executed", "wins"],
  summedUp: "round",
  alsoSummedUp: ({ event, args }, seat) => event === "becomes" && (args.seat === seat || args.character === "overlord" || args.character === "tyrant"),
  weight,
  grave: ["die"],
  // A bare name among cards would not say that it is paid.
  wording: ({ text }, view, texts) => {
    const said = view.shown.answers[text];
    return said ? texts.sentence(said) : null;
  },
  scoreRows,
  courseTitle: () => tell("course"),
  handNote: (view) => {
    const count = courtOf(view).hand?.length ?? 0;
    const { hand_limit: limit } = shownOf(view);
    return limit === null ? say("hand-count", { count }) : say("hand-limit", { count, limit });
  },
  standsFor: (view, seat) => {
    const character = courtOf(view).players[seat]?.character;
    return character ? { kind: "character", name: character } : null;
  },
  unmask: (view, seat, texts) => {
    const character = courtOf(view).players[seat]?.character ?? null;
    return {
      thing: character ? { kind: "character", name: character } : null,
      text: character ? texts.thing("character", character) : tell("executed"),
      icon: "guillotine",
    };
  },
};
