import type { View } from "../../lib/protocol";
import type { Texts, Thing } from "../../lib/texts";
import type { GameLook, SeatFact } from "../board";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { flights } from "./flights";
import { isDrawn } from "./pieces";
import { chip } from "./questions";
import LegendSign from "./LegendSign.svelte";
import { SYMBOLS } from "./symbols";
import { shownOf, streetsOf } from "./facts";
import { scoreRows } from "./score";
import { tell } from "./words";

function hand(view: View): Thing[] {
  const { own } = streetsOf(view);
  const all = (kind: string, names: string[] = []): Thing[] => names.map((name) => ({ kind, name }));
  return [...all("card", own?.hand), ...all("agent", own?.agent_cards), ...all("building", own?.building_cards)];
}

function status(view: View, texts: Texts): string {
  const { turn, active } = streetsOf(view);
  const { trouble, riots } = shownOf(view);
  return tell("status", { number: turn + 1, name: texts.seat(active), trouble, riots });
}

/** Who else would win at the start of their turn, if they are what they may be; and what the end of the deck will bring. */
function alarm(view: View, texts: Texts): string {
  const { aims, last_cards } = shownOf(view);
  const threats = aims.flatMap((aim) => {
    const seats = aim.seats.filter((seat) => seat !== view.seat && aim.met.includes(seat));
    return seats.length > 0 ? [`${texts.things("identity", aim.identities)} (${texts.things("seat", seats)})`] : [];
  });
  const waiting = aims.filter((aim) => aim.waits && aim.seats.length > 0).flatMap((aim) => aim.identities);
  const { deck } = streetsOf(view);
  return [
    ...(threats.length > 0 ? [tell("alarm", { threats: threats.join(", ") })] : []),
    ...(last_cards ? [tell("alarm-deck", { count: deck, waits: waiting.length > 0, identities: texts.things("identity", waiting) })] : []),
  ].join(" · ");
}

function seatFacts(view: View, seat: number): SeatFact[] {
  const player = streetsOf(view).players[seat];
  const holdings = shownOf(view).players[seat];
  if (!player || !holdings) return [];
  const { owed, agents_left: agents, houses_left: houses } = holdings;
  const secret = (player.agent_cards ?? 0) + (player.building_cards ?? 0);
  const stuck = player.sticky.length;
  const facts: SeatFact[] = [
    { icon: "two-coins", label: tell(owed > 0 ? "money-owed" : "money"), value: owed > 0 ? tell("money-owes", { money: player.money, owed }) : `£${player.money}` },
    { icon: "cards", label: tell(stuck > 0 ? "cards-stuck" : "cards"), value: stuck > 0 ? `${player.cards}+${stuck}` : player.cards },
    { icon: "meeple", label: tell("agents-left"), value: agents },
    { icon: "house", label: tell("houses-left"), value: houses },
  ];
  if (secret > 0) facts.push({ icon: "hood", label: tell("secret-cards"), value: secret });
  return facts;
}

/** A Random Event, and where it strikes: nobody should miss it. */
const EVENT = ["event", "roll-district", "no-event"];

/** Who controls a district, and which roll of the die means it. */
function now({ kind, name }: Thing, view: View, texts: Texts): string {
  const n = streetsOf(view).board.findIndex(({ district }) => district === name);
  const controller = shownOf(view).control[n] ?? null;
  return kind === "district" && n >= 0 ? tell("district-now", { number: n + 1, controller: controller === null ? null : texts.seat(controller) }) : "";
}

/** Who somebody is, as far as the viewer knows. */
function identityOf(view: View, seat: number | null): Thing | null {
  const identity = seat === null ? null : (streetsOf(view).players[seat]?.identity ?? null);
  return identity ? { kind: "identity", name: identity } : null;
}

export const look: GameLook = {
  board: Board,
  face: Face,
  flights,
  legend: { kinds: SYMBOLS, sign: LegendSign, tell: (kind) => tell("legend", { kind }) },
  hand,
  status,
  alarm,
  seatFacts,
  explained: ["card", "event_card"],
  chip,
  onBoard: ["district"],
  alsoOnBoard: ({ kind, name }, view, picked) => kind === "piece" && picked.some((one) => one.kind === "district" && isDrawn(name, one.name, streetsOf(view).board)),
  aside: ["throw"],
  headings: ["turn"],
  moments: [...EVENT, "wins", "new-identity", "deck-out"],
  toldAtOnce: ["event_card"],
  everybodys: EVENT,
  now,
  scoreRows,
  unmask: (view, seat, texts) => {
    const thing = identityOf(view, seat);
    return { thing, text: thing ? texts.thing(thing.kind, thing.name) : "–" };
  },
  secret: (view) => identityOf(view, view.seat),
};
