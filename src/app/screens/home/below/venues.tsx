import { Link } from 'react-router-dom';
import { tHome } from '#app/i18n/home-text.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { useCall } from '#app/link/query.ts';
import { siteNavigation } from '#app/link/site-queries.ts';
import type { NavVenue } from '#contract/models/navigation.ts';
import { isVenueClosed, isVenueOpen } from '#contract/rules/venue-open.ts';
import { dayTime } from '#contract/units/time.ts';
import { AreaFailed } from '../area-failed.tsx';
import './venues.css';

const HUNDREDTHS = 100;

function Facts({ venue }: { venue: NavVenue }) {
  const { maintainedUntil, rebate } = venue;
  if (isVenueOpen(venue)) return tHome('home.rebate', { percent: (rebate / HUNDREDTHS).toFixed(2) });
  return maintainedUntil === null
    ? tHome('home.maintained')
    : tHome('home.until', { time: dayTime(maintainedUntil) });
}

function Venue({ venue }: { venue: NavVenue }) {
  const inside = (
    <>
      <img src={venue.mark} alt="" width={40} height={40} loading="lazy" />
      <span>
        <b className="ell">{venue.name}</b>
        <small>
          <Facts venue={venue} />
        </small>
      </span>
    </>
  );
  return isVenueOpen(venue) ? (
    <Link className="card vn" to={venue.link}>
      {inside}
    </Link>
  ) : (
    <div className="card vn vn--shut">{inside}</div>
  );
}

/** The venues of the site, as its navigation names them; one in maintenance says until when [4.03]. */
export function Venues() {
  const { data, error, isFetching, refetch } = useCall(siteNavigation, {});
  if (data === undefined) {
    return error ? (
      <AreaFailed error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <div className="vs" aria-hidden="true" />
    );
  }
  const shown = data.list.flatMap(({ venues }) => venues).filter((venue) => !isVenueClosed(venue));
  const venues = [...new Map(shown.map((venue) => [venue.code, venue])).values()];
  if (venues.length === 0) return <EmptyState title={tHome('home.noVenues')} />;
  return (
    <div className="vs">
      {venues.map((venue) => (
        <Venue key={venue.code} venue={venue} />
      ))}
    </div>
  );
}
