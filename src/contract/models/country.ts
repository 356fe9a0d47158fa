import * as v from 'valibot';

/** A country or region whose phone numbers the site takes. */
export const Country = v.object({
  /** ISO 3166 letters, `CN`. */
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  name: v.string(),
  /** Dialling code without plus: `86`. */
  dialCode: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
});
export type Country = v.InferOutput<typeof Country>;
