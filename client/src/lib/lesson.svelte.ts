// A lesson as this browser sees it: an ordinary table whose line leads to the lesson instead of to other people.
// The server keeps nothing of it: every request says what the learner has said so far.
import { api } from "./api";
import { say } from "./house.svelte";
import { me } from "./me.svelte";
import type { MomentToShow } from "./moments";
import type { Flight } from "./motion";
import type { FromServer, GameEvent, LessonMoment, Seat, TableInfo, ToServer, View, You } from "./protocol";
import { settings } from "./settings.svelte";
import type { Connection, Line } from "./socket";
import { TableSession } from "./table.svelte";
import { keyOf, type Texts } from "./texts";

type Moments = (log: GameEvent[], newest: number, seat: number | null) => MomentToShow | null;
type Flights = (before: View, after: View, events: GameEvent[], texts: Texts) => Flight[];

export class LessonSession implements Line {
  seq = 0;
  moment = $state.raw<LessonMoment | null>(null);
  failed = $state.raw<unknown>(null);
  readonly table: TableSession;
  private goal = $state.raw<View | null>(null); // what the table looks like once all has been shown
  /** Has the learner seen what happened? Nothing is said about it before. */
  readonly seen = $derived.by(() => this.table.view === this.goal && !this.table.showing);

  private receive: (message: FromServer) => void = () => undefined;
  private changed: (connection: Connection) => void = () => undefined;
  private known: GameEvent[] = [];
  private closed = false;
  private busy = false;

  constructor(
    readonly game: string,
    flights: Flights,
    moments: Moments,
  ) {
    this.table = new TableSession(
      `lesson-${game}`,
      flights,
      (log, newest) => moments(log, newest, this.moment?.seat ?? null),
      (receive, changed) => {
        this.receive = receive;
        this.changed = changed;
        return this;
      },
      true,
    );
    void this.ask([], null, true);
  }

  /** The step has been read. */
  goOn(): void {
    void this.ask(this.moment?.done ?? [], "");
  }

  /** Tries what the lesson wants to be tried, for those who do not find it. */
  tryIt(): void {
    const [way] = this.moment?.ways ?? [];
    if (way !== undefined) void this.ask(this.moment?.done ?? [], way);
  }

  /** The answer to what was tried has been read: back to what the step says. */
  listen(): void {
    if (this.moment) this.moment = { ...this.moment, answer: null, refusal: null };
  }

  again(): void {
    void this.ask([], null, true);
  }

  /** Says the same in the language in use now. */
  translate(): void {
    if (this.moment) void this.ask(this.moment.done, null);
  }

  // ---- as the line of the table

  send(message: ToServer): void {
    if (message.type !== "choose" && message.type !== "why") return;
    void this.ask(this.moment?.done ?? [], message.choice);
  }

  close(): void {
    this.closed = true;
  }

  // ---- the server

  private async ask(done: string[], said: string | null, anew = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const moment = await api.lesson(this.game, settings.language, done, said);
      if (!this.closed) this.take(moment, anew);
    } catch (error) {
      this.failed = error;
      this.changed("lost");
      this.receive({ type: "error", error: "", message: "", args: {} });
    } finally {
      this.busy = false;
    }
  }

  private take(moment: LessonMoment, anew: boolean): void {
    const before = this.moment;
    const wentOn = anew || before?.at !== moment.at;
    this.failed = null;
    this.moment = moment;
    this.changed("open");
    if (wentOn) this.showFrames(moment, anew);
    // Why something cannot be done is said in the bubble: a note on the board could lie on what to look at.
    this.receive({ type: "stale", id: "", seq: this.seq });
    if (!wentOn) this.table.voice.asksAgain();
    if (moment.answer !== null) this.table.clear();
    // What was only tried is let go, unless it is needed next.
    if (wentOn) this.table.picked = this.table.picked.filter((thing) => moment.point.includes(keyOf(thing)));
  }

  /** A table laid out anew just appears; otherwise one sees what happened, one thing after the other. */
  private showFrames(moment: LessonMoment, anew: boolean): void {
    const first = moment.frames[0];
    this.goal = moment.frames.at(-1)?.view ?? this.goal;
    const same = !anew && first !== undefined && begins(first.log, this.known);
    moment.frames.forEach(({ view, log }, n) => {
      this.seq += 1;
      const start = same || n > 0 ? this.known.length : 0;
      const news = { seq: this.seq, view, log: log.slice(start), from: start, undo: false, clock: null };
      this.known = log;
      if (n === 0 && !same) this.receive({ type: "hello", table: this.info(moment), you: youAt(moment.seat), ...news });
      else this.receive({ type: "update", ...news });
    });
  }

  private info(moment: LessonMoment): TableInfo {
    const own = me.who?.name ?? say("guest");
    const seats = moment.names.map((name, n): Seat => ({
      name: n === moment.seat ? own : name,
      kind: n === moment.seat ? "person" : "bot",
      bot: null,
      here: true,
      mine: n === moment.seat,
      host: false,
      kept: false,
      replaced: false,
      votes: 0,
    }));
    return {
      id: this.table.id,
      game: this.game,
      options: {},
      status: "playing",
      host: own,
      host_here: true,
      public: false,
      lang: settings.language,
      pace: { kind: "none" },
      speed: "normal",
      opened: false,
      seats,
      created: "",
      turn: null,
      your_turn: true,
      result: null,
      rematch: null,
      seal: null,
      secret: null,
    };
  }
}

function youAt(seat: number): You {
  return { seat, seats: [seat], host: false, auto_pass: false, notes: "", muted: [] };
}

/** Does the log go on from what is known? */
function begins(log: GameEvent[], known: GameEvent[]): boolean {
  return known.length <= log.length && known.every((event, n) => JSON.stringify(event) === JSON.stringify(log[n]));
}
