import type { UserId } from '#contract/models/ids.ts';
import { BUDGET_ANIMATIONS, BUDGET_MS } from './stage-limits.ts';

/** So that nobody's gifts fill the stage alone. */
export class SenderBudget {
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
