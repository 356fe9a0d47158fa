import type * as v from 'valibot';
import { isVenueClosed, isVenueOpen } from '#contract/play/venue/venue-open.ts';
import { bookPath, venuePath } from '#contract/play/venue/venue-path.ts';
import type { NavEntry, NavVenue, VenueStatus } from '#contract/site/navigation/schema.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { isBook } from '#sandbox/base/tables/books.table.ts';
import { GAME_VENUES } from '#sandbox/base/tables/game-venues.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';
import type { World } from '#sandbox/world/world.ts';
import { NAVIGATION, type NavPlan } from './navigation.table.ts';
import type { SiteStore } from './site-store.ts';
import type { Venue } from './venues.table.ts';

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

const LEAGUES_SHOWN = 5;
/** The status of a venue that is being mended and is still shown. */
const MAINTAINED = 1;
const TABS = { 1: 'football', 2: 'basketball', 3: 'esports' } as const;

/** Maintenance ends at 18:00 in Beijing, 10:00 UTC. */
const MAINTENANCE_ENDS_MS = 10 * HOUR_MS;

/** Expected end of the current maintenance, epoch ms. */
export const maintenanceEnd = (now: number): number =>
  Math.ceil((now - MAINTENANCE_ENDS_MS) / DAY_MS) * DAY_MS + MAINTENANCE_ENDS_MS;

type Ports = { readonly world: World; readonly sites: SiteStore };

const lobbies: ReadonlySet<string> = new Set(Object.values(GAME_VENUES).map(({ code }) => code));

/** The lobby of a venue of electronic games [2.03]; null for a venue that has none. */
const lobbyOf = (code: string): string | null => (lobbies.has(code) ? venuePath(code) : null);

/** Reports whether the reader blocked a venue for themselves. */
type IsBlocked = (code: string) => boolean;

/** A reader without blocks of their own. */
const NOT_BLOCKED: IsBlocked = () => false;

const statusWire = (
  { code, status, displayed }: Venue,
  now: number,
  isBlocked: IsBlocked,
): v.InferInput<typeof VenueStatus> => ({
  code,
  status,
  displayed: displayed ? 1 : 0,
  maintainedUntil: status === MAINTAINED ? maintenanceEnd(now) : null,
  isBlocked: isBlocked(code) ? 1 : 0,
});

type Reading = { readonly siteId: SiteId; readonly now: number; readonly isBlocked: IsBlocked };

/** Returns the state of each venue of a site as a reader finds it, in the order of its navigation [7.13]. */
export const venueStatuses = (
  sites: Pick<SiteStore, 'venue' | 'venuesOf'>,
  { siteId, now, isBlocked }: Reading,
) =>
  sites
    .venuesOf(siteId)
    .flatMap((code) => sites.venue(code) ?? [])
    .map((venue) => statusWire(venue, now, isBlocked));

/** Venues of an entry’s menu. */
function venuesWire(
  { venues }: NavPlan,
  { world, sites }: Ports,
  isBlocked: IsBlocked = NOT_BLOCKED,
): readonly v.InferInput<typeof NavVenue>[] {
  return venues
    .flatMap((code) => sites.venue(code) ?? [])
    .map((venue) => ({
      ...statusWire(venue, world.clock.now(), isBlocked),
      name: venue.name,
      rebate: venue.rebate,
      mark: artUrl('venue', venue.name),
      link: isBook(venue.code) ? bookPath(venue.code) : lobbyOf(venue.code),
    }));
}

/** The venue of a site by its code, as its menu names it; null where the site does not have it [7.14]. */
export const venueEntry = (
  { siteId, isBlocked }: Pick<Reading, 'siteId' | 'isBlocked'>,
  code: string,
  ports: Ports,
) =>
  NAVIGATION[siteId]
    .flatMap((plan) => venuesWire(plan, ports, isBlocked))
    .find((venue) => venue.code === code) ?? null;

/** Leagues of a sport with matches on or to come, most first. */
function leaguesOf(world: World, sport: 1 | 2 | 3) {
  const matches = world.matches.list(sport).filter(({ clockPhase }) => clockPhase !== 'ended');
  return [...Map.groupBy(matches, ({ leagueId }) => leagueId)].map(([leagueId, list]) => ({
    leagueId,
    name: list[0]?.matchName ?? '',
    total: list.length,
    link: `/app/home?tab=${TABS[sport]}&league=${leagueId}#matches`,
  }));
}

function entryWire(plan: NavPlan, ports: Ports): v.InferInput<typeof NavEntry> {
  const { kind, name, link, sports, promotion } = plan;
  return {
    entryId: kind,
    kind,
    name,
    link,
    promotion,
    venues: [...venuesWire(plan, ports)],
    leagues: sports
      .flatMap((sport) => leaguesOf(ports.world, sport))
      .toSorted((left, right) => right.total - left.total)
      .slice(0, LEAGUES_SHOWN),
  };
}

/** The main navigation of a site as it is now: venues as the operator has them, leagues from the matches around. */
export const navigationOf = (siteId: SiteId, ports: Ports): readonly v.InferInput<typeof NavEntry>[] =>
  NAVIGATION[siteId].map((plan) => entryWire(plan, ports));
