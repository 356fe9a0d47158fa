import * as v from 'valibot';
import { currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { BonusId } from '#contract/fields/ids.ts';
import { BONUS_CAUSES, BONUS_STATES } from './states.table.ts';

/** Money granted with a wagering requirement. */
export const Bonus = v.object({
  bonusId: BonusId,
  title: v.string(),
  /** Source of the bonus. */
  source: v.picklist(['promotion', 'coupon', 'operator']),
  /** Promotion that granted it; blank for other sources. */
  promotionId: v.string(),
  currency: currencyField,
  amount: minorField,
  /** Wagering demanded, in multiples of the amount. */
  times: v.number(),
  /** To be staked in all, and what of it is left. */
  wagering: minorField,
  wageringLeft: minorField,
  /** Days for the wagering requirement, counted from its activation. */
  termDays: v.number(),
  state: v.picklist(BONUS_STATES),
  cause: v.picklist(BONUS_CAUSES),
  offeredAt: timeField,
  /** Deadline for accepting it; null where it was part of a deposit that selected it. */
  acceptBy: v.nullable(timeField),
  acceptedAt: v.nullable(timeField),
  /** Deadline for the wagering requirement; null before its activation, and where it has none. */
  expiresAt: v.nullable(timeField),
  endedAt: v.nullable(timeField),
});
export type Bonus = v.InferOutput<typeof Bonus>;
export type BonusWire = v.InferInput<typeof Bonus>;
