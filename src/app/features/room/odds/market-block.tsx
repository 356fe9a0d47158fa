import { useId } from 'react';
import { Price } from '#app/features/match/price.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { Market, Selection } from '#contract/models/odds.ts';
import { foldMarket, useFolded } from './folded-markets.ts';

type Props = {
  readonly market: Market;
  /** The venue takes nothing at the moment: every open price is locked. */
  readonly suspended: boolean;
};

const lockedIf = (suspended: boolean, selection: Selection): Selection =>
  suspended && selection.state === 'open' ? { ...selection, state: 'locked' } : selection;

/** A market with its prices. It folds to its name, and so does the market of that name in other matches. */
export function MarketBlock({ market, suspended }: Props) {
  const folded = useFolded(market.name);
  const id = useId();
  return (
    <section className="mk">
      <h2>
        <button
          type="button"
          aria-expanded={!folded}
          aria-controls={id}
          onClick={() => foldMarket(market.name, !folded)}
        >
          {market.name}
          <small className="ell">{market.note}</small>
          <Icon name={folded ? 'chev-down' : 'chev-up'} size={16} />
        </button>
      </h2>
      <ul id={id} className={`mk__g mk__g--${market.columns}`} hidden={folded}>
        {market.selections.map((selection) => (
          <li key={selection.selectionId}>
            <Price
              selection={lockedIf(suspended, selection)}
              market={market.name}
              layout={market.columns === 3 ? 'stack' : 'row'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
