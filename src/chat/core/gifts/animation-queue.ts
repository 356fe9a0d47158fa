import type { GiftRun } from '#contract/models/gift-stage.ts';
import { insertByPrecedence } from './precedence.ts';
import { SenderBudget } from './sender-budget.ts';
import { ANIMATION_MAX_MS, ANIMATIONS_WAITING_MAX } from './stage-limits.ts';

const itself = (run: GiftRun): GiftRun => run;

/** One animation at a time, the others in a bounded queue; what does not fit is counted, never silently gone. */
export class AnimationQueue {
  readonly #waiting: GiftRun[] = [];
  readonly #budget = new SenderBudget();
  #current: { readonly run: GiftRun; readonly endsAt: number } | null = null;
  #quiet = false;
  skipped = 0;

  get current(): GiftRun | null {
    return this.#current?.run ?? null;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  add(run: GiftRun, at: number): void {
    if (run.svgaUrl === '' || this.#quiet) return;
    if (!run.own && !this.#budget.spend(run.sender.userId, at)) {
      this.skipped += 1;
      return;
    }
    insertByPrecedence(this.#waiting, run, itself);
    if (this.#waiting.length > ANIMATIONS_WAITING_MAX) {
      this.#waiting.pop();
      this.skipped += 1;
    }
  }

  finish(runId: string): void {
    if (this.#current?.run.runId === runId) this.#current = null;
  }

  /** Reduced motion: nothing plays and nothing waits to be played. */
  quiet(quiet: boolean): void {
    this.#quiet = quiet;
    if (!quiet) return;
    this.#current = null;
    this.#waiting.length = 0;
  }

  settle(at: number): void {
    if (this.#current && this.#current.endsAt <= at) this.#current = null;
    if (this.#current) return;
    const run = this.#waiting.shift();
    if (run) this.#current = { run, endsAt: at + ANIMATION_MAX_MS };
  }

  forget(at: number): void {
    this.#budget.forget(at);
  }

  nextAt(): number {
    return this.#current?.endsAt ?? Number.POSITIVE_INFINITY;
  }
}
