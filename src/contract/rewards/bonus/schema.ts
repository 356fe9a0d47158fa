import * as v from 'valibot';
import { currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { BonusId } from '#contract/fields/ids.ts';
import { BONUS_CAUSES, BONUS_STATES } from './states.table.ts';

/** Money that is given under the condition that so much is staked first. */
export const Bonus = v.object({
  bonusId: BonusId,
  title: v.string(),
  /** What it came of. */
  source: v.picklist(['promotion', 'coupon', 'operator']),
  /** The promotion it came of; blank where it came of none. */
  promotionId: v.string(),
  currency: currencyField,
  amount: minorField,
  /** Wagering demanded, in multiples of the amount. */
  times: v.number(),
  /** To be staked in all, and what of it is left. */
  wagering: minorField,
  wageringLeft: minorField,
  /** Days there are to stake it, counted from when its turn comes. */
  termDays: v.number(),
  state: v.picklist(BONUS_STATES),
  cause: v.picklist(BONUS_CAUSES),
  offeredAt: timeField,
  /** Until when it may be accepted; null where it came with a deposit that named it. */
  acceptBy: v.nullable(timeField),
  acceptedAt: v.nullable(timeField),
  /** Until when it must be staked; null before its turn, and where it has no end. */
  expiresAt: v.nullable(timeField),
  endedAt: v.nullable(timeField),
});
export type Bonus = v.InferOutput<typeof Bonus>;
export type BonusWire = v.InferInput<typeof Bonus>;
