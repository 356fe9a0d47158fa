import { useVenueStatuses, venueClosedText } from '#app/features/ground/site/venue-state.ts';
import type { ListedRow } from '#app/features/home/board/use-board.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';

/** States why prices of a list are locked: its venues that take no bets of the reader [4.03, P.29]. */
export function ShutVenues({ rows }: { rows: readonly ListedRow[] }) {
  const entries = lastOf(useCall('site.navigation', {}))?.list ?? [];
  const venues = useVenueStatuses(entries.flatMap((entry) => entry.venues));
  const listed = new Set(rows.map(({ row }) => row.match.venueName));
  const texts = venues.flatMap((venue) => (listed.has(venue.name) ? (venueClosedText(venue) ?? []) : []));
  return texts.length === 0 ? null : (
    <p className="match-odds__asof ell" role="status">
      {[...new Set(texts)].join('；')}
    </p>
  );
}
