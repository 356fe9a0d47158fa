import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { RESTRICTION_STATES } from './states.table.ts';

/** What keeps a member from playing, by their own will [P.17, P.18, P.29]. */
export const Restriction = v.object({
  state: v.picklist(RESTRICTION_STATES.filter((state) => state !== 'free')),
  since: timeField,
  /** When it ends, or has ended; null where it has no end. */
  until: v.nullable(timeField),
  /** From when the account may be opened again; null while nobody has asked. */
  openableAt: v.nullable(timeField),
});
export type Restriction = v.InferOutput<typeof Restriction>;
export type RestrictionWire = v.InferInput<typeof Restriction>;
