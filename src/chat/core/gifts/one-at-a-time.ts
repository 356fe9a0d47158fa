/**
 * Shows one item at a time, each for a limited time, while the others are queued. A viewer with reduced motion is shown
 * none. Times are local monotonic ms.
 */
export class OneAtATime<Item> {
  readonly #lastsMs: number;
  readonly #waiting: Item[] = [];
  #current: { readonly item: Item; readonly endsAt: number } | null = null;
  #isQuiet = false;

  /** @param lastsMs how long one is shown at most */
  constructor(lastsMs: number) {
    this.#lastsMs = lastsMs;
  }

  get current(): Item | null {
    return this.#current?.item ?? null;
  }

  /** Queued items, the next one first; the code that adds one keeps the queue within its limit. */
  get waiting(): Item[] {
    return this.#waiting;
  }

  get isQuiet(): boolean {
    return this.#isQuiet;
  }

  /** Reduced motion: nothing is shown and nothing waits to be shown. */
  quiet(quiet: boolean): void {
    this.#isQuiet = quiet;
    if (!quiet) return;
    this.#current = null;
    this.#waiting.length = 0;
  }

  /** Ends the current item before its time. */
  finish(): void {
    this.#current = null;
  }

  settle(at: number): void {
    if (this.#current && this.#current.endsAt <= at) this.#current = null;
    if (this.#current) return;
    const item = this.#waiting.shift();
    if (item !== undefined) this.#current = { item, endsAt: at + this.#lastsMs };
  }

  /** Returns the time at which the current item ends, or Infinity. */
  nextAt(): number {
    return this.#current?.endsAt ?? Number.POSITIVE_INFINITY;
  }
}
