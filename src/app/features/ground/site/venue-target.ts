import { paths, transferPath } from '#app/routes/paths.ts';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import { isLobby } from '#contract/play/venue/venue-path.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';

type Placed = Pick<NavVenue, 'code' | 'link' | 'status'>;

/**
 * Returns the link target of a venue: its own page while it is open. A lobby remains the page of its venue, and shows until
 * when it is in maintenance [4.03]; a sport venue that is not open links to home [2.02]. A venue that only accepts money
 * links to its transfers.
 */
export function venueTarget({ code, link, status }: Placed): string {
  if (link === null) return transferPath(code);
  if (isLobby(link) || isVenueOpen({ status })) return link;
  return paths.home;
}
