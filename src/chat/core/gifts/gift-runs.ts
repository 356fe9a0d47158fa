import { COMBO_WINDOW_MS } from '#contract/community/gift/gift-rules.ts';
import type { GiftRun } from '#contract/community/gift/stage.ts';
import type { GiftPush } from './gift-arrivals.ts';

/** A run that may still grow. */
export type LiveRun = { run: GiftRun; lastAt: number };

/** Merges gifts of one sender and kind that follow within the combo window; each id counts once. */
export class ComboRuns {
  readonly #live = new Map<string, LiveRun>();
  #made = 0;

  /** Returns the run of a gift, and whether the gift started it. */
  add(gift: GiftPush, at: number): { readonly live: LiveRun; readonly begins: boolean } {
    const key = `${gift.sender.userId} ${gift.giftId}`;
    const known = this.#live.get(key);
    if (known && at - known.lastAt <= COMBO_WINDOW_MS) {
      known.run = { ...known.run, count: known.run.count + gift.count };
      known.lastAt = at;
      return { live: known, begins: false };
    }
    this.#made += 1;
    const { sender, giftId, name, iconUrl, animationUrl, price, count, own } = gift;
    const runId = `${gift.comboId}/${this.#made}`;
    const live = {
      run: { runId, sender, giftId, name, iconUrl, animationUrl, price, count, own },
      lastAt: at,
    };
    this.#live.set(key, live);
    return { live, begins: true };
  }

  /** Removes runs that can no longer grow. */
  forget(at: number): void {
    for (const [key, { lastAt }] of this.#live) if (at - lastAt > COMBO_WINDOW_MS) this.#live.delete(key);
  }
}

/** Returns the worth of a run so far, in coins. */
export const worthOf = ({ price, count }: GiftRun): bigint => price * BigInt(count);

/** Reports whether a run takes precedence: the viewer's own, then the one worth more. */
function precedes(left: GiftRun, right: GiftRun): boolean {
  if (left.own !== right.own) return left.own;
  return worthOf(left) > worthOf(right);
}

/** Inserts an item into a list ordered by `precedes`, after its equals, so that they remain first come, first served. */
export function insertByPrecedence<Item>(list: Item[], item: Item, runOf: (item: Item) => GiftRun): void {
  const at = list.findIndex((other) => precedes(runOf(item), runOf(other)));
  list.splice(at === -1 ? list.length : at, 0, item);
}
