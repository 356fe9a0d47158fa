import { PickPrice } from '#app/features/play/bet/pick/pick-price.tsx';
import { matchOddsPath } from '#app/routes/paths.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';

/** Winner prices over the image; they link to all the others. */
export function SlidePrices({ match, isCurrent }: { match: Match; isCurrent: boolean }) {
  const { matchId } = match;
  const data = lastOf(
    useCall('live.odds', { matchId }, isCurrent ? { refetchMs: REFRESH_MS['live.odds'] } : {}),
  );
  const market = data?.markets[0];
  if (!data || !market) return null;
  const to = matchOddsPath(matchId);
  return (
    <div className="hero-carousel__odds">
      <div className="row between">
        <b className="sm">{market.name}</b>
        <Link className="cap row gap-4" to={to}>
          {t('home.allMarkets', { count: data.markets.length })}
          <Icon name="chev-right" size={13} />
        </Link>
      </div>
      <div className={`hero-carousel__prices hero-carousel__prices--${market.columns}`}>
        {market.selections.map((selection) => (
          <PickPrice
            key={selection.selectionId}
            match={match}
            market={market}
            selection={selection}
            layout="stack"
          />
        ))}
      </div>
    </div>
  );
}
