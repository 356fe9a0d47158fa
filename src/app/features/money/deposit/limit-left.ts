import type { PayType } from '#contract/money/order/payment-schema.ts';
import type { DepositLimit } from '#contract/protection/deposit-limit/calls.ts';
import type { Minor } from '#contract/units/money.ts';

/** Rest of a member's own limits, and the limit that determines it. */
export type LimitLeft = { readonly period: DepositLimit['period']; readonly left: Minor };

/** The tightest of the limits; null where none is set. */
export const limitLeft = (list: readonly DepositLimit[]): LimitLeft | null =>
  list
    .flatMap(({ period, left }) => (left === null ? [] : [{ period, left }]))
    .toSorted((one, other) => (one.left < other.left ? -1 : one.left > other.left ? 1 : 0))[0] ?? null;

/** Reports whether a method is exhausted: the rest is less than its smallest order. */
export const isUsedUp = (own: LimitLeft | null, { min }: PayType['limits']): boolean =>
  own !== null && own.left < min;
