import { Price } from '#app/features/match/price.tsx';
import type { Market } from '#contract/models/odds.ts';
import { t } from '../texts.ts';

interface MarketPricesProps {
  /** Null where the venue offers no such market for the match. */
  market: Market | null;
  /** Where a price leads. */
  to: string;
  slot: 'win' | 'handicap' | 'total';
}

/** The prices of one market in a row, side by side. */
export const MarketPrices = ({ market, to, slot }: MarketPricesProps) => (
  <div className={`mr__o mr__o--${slot}`}>
    {market === null ? (
      <span className="mr__none">
        <span aria-hidden="true">—</span>
        <span className="sr">{t('home.noMarket')}</span>
      </span>
    ) : (
      market.selections.map((selection) => (
        <Price
          key={selection.selectionId}
          selection={selection}
          market={market.name}
          layout="stack"
          press={{ is: 'link', to }}
        />
      ))
    )}
  </div>
);
