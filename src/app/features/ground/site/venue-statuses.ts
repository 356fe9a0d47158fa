import type { NavVenue } from '#contract/site/navigation/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';

/**
 * Returns venues of the navigation with their current status, polled while they are shown [4.03, 7.13]: the navigation itself
 * may be of the last visit.
 */
export function useVenueStatuses(venues: readonly NavVenue[]): readonly NavVenue[] {
  const known = lastOf(useCall('site.maintenance', {}, { refetchMs: REFRESH_MS['site.maintenance'] }));
  const statuses = new Map(known?.venues.map((venue) => [venue.code, venue]));
  return venues.map((venue) => ({ ...venue, ...statuses.get(venue.code) }));
}
