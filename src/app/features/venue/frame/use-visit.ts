import { useCall } from '#app/core-client/query.ts';
import type { VenueLaunch } from '#contract/models/venue.ts';
import { lastOf } from '#contract/units/loadable.ts';

const REFRESH_MS = 30_000;

/** What the visit has come to by the platform's books, never by what the venue's page says. */
export function useVisit({ sessionId }: VenueLaunch) {
  const visit = useCall('venue.confirm', { sessionId }, { refetchMs: REFRESH_MS });
  return { visit: lastOf(visit), refetch: visit.refetch };
}
