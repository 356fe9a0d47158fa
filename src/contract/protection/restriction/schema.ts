import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { RESTRICTION_STATES } from './states.table.ts';

/** Restriction on play that the member has imposed on themselves [P.17, P.18, P.29]. */
export const Restriction = v.object({
  state: v.picklist(RESTRICTION_STATES.filter((state) => state !== 'free')),
  since: timeField,
  /** End time, also when past; null where it has no end. */
  until: v.nullable(timeField),
  /** Time from which the account may be reopened; null while no request was made. */
  openableAt: v.nullable(timeField),
});
export type Restriction = v.InferOutput<typeof Restriction>;
export type RestrictionWire = v.InferInput<typeof Restriction>;
