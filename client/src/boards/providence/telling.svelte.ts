// How far the story of the Great Old One's turn has been told. It goes on by itself, can be stepped through, told at once,
// or told again; with reduced motion it is all there at once.
import { untrack } from "svelte";
import type { GameEvent } from "../../lib/protocol";
import { moving } from "../../lib/settings.svelte";
import { storyOf, type Story } from "./story";

const PACE = 1500; // milliseconds for a step

export class Telling {
  steps = $state(0); // that have been told
  running = $state(false);
  readonly story: Story | null = $derived.by(() => storyOf(this.log()));
  readonly length = $derived(this.story?.events.length ?? 0);
  readonly done = $derived(this.steps >= this.length);
  /** What is being told now. */
  readonly now: GameEvent | null = $derived(this.running && !this.done ? (this.story?.events[this.steps - 1] ?? null) : null);
  private seen: number | null = null;

  /** Made by a component, whose end is its own. */
  constructor(private readonly log: () => GameEvent[]) {
    // What was there when the page was opened has been seen; what comes later is told.
    $effect(() => {
      const key = this.story?.key ?? -1;
      untrack(() => {
        if (this.seen === null || key <= this.seen) this.all();
        else this.again();
        this.seen = key;
      });
    });
    // The story may grow while it is told: a victim is chosen in the middle of it. Each step sets the clock for the next.
    $effect(() => {
      if (!this.running || this.steps >= this.length) return;
      const timer = setTimeout(() => this.step(), PACE);
      return () => clearTimeout(timer);
    });
  }

  step(): void {
    this.running = true;
    this.steps += 1;
  }

  all(): void {
    this.running = false;
    this.steps = this.length;
  }

  again(): void {
    this.running = moving(PACE) > 0;
    this.steps = this.running ? 1 : this.length;
  }
}
