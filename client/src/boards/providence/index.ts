import type { View } from "../../lib/protocol";
import type { Texts, Thing } from "../../lib/texts";
import type { GameLook, SeatFact } from "../board";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { shownOf, tableOf } from "./facts";
import { flights } from "./flights";
import LegendSign from "./LegendSign.svelte";
import { KINDS } from "./symbols";
import { hint, question, wording } from "./plan";
import { scoreRows } from "./score";
import { tell } from "./words";

function status(view: View, texts: Texts): string {
  const { active, left } = tableOf(view);
  if (shownOf(view).setting_up) return tell("status-setup");
  return tell("status", { number: view.shown.round, name: texts.seat(active), left });
}

/** Who or what is about to end the game; where nobody is, which of the viewer's Cities somebody else could claim. */
function alarm(view: View, texts: Texts): string {
  const { contested, missing, near, revealing, threat, track_end: end } = shownOf(view);
  const { elder, tracks } = tableOf(view);
  const least = Math.min(...missing);
  if (elder?.ends_after) return tell("elder-ends");
  if (elder && threat) {
    const name = texts.thing("elder", elder.elder);
    if (threat.near_goal) return tell("alarm-goal", { name, left: threat.goal_left });
    if (threat.near_points) return tell("alarm-points", { names: name, missing: threat.missing });
    if (threat.near_madness) return tell("alarm-elder-madness", { name });
  }
  if (revealing.length > 0) {
    const named = revealing.map(({ seat, allegiances, vp }) => tell("alarm-revealing-one", { name: texts.seat(seat), allegiances: texts.things("allegiance", allegiances), vp }));
    return tell("alarm-revealing", { names: named.join("; ") });
  }
  if (near.points.length > 0) return tell("alarm-points", { names: texts.things("seat", missing.flatMap((count, seat) => (count === least ? [seat] : []))), missing: least });
  if (near.tracks.length > 0) return tell("alarm-track", { place: Math.max(...tracks), end });
  if (near.madness.length > 0) return tell("alarm-madness", { names: texts.things("seat", near.madness) });
  return contested.length > 0 ? tell("alarm-rival", { cities: texts.things("city", contested) }) : "";
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
