import { SITE_IDS } from '#sandbox/base/tables/sites.table.ts';
import { secondOrigin, siteOrigin } from './host-names.ts';

/** Domains of the house’s own venues: separate sites to a browser, which a port alone would not be. */
const VENUE_HOSTS = ['venue.localhost', 'venue-2.localhost'] as const;

/** Number of domains of a venue. */
export const VENUE_LINES = VENUE_HOSTS.length;

/** Reports whether a host name is a venue's. */
export const isVenueHost = (hostname: string): boolean => VENUE_HOSTS.some((host) => host === hostname);

/** The origins of the venues where the platform is reached at `origin`: the main domain first, then the other. */
export function venueOrigins(origin: string): readonly string[] {
  const { protocol, port } = new URL(origin);
  return VENUE_HOSTS.map((host) => `${protocol}//${host}${port && `:${port}`}`);
}

/** The origins whose pages may show a venue at this port. */
export function framingOrigins(origin: string): readonly string[] {
  const { port } = new URL(origin);
  const main = `http://localhost:${port}`;
  const second = secondOrigin(main);
  return [main, ...(second === null ? [] : [second]), ...SITE_IDS.map((siteId) => siteOrigin(siteId, port))];
}
