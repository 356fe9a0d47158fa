import type { VenueCode } from '#contract/play/game/schema.ts';
import { WORD_ID } from '#contract/text/wire-patterns.ts';

/** A venue that records are narrowed to. */
export type RecordVenue = { readonly venue: VenueCode; readonly venueName: string };

const isVenueCode = (text: string): text is VenueCode => WORD_ID.test(text);

/** The venue of a query; null, which is all of them, for what names none. */
export const venueIn = (text: string | null): VenueCode | null =>
  text !== null && isVenueCode(text) ? text : null;
