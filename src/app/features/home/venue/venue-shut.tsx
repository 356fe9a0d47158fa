import { venueClosedText } from '#app/features/ground/site/venue-state.ts';
import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import type { LoadedAssets } from '#app/features/money/wallet/with-assets.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import { venueShut } from '#contract/play/venue/venue-open.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import { durationText } from '#contract/units/duration-text.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

type ShutProps = {
  readonly venue: NavVenue;
  /** Wallets of the member; null for guests. */
  readonly known: LoadedAssets | null;
};

/** Time until a maintenance is expected to end. */
function Remaining({ until }: { until: ServerTime }) {
  const text = useServerText((now) => durationText(until - now));
  return (
    <div>
      <dt>{t('venueBoard.left')}</dt>
      <dd className="num" role="timer">
        {text}
      </dd>
    </div>
  );
}

/** Money and open bets of the member at a venue. */
function Holdings({ venue, known }: { venue: NavVenue; known: LoadedAssets }) {
  const asked = {
    currency: known.currency.code,
    which: 'open',
    venue: venue.code,
    page: 1,
    size: 1,
  } as const;
  const open = lastOf(useCall('bet.list', asked, { refetchMs: REFRESH_MS['bet.list'] }));
  const wallet = known.assets.venues.find((each) => each.venue === venue.code);
  return (
    <>
      {wallet ? (
        <div>
          <dt>{t('venueBoard.venueBalance')}</dt>
          <dd className="num">
            <Amount value={wallet.balance} />
          </dd>
        </div>
      ) : null}
      {open ? (
        <div>
          <dt>{t('venueBoard.open')}</dt>
          <dd className="num">{t('venueBoard.openCount', { count: String(open.total) })}</dd>
        </div>
      ) : null}
    </>
  );
}

const toHome = (
  <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
    {t('venueBoard.toHome')}
  </Link>
);

/** Ways on from a block of one's own: neither lifts it. */
const fromBlock = (
  <span className="row gap-8">
    <Link className={buttonClass({ variant: 'line' })} to={paths.blocks}>
      {t('venueBoard.myBlocks')}
    </Link>
    <Link className={buttonClass({ variant: 'line' })} to={helpPath('helpline')}>
      {t('venueBoard.talk')}
    </Link>
  </span>
);

/** Day since which the member blocks a venue; blank while it is not known. */
function useBlockedSince({ code }: NavVenue, isOwn: boolean): string {
  const blocks = lastOf(useCall('selfBlock.list', {}, { enabled: isOwn }));
  const since = blocks?.list.find(({ kind, id }) => kind === 'venue' && id === code)?.since ?? null;
  return since === null ? '' : t('venueBoard.blockedSince', { date: siteDayOf(since) });
}

/** Takes the place of the board while the venue takes no money, with the reason [4.03, P.29]. */
export function VenueShut({ venue, known }: ShutProps) {
  const shut = venueShut(venue, venue.isBlocked);
  const isOwn = shut === 'blocked';
  const since = useBlockedSince(venue, isOwn);
  const { name, maintainedUntil: until } = venue;
  return (
    <div className="card venue-board__shut">
      <EmptyState
        illustration={isOwn ? 'gate' : 'maintain'}
        title={isOwn ? t('venueBoard.blockedTitle', { venue: name }) : (venueClosedText(venue) ?? '')}
        text={since + t('venueBoard.shutText')}
        action={
          <div className="venue-board__ways">
            <dl className="venue-board__facts">
              {shut === 'maintained' && until !== null ? <Remaining until={until} /> : null}
              {known ? <Holdings venue={venue} known={known} /> : null}
            </dl>
            {isOwn ? fromBlock : toHome}
          </div>
        }
      />
    </div>
  );
}
