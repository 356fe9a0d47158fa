import { minor, minorFromText, minorToText } from '#contract/units/money.ts';
import { refuse } from './refusal.ts';

/** Minor units of an amount the contract has let through. @throws Refusal BAD_REQUEST for anything else. */
export const amountOf = (text: string): bigint => minorFromText(text) ?? refuse('BAD_REQUEST');

/** @throws Refusal AMOUNT_OUT_OF_LIMITS. */
export function requireWithin(
  amount: bigint,
  limits: { readonly min_money: string; readonly max_money: string },
): void {
  if (amount < amountOf(limits.min_money) || amount > amountOf(limits.max_money))
    refuse('AMOUNT_OUT_OF_LIMITS');
}

/** Decimal text of minor units as the wire has it: `12.50`. */
export const minorText = (amount: bigint): string => minorToText(minor(amount));

/** Returns the smaller of two amounts: `Math.min` does not accept bigints. */
export function smaller(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}
