import { isVenueClosed, isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** Availability of a venue [4.03]; `unknown` until the platform has responded, `absent` where the site has no such venue. */
export type VenueState =
  | { readonly is: 'unknown' | 'open' | 'absent' }
  | { readonly is: 'maintained' | 'closed'; readonly until: ServerTime | null };

export function venueState(venue: NavVenue | undefined): VenueState {
  if (!venue) return { is: 'absent' };
  if (isVenueOpen(venue)) return { is: 'open' };
  return { is: isVenueClosed(venue) ? 'closed' : 'maintained', until: venue.maintainedUntil };
}
