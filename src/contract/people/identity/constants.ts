import { DAY_MS } from '#contract/units/durations.ts';

/** The two sides of an identity card: the portrait, and the emblem with the days it is valid between. */
export const DOCUMENT_SIDES = ['front', 'back'] as const;
export type DocumentSide = (typeof DOCUMENT_SIDES)[number];

/** A document that ends within so long, ms, may be renewed. */
export const RENEW_BEFORE_MS = 90 * DAY_MS;
/** A picture that was handed in and not sent for review is deleted after so long, ms. */
export const LOOSE_PICTURE_MS = DAY_MS;
/** Years: no identity card is valid for longer, but for those that never end. */
export const DOCUMENT_YEARS_MAX = 20;
/** Letters of what an operator adds to the reason of a rejection. */
export const REJECT_WORDS_MAX = 60;
