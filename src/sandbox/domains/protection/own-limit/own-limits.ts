import { mayAnswerRaise, raiseStateAt } from '#contract/protection/deposit-limit/raise-states.table.ts';
import {
  type LimitPeriod,
  OWN_LIMIT_KINDS,
  type OwnLimitKind,
  PERIODS_OF,
  RAISE_WAITS_MS,
} from '#contract/protection/own-limit/constants.ts';
import { limitWindow } from '#contract/protection/own-limit/limit-window.ts';
import type { LimitUnit, OwnLimitWire } from '#contract/protection/own-limit/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { isRaise, leavesAs } from './limit-worth.ts';
import { type LimitKey, NO_RAISE, type OwnLimitStore } from './own-limit-store.ts';
import type { Used } from './play-sums.ts';

/** Result of a change: in effect, or pending until its day; null lifts the limit. */
export type OwnLimitChange = {
  readonly unit: LimitUnit;
  readonly amount: bigint | null;
  readonly waitsUntil: number | null;
};

type Ports = { readonly store: OwnLimitStore; readonly used: Used };

/** Limit in force. */
export type LimitInForce = {
  readonly kind: OwnLimitKind;
  readonly period: LimitPeriod;
  readonly unit: LimitUnit;
  readonly amount: bigint;
  readonly used: bigint;
};

export type OwnLimits = ReturnType<typeof createOwnLimits>;

/** All limits, by kind and window. */
const ALL = OWN_LIMIT_KINDS.flatMap((kind) => PERIODS_OF[kind].map((period) => ({ kind, period })));

const unitOf = (kind: OwnLimitKind, currency: Currency): LimitUnit => {
  if (kind === 'gift') return 'COIN';
  return kind === 'time' ? 'MINUTE' : currency;
};

const remainingOf = (amount: bigint, used: bigint) => (used < amount ? amount - used : 0n);

/** Limit in wire format, its remainder in the requested currency. */
function wireOf({ store, used }: Ports, key: LimitKey, currency: Currency, now: number): OwnLimitWire {
  const { userId, kind, period } = key;
  const shown = unitOf(kind, currency);
  const row = store.find(key, now) ?? { unit: shown, amount: null, ...NO_RAISE };
  const { unit, amount, pending_at: effectiveAt } = row;
  const sum = used(userId, { kind, period, unit }, now);
  const remaining = amount === null ? null : leavesAs({ amount: remainingOf(amount, sum), unit }, shown, now);
  return {
    kind,
    period,
    unit,
    amount: amount === null ? null : String(amount),
    used: String(sum),
    left: remaining === null ? null : String(remaining),
    opensAt: period === 'each' ? null : limitWindow(period, now).until,
    pending:
      effectiveAt === null
        ? null
        : {
            unit: row.pending_unit ?? unit,
            amount: row.pending_amount === null ? null : String(row.pending_amount),
            effectiveAt,
            confirmable: raiseStateAt(effectiveAt, now) === 'confirmable',
          },
  };
}

/** Changes of a limit by its member. */
function createChanges({ store }: Ports) {
  return {
    /** @throws Refusal BAD_REQUEST for a window that the kind has not, or an amount that is nothing */
    set(key: LimitKey, to: bigint | null, currency: Currency, now: number): OwnLimitChange {
      if (!PERIODS_OF[key.kind].includes(key.period) || (to !== null && to <= 0n)) refuse('BAD_REQUEST');
      const row = store.find(key, now);
      const unit = unitOf(key.kind, currency);
      if (row === null || !isRaise(row, { amount: to, unit })) {
        store.save(key, { unit, amount: to, ...NO_RAISE });
        return { unit, amount: to, waitsUntil: null };
      }
      const waitsUntil = now + RAISE_WAITS_MS;
      store.save(key, { ...row, pending_at: waitsUntil, pending_unit: unit, pending_amount: to });
      return { unit, amount: to, waitsUntil };
    },
    /**
     * @returns the limit in effect from now on when a raise was accepted, else null
     * @throws Refusal ORDER_STEP_REFUSED when no raise is pending, or its day has not passed.
     */
    confirm(key: LimitKey, accept: boolean, now: number): OwnLimitChange | null {
      const row = store.find(key, now);
      const at = row?.pending_at ?? null;
      const mayAnswer = at !== null && mayAnswerRaise(at, accept ? 'accept' : 'keep', now);
      if (!row || !mayAnswer) return refuse('ORDER_STEP_REFUSED');
      if (!accept) {
        store.save(key, { ...row, ...NO_RAISE });
        return null;
      }
      const held = { unit: row.pending_unit ?? row.unit, amount: row.pending_amount };
      store.save(key, { ...held, ...NO_RAISE });
      return { ...held, waitsUntil: null };
    },
  };
}

/** Limits members set on what they play: lower at once, higher after a day and a second yes [P.15, P.16]. */
export function createOwnLimits(ports: Ports) {
  const { store, used } = ports;
  return {
    ...createChanges(ports),
    clear: store.clear,
    view: (userId: string, currency: Currency, now: number): OwnLimitWire[] =>
      ALL.map((each) => wireOf(ports, { userId, ...each }, currency, now)),
    /** Returns the limits of these kinds in force, with the used part of each. */
    inForce: (userId: string, kinds: readonly OwnLimitKind[], now: number): LimitInForce[] =>
      ALL.filter(({ kind }) => kinds.includes(kind)).flatMap((each) => {
        const row = store.find({ userId, ...each }, now);
        if (!row || row.amount === null) return [];
        const { unit, amount } = row;
        return [{ ...each, unit, amount, used: used(userId, { ...each, unit }, now) }];
      }),
  };
}
