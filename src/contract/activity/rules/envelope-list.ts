import { commitmentOf, drawnOf, seededDraws } from './public-draw.ts';

/** Resolution of a number in [0, 1) derived from the seed: six bytes of it. */
const FINE = 2 ** 48;

/**
 * Splits a pot into whole parts of at least 1 that sum to it exactly: each part is from 1 to twice the mean of the
 * remainder, less one, and the last takes the rest.
 * @param pot at least the number of parts
 * @param share numbers in [0, 1)
 * @throws RangeError when there is less than one for each
 */
export function partsOf(pot: number, count: number, share: () => number): readonly number[] {
  if (pot < count || count < 1) throw new RangeError('less than one for each');
  const parts: number[] = [];
  let rest = pot;
  for (let remaining = count; remaining > 1; remaining -= 1) {
    const max = Math.floor((2 * rest) / remaining) - 1;
    const part = 1 + Math.floor(share() * max);
    parts.push(part);
    rest -= part;
  }
  return [...parts, rest];
}

/**
 * Returns the envelopes of a window in the order they are issued: a pot in parts, shuffled, so that no position is better
 * than another. The seed determines the list.
 * @param seed 32 bytes as hexadecimal
 */
export function envelopesOf(seed: string, pot: number, count: number): readonly number[] {
  const { next } = seededDraws(seed, 'parts');
  const parts = partsOf(pot, count, () => next(FINE) / FINE);
  return drawnOf(parts, count, seededDraws(seed, 'order').next);
}

/** Returns the commitment published before a window: it binds the seed and every envelope. */
export const envelopesCommitment = (seed: string, envelopes: readonly number[]): string =>
  commitmentOf(seed, envelopes.join(','));

/** Number of envelopes with an amount in this range. Bounds are inclusive; coins. */
export type EnvelopeBand = { readonly from: number; readonly to: number; readonly count: number };

/** The envelopes of a window in bands of amount, those with the least first; bands without any are left out. */
export function bandsOf(envelopes: readonly number[], tops: readonly number[]): readonly EnvelopeBand[] {
  const max = envelopes.reduce((largest, amount) => Math.max(largest, amount), 0);
  const ends = [...tops.filter((top) => top < max), max];
  return ends
    .map((to, index) => {
      const from = (ends[index - 1] ?? 0) + 1;
      return { from, to, count: envelopes.filter((amount) => amount >= from && amount <= to).length };
    })
    .filter(({ count }) => count > 0);
}
