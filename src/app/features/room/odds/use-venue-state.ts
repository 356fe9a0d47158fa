import { useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { type VenueState, venueState } from './venue-state.ts';

/** The state of a venue by its name, as this site has it, kept fresh while somebody looks. */
export function useVenueState(name: string): VenueState {
  const data = lastOf(useCall('site.navigation', {}, { refetchMs: REFRESH_MS['site.navigation'] }));
  if (!data) return { is: 'unknown' };
  const venues = data.list.flatMap((entry) => entry.venues);
  return venueState(venues.find((venue) => venue.name === name));
}
