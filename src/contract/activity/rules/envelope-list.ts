import { commitmentOf, drawnOf, seededDraws } from './public-draw.ts';

/** How a number in [0, 1) follows from the seed: six bytes of it. */
const FINE = 2 ** 48;

/**
 * A pot in whole parts of at least 1, which sum to it exactly: each part is from 1 to twice the mean of what is left, less
 * one, and the last takes the rest.
 * @param pot at least as much as there are parts
 * @param share numbers in [0, 1)
 * @throws RangeError when there is less than one for each
 */
export function partsOf(pot: number, count: number, share: () => number): readonly number[] {
  if (pot < count || count < 1) throw new RangeError('less than one for each');
  const parts: number[] = [];
  let rest = pot;
  for (let left = count; left > 1; left -= 1) {
    const most = Math.floor((2 * rest) / left) - 1;
    const part = 1 + Math.floor(share() * most);
    parts.push(part);
    rest -= part;
  }
  return [...parts, rest];
}

/**
 * The envelopes of a window in the order they are given out: a pot in parts, shuffled, so that no place is better than
 * another. Everyone with the seed comes to the same list.
 * @param seed 32 bytes as hexadecimal
 */
export function envelopesOf(seed: string, pot: number, count: number): readonly number[] {
  const { next } = seededDraws(seed, 'parts');
  const parts = partsOf(pot, count, () => next(FINE) / FINE);
  return drawnOf(parts, count, seededDraws(seed, 'order').next);
}

/** What is published before a window: it binds the seed and every envelope. */
export const envelopesCommitment = (seed: string, envelopes: readonly number[]): string =>
  commitmentOf(seed, envelopes.join(','));

/** How many of the envelopes hold so much. Bounds are inclusive; coins. */
export type EnvelopeBand = { readonly from: number; readonly to: number; readonly count: number };

/** The envelopes of a window in bands of amount, those with the least first; bands without any are left out. */
export function bandsOf(envelopes: readonly number[], tops: readonly number[]): readonly EnvelopeBand[] {
  const most = envelopes.reduce((largest, amount) => Math.max(largest, amount), 0);
  const ends = [...tops.filter((top) => top < most), most];
  return ends
    .map((to, index) => {
      const from = (ends[index - 1] ?? 0) + 1;
      return { from, to, count: envelopes.filter((amount) => amount >= from && amount <= to).length };
    })
    .filter(({ count }) => count > 0);
}
