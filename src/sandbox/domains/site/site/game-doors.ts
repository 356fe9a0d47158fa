import { isVenueClosed, isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { MAINTAINED, maintenanceEnd } from './navigation.ts';
import type { SiteStore } from './site-store.ts';

/**
 * The venues of games as the operator has them now; `until` is the expected end of their maintenance, epoch ms. Null where
 * the site does not have the venue, or it is not displayed.
 */
export const gameDoors =
  (sites: Pick<SiteStore, 'venue' | 'venuesOf'>) => (siteId: SiteId, code: string, now: number) => {
    const venue = sites.venuesOf(siteId).includes(code) ? sites.venue(code) : undefined;
    if (!venue || isVenueClosed(venue)) return null;
    return { isOpen: isVenueOpen(venue), until: venue.status === MAINTAINED ? maintenanceEnd(now) : null };
  };
