import type { DepositGiftTerms } from '#contract/activity/schema/kinds/deposit-gift.ts';

/** Hundredths of a percent in one whole. */
const RATE_SCALE = 10_000n;

/**
 * Returns the bonus of a deposit under the given terms, in minor units; zero below the first tier, fractions of a minor
 * unit are dropped.
 */
export function depositGift(
  { tiers, most, times }: Pick<DepositGiftTerms, 'tiers' | 'most' | 'times'>,
  amount: bigint,
): { readonly rate: number; readonly bonus: bigint; readonly wagering: bigint } {
  const rate = tiers.findLast(({ from }) => amount >= from)?.rate ?? 0;
  const uncapped = (amount * BigInt(rate)) / RATE_SCALE;
  const bonus = uncapped > most ? most : uncapped;
  return { rate, bonus, wagering: bonus * BigInt(times) };
}
