import type { DepositGiftTerms } from '#contract/activity/schema/deposit-gift.ts';

/** Hundredths of a percent in one whole. */
const WHOLE = 10_000n;

/** What a deposit of some amount is given by terms, in minor units; nothing below the first tier, a broken cent is left out. */
export function depositGift(
  { tiers, most, times }: Pick<DepositGiftTerms, 'tiers' | 'most' | 'times'>,
  amount: bigint,
): { readonly rate: number; readonly bonus: bigint; readonly wagering: bigint } {
  const rate = tiers.findLast(({ from }) => amount >= from)?.rate ?? 0;
  const whole = (amount * BigInt(rate)) / WHOLE;
  const bonus = whole > most ? most : whole;
  return { rate, bonus, wagering: bonus * BigInt(times) };
}
