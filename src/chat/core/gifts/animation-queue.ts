import type { GiftRun } from '#contract/community/gift/stage.ts';
import type { UserId } from '#contract/fields/ids.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { insertByPrecedence, worthOf } from './precedence.ts';
import {
  ANIMATION_MAX_MS,
  ANIMATIONS_WAITING_MAX,
  BUDGET_ANIMATIONS,
  BUDGET_MS,
  STAGE_FROM_COINS,
} from './stage-limits.ts';

/** Limits animations per sender, so that no single sender fills the stage. */
class SenderBudget {
  readonly #spent = new Map<UserId, { readonly since: number; times: number }>();

  /** False when the sender has had their share. */
  spend(sender: UserId, at: number): boolean {
    const spent = this.#spent.get(sender);
    if (!spent || at - spent.since >= BUDGET_MS) {
      this.#spent.set(sender, { since: at, times: 1 });
      return true;
    }
    spent.times += 1;
    return spent.times <= BUDGET_ANIMATIONS;
  }

  forget(at: number): void {
    for (const [sender, { since }] of this.#spent) if (at - since >= BUDGET_MS) this.#spent.delete(sender);
  }
}

const itself = (run: GiftRun): GiftRun => run;

/**
 * Stage of the big gifts: one animation at a time, the others in a bounded queue; those that do not fit are counted, never
 * dropped silently.
 */
export class AnimationQueue extends OneAtATime<GiftRun> {
  readonly #budget = new SenderBudget();
  skipped = 0;

  constructor() {
    super(ANIMATION_MAX_MS);
  }

  add(run: GiftRun, at: number): void {
    if (run.animationUrl === '' || this.isQuiet || worthOf(run) < STAGE_FROM_COINS) return;
    if (!run.own && !this.#budget.spend(run.sender.userId, at)) {
      this.skipped += 1;
      return;
    }
    insertByPrecedence(this.waiting, run, itself);
    if (this.waiting.length > ANIMATIONS_WAITING_MAX) {
      this.waiting.pop();
      this.skipped += 1;
    }
  }

  /** The page has shown the animation of this run, or could not. */
  shown(runId: string): void {
    if (this.current?.runId === runId) this.finish();
  }

  forget(at: number): void {
    this.#budget.forget(at);
  }
}
