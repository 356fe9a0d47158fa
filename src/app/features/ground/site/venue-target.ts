import { paths, transferPath } from '#app/routes/paths.ts';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import { isLobby } from '#contract/play/venue/venue-path.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';

type Placed = Pick<NavVenue, 'code' | 'link' | 'status'>;

/**
 * Where a venue leads: its own place while it is open. A lobby stays the place of its venue, and says until when it is
 * maintained [4.03]; a sport venue that is not open leads to home [2.02]. What takes money alone leads to its transfers.
 */
export function venueTarget({ code, link, status }: Placed): string {
  if (link === null) return transferPath(code);
  if (isLobby(link) || isVenueOpen({ status })) return link;
  return paths.home;
}
