import type { ReactNode } from 'react';
import { isLobby } from '#contract/play/venue/venue-path.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Link } from '#kit/link/link.tsx';
import { venueClosedText } from './venue-state-text.ts';
import { venueTarget } from './venue-target.ts';

type VenueLinkProps = {
  readonly venue: NavVenue;
  readonly className: string;
  readonly children: ReactNode;
};

/** A venue wherever it is named: the way to it, and where it is not open the word why [2.02, 4.03]. */
export function VenueLink({ venue, className, children }: VenueLinkProps) {
  const to = venueTarget(venue);
  const closed = isLobby(to) ? null : venueClosedText(venue);
  const say = () => {
    if (closed !== null) showToast({ text: closed, icon: 'wrench', forAnybody: true });
  };
  return (
    <Link className={className} to={to} onClick={say}>
      {children}
    </Link>
  );
}
