import type { LimitUnit } from '#contract/models/own-limit.ts';
import type { Currency } from '#contract/units/money.ts';
import { worthAtLeast, worthAtMost } from '#sandbox/domains/exchange/currency-worth.ts';

type Sum = { readonly amount: bigint; readonly unit: LimitUnit };

const isMoney = (unit: LimitUnit): unit is Currency => unit === 'CNY' || unit === 'USDT';

/** A sum in another unit at the rate of a moment; coins and minutes are only ever counted in themselves. */
const inUnit = (worth: typeof worthAtLeast) => (sum: Sum, unit: LimitUnit, at: number) =>
  isMoney(sum.unit) && isMoney(unit)
    ? worth({ amount: sum.amount, currency: sum.unit }, unit, at)
    : sum.amount;

/** A broken cent counts whole: what is counted against a limit. */
export const countsAs = inUnit(worthAtLeast);
/** A broken cent is left out: what is left of a limit. */
export const leavesAs = inUnit(worthAtMost);
