import * as v from 'valibot';
import { currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { VenueCode } from '#contract/play/game/schema.ts';
import { DayText } from '#contract/units/day-text.ts';
import { gradeField, rateField } from '../vip/schema.ts';
import { REBATE_KINDS } from '../vip/vip-rules.ts';
import { REBATE_STATES } from './states.table.ts';

const kind = v.picklist(REBATE_KINDS);

/** Rebate of a kind of venues on one day. Negative after corrections. */
const RebatePart = v.object({
  kind,
  valid: minorField,
  rate: rateField,
  amount: minorField,
});
export type RebatePart = v.InferOutput<typeof RebatePart>;

/** A day's rebate of one currency. */
export const RebateDay = v.object({
  day: DayText,
  grade: gradeField,
  valid: minorField,
  /** Brought from earlier days; may be below nothing. */
  carried: minorField,
  amount: minorField,
  /** Amount carried over to the next day with a rebate. */
  left: minorField,
  state: v.picklist(REBATE_STATES),
  /** Time at which it was claimed or credited. */
  paidAt: v.nullable(timeField),
  parts: v.array(RebatePart),
});
export type RebateDay = v.InferOutput<typeof RebateDay>;

/** A member's rebates of a currency as they are now. */
export const RebateView = v.object({
  currency: currencyField,
  grade: gradeField,
  /** The days that may be claimed, the newest first, and what they come to. */
  ready: v.array(RebateDay),
  amount: minorField,
  /** Time at which the oldest of them is credited automatically; null while there is none. */
  creditAt: v.nullable(timeField),
  /** The day that runs: by venue, at today's rates. An estimate, since the day is reckoned whole at its end. */
  today: v.object({
    day: DayText,
    /** Time of the calculation. */
    runAt: timeField,
    venues: v.array(
      v.object({
        venue: VenueCode,
        name: v.string(),
        kind,
        valid: minorField,
        rate: rateField,
        amount: minorField,
      }),
    ),
    amount: minorField,
  }),
  /** Amount carried over from earlier days. */
  carried: minorField,
  /** Daily maximum in this grade. */
  most: minorField,
  rates: v.object(v.entriesFromList(REBATE_KINDS, rateField)),
});
export type RebateView = v.InferOutput<typeof RebateView>;
