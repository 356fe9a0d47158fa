import { paths } from '#app/routes/paths.ts';
import type { NavVenue } from '#contract/models/navigation.ts';
import { isVenueOpen } from '#contract/rules/venue-open.ts';
import { isLobby } from '#contract/rules/venue-path.ts';

type Placed = Pick<NavVenue, 'link' | 'status'>;

/**
 * Where a venue leads: its own place while it is open. A lobby stays the place of its venue, and says until when it is
 * maintained [4.03]; a sport venue that is not open leads to home [2.02]. Null where there is nothing to go to.
 */
export function venueTarget({ link, status }: Placed): string | null {
  if (link === null || isLobby(link) || isVenueOpen({ status })) return link;
  return paths.home;
}
