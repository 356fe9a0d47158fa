/** What somebody put on an answer of a pool; whole coins. */
export type PoolStake<Answer extends string = string> = { readonly answer: Answer; readonly amount: bigint };

/** Why everybody has their stake back. */
export type RefundCause = 'void' | 'oneSided' | 'nobodyRight';

/** What becomes of a pool: a part for each stake, in their order, and what the organiser keeps; together all that was put in. */
export type PoolPayout = {
  readonly parts: readonly bigint[];
  readonly fee: bigint;
  /** Null when the answer decided it. */
  readonly refund: RefundCause | null;
};

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

const PERMILLE = 1_000n;

/** Why a pool is given back instead of paid by its answer; `null` as the answer stands for a match that does not count. */
function refundOf(stakes: readonly PoolStake[], answer: string | null): RefundCause | null {
  if (answer === null) return 'void';
  const right = stakes.filter((stake) => stake.answer === answer).length;
  if (right === stakes.length) return 'oneSided';
  return right === 0 ? 'nobodyRight' : null;
}

/** `net` among weights: each part rounded down, then the rest one by one to the largest remainders, the earlier first. */
function sharesOf(net: bigint, weights: readonly bigint[]): readonly bigint[] {
  const all = total(weights);
  const floors = weights.map((weight) => (net * weight) / all);
  const byRemainder = weights
    .map((weight, index) => ({ index, rest: (net * weight) % all }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const more = Number(net - total(floors));
  const raised = new Set(byRemainder.slice(0, more).map(({ index }) => index));
  return floors.map((floor, index) => (raised.has(index) ? floor + 1n : floor));
}

/**
 * Pays a pool to those who were right, by their stakes. The fee is a part of everything in the pool, and shrinks so that
 * nobody who was right gets less than they put in.
 * @param takePermille what the organiser keeps, in thousandths
 * @param answer the one that came true; null when the match does not count
 */
export function poolPayout(
  stakes: readonly PoolStake[],
  answer: string | null,
  takePermille: number,
): PoolPayout {
  const refund = refundOf(stakes, answer);
  if (refund) return { parts: stakes.map(({ amount }) => amount), fee: 0n, refund };
  const gross = total(stakes.map(({ amount }) => amount));
  const weights = stakes.map((stake) => (stake.answer === answer ? stake.amount : 0n));
  const won = gross - total(weights);
  const asked = (gross * BigInt(takePermille)) / PERMILLE;
  const fee = asked < won ? asked : won;
  return { parts: sharesOf(gross - fee, weights), fee, refund: null };
}
