// What every board gets, and what a game may add to the table. This file is the contract between the generic table
// and the boards; DefaultBoard shows how it is used.
//
// A board draws `view` and reports clicks. It never talks to the server and never decides what is legal: `targets` says
// what can be picked now, and a click on anything else goes to the same `select`, which then asks the server why not and
// shows the reason with its rule. So a board simply calls `select` for whatever was clicked.
//
//   <g role="button" tabindex={targets.has("district:holborn") ? 0 : -1}
//      aria-pressed={picked.has("district:holborn")} onclick={() => select({kind: "district", name: "holborn"})}>
//
// Rules for boards (direction of the house): only targets are in the tab order; a place says its name, its pieces and
// whether it is a target in its label; colour never stands alone; no style attributes, positions come from SVG attributes
// or `style:--x={...}`; a long press or right click enlarges (`{@attach held(() => zoom(thing))}`, lib/hold.ts); nothing
// moves for those who asked for less motion; what can be picked has `data-thing="kind:name"`, so that lessons can point at
// it, and the card with one's secret has `data-thing="secret"`; a button behind which such things are has their keys in
// `data-behind`; what shows something with a text says so by `data-tells="kind:name"`, unless `data-thing` does: then the
// table explains it to the mouse and to the keyboard (table/Tip.svelte); every target is a chip in the prompt as well, which the table does by itself.
import type { Component } from "svelte";
import type { IconName } from "../art/icons";
import type { Flight } from "../lib/motion";
import type { GameEvent, Seat, View } from "../lib/protocol";
import type { Choice, Texts, Thing } from "../lib/texts";

export interface BoardProps {
  /** All that this seat may know. `view.facts` is what the game's view.py makes, `view.shown` what its shown.py works out
      from that; `shape.ts` in the folder of the board has their types. Boards compute no rules. */
  view: View;
  /** Names and sentences: `texts.thing("card", "blackmail")`, `texts.about(...)`, `texts.value(kind, name, "rank")`. */
  texts: Texts;
  /** Who sits where, by seat. */
  seats: Seat[];
  /** What this seat may do now, taken apart. Empty when it is not asked. */
  choices: Choice[];
  /** Keys (`keyOf(thing)`, "kind:name") of the things that can be picked next. */
  targets: ReadonlySet<string>;
  /** Keys of the things picked so far. */
  picked: ReadonlySet<string>;
  /** The choice that the picked things amount to; the prompt shows it on its main button. For ghost pieces. */
  settled: Choice | null;
  /** Keys of the things that the newest move named: they glow. */
  fresh: ReadonlySet<string>;
  /** What this seat has noticed so far, the newest last: for boards that tell it again. */
  log: GameEvent[];
  /** The thing was clicked, tapped or chosen by key: picks it, or says why it cannot be picked, with what it is and does,
      or what that is and does which lies there to be `seen`. */
  select(thing: Thing, seen?: Thing): void;
  /** Makes this choice at once. */
  choose(text: string): void;
  /** Asks why the choice with this text form is not on offer, and shows the answer, with what the clicked thing is and does. */
  why(text: string, thing?: Thing): void;
  /** Shows a thing enlarged, with its text, its rules and where its values come from. */
  zoom(thing: Thing): void;
  /** Is there little room, on a phone upright (375 x 180 for the board) or on its side (340 x 340)? */
  phone: boolean;
}

/** How a card (or another thing that has a face) looks. `size` is the width class; see art/Card.svelte for the frame. */
export interface FaceProps {
  thing: Thing;
  texts: Texts;
  size: "hand" | "zoom" | "small";
}

/** A fact about a player beside its name in the list of seats. */
export interface SeatFact {
  /** Instead of the label, which is then read aloud only. */
  icon?: IconName;
  label: string;
  value: string | number;
}

/** One line of "how the points were counted": a value per seat. */
export interface ScoreRow {
  label: string;
  rule?: string;
  values: (number | string | null)[];
  /** A part is added to what stands above it; a detail says what the sum above it is made of, and is not added. */
  kind?: "part" | "sum" | "detail" | "total";
}

/** The symbols on the cards of a game, for whoever has forgotten what they mean. */
export interface Legend {
  kinds: string[];
  /** How one looks; decoration, since the words say it all. */
  sign: Component<{ kind: string }>;
  /** What it is called and means, in a sentence or two. */
  tell(kind: string, texts: Texts): string;
}

/** What was behind the mask of a player, shown at the end. */
export interface Unmasking {
  thing: Thing | null;
  text: string;
  /** Instead of a face, where there is none. */
  icon?: IconName;
}

/** What a game adds to the table. Everything is optional: what is missing is done plainly. */
export interface GameLook {
  board?: Component<BoardProps>;
  face?: Component<FaceProps>;
  /** The cards in hand, where they are more than the game says in `view.shown.hand`. */
  hand?(view: View, texts: Texts): Thing[];
  /** A short line beside the name of the game: "Round 3". */
  status?(view: View, texts: Texts): string;
  /** What is asked, where a page can say more than the game asks everybody in the same words: what the viewer is putting
      together, and what it would do. null: as the game asks it. */
  question?(view: View, texts: Texts): string | null;
  /** How to answer, in a line below the question, where the place of the answers does not say it. null: where they are. */
  hint?(view: View): string | null;
  /** What a choice says on its button, where the game's words for it say too little at this table. null: those. */
  wording?(choice: Choice, view: View, texts: Texts): string | null;
  /** What a thing is called on chips and buttons, where its name says too little at this table: who stands there. null: its name. */
  called?(thing: Thing, view: View, texts: Texts): string | null;
  /** What a chip says instead, which no verb stands before: what of the thing is meant. "Reward: Hotel Palácio". null: what it is called. */
  chip?(thing: Thing, view: View, texts: Texts): string | null;
  /** Something everybody should watch for now: somebody is about to win. */
  alarm?(view: View, texts: Texts): string;
  /** Facts for the list of seats; null: the board shows the players itself, and no list is wanted beside it. */
  seatFacts?: ((view: View, seat: number, texts: Texts) => SeatFact[]) | null;
  /** The same numbers, for the legend behind "?", where the board itself shows them: what they are, whosever they are. */
  counts?(view: View, seat: number, texts: Texts): SeatFact[];
  /** Sentences below a name in the list of seats: cards in their hand that the viewer knows. */
  seatNotes?(view: View, seat: number, texts: Texts): string[];
  /** Under "your hand": "4 of 6 cards". */
  handNote?(view: View, texts: Texts): string;
  /** Events that begin a new part of the log and are shown as a heading there. */
  headings?: string[];
  /** Events that deserve a moment: an execution, a mask that falls. Where only one of them can be seen, it is the last in this list. */
  moments?: string[];
  /** Kinds of things whose text is told with such a moment: what a card of chance does. */
  toldAtOnce?: string[];
  /** Events that are news for everybody, whomever they name. */
  everybodys?: string[];
  /** How much a line of the log matters to the seat that it names: the newest of the weightiest is told over the board. */
  weight?(event: GameEvent, seat: number): number;
  /** How things stand with a thing now, after the text that is always true of it. */
  now?(thing: Thing, view: View, texts: Texts): string;
  /** The heading at which those since the last one are told together: a round is over, and what was it? */
  summedUp?: string;
  /** Does that heading begin the turn of a seat? Then a round is over when the first seat has it again. */
  turnsRound?: boolean;
  /** What else belongs to that for this seat: who it is by now. */
  alsoSummedUp?(event: GameEvent, seat: number | null): boolean;
  /** What stands for a seat that is looked at: the card in front of it. */
  standsFor?(view: View, seat: number): Thing | null;
  /** Kinds of things whose text is told in a question that names them; cards, if nothing is said. */
  explained?: string[];
  /** Kinds of things that can be picked on the board wherever they are on offer, so that nobody needs a chip for them. */
  onBoard?: string[];
  /** Things of other kinds that can be picked there now, with what is picked already: a piece in the district. */
  alsoOnBoard?(thing: Thing, view: View, picked: Thing[]): boolean;
  /** Verbs of what one may do by the way, whatever is asked: they stand last among the answers. */
  aside?: string[];
  /** Verbs of what the game is about: they stay in sight where other answers are scrolled to. */
  foremost?: string[];
  /** Verbs that ask for a second click even where a button would do it at once. */
  grave?: string[];
  legend?: Legend;
  scoreRows?(view: View, texts: Texts): ScoreRow[];
  unmask?(view: View, seat: number, texts: Texts): Unmasking;
  /** Who or what the viewer is and hides from the others. A replay with everything open tells it beside the hands. */
  secret?(view: View): Thing | null;
  /** The board of a replay with everything open, where cards lie on it that only some have seen: what spectators see,
      with what these `views`, of all seats, know of them. */
  opened?(view: View, views: View[]): View;
  /** What is seen to fly from one mark (`marked(...)`, lib/motion.ts) to another by what happened: cards from the deck to a
      hand, a piece from its owner to the map. Hand cards are marked "hand/card:name/0", seats "seat/2". */
  flights?(before: View, after: View, events: GameEvent[], texts: Texts): Flight[];
  /** What the plot of the scores shows at the end, which the server counts move by move: "Gold over the game". */
  courseTitle?(): string;
}
