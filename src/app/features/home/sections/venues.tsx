import { VenueLink } from '#app/features/ground/site/venue-link.tsx';
import { useVenueStatuses, venueNoteText, venueStateText } from '#app/features/ground/site/venue-state.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { isVenueClosed, isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { NavEntry, NavVenue } from '#contract/site/navigation/schema.ts';
import { useCall } from '#core-client/query.ts';
import { classNames } from '#kit/class-names.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { t } from '../texts.ts';
import './venues.css';

const Venue = ({ venue }: { venue: NavVenue }) => (
  <VenueLink
    venue={venue}
    className={classNames('card venue-card row', !isVenueOpen(venue) && 'venue-card--shut t3')}
  >
    <img src={venue.mark} alt="" width={40} height={40} loading="lazy" />
    <span>
      <b className="ell">{venue.name}</b>
      <small>{venueNoteText(venue, venueStateText)}</small>
    </span>
  </VenueLink>
);

function Shown({ list }: { list: readonly NavEntry[] }) {
  const current = useVenueStatuses(list.flatMap(({ venues }) => venues));
  const shown = current.filter((venue) => !isVenueClosed(venue));
  const venues = [...new Map(shown.map((venue) => [venue.code, venue])).values()];
  if (venues.length === 0) return <EmptyState title={t('home.noVenues')} />;
  return (
    <div className="venue-list">
      {venues.map((venue) => (
        <Venue key={venue.code} venue={venue} />
      ))}
    </div>
  );
}

/** Venues of the site, as named by its navigation; one in maintenance shows until when [4.03]. */
export const Venues = () => (
  <Loaded
    of={useCall('site.navigation', {})}
    waiting={<div className="venue-list" aria-hidden="true" />}
    size="line"
  >
    {({ list }) => <Shown list={list} />}
  </Loaded>
);
