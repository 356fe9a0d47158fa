import type { GiftRun } from '#contract/community/gift/stage.ts';

/** What a run cost so far, in coins. */
export const worthOf = ({ price, count }: GiftRun): bigint => price * BigInt(count);

/** Who comes first: the viewer's own, then what is worth more. */
function precedes(left: GiftRun, right: GiftRun): boolean {
  if (left.own !== right.own) return left.own;
  return worthOf(left) > worthOf(right);
}

/** Puts a thing where it belongs in a list ordered by `precedes`; behind its equals, so that first come is first served. */
export function insertByPrecedence<Item>(list: Item[], item: Item, runOf: (item: Item) => GiftRun): void {
  const at = list.findIndex((other) => precedes(runOf(item), runOf(other)));
  list.splice(at === -1 ? list.length : at, 0, item);
}
