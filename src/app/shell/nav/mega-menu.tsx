import './mega-menu.css';
import { useEffect, useRef } from 'react';
import { VenueLink } from '#app/features/ground/site/venue-link.tsx';
import { shortVenueStateText, venueNoteText } from '#app/features/ground/site/venue-state.ts';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { NavEntry, NavVenue } from '#contract/site/navigation/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { classNames } from '#kit/class-names.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

/** A venue of the menu with its state [4.03]. */
const VenueCell = ({ venue }: { venue: NavVenue }) => (
  <VenueLink
    venue={venue}
    className={classNames('venue-cell row gap-12', !isVenueOpen(venue) && 'venue-cell--off')}
  >
    <img src={venue.mark} alt="" width={44} height={44} />
    <span>
      <b>{venue.name}</b>
      <small>{venueNoteText(venue, shortVenueStateText)}</small>
    </span>
  </VenueLink>
);

interface MegaMenuProps {
  entry: NavEntry;
  venues: readonly NavVenue[];
  /** Opened by a key: its first link is focused. */
  takesFocus: boolean;
}

/** The sports this site shows, beside the venues that offer them. */
function Sports() {
  const data = lastOf(useCall('site.sports', {}));
  const sports = data?.list.filter(({ isShown }) => isShown) ?? [];
  return (
    <ul className="mega__sports" aria-label={t('menu.sports')}>
      {sports.map(({ sport, name, link }) => (
        <li key={sport}>
          <Link className="chip" to={link}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Leagues = ({ leagues }: Pick<NavEntry, 'leagues'>) => (
  <div className="mega-list">
    <p className="mega__h sm t3">{t('menu.leagues')}</p>
    <ul>
      {leagues.map(({ leagueId, name, total, link }) => (
        <li key={leagueId}>
          <Link to={link}>
            {name}
            <span className="num">{total}</span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

const Promotion = ({ promotion }: { promotion: NonNullable<NavEntry['promotion']> }) => (
  <Link className="mega-promotion" to={promotion.link}>
    <img className="art" src={promotion.picture} alt="" />
    <b>{promotion.title}</b>
    <span className="cap">{promotion.text}</span>
  </Link>
);

/** Content of a menu: venues of the entry [4.03], popular leagues, and one promotion. */
export function MegaMenu({ entry, venues, takesFocus }: MegaMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  const { kind, name, leagues, promotion } = entry;
  return (
    <div className="mega" ref={panel}>
      <div className="wrap">
        <div>
          <p className="mega__h sm t3">{t('menu.venues')}</p>
          <ul className="venue-grid" aria-label={t('menu.venuesOf', { name })}>
            {venues.map((venue) => (
              <li key={venue.code}>
                <VenueCell venue={venue} />
              </li>
            ))}
          </ul>
          {kind === 'sports' ? <Sports /> : null}
        </div>
        {leagues.length > 0 ? <Leagues leagues={leagues} /> : null}
        {promotion ? <Promotion promotion={promotion} /> : null}
      </div>
    </div>
  );
}
