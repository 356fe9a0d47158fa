import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { VenueWallet } from '../wallet-assets.ts';
import './venue-mark.css';

/** A venue's own mark, grey while it takes no part. The name beside it says which it is. */
export const VenueMark = ({ venue, size }: { venue: VenueWallet; size: number }) => (
  <img
    className={isVenueOpen(venue) ? 'venmark' : 'venmark venmark--off'}
    src={venue.mark}
    alt=""
    width={size}
    height={size}
    loading="lazy"
  />
);
