import * as v from 'valibot';
import { minorField, timeField } from '#contract/fields/fields.ts';
import { BonusId, OrderId } from '#contract/fields/ids.ts';
import { BONUS_STATES } from '#contract/rewards/bonus/states.table.ts';

const nonNegativeInt = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Bonus for deposits from an amount up to the next tier. */
const DepositTier = v.object({
  from: minorField,
  /** Hundredths of a percent. */
  rate: nonNegativeInt,
});

/** Terms of a deposit bonus [1.03]: shown before the deposit and fixed after it. */
export const DepositGiftTerms = v.object({
  tiers: v.array(DepositTier),
  /** Highest bonus for one deposit. */
  most: minorField,
  /** Wagering in multiples of the bonus, and the days there are for it. */
  times: nonNegativeInt,
  termDays: nonNegativeInt,
  /** Hours a deposit may be claimed for from its arrival. */
  claimHours: nonNegativeInt,
});
export type DepositGiftTerms = v.InferOutput<typeof DepositGiftTerms>;

/** A bonus as far as its wagering is. */
const GiftedBonus = v.object({
  bonusId: BonusId,
  state: v.picklist(BONUS_STATES),
  wagering: minorField,
  wageringLeft: minorField,
  expiresAt: v.nullable(timeField),
});

/**
 * A deposit that has arrived. ready: its bonus may be claimed; taken: already claimed; over: claim period expired;
 * promotion: made with a promotion or a coupon; small: below the first tier; spent: the daily maximum was reached.
 */
export const GiftedDeposit = v.object({
  orderId: OrderId,
  amount: minorField,
  at: timeField,
  claimUntil: timeField,
  bonus: minorField,
  state: v.picklist(['ready', 'taken', 'over', 'promotion', 'small', 'spent']),
  /** Null before it was claimed. */
  given: v.nullable(GiftedBonus),
});
export type GiftedDeposit = v.InferOutput<typeof GiftedDeposit>;
export type GiftedDepositWire = v.InferInput<typeof GiftedDeposit>;

/** The gift on the first deposit of a member. */
export const FirstDepositPart = v.object({
  terms: DepositGiftTerms,
  joinedAt: timeField,
  /** Deadline for the first deposit to count. */
  endsAt: timeField,
  /** Null before the first deposit. */
  deposit: v.nullable(GiftedDeposit),
});
export type FirstDepositPart = v.InferOutput<typeof FirstDepositPart>;

/** The gift on every further deposit. */
export const ContinuedDepositPart = v.object({
  terms: DepositGiftTerms,
  /** True if the member has deposited before. Only further deposits count. */
  hasFirst: v.boolean(),
  /** Daily maximum of bonuses, and the amount of it left today. */
  dayMost: minorField,
  dayLeft: minorField,
  monthDeposits: minorField,
  monthBonus: minorField,
  /** Newest first. */
  deposits: v.array(GiftedDeposit),
});
export type ContinuedDepositPart = v.InferOutput<typeof ContinuedDepositPart>;
