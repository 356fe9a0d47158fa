/** A stake on one answer of a pool; whole coins. */
export type PoolStake<Answer extends string = string> = { readonly answer: Answer; readonly amount: bigint };

/** Reasons for refunding all stakes. */
export type RefundCause = 'void' | 'oneSided' | 'nobodyRight';

/**
 * Settlement of a pool: a payout for each stake, in their order, and the organiser’s fee; together they equal the total
 * stakes.
 */
export type PoolPayout = {
  readonly parts: readonly bigint[];
  readonly fee: bigint;
  /** Null when the answer decided it. */
  readonly refund: RefundCause | null;
};

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

const PERMILLE = 1_000n;

/** Returns the reason for refunding a pool instead of settling it; `null` as the answer means that the match does not count. */
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
 * Pays a pool to the winning stakes in proportion. The fee is a share of the whole pool, and is reduced so that no winner
 * gets less than their stake.
 * @param feePermille the organiser’s fee, in thousandths
 * @param answer the correct one; null when the match does not count
 */
export function poolPayout(
  stakes: readonly PoolStake[],
  answer: string | null,
  feePermille: number,
): PoolPayout {
  const refund = refundOf(stakes, answer);
  if (refund) return { parts: stakes.map(({ amount }) => amount), fee: 0n, refund };
  const gross = total(stakes.map(({ amount }) => amount));
  const weights = stakes.map((stake) => (stake.answer === answer ? stake.amount : 0n));
  const won = gross - total(weights);
  const nominalFee = (gross * BigInt(feePermille)) / PERMILLE;
  const fee = nominalFee < won ? nominalFee : won;
  return { parts: sharesOf(gross - fee, weights), fee, refund: null };
}
