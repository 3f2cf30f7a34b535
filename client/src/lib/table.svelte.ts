// One table as this browser sees it: what came over the socket, and what the person is about to do.
import { api } from "./api";
import { awaits } from "./attention.svelte";
import { loadGame, textsOf } from "./library.svelte";
import { isSummary, readingTime, weightier, type MomentIn, type MomentToShow } from "./moments";
import { arriveNow, inMotion, type Flight } from "./motion";
import { namesOf } from "./names";
import { Parade } from "./parade";
import type { ChatMessage, Clock, FromServer, GameEvent, Refusal, TableInfo, ToServer, Update, View, You } from "./protocol";
import { fitting, pick, settled, targetsOf, wouldBe } from "./selection";
import { say } from "./house.svelte";
import { settings } from "./settings.svelte";
import { decidedAt, keepDecided, type Decided } from "./since";
import { TableSocket, type Connection, type Line, type OpenLine } from "./socket";
import { keyOf, type Choice, type Texts, type Thing } from "./texts";
import { Voice } from "./voice.svelte";

/** What was looked at although it is not on offer, and why it is not; no refusal: it is simply not what is asked now. */
export interface Objection {
  n: number;
  thing: Thing | null;
  refusal: Refusal | null;
}

/** How long what matters stays at least, in milliseconds; nothing moves meanwhile, so it is the same with less motion. */
const MOMENT = 1500;
const BREATH = 800; // in a lesson, between what one player does and the next

const PASS = "pass";
const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  newest = $state(0); // where in the log the newest move begins
  changed = $state.raw<GameEvent[]>([]); // by the newest move, or taken back by it
  moment = $state.raw<MomentToShow | null>(null); // what everybody should have seen
  skipped = $state.raw<string[]>([]); // questions that are answered by passing, until the round or turn is over
  decided = $state.raw<Decided>({});
  undoable = $state(false);
  clock = $state.raw<(Clock & { received: number }) | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  connection = $state<Connection>("connecting");
  busy = $state(false); // bots answer later than usual
  objection = $state.raw<Objection | null>(null);
  sent = $state<string | null>(null); // the text of a move on its way
  picked = $state.raw<Thing[]>([]);
  showing = $state(false); // does something still move, or wait to be seen?
  missing = $state(false); // there is no such table, or it is not ours to see
  /** Hot-seat: the seat whose view has come while another one's was on the screen. */
  curtain = $state<number | null>(null);

  readonly voice = new Voice();

  private readonly socket: Line;
  private readonly heard = new Map<number | null, number>(); // by seat: how much of the log has been read out
  private objections = 0;
  private asking: Thing | null = null; // what "why not?" was asked about
  private early: Thing[] = []; // clicked while a move was on its way: meant for what comes of it
  private deciding = false; // is what is on its way more than a pass among several who were asked?
  private skippedIn = "";
  private readonly keptSkips: string; // where this tab keeps them, so that a reload does not ask again
  private wake: (() => void) | null = null; // lets the game go on
  private missed: MomentToShow | null = null; // what was shown too quickly to be seen
  private later: MomentToShow | null = null; // what has to wait until a summary has been read
  private reading = false; // is the moment held until it has been read?
  private readUntil = 0;
  private closing: ReturnType<typeof setTimeout> | undefined;
  private shown: number | null = null; // hot-seat: whose view is on the screen
  private readonly updates: Parade<Update>;

  // The table is told anew whenever somebody comes or goes. As long as all names stay, so does whatever says them.
  private readonly game = $derived(this.table?.game ?? null);
  private readonly nameList = $derived(JSON.stringify(namesOf(this.table?.seats ?? [])));
  readonly names = $derived(JSON.parse(this.nameList) as ReturnType<typeof namesOf>);
  readonly texts: Texts | null = $derived(this.game === null ? null : textsOf(this.game, this.names));
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
    return new Set(texts ? this.changed.flatMap((event) => texts.thingsIn(event.args).map(keyOf)) : []);
  });
  /** Is this person waited for? */
  readonly waited = $derived(awaits(this.view, this.you, this.replaced));
  /** Where in the log the reader's last decision had been carried out; null before their first one. */
  readonly since = $derived(this.view?.seat != null ? (this.decided[this.view.seat] ?? null) : null);
  /** Several people at this screen? */
  readonly hotSeat = $derived((this.you?.seats.length ?? 0) > 1);

  constructor(
    readonly id: string,
    private readonly flightsOf: (before: View, after: View, events: GameEvent[], texts: Texts) => Flight[],
    private readonly momentIn: MomentIn = () => null,
    open: OpenLine = (receive, changed) => new TableSocket(id, receive, changed),
    /** Is nothing of it kept, and nobody else there? Then there is nothing to talk about, to download or to leave. */
    readonly passing = false,
  ) {
    // Nobody waits for a learner, so everything is shown to them.
    this.updates = new Parade<Update>((update, quick) => this.show(update, quick), passing ? Infinity : undefined);
    this.keptSkips = `subrosa.skipped.${id}`;
    [this.skippedIn, ...this.skipped] = JSON.parse(sessionStorage.getItem(this.keptSkips) ?? '[""]') as [string, ...string[]];
    if (!passing) this.decided = decidedAt(id);
    this.socket = open((message) => this.receive(message), (connection) => this.connected(connection));
  }

  close(): void {
    this.socket.close();
  }

  /** The person does something: what is still on its way arrives, so that nothing is held up. What is to be read stays. */
  catchUp(): void {
    arriveNow();
    this.wake?.();
    // A teacher speaks next, and points at what may lie below; at the end, the page about it tells everything once more.
    if (this.passing || this.view?.result) this.closeMoment();
    this.updates.catchUp();
  }

  /** The person reads something else: nothing happens meanwhile that they would miss. */
  hold(held: boolean): void {
    this.updates.hold(held);
  }

  /** Holds the moment for somebody who is still reading it, or lets it go. */
  keepReading(on: boolean): void {
    this.reading = on;
    this.closeInTime();
  }

  /** It has been read: what came meanwhile is next. */
  closeMoment(): void {
    clearTimeout(this.closing);
    this.moment = null;
    this.reading = false;
    this.wake?.();
    const next = this.later;
    this.later = null;
    if (next) this.present(next);
  }

  // ---- what the person does

  /** `seen`: what lies there, which is then explained if nothing comes of the click. */
  select(thing: Thing, quick = settings.quick, seen = thing): void {
    if (this.sent) return void this.early.push(thing);
    this.objection = null;
    const picked = pick(this.choices, this.picked, thing);
    if (picked !== this.picked) {
      this.picked = picked;
      if (this.texts) this.voice.tell(say(this.pickedKeys.has(keyOf(thing)) ? "spoken-picked" : "spoken-dropped", { thing: this.texts.thing(thing.kind, thing.name) }));
      // What is added to something begun can be taken back, and nobody sees it: one click is enough.
      const [only, ...others] = this.gathered.length > 0 ? fitting(this.choices, this.picked) : [];
      if (only && others.length === 0) this.choose(only.text);
      else if (quick && this.settled && this.targets.size === 0) this.choose(this.settled.text);
      return;
    }
    const question = this.texts && wouldBe(this.texts, this.choices, this.picked, thing);
    if (question) this.why(question, seen);
    else this.object(null, seen);
  }

  /** Passes, now and whenever the same is asked again before the round (or the turn) is over. */
  skip(): void {
    const question = this.view?.prompt?.id;
    if (!question || !this.view) return;
    this.skippedIn = spanOf(this.view);
    this.keepSkips([...this.skipped, question]);
    this.choose(PASS);
  }

  askAgain(): void {
    this.keepSkips([]);
  }

  private keepSkips(questions: string[]): void {
    this.skipped = questions;
    sessionStorage.setItem(this.keptSkips, JSON.stringify([this.skippedIn, ...questions]));
  }

  clear(): void {
    this.picked = [];
    this.early = [];
    this.objection = null;
  }

  choose(text: string): void {
    if (this.sent) return;
    this.sent = text;
    this.deciding = text !== PASS || this.view?.asked.length === 1;
    this.objection = null;
    this.voice.answered();
    this.socket.send({ type: "choose", id: newId(), seq: this.socket.seq, choice: text, ...this.asSeat() });
  }

  undo(): void {
    this.socket.send({ type: "undo", id: newId(), seq: this.socket.seq, ...this.asSeat() });
  }

  why(text: string, thing: Thing | null = null): void {
    if (this.you?.seat === null && !this.hotSeat) return this.object(null, thing);
    this.asking = thing;
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
    this.readOut();
  }

  object(refusal: Refusal | null, thing: Thing | null = null): void {
    this.objections += 1;
    this.objection = { n: this.objections, thing, refusal };
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
        if (!this.heard.has(this.view?.seat ?? null)) this.heard.set(this.view?.seat ?? null, this.log.length);
        this.changed = [];
        this.later = null;
        this.closeMoment();
        break;
      case "update":
        this.updates.add(message);
        if (document.hidden) this.catchUp(); // nobody looks, but the tab has to tell whose turn it is
        break;
      case "table":
        this.meet(message.table, message.you);
        break;
      case "chat":
        this.hear(message.messages);
        this.chat = merged(this.chat, message.messages);
        break;
      case "busy":
        this.busy = message.on;
        break;
      case "done":
        // What came of it may still be on its way or wait to be shown: until then, the old question must not come back.
        if (this.socket.seq >= message.seq) this.answered();
        break;
      case "refused":
        this.answered();
        this.object(message.refusal);
        break;
      case "stale":
        this.answered();
        break;
      case "why":
        this.object(message.refusal, this.asking);
        break;
      case "error":
        this.answered();
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
    const jumps = update.view.seat !== this.view?.seat || update.from < this.log.length;
    if (quick || jumps) {
      this.take(update);
      if (!jumps) this.miss();
      return;
    }
    this.showing = true;
    return inMotion(() => this.take(update), this.flights(update))
      .then(() => this.linger())
      .finally(() => (this.showing = false));
  }

  /** What matters stays to be seen before anything else happens; nobody has to wait for it. */
  private async linger(): Promise<void> {
    if (document.hidden) return;
    const moment = this.momentIn(this.log, this.newest);
    if (!moment && !this.passing) return;
    await new Promise<void>((resolve) => {
      const breath = moment ? undefined : setTimeout(resolve, BREATH);
      this.wake = () => (clearTimeout(breath), resolve());
      if (moment) this.present(moment);
    });
    this.wake = null;
  }

  /** Of all that had to be shown at once, what matters most has its moment, while the game goes on. */
  private miss(): void {
    const moment = document.hidden ? null : this.momentIn(this.log, this.newest);
    if (moment && !this.missed) {
      queueMicrotask(() => {
        if (this.missed) this.present(this.missed);
        this.missed = null;
      });
    }
    this.missed = weightier(this.missed, moment);
  }

  /** Shows a moment, as long as reading it takes; a summary is not pushed aside by what comes next. */
  private present(moment: MomentToShow): void {
    if (this.moment && isSummary(this.moment)) {
      this.later = weightier(this.later, moment);
      return;
    }
    const { texts } = this;
    const told = texts ? moment.titles.flatMap(({ args }) => texts.thingsIn(args)).filter(({ kind }) => moment.told.includes(kind)) : [];
    const words = texts ? [...moment.titles, ...moment.lines].map((event) => texts.event(event)).concat(told.map(({ kind, name }) => texts.about(kind, name))) : [];
    this.moment = moment;
    this.reading = false;
    this.readUntil = Date.now() + Math.max(MOMENT, readingTime(words.join("").length));
    this.closeInTime();
  }

  private closeInTime(): void {
    clearTimeout(this.closing);
    const left = Math.max(MOMENT, this.readUntil - Date.now());
    if (this.moment && !this.reading) this.closing = setTimeout(() => this.closeMoment(), left);
  }

  /** Answers a question that its reader does not want to hear again. It does so whatever they could do, so it tells nothing. */
  private passIfSkipped(): void {
    const { view } = this;
    if (!view || this.skipped.length === 0) return;
    if (view.result || spanOf(view) !== this.skippedIn) this.keepSkips([]);
    else if (view.prompt && this.skipped.includes(view.prompt.id) && view.choices.includes(PASS)) this.choose(PASS);
  }

  private flights(update: Update): Flight[] {
    const { view, texts } = this;
    return view && texts ? this.flightsOf(view, update.view, update.log, texts) : [];
  }

  private take(update: Update): void {
    this.socket.seq = update.seq;
    if (update.log.length > 0 || update.from < this.log.length) {
      const taken = this.log.slice(update.from); // back, if anything
      this.log = [...this.log.slice(0, update.from), ...update.log];
      const same = taken.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(update.log[i]));
      const kept = taken.length === 0 ? 0 : same < 0 ? taken.length : same;
      this.newest = update.from + Math.min(kept, update.log.length);
      this.changed = [...taken.slice(kept), ...update.log.slice(kept)];
    }
    const asked = update.view.prompt?.id !== this.view?.prompt?.id || update.view.choices.join() !== this.view?.choices.join();
    if (asked || this.sent) this.picked = []; // what was chosen is done, even if the same is asked again
    this.view = update.view;
    this.markDecision();
    this.undoable = update.undo;
    this.clock = update.clock && { ...update.clock, received: Date.now() / 1000 };
    this.sent = null;
    this.passIfSkipped();
    if (this.hotSeat && update.view.result === null && update.view.seat !== this.shown) this.curtain = update.view.seat;
    else this.curtain = null;
    if (this.curtain === null) this.readOut();
    else this.voice.hush();
    this.takeUp();
  }

  /** The reader's own decision has been carried out, or the log has become shorter than where they decided. */
  private markDecision(): void {
    const { view, log, since } = this;
    const decides = this.sent !== null && this.deciding;
    if (this.passing || view?.seat == null || !(decides || (since !== null && since > log.length))) return;
    this.decided = { ...this.decided, [view.seat]: log.length };
    keepDecided(this.id, this.decided);
  }

  /** A move is no longer on its way, and nothing came of it that one could have clicked in advance. */
  private answered(): void {
    this.sent = null;
    this.early = [];
  }

  /** Picks what was clicked a little too early. It confirms nothing: whoever clicked had not seen the question. */
  private takeUp(): void {
    const early = this.early;
    this.early = [];
    if (this.curtain === null) for (const thing of early) this.select(thing, false);
  }

  /** Reads out what this seat has not heard yet; it has read what was there when it came. */
  private readOut(): void {
    const { texts, view, log } = this;
    if (!texts || !view) return;
    const heard = this.heard.get(view.seat) ?? log.length;
    this.heard.set(view.seat, log.length);
    if (settings.spoken && heard > log.length) this.voice.tell(say("spoken-undone"));
    // Some games log who wins and how; the sentence about the end says just that.
    const news = log.slice(heard).filter(({ args }) => !view.result || args.ending !== view.result.ending);
    if (settings.spoken) this.voice.tell(...news.map((event) => texts.event(event)));
    if (view.result) this.voice.prompt(texts.ending(view.result));
  }

  /** Reads out what others say in the chat. What was said before we came arrives first, unless nobody had said anything. */
  private hear(messages: ChatMessage[]): void {
    const last = this.chat.at(-1)?.n ?? (messages.length === 1 && messages[0]?.n === 1 ? 0 : Infinity);
    const news = messages.filter(({ n, seat }) => n > last && !this.you?.muted.includes(seat) && !this.you?.seats.includes(seat));
    if (settings.spoken && this.curtain === null) this.voice.tell(...news.map(({ name, text }) => `${name}: ${text}`));
  }
}

/** What a seat skips a question for: the turn, or the round in games that count no turns. */
function spanOf(view: View): string {
  return `${view.seat}/${view.shown.round}/${view.shown.turn}`;
}

function merged(old: ChatMessage[], more: ChatMessage[]): ChatMessage[] {
  const known = new Map([...old, ...more].map((message) => [message.n, message]));
  return [...known.values()].sort((a, b) => a.n - b.n);
}
