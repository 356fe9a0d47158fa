import { DAY_MS } from '#contract/units/durations.ts';

/** The two sides of an identity card: the portrait, and the emblem with the days it is valid between. */
export const DOCUMENT_SIDES = ['front', 'back'] as const;
export type DocumentSide = (typeof DOCUMENT_SIDES)[number];

/** Time before its end from which a document may be renewed, ms. */
export const RENEW_BEFORE_MS = 90 * DAY_MS;
/** Time after which an uploaded image that was not submitted for review is deleted, ms. */
export const UNSUBMITTED_IMAGE_TTL_MS = DAY_MS;
/** Years: no identity card is valid for longer, but for those that never end. */
export const DOCUMENT_YEARS_MAX = 20;
/** Letters of what an operator adds to the reason of a rejection. */
export const REJECT_NOTE_MAX = 60;
