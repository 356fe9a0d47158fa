import { useState } from 'react';
import { errorText } from '#app/i18n/error-text.ts';
import { t } from '#app/i18n/text.ts';
import { Chip } from '#app/kit/choice/chip.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState, ErrorState } from '#app/kit/feedback/states.tsx';
import { useOddsTopic } from '#app/link/topics.ts';
import { Price } from '#app/match/price.tsx';
import { MARKET_GROUPS } from '#contract/constants.ts';
import type { MatchId } from '#contract/models/ids.ts';
import type { Market, MarketGroup } from '#contract/models/odds.ts';
import './odds-panel.css';

const MarketBlock = ({ market }: { market: Market }) => (
  <section className="mk">
    <h2>
      {market.name}
      <small>{market.note}</small>
    </h2>
    <ul className={`mk__g mk__g--${market.columns}`}>
      {market.selections.map((selection) => (
        <li key={selection.selectionId}>
          <Price selection={selection} market={market.name} layout={market.columns === 3 ? 'stack' : 'row'} />
        </li>
      ))}
    </ul>
  </section>
);

/** Markets and prices of the match, changing in place; a moved price is marked for three seconds. */
export function OddsPanel({ matchId }: { matchId: MatchId }) {
  const view = useOddsTopic(matchId);
  const odds = view?.odds ?? null;
  const [group, setGroup] = useState<MarketGroup>('hot');

  if (!odds) {
    return view?.failed ? (
      <ErrorState title={t('room.oddsFailed')} text={errorText(view.failed)} />
    ) : (
      <div className="odds__wait">
        <SkeletonRows count={8} />
      </div>
    );
  }
  const shown = odds.markets.filter((market) => group === 'hot' || market.group === group);
  return (
    <>
      <div className="of">
        {MARKET_GROUPS.map((name) => (
          <Chip key={name} tone="filter" selected={name === group} onClick={() => setGroup(name)}>
            {t(`room.${name}`)}
          </Chip>
        ))}
      </div>
      <div className="scr">
        {shown.length === 0 ? <EmptyState title={t('room.noMarkets')} /> : null}
        {shown.map((market) => (
          <MarketBlock key={market.marketId} market={market} />
        ))}
      </div>
    </>
  );
}
