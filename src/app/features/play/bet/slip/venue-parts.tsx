import { Button } from '#kit/action/button.tsx';
import type { VenueGroup } from '../legs/venue-groups.ts';
import { t } from '../texts.ts';
import { chooseVenue, type Slip } from './use-slip.ts';
import './venue-parts.css';

type OfSlip = { readonly slip: Slip };

/** Name of the venue that takes the legs below, where the slip has legs of several. */
export function VenueHead({ slip: { groups, venue } }: OfSlip) {
  const current = groups.find((group) => group.venue === venue);
  if (!current || groups.length < 2) return null;
  return (
    <p className="bet-venue-head sm">
      <b>{t('slip.venueGroup', { venue: current.name, count: current.legs.length })}</b>
      <span className="cap t3">{t('slip.venuesApart')}</span>
    </p>
  );
}

const namesOf = ({ legs }: VenueGroup) =>
  legs.map(({ home, away }) => t('slip.versus', { home, away })).join('、');

/** Legs of the other venues, each with the way to place them. */
export function OtherVenues({ slip: { groups, venue } }: OfSlip) {
  const others = groups.filter((group) => group.venue !== venue);
  if (venue === '' || others.length === 0) return null;
  return (
    <ul className="bet-venues" aria-label={t('slip.otherVenues')}>
      {others.map((group) => (
        <li key={group.venue} className="row gap-10">
          <span className="grow">
            <b className="sm">{t('slip.venueGroup', { venue: group.name, count: group.legs.length })}</b>
            <span className="bet-venues__legs cap t3 ell">{namesOf(group)}</span>
          </span>
          <Button variant="soft" size="sm" onClick={() => chooseVenue(group.venue)}>
            {t('slip.fillVenue')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
