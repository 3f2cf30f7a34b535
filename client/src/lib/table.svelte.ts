// One table as this browser sees it: what came over the socket, and what the person is about to do.
import { api } from "./api";
import { awaits } from "./attention.svelte";
import { loadGame, textsOf } from "./library.svelte";
import { arriveNow, inMotion, type Flight } from "./motion";
import { Parade } from "./parade";
import type { ChatMessage, Clock, FromServer, GameEvent, Refusal, TableInfo, ToServer, Update, View, You } from "./protocol";
import { fitting, pick, settled, targetsOf, wouldBe } from "./selection";
import { settings } from "./settings.svelte";
import { TableSocket, type Connection, type Line, type OpenLine } from "./socket";
import { keyOf, type Choice, type Texts, type Thing } from "./texts";

/** Why something is not on offer, to be shown; `null` instead of a refusal: it is simply not what is asked now. */
export interface Objection {
  n: number;
  refusal: Refusal | null;
}

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  newest = $state(0); // where in the log the newest move begins
  undoable = $state(false);
  clock = $state.raw<(Clock & { received: number }) | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  connection = $state<Connection>("connecting");
  busy = $state(false); // bots answer later than usual
  objection = $state.raw<Objection | null>(null);
  sent = $state<string | null>(null); // the text of a move on its way
  picked = $state.raw<Thing[]>([]);
  missing = $state(false); // there is no such table, or it is not ours to see
  /** Hot-seat: the seat whose view has come while another one's was on the screen. */
  curtain = $state<number | null>(null);

  private readonly socket: Line;
  private objections = 0;
  private shown: number | null = null; // hot-seat: whose view is on the screen
  private readonly updates = new Parade<Update>((update, quick) => this.show(update, quick));

  readonly names = $derived(this.table?.seats.map((seat) => seat.name) ?? []);
  readonly texts: Texts | null = $derived(this.table ? textsOf(this.table.game, this.names) : null);
  readonly marked = $derived(this.texts?.marked() ?? null);
  /** Does a bot play for this seat, since its time ran out or the others wanted it? */
  readonly replaced = $derived(this.view?.seat != null && (this.table?.seats[this.view.seat]?.replaced ?? false));
  readonly choices: Choice[] = $derived.by(() => {
    const { texts, view } = this;
    return texts && view && !this.sent && !this.replaced && this.curtain === null ? view.choices.map((text) => texts.parse(text)) : [];
  });
  /** What has been put together so far; each part can be taken back until it is done. */
  readonly gathered: Choice[] = $derived.by(() => {
    const { texts, view } = this;
    return texts && view?.gathered ? view.gathered.map((text) => texts.parse(text)) : [];
  });
  readonly targets = $derived(targetsOf(this.choices, this.picked));
  readonly pickedKeys = $derived(new Set(this.picked.map(keyOf)));
  readonly settled = $derived(settled(this.choices, this.picked));
  readonly fresh = $derived.by(() => {
    const texts = this.texts;
    return new Set(texts ? this.log.slice(this.newest).flatMap((event) => texts.thingsIn(event.args).map(keyOf)) : []);
  });
  /** Is this person waited for? */
  readonly waited = $derived(awaits(this.view, this.you, this.replaced));
  /** Several people at this screen? */
  readonly hotSeat = $derived((this.you?.seats.length ?? 0) > 1);

  constructor(
    readonly id: string,
    private readonly flightsOf: (before: View, after: View, events: GameEvent[], texts: Texts) => Flight[],
    open: OpenLine = (receive, changed) => new TableSocket(id, receive, changed),
    /** Is nothing of it kept, and nobody else there? Then there is nothing to talk about, to download or to leave. */
    readonly passing = false,
  ) {
    this.socket = open((message) => this.receive(message), (connection) => this.connected(connection));
  }

  close(): void {
    this.socket.close();
  }

  /** The person does something: what is still on its way arrives, so that nothing is held up. */
  catchUp(): void {
    arriveNow();
    this.updates.catchUp();
  }

  // ---- what the person does

  select(thing: Thing): void {
    this.objection = null;
    if (this.targets.has(keyOf(thing)) || this.pickedKeys.has(keyOf(thing)) || fitting(this.choices, [thing]).length > 0) {
      this.picked = pick(this.choices, this.picked, thing);
      // What is added to something begun can be taken back, and nobody sees it: one click is enough.
      const [only, ...others] = this.gathered.length > 0 ? fitting(this.choices, this.picked) : [];
      if (only && others.length === 0) this.choose(only.text);
      else if (settings.quick && this.settled && this.targets.size === 0) this.choose(this.settled.text);
      return;
    }
    const question = this.texts && wouldBe(this.texts, this.choices, this.picked, thing);
    if (question) this.why(question);
    else this.object(null);
  }

  clear(): void {
    this.picked = [];
    this.objection = null;
  }

  choose(text: string): void {
    if (this.sent) return;
    this.sent = text;
    this.objection = null;
    this.socket.send({ type: "choose", id: newId(), seq: this.socket.seq, choice: text, ...this.asSeat() });
  }

  undo(): void {
    this.socket.send({ type: "undo", id: newId(), seq: this.socket.seq, ...this.asSeat() });
  }

  why(text: string): void {
    if (this.you?.seat === null && !this.hotSeat) return this.object(null);
    this.socket.send({ type: "why", id: newId(), choice: text, ...this.asSeat() });
  }

  tell(message: Extract<ToServer, { type: "chat" | "mute" | "notes" | "auto_pass" | "replace" }>): void {
    this.socket.send(message);
    if (message.type === "auto_pass" && this.you) this.you = { ...this.you, auto_pass: message.on };
    if (message.type === "notes" && this.you) this.you = { ...this.you, notes: message.text };
    if (message.type === "mute" && this.you) {
      const others = this.you.muted.filter((seat) => seat !== message.seat);
      this.you = { ...this.you, muted: message.on ? [...others, message.seat] : others };
    }
  }

  /** Back at the table: the bot stands up. */
  comeBack(): void {
    if (this.view?.seat != null) this.tell({ type: "replace", seat: this.view.seat, on: false });
  }

  /** Hot-seat: the right person is in front of the screen now. */
  openCurtain(): void {
    this.shown = this.curtain;
    this.curtain = null;
  }

  object(refusal: Refusal | null): void {
    this.objections += 1;
    this.objection = { n: this.objections, refusal };
  }

  private asSeat(): { seat?: number } {
    return this.hotSeat && this.view?.seat != null ? { seat: this.view.seat } : {};
  }

  // ---- what comes from the server

  private connected(connection: Connection): void {
    this.connection = connection;
    if (connection === "closed") this.missing = true;
    // A socket that never opened does not say why; the HTTP side does.
    if (connection === "lost" && !this.table) api.table(this.id).catch((problem: { status?: number }) => (this.missing ||= (problem.status ?? 0) >= 400));
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "hello":
        this.updates.clear();
        this.busy = false;
        this.meet(message.table, message.you);
        this.log = [];
        if (message.view) this.take({ ...message, view: message.view });
        else this.socket.seq = message.seq;
        this.newest = this.log.length; // nothing of it happened just now
        break;
      case "update":
        this.updates.add(message);
        if (document.hidden) this.catchUp(); // nobody looks, but the tab has to tell whose turn it is
        break;
      case "table":
        this.meet(message.table, message.you);
        break;
      case "chat":
        this.chat = merged(this.chat, message.messages);
        break;
      case "busy":
        this.busy = message.on;
        break;
      case "done":
        // What came of it may still be on its way or wait to be shown: until then, the old question must not come back.
        if (this.socket.seq >= message.seq) this.sent = null;
        break;
      case "refused":
        this.sent = null;
        this.object(message.refusal);
        break;
      case "stale":
        this.sent = null;
        break;
      case "why":
        this.object(message.refusal);
        break;
      case "error":
        this.sent = null;
        break;
      case "pong":
        break;
    }
  }

  private meet(table: TableInfo, you: You): void {
    this.table = table;
    this.you = you;
    void loadGame(table.game);
  }

  /** Shows an update with what moves by it; somebody else's view, or an older position, just appears. */
  private show(update: Update, quick: boolean): Promise<void> | void {
    const still = quick || update.view.seat !== this.view?.seat || update.from < this.log.length;
    if (still) this.take(update);
    else return inMotion(() => this.take(update), this.flights(update));
  }

  private flights(update: Update): Flight[] {
    const { view, texts } = this;
    return view && texts ? this.flightsOf(view, update.view, update.log, texts) : [];
  }

  private take(update: Update): void {
    this.socket.seq = update.seq;
    if (update.log.length > 0 || update.from < this.log.length) {
      this.log = [...this.log.slice(0, update.from), ...update.log];
      this.newest = update.from;
    }
    const asked = update.view.prompt?.id !== this.view?.prompt?.id || update.view.choices.join() !== this.view?.choices.join();
    if (asked) this.picked = [];
    this.view = update.view;
    this.undoable = update.undo;
    this.clock = update.clock && { ...update.clock, received: Date.now() / 1000 };
    this.sent = null;
    if (this.hotSeat && update.view.result === null && update.view.seat !== this.shown) this.curtain = update.view.seat;
    else this.curtain = null;
  }
}

function merged(old: ChatMessage[], more: ChatMessage[]): ChatMessage[] {
  const known = new Map([...old, ...more].map((message) => [message.n, message]));
  return [...known.values()].sort((a, b) => a.n - b.n);
}
