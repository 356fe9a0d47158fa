import { shortVenueStateText } from '#app/features/ground/site/venue-state.ts';
import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import type { LoadedAssets } from '#app/features/money/wallet/with-assets.tsx';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
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

/** Number of matches of each venue, by its code. */
function useMatchCounts(): ReadonlyMap<string, number> {
  const known = lastOf(useCall('board.venues', {}, { refetchMs: REFRESH_MS['board.venues'] }));
  return new Map(known?.list.map(({ venue, live, today, early }) => [venue, live + today + early]));
}

type NoteProps = Pick<BooksProps, 'known'> & { readonly venue: NavVenue; readonly count: number | undefined };

/** Line under the name of a venue: its state while it takes no money, otherwise the member's balance and its matches. */
function Note({ venue, known, count }: NoteProps) {
  if (!isVenueOpen(venue)) {
    return (
      <small className="row gap-4">
        <Icon name={venue.status === 0 ? 'ban' : 'wrench'} size={12} />
        <span className="ell">{shortVenueStateText(venue)}</span>
      </small>
    );
  }
  const wallet = known?.assets.venues.find((each) => each.venue === venue.code);
  return (
    <small className="row gap-8">
      {known && wallet ? (
        <span className="ell">
          <Amount value={wallet.balance} symbol={known.currency.symbol} />
        </span>
      ) : null}
      {count === undefined ? null : <span>{t('venueBoard.matches', { count: String(count) })}</span>}
    </small>
  );
}

/** The venues of matches in one row, each with its balance and matches, or its state. */
export function VenueBooks({ venues, current, known }: BooksProps) {
  const counts = useMatchCounts();
  return (
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
                <Note venue={venue} known={known} count={counts.get(venue.code)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
