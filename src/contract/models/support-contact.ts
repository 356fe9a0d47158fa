import * as v from 'valibot';
import { flagField } from './fields.ts';

/** A way to reach customer service. */
export const SupportContact = v.object({
  lineId: v.string(),
  name: v.string(),
  text: v.string(),
  /** Hours of the day it is answered, as words. */
  hours: v.string(),
  isOpen: flagField,
});
export type SupportContact = v.InferOutput<typeof SupportContact>;
