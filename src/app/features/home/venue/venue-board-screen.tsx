import type { ReactNode } from 'react';
import { useVenueStatuses } from '#app/features/ground/site/venue-state.ts';
import { type LoadedAssets, WithAssets } from '#app/features/money/wallet/with-assets.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import type { Sport } from '#contract/play/match/schema.ts';
import { isVenueClosed, isVenueOpen } from '#contract/play/venue/venue-open.ts';
import { isBookPath } from '#contract/play/venue/venue-path.ts';
import type { NavEntry, NavVenue } from '#contract/site/navigation/schema.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { inCard } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import { VenueBooks } from './venue-books.tsx';
import { VenueMatches, type VenueRows } from './venue-matches.tsx';
import { VenueShut } from './venue-shut.tsx';
import { VenueWallet } from './venue-wallet.tsx';
import './venue-board.css';

const SPORTS: Readonly<Partial<Record<NavEntry['kind'], readonly Sport[]>>> = {
  sports: ['football', 'basketball'],
  esports: ['esports'],
};

/** A venue of matches, with the sports of its entry. */
type Book = { readonly venue: NavVenue; readonly sports: readonly Sport[] };

/** Returns the venues of matches of a site, in the order of its navigation. */
const booksOf = (entries: readonly NavEntry[]): readonly Book[] =>
  entries.flatMap(({ kind, venues }) =>
    venues
      .filter(({ link }) => link !== null && isBookPath(link))
      .map((venue) => ({ venue, sports: SPORTS[kind] ?? [] })),
  );

const ToHome = () => (
  <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
    {t('venueBoard.toHome')}
  </Link>
);

type BoardProps = {
  readonly books: readonly Book[];
  /** Wallets of the member; null for guests, and until they are loaded. */
  readonly known: LoadedAssets | null;
  /** Takes the place of the wallet where it could not be loaded. */
  readonly failed?: ReactNode;
  readonly rows: VenueRows;
};

/** The board of a venue: the venues in one row, the member's money at this one, and its matches or why there are none. */
function Board({ books, current, known, failed, rows }: BoardProps & { readonly current: Book }) {
  const { venue, sports } = current;
  usePageTitle(venue.name);
  const wallet = known?.assets.venues.find((each) => each.venue === venue.code);
  const shown = books.map((book) => book.venue).filter((each) => !isVenueClosed(each));
  return (
    <>
      <h1 className="sr">{venue.name}</h1>
      <VenueBooks venues={shown} current={venue.code} known={known} />
      {known && wallet ? (
        <VenueWallet key={venue.code} wallet={wallet} known={known} isOpen={isVenueOpen(venue)} />
      ) : (
        failed
      )}
      {isVenueOpen(venue) ? (
        <VenueMatches venue={venue} sports={sports} rows={rows} />
      ) : (
        <VenueShut venue={venue} known={known} />
      )}
    </>
  );
}

/** Finds the venue of the address among those of the site. */
function AtVenue({ entries, code, rows }: { entries: readonly NavEntry[]; code: string; rows: VenueRows }) {
  const session = useSession();
  const planned = booksOf(entries);
  const venues = useVenueStatuses(planned.map(({ venue }) => venue));
  const books = planned.map((book, at) => ({ ...book, venue: venues[at] ?? book.venue }));
  const current = books.find(({ venue }) => venue.code.toLowerCase() === code.toLowerCase());
  if (!current) {
    return (
      <EmptyState
        size="page"
        illustration="empty"
        title={t('venueBoard.missing')}
        text={t('venueBoard.missingText')}
        action={<ToHome />}
      />
    );
  }
  const parts = { books, current, rows };
  if (session.is !== 'member') return <Board {...parts} known={null} />;
  return (
    <WithAssets
      waiting={<Board {...parts} known={null} />}
      frame={(failed) => <Board {...parts} known={null} failed={inCard(failed)} />}
    >
      {(known) => <Board {...parts} known={known} />}
    </WithAssets>
  );
}

/** The board of a venue of matches, at its code in the address. */
function VenueBoardScreen({ rows }: { rows: VenueRows }) {
  const { venue = '' } = useParams();
  return (
    <main id="main" className="wrap venue-board">
      <Loaded of={useCall('site.navigation', {})} waiting={null}>
        {({ list }) => <AtVenue entries={list} code={venue} rows={rows} />}
      </Loaded>
    </main>
  );
}

/** Returns the screen with the rows that it shows. */
export const venueBoardScreen = (rows: VenueRows) => () => <VenueBoardScreen rows={rows} />;
