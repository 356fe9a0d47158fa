import type { ReactNode } from 'react';
import { paths, transferPath } from '#app/routes/paths.ts';
import { venueShut } from '#contract/play/venue/venue-open.ts';
import { isBookPath, isLobby } from '#contract/play/venue/venue-path.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Link } from '#kit/link/link.tsx';
import { venueClosedText } from './venue-state.ts';

type VenueLinkProps = {
  readonly venue: NavVenue;
  readonly className: string;
  readonly children: ReactNode;
};

type LinkedVenue = Pick<NavVenue, 'code' | 'link' | 'status' | 'displayed' | 'isBlocked'>;

/**
 * Returns the link target of a venue: its own page while it is open. A lobby remains the page of its venue, and shows until
 * when it is in maintenance [4.03]; a sport venue that is not open links to home [2.02], and one that the member blocked
 * for themselves to its board, where its money can be taken out [P.29]. A venue that only accepts money
 * links to its transfers.
 */
export function venueTarget(venue: LinkedVenue): string {
  const { code, link } = venue;
  if (link === null) return transferPath(code);
  if (isLobby(link) || venueShut(venue) === null) return link;
  return paths.home;
}

/** A venue wherever it is named: the way to it, and where it is not open the word why [2.02, 4.03]. */
export function VenueLink({ venue, className, children }: VenueLinkProps) {
  const to = venueTarget(venue);
  const closed = isLobby(to) || isBookPath(to) ? null : venueClosedText(venue);
  const showClosed = () => {
    if (closed !== null) showToast({ text: closed, icon: 'wrench', forAnybody: true });
  };
  return (
    <Link className={className} to={to} onClick={showClosed}>
      {children}
    </Link>
  );
}
