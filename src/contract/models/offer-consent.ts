import * as v from 'valibot';
import { flagField } from './fields.ts';

/**
 * Ways by which offers reach a member beside the inbox: the browser's notices, mail, text messages. Offers in the inbox are a
 * category of its own [P.29].
 */
export const OFFER_CHANNELS = ['notice', 'email', 'sms'] as const;
export type OfferChannel = (typeof OFFER_CHANNELS)[number];

const HOURS_A_DAY = 24;
/** A full hour of Beijing. */
export const hourField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HOURS_A_DAY - 1));

/** What a member wants of offers, and when no notice is to come at all. */
export const OfferConsent = v.object({
  notice: flagField,
  email: flagField,
  sms: flagField,
  /** From the first hour until the second one begins, over midnight where the second is earlier; null for none. */
  quiet: v.nullable(v.object({ from: hourField, to: hourField })),
});
export type OfferConsent = v.InferOutput<typeof OfferConsent>;
