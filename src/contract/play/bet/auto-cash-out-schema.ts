import * as v from 'valibot';
import { minorField, timeField } from '#contract/fields/fields.ts';
import { CASH_OUT_REASONS } from './constants.ts';

/** Cash-out that is submitted by itself once the offer reaches a value. */
export const AutoCashOut = v.object({
  state: v.picklist(['set', 'paid', 'expired']),
  /** Least offer for the whole open stake. */
  value: minorField,
  /** Share of the open stake, per cent. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** End of the setting; null for the end of the bet. */
  until: v.nullable(timeField),
  setAt: timeField,
  /** Last submission that was refused; the setting remains. */
  miss: v.nullable(v.object({ at: timeField, amount: minorField, reason: v.picklist(CASH_OUT_REASONS) })),
  paid: v.nullable(v.object({ at: timeField, amount: minorField })),
});
export type AutoCashOut = v.InferOutput<typeof AutoCashOut>;
