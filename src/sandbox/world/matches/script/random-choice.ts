import type { Random } from '#contract/units/random.ts';

/** A number from `least` up to `most`. */
export const between = (next: Random, least: number, most: number): number => least + next() * (most - least);

export const integerBetween = (next: Random, least: number, most: number): number =>
  Math.floor(between(next, least, most + 1));

/** Returns one of `items` by weight, or undefined when there are none. */
export function weighted<T>(next: Random, items: readonly T[], weight: (item: T) => number): T | undefined {
  let remaining = next() * items.reduce((sum, item) => sum + weight(item), 0);
  return items.find((item) => {
    remaining -= weight(item);
    return remaining < 0;
  });
}
