import { type Minor, minor } from '#contract/units/money.ts';

const HUNDREDTHS_OF_PERCENT = 10_000n;

/**
 * Fee of an order over an amount [4.05], minor units; a part of a cent counts whole. It is a part of the amount: the rest
 * arrives. Screens show it and the platform charges it by this one rule.
 * @param feeRate hundredths of a percent
 */
export const orderFee = (amount: Minor, feeRate: number): Minor =>
  minor((amount * BigInt(feeRate) + HUNDREDTHS_OF_PERCENT - 1n) / HUNDREDTHS_OF_PERCENT);

type WithdrawalTerms = {
  /** Withdrawals without a fee that are left today. */
  readonly freeLeft: number;
  /** Hundredths of a percent. */
  readonly feeRate: number;
};

/** Fee of a withdrawal; nothing while free ones of the day are left. */
export const withdrawalFee = (amount: Minor, { freeLeft, feeRate }: WithdrawalTerms): Minor =>
  freeLeft > 0 ? minor(0) : orderFee(amount, feeRate);
