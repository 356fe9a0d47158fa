import * as v from 'valibot';
import { minorField, timeField } from '#contract/fields/fields.ts';
import { BonusId, OrderId } from '#contract/fields/ids.ts';
import { BONUS_STATES } from '#contract/rewards/bonus/states.table.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What deposits from an amount on are given, up to the next tier. */
const DepositTier = v.object({
  from: minorField,
  /** Hundredths of a percent. */
  rate: whole,
});

/** Terms of a gift on deposits [1.03]: they are said before the deposit and do not change after it. */
export const DepositGiftTerms = v.object({
  tiers: v.array(DepositTier),
  /** The most that one deposit is given. */
  most: minorField,
  /** Wagering in multiples of the bonus, and the days there are for it. */
  times: whole,
  termDays: whole,
  /** Hours a deposit may be claimed for from its arrival. */
  claimHours: whole,
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
 * A deposit that has arrived. ready: its bonus may be claimed; taken: it was; over: not in time; promotion: it was given a
 * promotion or a coupon as it was made; small: below the first tier; spent: the day's most was given.
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
  /** Until when the first deposit counts. */
  endsAt: timeField,
  /** Null before the first deposit. */
  deposit: v.nullable(GiftedDeposit),
});
export type FirstDepositPart = v.InferOutput<typeof FirstDepositPart>;

/** The gift on every further deposit. */
export const ContinuedDepositPart = v.object({
  terms: DepositGiftTerms,
  /** Has the member deposited before? Only further deposits count. */
  hasFirst: v.boolean(),
  /** The most that a day's deposits are given, and what is left of it today. */
  dayMost: minorField,
  dayLeft: minorField,
  monthDeposits: minorField,
  monthBonus: minorField,
  /** Newest first. */
  deposits: v.array(GiftedDeposit),
});
export type ContinuedDepositPart = v.InferOutput<typeof ContinuedDepositPart>;
