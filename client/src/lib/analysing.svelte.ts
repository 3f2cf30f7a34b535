// The analysis of one finished game: asked for, waited for, read bit by bit.
import { api } from "./api";
import { say } from "./house.svelte";
import { told } from "./problems";
import type { AnalysisInfo, Decision } from "./protocol";

const EVERY = 1000;

export class Analysing {
  info = $state.raw<AnalysisInfo | null>(null);
  failure = $state("");
  private decisions = new Map<number, Promise<Decision>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(private readonly id: string) {}

  get running(): boolean {
    return this.info?.state === "running";
  }

  get done(): boolean {
    return this.info?.state === "done";
  }

  /** What there is already. */
  async look(): Promise<void> {
    await this.hear(() => api.analysis(this.id));
  }

  /** Have the game analysed, if it is not. */
  async ask(): Promise<void> {
    if (this.running || this.done) return;
    await this.hear(() => api.analyse(this.id));
  }

  decision(move: number): Promise<Decision> {
    const known = this.decisions.get(move);
    if (known) return known;
    const coming = api.decision(this.id, move);
    coming.catch(() => this.decisions.delete(move)); // so that the next one may try again
    this.decisions.set(move, coming);
    return coming;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async hear(request: () => Promise<AnalysisInfo>): Promise<void> {
    const was = this.info;
    try {
      this.info = await request();
      this.failure = was?.state === "running" && this.info.state === "none" ? say("analysis-failed") : "";
    } catch (error) {
      this.failure = told(error);
    }
    if (this.running && !this.stopped) this.timer = setTimeout(() => void this.look(), EVERY);
  }
}
