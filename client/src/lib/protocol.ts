// What the server and the client say to each other: the types of docs/protocol.md.

// ---- the game, as a seat sees it

export type Scalar = string | number | boolean | null;
export type Json = Scalar | Json[] | { [key: string]: Json };
export type Facts = { [key: string]: Json };

export interface Prompt {
  id: string;
  rule: string;
  args: Record<string, Json>;
}

export interface Result {
  ending: string;
  rule: string;
  winners: number[];
  scores: number[];
}

/** All that one seat may know; `seat` is null for a spectator. */
export interface View {
  game: string;
  rules: number;
  cards: string;
  seats: number;
  options: Record<string, string>;
  seat: number | null;
  facts: Facts;
  agenda: Json[];
  asked: number[];
  prompt: Prompt | null;
  choices: string[];
  answer: string | null;
  /** What this seat has put together so far, where it is asked to: nobody else sees it before it is done. */
  gathered?: string[];
  result: Result | null;
  /** What follows from all this by the rules. The browser works out none of it. */
  shown: Shown;
}

/** Every game says these; its board knows what else it says. */
export interface Shown {
  round: number | null;
  turn: number | null;
  hand: [kind: string, name: string][];
  /** What choices on offer bring about besides what they say, by their texts. */
  outcomes: { [choice: string]: Sentence[] };
  /** What choices on offer say, by their texts, where their usual words tell too little at this moment. */
  answers: { [choice: string]: Sentence };
  /** What wins this very game and how near everybody is; empty when it is over. */
  goal: Sentence[];
  /** When it is over: why the winner won, and why the viewer did not. */
  tale: Sentence[];
  /** When it is over: everybody's place; empty where nothing was counted. */
  places: number[];
  [more: string]: Json;
}

/** A message of the game's catalogues and what to fill in. */
export type Sentence = { id: string; args: { [key: string]: Json } };

export interface GameEvent {
  event: string;
  args: Record<string, Json>;
}

export interface Refusal {
  reason: string;
  rule: string;
  args: Record<string, Json>;
}

// ---- games and tables

export interface OptionInfo {
  name: string;
  values: string[];
  free: boolean;
  rule: string;
}

export interface GameInfo {
  id: string;
  seats: { least: number; most: number; usual: number };
  options: OptionInfo[];
  bots: string[];
  /** What bots with a level may be like: "hard-bold" is a bot, too, and "hard-any" one whose style is drawn when it sits down. */
  styles: string[];
  /** The bots that the host of this server has added. */
  hosted: string[];
  minutes: number;
  /** Are there reactions to what others do? Then one may want to pass automatically. */
  windows: boolean;
  /** How many deduction puzzles there are. */
  puzzles: number;
  /** How many minutes its lesson takes; null if it has none. */
  lesson: number | null;
  /** What the card file says of the whole box: how much gold wins, how many pieces there are. */
  values: Facts;
  /** What stands on the box. */
  titles: Record<Language, Title>;
}

export interface Title {
  name: string;
  tag: string;
}

/** A thing that choices, events and texts name; `args` are the numbers that its text mentions. */
export interface ThingInfo {
  kind: string;
  name: string;
  provenance: string | null;
  args: Record<string, Json>;
  values: Facts;
}

export interface Me {
  id: string | null;
  name: string | null;
  registered: boolean;
  login: string | null;
}

export type Pace =
  | { kind: "none" }
  | { kind: "live"; move: number; reserve: number }
  | { kind: "days"; days: number };

export type Language = "en" | "pl";

/** How fast bots and seats on auto-pass answer; "instant" is a setting of servers, not of tables. */
export type Speed = "slow" | "normal" | "fast" | "instant";

export interface Seat {
  name: string | null;
  kind: "person" | "bot" | "open" | "invited" | "hotseat";
  bot: string | null;
  here: boolean;
  mine: boolean;
  host: boolean;
  kept: boolean;
  replaced: boolean;
  votes: number;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  status: "waiting" | "playing" | "finished" | "broken" | "cancelled";
  host: string;
  host_here: boolean;
  public: boolean;
  lang: Language;
  pace: Pace;
  speed: Speed;
  opened: boolean;
  seats: Seat[];
  created: string;
  turn: number[] | null;
  your_turn: boolean;
  result: Result | null;
  rematch: string | null;
  seal: string | null;
  secret: string | null;
}

export interface NewSeat {
  kind: "me" | "friend" | "open" | "bot" | "hotseat";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  pace: Pace;
  speed?: Speed;
  public: boolean;
  lang: Language;
  name?: string;
}

export interface Invitation {
  seat: number;
  link: string;
}

export interface MadeTable {
  id: string;
  seat: number | null;
  invitations: Invitation[];
  me: Me;
}

/** Public tables and a page of one's own; `turns` counts the tables on all pages that wait for the reader. */
export interface Tables {
  open: TableInfo[];
  mine: TableInfo[];
  next: string | null;
  turns: number;
}

/** What somebody has done alone against one opponent, a thing of the game; null: just the game. A usual difficulty is null, too. */
export interface RecordLine {
  game: string;
  against: [kind: string, name: string] | null;
  difficulty: string | null;
  played: number;
  won: number;
  best: number | null;
}

export interface ApiError {
  error: string;
  message: string;
  args: Record<string, Json>;
}

// ---- lessons

/** What was to be seen at one moment of a lesson. */
export interface LessonFrame {
  view: View;
  log: GameEvent[];
}

/** Where a learner is: what to say, what to point at ("card:blackmail"), which choices go on; see docs/protocol.md. */
export interface LessonMoment {
  done: string[];
  at: number;
  length: number;
  kind: "read" | "choose" | "ask" | "end";
  text: string;
  point: string[];
  ways: string[];
  seat: number;
  names: string[];
  frames: LessonFrame[];
  answer: string | null;
  refusal: Refusal | null;
}

// ---- replays

export interface ReplayIndex {
  length: number;
  turns: { at: number; label: GameEvent }[];
  scores: number[][];
}

export interface Moment {
  n: number;
  seat: number | null;
  choice: string | null;
  view: View;
  log: GameEvent[];
  views?: View[];
}

// ---- puzzles

/** What is asked: `puzzle-<id>` of the game's catalogue; the candidates are things of a kind, or seats. */
export interface PuzzleQuestion {
  id: string;
  args: Record<string, Json>;
  kind: string;
  candidates: string[];
}

export interface PuzzleInfo {
  game: string;
  number: number;
  count: number;
  seat: number;
  names: string[];
  view: View;
  log: GameEvent[];
  question: PuzzleQuestion;
}

/** A conclusion: `puzzle-note-<id>` of the game's catalogue. */
export interface PuzzleNote {
  id: string;
  args: Record<string, Json>;
}

/** What happened (`lines` are places in the log), and the chance of the answer before and after it. */
export interface PuzzleReason {
  lines: number[];
  before: number;
  after: number;
  notes: PuzzleNote[];
}

export interface PuzzleSolution {
  answer: string;
  chances: Record<string, number>;
  reasons: PuzzleReason[];
  signs: PuzzleNote[];
}

// ---- analyses of finished games

/** What a choice would have led to: the decider's chance; `difference` (value, low, high) is to the choice made. */
export interface Alternative {
  choice: string;
  playouts: number;
  estimate: number;
  low: number;
  high: number;
  difference: number[];
  p_holm: number;
}

export interface RoleShares {
  true: string;
  shares: Record<string, number>;
}

export interface HandShares {
  true: string[];
  shares: Record<string, number>;
}

export interface ThingName {
  kind: string;
  name: string;
}

export interface ClaimShare {
  kind: string;
  things: ThingName[];
  share: number;
  true: boolean;
}

export interface KnownAbout {
  seat: number;
  roles: Record<string, RoleShares>;
  hand: Record<string, HandShares>;
  claims: ClaimShare[];
}

export interface Knowledge {
  seat: number;
  about: KnownAbout[];
}

/** A decision that was made after `move` moves; alternatives are sorted from the best on. */
export interface Decision {
  move: number;
  seat: number;
  prompt: string;
  chosen: string;
  best: string;
  swing: number[];
  clear: boolean;
  outlook: number[];
  alternatives: Alternative[];
  knowledge: Knowledge[];
}

/** A decision in short: by how much the best was better, and everybody's chance after the choice made. */
export interface DecisionInfo {
  move: number;
  seat: number;
  chosen: string;
  best: string;
  swing: number[];
  clear: boolean;
  outlook: number[];
}

/** The decision after `move` moves by which the winners' chances rose for good, and what they were around it. */
export interface TurningPoint {
  move: number;
  before: number;
  after: number;
}

export interface AnalysisInfo {
  state: "none" | "running" | "done";
  done: number;
  total: number;
  playouts: number;
  decisions: DecisionInfo[];
  turning: TurningPoint | null;
}

// ---- the socket

export interface You {
  seat: number | null;
  seats: number[];
  host: boolean;
  auto_pass: boolean;
  notes: string;
  muted: number[];
}

/** Seconds: how long a move may take, what each seat has in reserve, and how long the question is open already. */
export interface Clock {
  move: number;
  reserve: number[];
  elapsed: number;
}

export interface Update {
  seq: number;
  view: View;
  log: GameEvent[];
  from: number;
  undo: boolean;
  clock: Clock | null;
}

export interface ChatMessage {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

export type FromServer =
  | ({ type: "hello"; table: TableInfo; you: You } & Omit<Update, "view"> & { view: View | null })
  | ({ type: "update" } & Update)
  | { type: "done"; id: string; seq: number }
  | { type: "refused"; id: string; refusal: Refusal }
  | { type: "stale"; id: string; seq: number }
  | { type: "why"; id: string; refusal: Refusal | null }
  | { type: "table"; table: TableInfo; you: You }
  | { type: "chat"; messages: ChatMessage[] }
  | { type: "busy"; on: boolean }
  | { type: "error"; error: string; message: string; args: Record<string, Json> }
  | { type: "pong" };

export type ToServer =
  | { type: "choose"; id: string; seq: number; choice: string; seat?: number }
  | { type: "undo"; id: string; seq: number; seat?: number }
  | { type: "why"; id: string; choice: string; seat?: number }
  | { type: "chat"; text: string }
  | { type: "mute"; seat: number; on: boolean }
  | { type: "notes"; text: string }
  | { type: "auto_pass"; on: boolean }
  | { type: "replace"; seat: number; on: boolean }
  | { type: "ping" };
