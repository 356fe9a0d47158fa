import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { LIMIT_KINDS, LIMIT_PERIODS, OWN_LIMIT_KINDS } from './constants.ts';

/** Units of a limit: cents of a currency, whole coins, whole minutes. */
export const LIMIT_UNITS = ['CNY', 'USDT', 'COIN', 'MINUTE'] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];

/** Whole units as decimal digits: cents, coins or minutes. */
export const limitUnits = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,15}$/),
  v.transform((text) => BigInt(text)),
);

/** A limit on what a member plays [P.16]. */
export const OwnLimit = v.object({
  kind: v.picklist(OWN_LIMIT_KINDS),
  period: v.picklist(LIMIT_PERIODS),
  unit: v.picklist(LIMIT_UNITS),
  /** Null where none is set. */
  amount: v.nullable(limitUnits),
  /** Used in its window so far; a negative loss is a gain. */
  used: limitUnits,
  /** Money in the requested currency; null where no limit is set. */
  left: v.nullable(limitUnits),
  /** End of its window; null for one that has none. */
  opensAt: v.nullable(timeField),
  /** A raise that waits for its time or for the second yes. */
  pending: v.nullable(
    v.object({
      unit: v.picklist(LIMIT_UNITS),
      /** Null lifts the limit. */
      amount: v.nullable(limitUnits),
      effectiveAt: timeField,
      confirmable: v.boolean(),
    }),
  ),
});
export type OwnLimit = v.InferOutput<typeof OwnLimit>;
export type OwnLimitWire = v.InferInput<typeof OwnLimit>;

/** A limit of the member's own that something would pass, beside its refusal [P.16]. */
export const ReachedLimit = v.object({
  kind: v.picklist(LIMIT_KINDS),
  period: v.picklist(LIMIT_PERIODS),
  /** Currency of the remaining amount; blank for time. */
  currency: v.picklist(['CNY', 'USDT', 'COIN', '']),
  /** Remaining amount: decimal text of the currency, whole coins, or whole minutes. */
  left: v.string(),
});
export type ReachedLimit = v.InferOutput<typeof ReachedLimit>;
