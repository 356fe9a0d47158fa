import { PickPrice } from '#app/features/bet/pick/pick-price.tsx';
import type { Match } from '#contract/models/match.ts';
import type { Market } from '#contract/models/odds.ts';
import { t } from '../texts.ts';

interface MarketPricesProps {
  /** Null where the venue offers no such market for the match. */
  market: Market | null;
  match: Match;
  slot: 'win' | 'handicap' | 'total';
}

/** The prices of one market in a row, side by side. */
export const MarketPrices = ({ match, market, slot }: MarketPricesProps) => (
  <div className={`mr__o mr__o--${slot}`}>
    {market === null ? (
      <span className="mr__none">
        <span aria-hidden="true">—</span>
        <span className="sr">{t('home.noMarket')}</span>
      </span>
    ) : (
      market.selections.map((selection) => (
        <PickPrice
          key={selection.selectionId}
          match={match}
          market={market}
          selection={selection}
          layout="stack"
        />
      ))
    )}
  </div>
);
