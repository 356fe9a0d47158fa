import { Link } from 'react-router-dom';
import { useCall } from '#app/core-client/query.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import type { NavEntry, NavVenue } from '#contract/models/navigation.ts';
import { isVenueClosed, isVenueOpen } from '#contract/rules/venue-open.ts';
import { isLobby } from '#contract/rules/venue-path.ts';
import { dayTime } from '#contract/units/time.ts';
import { t } from '../texts.ts';
import './venues.css';

function Facts({ venue }: { venue: NavVenue }) {
  const { maintainedUntil, link } = venue;
  if (isVenueOpen(venue)) {
    if (link === null) return t('home.transferOnly');
    return t(isLobby(link) ? 'home.toLobby' : 'home.seeMatches');
  }
  return maintainedUntil === null
    ? t('home.maintained')
    : t('home.until', { time: dayTime(maintainedUntil) });
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
  if (!isVenueOpen(venue)) return <div className="card vn vn--shut">{inside}</div>;
  if (venue.link === null) return <div className="card vn">{inside}</div>;
  return (
    <Link className="card vn" to={venue.link}>
      {inside}
    </Link>
  );
}

function Shown({ list }: { list: readonly NavEntry[] }) {
  const shown = list.flatMap(({ venues }) => venues).filter((venue) => !isVenueClosed(venue));
  const venues = [...new Map(shown.map((venue) => [venue.code, venue])).values()];
  if (venues.length === 0) return <EmptyState title={t('home.noVenues')} />;
  return (
    <div className="vs">
      {venues.map((venue) => (
        <Venue key={venue.code} venue={venue} />
      ))}
    </div>
  );
}

/** The venues of the site, as its navigation names them; one in maintenance says until when [4.03]. */
export const Venues = () => (
  <Loaded of={useCall('site.navigation', {})} waiting={<div className="vs" aria-hidden="true" />} size="line">
    {({ list }) => <Shown list={list} />}
  </Loaded>
);
