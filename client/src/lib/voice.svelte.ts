// What is read aloud to those who do not see the table: one line after the other, in one region that is always there.

export interface Line {
  n: number;
  text: string;
}

const KEPT = 40; // a reader keeps what it has to say by itself; the region need not
const TOGETHER = 50; // milliseconds; what comes within them is one paragraph, because readers mix up several at once
const PATIENCE = 3000; // milliseconds after which it is worth knowing for whom one waits

export class Voice {
  lines = $state.raw<Line[]>([]);
  private spoken = 0;
  private waiting: string[] = []; // to be read out as one paragraph
  private gathering: ReturnType<typeof setTimeout> | undefined;
  private asked = ""; // the prompt that was read out last
  private before = ""; // the one that was answered
  private pending: ReturnType<typeof setTimeout> | undefined;

  /** Reads these out after whatever is being read. */
  tell(...texts: string[]): void {
    if (texts.length === 0) return;
    this.waiting.push(...texts);
    this.gathering ??= setTimeout(() => this.readOut(), TOGETHER);
  }

  private readOut(): void {
    this.gathering = undefined;
    this.spoken += 1;
    // A question often begins with what has just happened: "Ada plays Spy. Cancel it?"
    const once = this.waiting.filter((text, i) => !this.waiting[i + 1]?.startsWith(`${text} `));
    this.lines = [...this.lines, { n: this.spoken, text: once.join(" ") }].slice(-KEPT);
    this.waiting = [];
  }

  /** The prompt has changed. One that only says whom we wait for is read if nothing else happens for a while. */
  prompt(text: string, waits = false): void {
    clearTimeout(this.pending);
    if (text === this.asked || text === "") return;
    const read = (): void => {
      this.asked = text;
      this.tell(text);
    };
    if (waits) this.pending = setTimeout(read, PATIENCE);
    else read();
  }

  /** What is asked next is another question, even if it is asked in the same words. */
  answered(): void {
    clearTimeout(this.pending);
    this.before = this.asked || this.before;
    this.asked = "";
  }

  /** The answer was none: the question is still the one that was read out. */
  asksAgain(): void {
    this.asked ||= this.before;
  }

  /** Somebody else sits down in front of the screen: nothing of what was said stays behind. */
  hush(): void {
    this.answered();
    clearTimeout(this.gathering);
    this.gathering = undefined;
    this.waiting = [];
    this.lines = [];
  }
}
