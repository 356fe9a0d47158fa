import * as v from 'valibot';
import { flagField } from '#contract/fields/fields.ts';

const HOURS_A_DAY = 24;
/** A full hour of Beijing. */
const hourField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HOURS_A_DAY - 1));

/** Consent of a member to offers, and the hours without notifications. */
export const OfferConsent = v.object({
  notice: flagField,
  email: flagField,
  sms: flagField,
  /** From the first hour until the second one begins, over midnight where the second is earlier; null for none. */
  quiet: v.nullable(v.object({ from: hourField, to: hourField })),
});
export type OfferConsent = v.InferOutput<typeof OfferConsent>;
