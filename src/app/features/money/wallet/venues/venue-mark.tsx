import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { VenueWallet } from '../with-assets.tsx';
import './venue-mark.css';

/** Logo of a venue, grey while it is unavailable. The name beside it identifies it. */
export const VenueMark = ({ venue, size }: { venue: VenueWallet; size: number }) => (
  <img
    className={isVenueOpen(venue) ? 'venue-mark' : 'venue-mark venue-mark--off'}
    src={venue.mark}
    alt=""
    width={size}
    height={size}
    loading="lazy"
  />
);
