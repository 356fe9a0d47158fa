import type { PayType } from '#contract/money/order/payment-schema.ts';
import type { DepositLimit } from '#contract/protection/deposit-limit/calls.ts';
import type { Minor } from '#contract/units/money.ts';

/** What a member's own limits still let in, and which of them says so. */
export type LimitLeft = { readonly period: DepositLimit['period']; readonly left: Minor };

/** The tightest of the limits; null where none is set. */
export const limitLeft = (list: readonly DepositLimit[]): LimitLeft | null =>
  list
    .flatMap(({ period, left }) => (left === null ? [] : [{ period, left }]))
    .toSorted((one, other) => (one.left < other.left ? -1 : one.left > other.left ? 1 : 0))[0] ?? null;

/** Nothing more can be paid in by a way: what is left is less than its smallest order. */
export const isUsedUp = (own: LimitLeft | null, { min }: PayType['limits']): boolean =>
  own !== null && own.left < min;
