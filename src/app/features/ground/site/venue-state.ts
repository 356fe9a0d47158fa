import { isVenueOpen, venueShut } from '#contract/play/venue/venue-open.ts';
import { isLobby } from '#contract/play/venue/venue-path.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { dayTime, hourMinute } from '#contract/units/time.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { t } from './texts.ts';

/**
 * Returns venues of the navigation with their current status, polled while they are shown [4.03, 7.13]: the navigation itself
 * may be of the last visit.
 */
export function useVenueStatuses(venues: readonly NavVenue[]): readonly NavVenue[] {
  const known = lastOf(useCall('site.maintenance', {}, { refetchMs: REFRESH_MS['site.maintenance'] }));
  const statuses = new Map(known?.venues.map((venue) => [venue.code, venue]));
  return venues.map((venue) => ({ ...venue, ...statuses.get(venue.code) }));
}

const MAINTAINED = 1;

/** Reports whether a venue is shut by its reader alone. */
const isOnlyBlocked = (venue: NavVenue): boolean => venueShut(venue, venue.isBlocked) === 'blocked';

/** The state of a venue in a word or two [4.03]. */
export function venueStateText(venue: NavVenue): string {
  if (isVenueOpen(venue)) return t('venueState.open');
  if (isOnlyBlocked(venue)) return t('venueState.blocked');
  if (venue.status !== MAINTAINED) return t('venueState.notOpen');
  const { maintainedUntil: until } = venue;
  return until === null ? t('venueState.maintained') : t('venueState.until', { time: dayTime(until) });
}

/** Returns the short form of the same, with the hour alone. */
export function shortVenueStateText(venue: NavVenue): string {
  const { status, maintainedUntil: until } = venue;
  return status === MAINTAINED && until !== null
    ? t('venueState.until', { time: hourMinute(until) })
    : venueStateText(venue);
}

/** Why a venue is not open, and until when; null while it is. */
export function venueClosedText(venue: NavVenue): string | null {
  if (isVenueOpen(venue)) return null;
  const { name, status, maintainedUntil: until } = venue;
  if (isOnlyBlocked(venue)) return t('venueState.blockedLong', { venue: name });
  if (status !== MAINTAINED) return t('venueState.notOpenLong', { venue: name });
  if (until === null) return t('venueState.maintainedNoEnd', { venue: name });
  return t('venueState.maintainedLong', { venue: name, time: dayTime(until) });
}

/** Returns the note below the name of a venue: what its link leads to, or its state while it takes no money. */
export function venueNoteText(venue: NavVenue, stateText: (venue: NavVenue) => string): string {
  if (!isVenueOpen(venue)) return stateText(venue);
  if (venue.link === null) return t('venueState.transferOnly');
  return t(isLobby(venue.link) ? 'venueState.toLobby' : 'venueState.seeMatches');
}
