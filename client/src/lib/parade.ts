// What comes quickly is shown one after the other. Nobody has to wait for it: whatever the person does shows the rest at once.

export class Parade<T> {
  private waiting: T[] = [];
  private busy = false;
  private held = false;
  private patient = false; // what has waited for its viewer is shown in full, however much it is

  /**
   * `show` makes one of them visible at once and is done when it has been seen; `quick` ones are not to be looked at.
   * When more than `most` wait, they are all shown quickly.
   */
  constructor(
    private readonly show: (one: T, quick: boolean) => Promise<void> | void,
    private readonly most = 3,
  ) {}

  add(one: T): void {
    this.waiting.push(one);
    if (this.waiting.length > this.most && !this.patient) this.catchUp();
    else void this.go();
  }

  /** Shows all that waits, now. */
  catchUp(): void {
    if (this.held) return;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) void this.show(next, true);
  }

  /** Shows nothing more while its viewer looks elsewhere. */
  hold(held: boolean): void {
    if (held === this.held) return;
    this.held = held;
    if (held) this.patient = true;
    else void this.go();
  }

  /** Forgets what waits: something newer than all of it has come. */
  clear(): void {
    this.waiting = [];
  }

  private async go(): Promise<void> {
    if (this.busy || this.held) return;
    this.busy = true;
    while (!this.held && this.waiting.length > 0) await this.show(this.waiting.shift() as T, false);
    this.busy = false;
    this.patient = this.held;
  }
}
