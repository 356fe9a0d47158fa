import { VenueLink } from '#app/features/site/venue-link.tsx';
import { classNames } from '#app/kit/class-names.ts';
import type { NavVenue } from '#contract/models/navigation.ts';
import { isVenueOpen } from '#contract/rules/venue-open.ts';
import { isLobby } from '#contract/rules/venue-path.ts';
import { hourMinute } from '#contract/units/time.ts';
import { t } from './texts.ts';

const MAINTAINED = 1;

/** What is under a venue's name. */
function noteOf({ status, link, maintainedUntil }: NavVenue): string {
  if (isVenueOpen({ status })) {
    if (link === null) return t('menu.transferOnly');
    return t(isLobby(link) ? 'menu.toLobby' : 'menu.seeMatches');
  }
  if (status !== MAINTAINED) return t('menu.notOpen');
  if (maintainedUntil === null) return t('menu.maintained');
  return t('menu.maintainedUntil', { time: hourMinute(maintainedUntil) });
}

/** A venue of the menu with its state [4.03]. */
export const VenueCell = ({ venue }: { venue: NavVenue }) => (
  <VenueLink venue={venue} className={classNames('vcell', !isVenueOpen(venue) && 'vcell--off')}>
    <img src={venue.mark} alt="" width={44} height={44} />
    <span>
      <b>{venue.name}</b>
      <small>{noteOf(venue)}</small>
    </span>
  </VenueLink>
);
