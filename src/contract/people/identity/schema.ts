import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { DOCUMENT_SIDES } from './constants.ts';
import { IDENTITY_REASONS, IDENTITY_STATES } from './states.table.ts';

/** How far the check of age and identity has come [P.25], as its member reads it; blank and null where there is nothing yet. */
export const Identity = v.object({
  state: v.picklist(IDENTITY_STATES),
  /** Whether the site asks for it before the first deposit or bet. */
  isNeeded: v.boolean(),
  /** Whether a document counts now: also while a newer one is looked at. */
  isGood: v.boolean(),
  /** Masked, as it was handed in last. */
  realName: v.string(),
  /** All but the last four digits masked. */
  idNumber: v.string(),
  /** The last day on the document that was handed in last, `YYYY-MM-DD`; blank for one without an end. */
  validTo: v.string(),
  /** When the document that counts ends; null where none counts, or it never ends. */
  goodUntil: v.nullable(timeField),
  askedAt: v.nullable(timeField),
  decidedAt: v.nullable(timeField),
  /** Why it was rejected last, and what the operator added; null and blank where it was not. */
  reason: v.nullable(v.picklist(IDENTITY_REASONS)),
  words: v.string(),
  /** Sides whose picture lies with the platform and was not sent for review yet. */
  pictures: v.array(v.picklist(DOCUMENT_SIDES)),
  /** A name that is bound already: the document has to be of it. Masked; blank where none is bound. */
  boundName: v.string(),
});
export type Identity = v.InferOutput<typeof Identity>;
