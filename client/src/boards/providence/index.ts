import type { View } from "../../lib/protocol";
import type { Texts, Thing } from "../../lib/texts";
import type { GameLook, SeatFact } from "../board";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { contested, shownOf, tableOf } from "./facts";
import { flights } from "./flights";
import LegendSign from "./LegendSign.svelte";
import { KINDS } from "./symbols";
import { hint, question, wording } from "./plan";
import { scoreRows } from "./score";
import { tracksOf } from "./tracks";
import { tell } from "./words";

const NEAR = 3; // points, or steps of a marker, from which on the end is near

function status(view: View, texts: Texts): string {
  const { turn, active, left, begun, elder } = tableOf(view);
  if (turn === 0 && left === 0 && !begun) return tell("status-setup");
  return tell("status", { number: Math.floor(turn / (elder ? 2 : view.seats)) + 1, name: texts.seat(active), left });
}

/** Who or what is about to end the game; where nobody is, which of the viewer's Cities somebody else could claim. */
function alarm(view: View, texts: Texts): string {
  const { missing, revealing, threat, track_end: end } = shownOf(view);
  const { elder, players } = tableOf(view);
  const least = Math.min(...missing);
  const marker = Math.max(...tracksOf(view).map(({ at }) => at));
  const raving = players.filter(({ madness, insane_at: limit, revealed }) => madness + 1 === limit && !revealed);
  if (elder?.ends_after) return tell("elder-ends");
  if (elder && threat) {
    const name = texts.thing("elder", elder.elder);
    if (threat.goal_left === 1) return tell("alarm-goal", { name });
    if (threat.missing <= NEAR) return tell("alarm-points", { names: name, missing: threat.missing });
    if (threat.madness_left === 1) return tell("alarm-elder-madness", { name });
  }
  if (revealing.length > 0) {
    const named = revealing.map(({ seat, allegiances, vp }) => tell("alarm-revealing-one", { name: texts.seat(seat), allegiances: texts.things("allegiance", allegiances), vp }));
    return tell("alarm-revealing", { names: named.join("; ") });
  }
  if (least <= NEAR) return tell("alarm-points", { names: texts.things("seat", missing.flatMap((count, seat) => (count === least ? [seat] : []))), missing: least });
  if (end - marker <= NEAR) return tell("alarm-track", { place: marker, end });
  if (raving.length > 0) return tell("alarm-madness", { names: texts.things("seat", raving.map(({ seat }) => seat)) });
  const lost = contested(view);
  return lost.length > 0 ? tell("alarm-rival", { cities: texts.things("city", lost) }) : "";
}

function seatFacts(view: View, seat: number): SeatFact[] {
  const player = tableOf(view).players[seat];
  if (!player) return [];
  return [
    { icon: "trophy", label: tell("fact-vp"), value: player.vp },
    { icon: "brain-leak", label: tell("fact-madness"), value: player.madness },
    { icon: "cube", label: tell("fact-cubes"), value: player.pool },
    { icon: "pawn", label: tell("fact-agents"), value: shownOf(view).agents[seat] ?? 0 },
    { icon: "cards", label: tell("fact-cards"), value: player.cards },
  ];
}

/** Which Allegiance somebody has, as far as the viewer knows. */
function allegianceOf(view: View, seat: number | null): Thing | null {
  const allegiance = seat === null ? null : (tableOf(view).players[seat]?.allegiance ?? null);
  return allegiance && { kind: "allegiance", name: allegiance };
}

/** What a summary of a round tells besides its moments. */
const TOLD = ["claim", "seize", "kill", "kill-cancelled", "city-lost", "reveal-failed", "elder-claim", "elder-gate", "elder-kill", "elder-city-lost", "elder-ends"];

export const look: GameLook = {
  board: Board,
  face: Face,
  flights,
  legend: { kinds: KINDS, sign: LegendSign, tell: (kind) => tell("legend", { kind }) },
  status,
  question,
  hint,
  wording,
  alarm,
  seatFacts,
  aside: ["roam"],
  foremost: ["claim"],
  onBoard: ["city", "place"],
  headings: ["turn", "elder-turn"],
  summedUp: "turn",
  turnsRound: true,
  alsoSummedUp: ({ event }) => TOLD.includes(event),
  moments: ["revealed", "insane", "unmasked", "gate-closed", "gate-opened", "cthulhu", "trigger"],
  grave: ["reveal"],
  scoreRows,
  unmask: (view, seat, texts) => {
    const thing = allegianceOf(view, seat);
    return { thing, text: thing ? texts.thing(thing.kind, thing.name) : "–" };
  },
  secret: (view) => allegianceOf(view, view.seat),
};
