import { shortVenueStateText } from '#app/features/ground/site/venue-state.ts';
import type { LoadedAssets } from '#app/features/money/wallet/with-assets.tsx';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { classNames } from '#kit/class-names.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import './venue-books.css';

type BooksProps = {
  readonly venues: readonly NavVenue[];
  /** Code of the venue whose board is shown. */
  readonly current: string;
  /** Wallets of the member; null for guests. */
  readonly known: LoadedAssets | null;
};

/** Returns what the cell of a venue says: its state while it takes no money, otherwise the member's balance. */
function noteOf(venue: NavVenue, known: LoadedAssets | null): string {
  const wallet = known?.assets.venues.find((each) => each.venue === venue.code);
  return isVenueOpen(venue) && known && wallet
    ? known.currency.symbol + formatMinor(wallet.balance)
    : shortVenueStateText(venue);
}

/** The venues of matches in one row, each with its balance or state. */
export const VenueBooks = ({ venues, current, known }: BooksProps) => (
  <nav aria-label={t('venueBoard.books')}>
    <ul className="venue-books hs">
      {venues.map((venue) => (
        <li key={venue.code}>
          <Link
            className={classNames('card venue-book row gap-10', !isVenueOpen(venue) && 'venue-book--shut')}
            to={venue.link ?? ''}
            aria-current={venue.code === current ? 'page' : undefined}
          >
            <img src={venue.mark} alt="" width={36} height={36} />
            <span className="grow">
              <b className="ell">{venue.name}</b>
              <small className="ell">{noteOf(venue, known)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
