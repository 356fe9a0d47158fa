import * as v from 'valibot';
import { currencyField, flagField, minorField, timeField } from '#contract/fields/fields.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import { REBATE_KINDS, VIP_GIFT_KINDS, VIP_GIFT_STATES } from './vip-rules.ts';

/** From 0; the same number as a member's level. */
export const gradeField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10));
/** Hundredths of a percent: 60 is 0.60 %. */
export const rateField = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A VIP grade: its requirements, and its benefits, in the main currency of the site [3.13]. */
export const VipGrade = v.object({
  grade: gradeField,
  /** Granted by an operator, never reached by figures. */
  isInvited: flagField,
  /** Total requirements, yuan: deposits, and valid stake. */
  deposits: minorField,
  turnover: minorField,
  /** Valid stake of three whole months required to keep it, yuan. */
  keep: minorField,
  upgradeCash: minorField,
  monthCash: minorField,
  birthCash: minorField,
  /** The most that one day's rebates come to. */
  rebateMost: minorField,
  rates: v.object(v.entriesFromList(REBATE_KINDS, rateField)),
});
export type VipGrade = v.InferOutput<typeof VipGrade>;

export const VipGiftId = v.pipe(v.string(), v.regex(NUMERIC_ID), v.brand('VipGiftId'));
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

/** VIP progress of a member. Amounts are yuan; other currencies count at the rate of their minute. */
export const VipProgress = v.object({
  grade: gradeField,
  /** Totals since the account was opened. */
  deposits: minorField,
  turnover: minorField,
  /** Requirements of the next grade; null where figures lead no further. */
  next: v.nullable(
    v.object({
      grade: gradeField,
      deposits: minorField,
      turnover: minorField,
      /** For a lost grade: valid stake since then, and the stake that restores the grade. */
      regain: v.nullable(v.object({ done: minorField, needed: minorField })),
    }),
  ),
  /** The months by which the grade is looked at next, `2026-09`, both included; null for grade 0. */
  keep: v.nullable(
    v.object({ at: timeField, from: v.string(), to: v.string(), done: minorField, needed: minorField }),
  ),
  /** End of a grade granted by an operator. */
  heldUntil: v.nullable(timeField),
  /** `03-12`, or blank while the member has entered none. */
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
  /** Totals at that time. */
  deposits: minorField,
  turnover: minorField,
  /** For a downgrade: valid stake of the months reviewed; null otherwise. */
  kept: v.nullable(minorField),
  /** For a grade granted by an operator. */
  until: v.nullable(timeField),
});
export type VipChange = v.InferOutput<typeof VipChange>;
