import type * as v from 'valibot';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { Maintenance, SiteConfig } from '#contract/site/site/schema.ts';
import { SITES, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import { NAVIGATION } from './navigation.table.ts';
import { VENUES, type Venue } from './venues.table.ts';

/** Switches that an operator may change at run time. */
export type Switches = {
  /** Logging in ends the member's other sessions with LOGIN_ELSEWHERE. */
  oneSession: boolean;
  /** Going on or announced [8.10]. */
  maintenance: Maintenance | null;
};

type SiteConfigWire = v.InferInput<typeof SiteConfig>;

/** Site settings that an operator may change at run time. */
export type SiteChange = Partial<Pick<SiteConfigWire, 'chatSwitch' | 'orderShareSeries' | 'params'>>;
export type VenueChange = Partial<Pick<Venue, 'status' | 'displayed'>>;

/** Current sites and venues: the tables with the operator’s changes since the start. */
export type SiteStore = {
  config(siteId: SiteId): SiteConfigWire;
  /** Parameters are merged, everything else is replaced. */
  change(siteId: SiteId, change: SiteChange): void;
  venue(code: string): Venue | undefined;
  /** Reports whether a venue takes money, regardless of who brings it. */
  isVenueOpen(code: string): boolean;
  /** Venues of a site, in the order of its navigation; only these can hold money. */
  venuesOf(siteId: SiteId): readonly string[];
  /** Reverts all changes of sites and venues. */
  reset(): void;
  /** @returns false for an unknown venue. */
  changeVenue(code: string, change: VenueChange): boolean;
};

/** The sites and venues with the operator's changes; changes live in memory. */
export function createSiteStore(): SiteStore {
  const changes = new Map<SiteId, SiteChange>();
  const venues = new Map(VENUES.map((venue) => [venue.code, venue]));
  return {
    config: (siteId) => {
      const { params, ...rest } = changes.get(siteId) ?? {};
      return { ...SITES[siteId], ...rest, params: { ...SITES[siteId].params, ...params } };
    },
    change: (siteId, change) => {
      const before = changes.get(siteId);
      changes.set(siteId, { ...before, ...change, params: { ...before?.params, ...change.params } });
    },
    reset() {
      changes.clear();
      for (const venue of VENUES) venues.set(venue.code, venue);
    },
    venue: (code) => venues.get(code),
    isVenueOpen: (code) => {
      const venue = venues.get(code);
      return venue !== undefined && isVenueOpen(venue);
    },
    venuesOf: (siteId) => [...new Set(NAVIGATION[siteId].flatMap((entry) => entry.venues))],
    changeVenue: (code, change) => {
      const venue = venues.get(code);
      if (venue) venues.set(code, { ...venue, ...change });
      return venue !== undefined;
    },
  };
}
