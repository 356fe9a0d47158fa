import type { LimitPeriod, OwnLimitKind } from '#contract/protection/own-limit/constants.ts';
import { limitWindow } from '#contract/protection/own-limit/limit-window.ts';
import type { LimitUnit, ReachedLimit } from '#contract/protection/own-limit/schema.ts';
import { minorText, smaller } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Guard, RequestedAction, Spending } from '#sandbox/domains/ground/admission/requested-action.ts';
import { countsAs, leavesAs } from './limit-worth.ts';
import type { LimitInForce, OwnLimits } from './own-limits.ts';

/** A limit that would be passed: its window, and what is left of it. All amounts compared are in one unit. */
type PassedLimit = { readonly period: LimitPeriod; readonly remaining: bigint };

/**
 * The limit to name where several would be passed: the one that leaves least, and of equals the one that is closed
 * longest, so that the moment a member reads is the moment that opens all of them [P.15, P.16].
 */
export function tightestLimit<Each extends PassedLimit>(
  passed: readonly Each[],
  at: number,
): Each | undefined {
  const least = passed.map(({ remaining }) => remaining).reduce(smaller, passed[0]?.remaining ?? 0n);
  const untilOf = ({ period }: PassedLimit) => limitWindow(period, at).until;
  return passed
    .filter(({ remaining }) => remaining === least)
    .toSorted((one, other) => untilOf(other) - untilOf(one))[0];
}

/** Kinds of limits that each use is checked against. */
const KINDS: Readonly<Record<RequestedAction['use'], readonly OwnLimitKind[]>> = {
  bet: ['loss', 'stake', 'single', 'time'],
  launch: ['time'],
  gift: ['gift'],
  deposit: [],
  transferIn: [],
  // Coins do not become money again: buying them is the loss, and staking them is play.
  coins: ['loss'],
  activity: [],
  pool: ['stake', 'single', 'time'],
  offer: [],
  withdraw: [],
};

/** Limit that a use would exceed, and its remainder in the unit of the use. */
type Passed = {
  readonly kind: OwnLimitKind;
  readonly period: LimitPeriod;
  readonly remaining: bigint;
  readonly unit: LimitUnit;
};

/** Returns the remainder of a limit, in the unit of a spending; a single stake may use its whole limit. */
function remainingOf({ amount, used, unit }: LimitInForce, requestedUnit: LimitUnit, at: number): bigint {
  const remaining = used < amount ? amount - used : 0n;
  return leavesAs({ amount: remaining, unit }, requestedUnit, at);
}

/** A time limit is exceeded when nothing of it is left; any other when the spending does not fit. */
function passes(limit: LimitInForce, spending: Spending | null, at: number): Passed | null {
  const { kind, period } = limit;
  if (kind === 'time') {
    return limit.used >= limit.amount ? { kind, period, remaining: 0n, unit: 'MINUTE' } : null;
  }
  if (spending === null) return null;
  const more = countsAs({ amount: spending.amount, unit: spending.currency }, limit.unit, at);
  if (limit.used + more <= limit.amount) return null;
  return { kind, period, remaining: remainingOf(limit, spending.currency, at), unit: spending.currency };
}

const textOf = (amount: bigint, unit: LimitUnit) =>
  unit === 'CNY' || unit === 'USDT' ? minorText(amount) : String(amount);

const reachedBy = ({ kind, period, remaining, unit }: Passed): ReachedLimit => ({
  kind,
  period,
  currency: unit === 'MINUTE' ? '' : unit,
  left: textOf(remaining, unit),
});

/**
 * Keeps stakes, purchases of coins, gifts and time within the member’s own limits [P.16]. @throws Refusal LIMIT_REACHED
 * from the guard
 */
export const limitGuard =
  ({ inForce }: Pick<OwnLimits, 'inForce'>): Guard =>
  ({ userId, use, spending, at }) => {
    const passed = inForce(userId, KINDS[use], at).flatMap((limit) => passes(limit, spending, at) ?? []);
    const named = tightestLimit(passed, at);
    if (!named) return;
    const { period } = named;
    const until = period === 'each' ? {} : { until: limitWindow(period, at).until };
    refuse('LIMIT_REACHED', { limit: reachedBy(named), ...until });
  };
