import * as v from 'valibot';
import { minorField, timeField } from '#contract/fields/fields.ts';
import { BetId } from '#contract/fields/ids.ts';
import { CASH_OUT_REASONS } from './constants.ts';
import { count } from './schema.ts';

/** Cash-out offer for a bet before its results are known. */
export const CashOutQuote = v.object({
  betId: BetId,
  /** Version of the bet that it was calculated for. */
  version: v.number(),
  /** Id of the offer; null when there is none. */
  quoteId: v.nullable(v.string()),
  /** For the whole open stake. */
  value: minorField,
  expiresAt: timeField,
  /** Delay before a cash-out is decided, ms. */
  delayMs: count,
  reason: v.nullable(v.picklist(CASH_OUT_REASONS)),
  serverNow: timeField,
});
export type CashOutQuote = v.InferOutput<typeof CashOutQuote>;
