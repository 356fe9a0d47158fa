import type { GiftRun } from '#contract/community/gift/stage.ts';

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
