import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { DOCUMENT_SIDES } from './document-rules.ts';
import { IDENTITY_REASONS, IDENTITY_STATES } from './states.table.ts';

/** Progress of the age and identity verification [P.25], as displayed to its member; blank and null for missing values. */
export const Identity = v.object({
  state: v.picklist(IDENTITY_STATES),
  /** True if the site requires it before the first deposit or bet. */
  isNeeded: v.boolean(),
  /** True if a document counts now: also while a newer one is looked at. */
  isGood: v.boolean(),
  /** Masked, as it was handed in last. */
  realName: v.string(),
  /** All but the last four digits masked. */
  idNumber: v.string(),
  /** The last day on the document that was handed in last, `YYYY-MM-DD`; blank for one without an end. */
  validTo: v.string(),
  /** End of the valid document; null where none is valid, or it never ends. */
  goodUntil: v.nullable(timeField),
  askedAt: v.nullable(timeField),
  decidedAt: v.nullable(timeField),
  /** Why it was rejected last, and what the operator added; null and blank where it was not. */
  reason: v.nullable(v.picklist(IDENTITY_REASONS)),
  words: v.string(),
  /** Sides with an uploaded image that was not submitted for review yet. */
  pictures: v.array(v.picklist(DOCUMENT_SIDES)),
  /** A name that is bound already: the document has to be of it. Masked; blank where none is bound. */
  boundName: v.string(),
});
export type Identity = v.InferOutput<typeof Identity>;
