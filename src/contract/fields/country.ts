import * as v from 'valibot';
import { DIAL_CODES } from './dial-codes.ts';

/** A country or region whose phone numbers the site accepts. */
export const Country = v.object({
  /** ISO 3166 letters, `CN`. */
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  name: v.string(),
  /** Dialling code without plus: `86`. */
  dialCode: v.picklist(DIAL_CODES),
});
export type Country = v.InferOutput<typeof Country>;
