import * as v from 'valibot';
import { flagField } from '#contract/fields/fields.ts';

const contactLink = v.pipe(v.string(), v.regex(/^(?:mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]{5,20})$/));

/** A way to reach customer service. */
export const SupportContact = v.object({
  lineId: v.string(),
  name: v.string(),
  text: v.string(),
  /** Opening hours, as text. */
  hours: v.string(),
  isOpen: flagField,
  /** Writes a letter or dials a number; null for the conversation of the page itself. */
  link: v.nullable(contactLink),
});
export type SupportContact = v.InferOutput<typeof SupportContact>;
