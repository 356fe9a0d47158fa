import { paths } from '#app/routes/paths.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import type { VenueState } from './venue-state.ts';

/** Link to a match whose venue accepts bets [2.02]. */
const ToHome = () => (
  <Link className={buttonClass()} to={paths.home}>
    {t('odds.venueToHome')}
  </Link>
);

/** Notice about the prices of a venue that is not open [4.03]. */
export function VenueNotice({ name, venue }: { name: string; venue: VenueState }) {
  switch (venue.is) {
    case 'unknown':
    case 'open':
      return null;
    case 'maintained':
      return (
        <p className="odds-panel__notice" role="status">
          <Icon name="wrench" size={16} />
          <span>
            {venue.until === null
              ? t('odds.maintained', { name })
              : t('odds.maintainedUntil', { name, time: dayTimeText(venue.until) })}
          </span>
        </p>
      );
    case 'closed':
      return (
        <EmptyState
          title={t('odds.venueClosed', { name })}
          text={t('odds.venueClosedText')}
          action={<ToHome />}
        />
      );
    case 'absent':
      return (
        <EmptyState
          title={t('odds.venueAbsent', { name })}
          text={t('odds.venueAbsentText')}
          action={<ToHome />}
        />
      );
    default:
      return venue satisfies never;
  }
}

/** Notice that the platform is unreachable: every price is locked until it responds. */
export const HeldNotice = () => (
  <p className="odds-panel__notice" role="status">
    <Icon name="lock" size={16} />
    <span>{t('match.pricesHeld')}</span>
  </p>
);
