import * as v from 'valibot';
import { currencyField, flagField, minorField, timeField } from '#contract/fields/fields.ts';
import { VIP_GIFT_KINDS, VIP_GIFT_STATES } from './gift-states.table.ts';
import { REBATE_KINDS } from './rebate-constants.ts';

/** From 0; the same number as a member's level. */
export const gradeField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10));
/** Hundredths of a percent: 60 is 0.60 %. */
export const rateField = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A VIP grade: what it takes, and what a member of it is given, in the main currency of the site [3.13]. */
export const VipGrade = v.object({
  grade: gradeField,
  /** Given by an operator, never reached by figures. */
  isInvited: flagField,
  /** What it takes in all, yuan: paid in, and valid stake. */
  deposits: minorField,
  turnover: minorField,
  /** Valid stake of three whole months that keeps it, yuan. */
  keep: minorField,
  upgradeCash: minorField,
  monthCash: minorField,
  birthCash: minorField,
  /** The most that one day's rebates come to. */
  rebateMost: minorField,
  rates: v.object(v.entriesFromList(REBATE_KINDS, rateField)),
});
export type VipGrade = v.InferOutput<typeof VipGrade>;

export const VipGiftId = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.brand('VipGiftId'));
export type VipGiftId = v.InferOutput<typeof VipGiftId>;

export const VipGift = v.object({
  giftId: VipGiftId,
  kind: v.picklist(VIP_GIFT_KINDS),
  grade: gradeField,
  currency: currencyField,
  amount: minorField,
  state: v.picklist(VIP_GIFT_STATES),
  givenAt: timeField,
  /** After that it cannot be claimed; null for always. */
  claimUntil: v.nullable(timeField),
  claimedAt: v.nullable(timeField),
});
export type VipGift = v.InferOutput<typeof VipGift>;

/** How far a member has come. Sums are yuan; what came in another currency counts at the rate of its minute. */
export const VipProgress = v.object({
  grade: gradeField,
  /** In all, since the account was opened. */
  deposits: minorField,
  turnover: minorField,
  /** What the next grade takes; null where figures lead no further. */
  next: v.nullable(
    v.object({
      grade: gradeField,
      deposits: minorField,
      turnover: minorField,
      /** Of a grade that was lost: valid stake since then, and how much of it brings the grade back. */
      regain: v.nullable(v.object({ done: minorField, needed: minorField })),
    }),
  ),
  /** The months by which the grade is looked at next, `2026-09`, both included; null for grade 0. */
  keep: v.nullable(
    v.object({ at: timeField, from: v.string(), to: v.string(), done: minorField, needed: minorField }),
  ),
  /** A grade given by an operator holds until then. */
  heldUntil: v.nullable(timeField),
  /** `03-12`, or blank while the member has given none. */
  birthday: v.string(),
  gifts: v.array(VipGift),
});
export type VipProgress = v.InferOutput<typeof VipProgress>;

export const VIP_CHANGES = ['rise', 'fall', 'given'] as const;

/** A change of grade: why, and by which figures, yuan. */
export const VipChange = v.object({
  changeId: v.string(),
  from: gradeField,
  to: gradeField,
  why: v.picklist(VIP_CHANGES),
  at: timeField,
  /** In all at that time. */
  deposits: minorField,
  turnover: minorField,
  /** Of a fall: valid stake of the months it was looked at by; null otherwise. */
  kept: v.nullable(minorField),
  /** Of a grade given by an operator. */
  until: v.nullable(timeField),
});
export type VipChange = v.InferOutput<typeof VipChange>;
