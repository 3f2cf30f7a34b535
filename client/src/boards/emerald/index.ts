import type { View } from "../../lib/protocol";
import type { Texts, Thing } from "../../lib/texts";
import type { GameLook, SeatFact } from "../board";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { shownOf, tableOf } from "./facts";
import { flights } from "./flights";
import LegendSign from "./LegendSign.svelte";
import { ELSEWHERE, KINDS } from "./symbols";
import { hint, question, wording } from "./questions";
import { scoreRows } from "./score";
import { tell } from "./words";

function status(view: View, texts: Texts): string {
  return tell("status", { number: view.shown.round, name: texts.seat(tableOf(view).active) });
}

/** Who is about to end the game, or which track is. */
function alarm(view: View, texts: Texts): string {
  const { missing, near, track_end: end } = shownOf(view);
  const least = Math.min(...missing);
  if (near.points.length > 0) return tell("alarm-points", { names: texts.things("seat", missing.flatMap((count, seat) => (count === least ? [seat] : []))), missing: least });
  return near.tracks.length > 0 ? tell("alarm-track", { place: Math.max(...tableOf(view).tracks), end }) : "";
}

function seatFacts(view: View, seat: number): SeatFact[] {
  const player = tableOf(view).players[seat];
  if (!player) return [];
  return [
    { icon: "trophy", label: tell("fact-points"), value: player.points },
    { icon: "brain", label: tell("fact-sanity"), value: player.sanity },
    { icon: "cube", label: tell("fact-cubes"), value: player.cubes },
    { icon: "pawn", label: tell("fact-agents"), value: player.agents },
    { icon: "cards", label: tell("fact-cards"), value: player.cards },
  ];
}

/** On which side somebody is, as far as the viewer knows. */
function sideOf(view: View, seat: number | null): Thing | null {
  const side = seat === null ? null : (shownOf(view).sides[seat] ?? null);
  return side && { kind: "faction", name: side };
}

/** What a summary of a round tells besides its moments. */
const TOLD = ["claim", "royalty", "killed", "strike", "block", "replaced", "destroyed", "black-hand"];

export const look: GameLook = {
  board: Board,
  face: Face,
  flights,
  legend: { kinds: [...KINDS, ...Object.keys(ELSEWHERE)], sign: LegendSign, tell: (kind) => tell("legend", { kind }) },
  status,
  question,
  hint,
  wording,
  alarm,
  seatFacts,
  onBoard: ["city"],
  alsoOnBoard: ({ kind }, _view, picked) => kind === "seat" && picked.some((one) => one.kind === "city"), // the pieces of a player in a city
  headings: ["turn"],
  moments: ["kill", "mad-agent", "change", "reveal"],
  summedUp: "turn",
  turnsRound: true,
  alsoSummedUp: ({ event }) => TOLD.includes(event),
  grave: ["change"],
  scoreRows,
  unmask: (view, seat, texts) => {
    const thing = sideOf(view, seat);
    return { thing, text: thing ? texts.thing(thing.kind, thing.name) : "–" };
  },
  secret: (view) => sideOf(view, view.seat),
};
