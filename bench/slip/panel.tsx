/** 300 prices as the panel of a room shows them, in a column as wide and as high. */
import '#app/theme/fresh.css';
import '#app/theme/base.css';
import '#app/features/community/room/odds/odds-panel.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { MarketBlock } from '#app/features/community/room/odds/market-block.tsx';
import { MatchOfPrices } from '#app/features/community/room/odds/market-selections.tsx';
import { pickedLeg } from '#tests/fixtures/match/bets.ts';
import { afterAnswer, COLUMN, everyAnswer, firstMarkets } from './price-world.ts';

const match = { matchId: pickedLeg('m1').matchId, home: { name: '甲' }, away: { name: '乙' } };

function Panel() {
  const [markets, setMarkets] = useState(firstMarkets);
  useEffect(() => everyAnswer(() => setMarkets(afterAnswer)), []);
  return (
    <div style={COLUMN}>
      {markets.map((market) => (
        <MarketBlock key={market.marketId} market={market} suspended={false} />
      ))}
    </div>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <MemoryRouter>
    <MatchOfPrices value={match}>
      <Panel />
    </MatchOfPrices>
  </MemoryRouter>,
);
