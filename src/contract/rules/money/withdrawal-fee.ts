import { type Minor, minor } from '#contract/units/money.ts';

const HUNDREDTHS_OF_PERCENT = 10_000n;

type FeeRule = {
  /** Withdrawals without a fee that are left today. */
  readonly freeLeft: number;
  /** Hundredths of a percent. */
  readonly feeRate: number;
};

/** What a withdrawal costs [4.05], minor units; a part of a cent counts whole. */
export function withdrawalFee(amount: Minor, { freeLeft, feeRate }: FeeRule): Minor {
  if (freeLeft > 0) return minor(0);
  return minor((amount * BigInt(feeRate) + HUNDREDTHS_OF_PERCENT - 1n) / HUNDREDTHS_OF_PERCENT);
}
