import { briefStateWords } from '#app/features/site/venue-words.ts';
import { classNames } from '#app/kit/class-names.ts';
import { Link } from '#app/kit/link/link.tsx';
import type { NavVenue } from '#contract/models/navigation.ts';
import { isVenueClosed, isVenueOpen } from '#contract/rules/venue-open.ts';
import { venuePath } from '#contract/rules/venue-path.ts';
import { t } from './texts.ts';

type TabsProps = { readonly lobbies: readonly NavVenue[]; readonly current: NavVenue };

/** The venues with a lobby and their states; one that is closed is not displayed [4.03]. */
export const VenueTabs = ({ lobbies, current }: TabsProps) => (
  <nav className="lbv" aria-label={t('lobby.venues')}>
    {lobbies
      .filter((venue) => !isVenueClosed(venue))
      .map((venue) => (
        <Link
          key={venue.code}
          to={venue.link ?? venuePath(venue.code)}
          className={classNames('lbv__one', !isVenueOpen(venue) && 'lbv__one--off')}
          aria-current={venue.code === current.code ? 'page' : undefined}
        >
          <img src={venue.mark} alt="" width={36} height={36} />
          <span>
            <b>{venue.name}</b>
            <small>{briefStateWords(venue)}</small>
          </span>
        </Link>
      ))}
  </nav>
);
